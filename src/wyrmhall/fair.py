"""Fair by proof: a deal from what the house and the players each bound themselves to before they saw anything.

The house publishes the SHA-256 of its seed when a table is opened. Each player's browser may bind itself in the same
way to a number of its own (a nonce) when it sits down, and gives the number away when all seats are taken. The seed of
the game is a hash of all of them, so nobody can have chosen it, if only one of them was honest.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256

from wyrmhall.core.words import Msg

HEAD = "wyrmhall deal"
SEED_DIGITS = 32
LEFT_OUT, ALONE = "unproved-left-out", "unproved-alone"


class Unproved(ValueError):
    """A deal that is not what was promised; `said` is the sentence that tells why."""

    def __init__(self, said: Msg) -> None:
        self.said = said
        super().__init__(said.id)


def commitment(said: str) -> str:
    """What is published of a seed or a nonce before it is known: its SHA-256, in hexadecimal digits."""
    return sha256(said.encode()).hexdigest()


def mixed(house_seed: str, nonces: Mapping[int, str]) -> str:
    """The seed of a game, from the house's and the players' by seat; the house's own if no player added any."""
    if not nonces:
        return house_seed
    lines = [HEAD, house_seed, *[f"{seat} {nonces[seat]}" for seat in sorted(nonces)]]
    return sha256("\n".join(lines).encode()).hexdigest()[:SEED_DIGITS]


def proofs(
    committed: str, house_seed: str, commitments: Mapping[int, str], nonces: Mapping[int, str], seed: str, tables: int
) -> list[Msg]:
    """What the numbers of a game prove, in sentences; `Unproved` at the first that does not fit.

    Where several tables had the same deal, those who played at them are counted through all of these.

    One of them may be `LEFT_OUT`: all fits, but whoever held their number back, and saw the others', could choose
    between two deals; and a house may well sit at its own table. Or the house was `ALONE`, and could choose any.
    """
    if commitment(house_seed) != committed:
        raise Unproved(Msg("unproved-house", commitment=committed))
    said = [Msg("proved-house", commitment=committed)]
    if tables > 1:
        said.append(Msg("proved-tables", n=tables))
    for n in sorted({*commitments, *nonces}):
        who = Msg("bound-player" if tables > 1 else "bound-seat", n=n + 1)
        if n not in nonces:
            said.append(Msg(LEFT_OUT, who=who, commitment=commitments[n]))
        elif commitments.get(n) != commitment(nonces[n]):
            raise Unproved(Msg("unproved-number", who=who))
        else:
            said.append(Msg("proved-number", who=who, commitment=commitments[n]))
    if mixed(house_seed, nonces) != seed:
        raise Unproved(Msg("unproved-seed", seed=seed))
    said.append(Msg("proved-seed", seed=seed, n=len(nonces)) if nonces else Msg(ALONE, seed=seed))
    return said
