"""One deal for several tables: it waits for the numbers of all who play at any of them, and comes from all of these."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from wyrmhall.fair import commitment
from wyrmhall.server.rows import SeatRow, TableRow


class Numbers(msgspec.Struct):
    """Who plays at which table is nobody else's business, so players are counted through all tables, from 0 on."""

    tables: int
    commitments: dict[int, str]
    nonces: dict[int, str] = {}

    def with_given(self, nonces: Iterable[str]) -> Numbers:
        """Each number stands where somebody is bound to it."""
        by_hash = {commitment(nonce): nonce for nonce in nonces}
        given = {n: by_hash[bound] for n, bound in self.commitments.items() if bound in by_hash}
        return Numbers(self.tables, self.commitments, given)

    def kept(self) -> str:
        return msgspec.json.encode(self).decode()


decode_numbers = msgspec.json.Decoder(Numbers).decode


def share(made: Sequence[tuple[TableRow, Sequence[SeatRow]]]) -> bool:
    """Note which new tables have the same seed; whether they are to be dealt together, since players are bound to
    numbers that go into it."""
    if len(made) < 2:
        return False
    everybody = [seat for _, seats in made for seat in seats]
    bound = {n: seat.commitment for n, seat in enumerate(everybody) if seat.commitment}
    for row, _ in made:
        row.dealt_with = made[0][0].id
        row.numbers = Numbers(len(made), bound).kept() if bound else None
    return bool(bound)
