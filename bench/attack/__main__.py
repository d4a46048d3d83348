"""Attack the house for a while in every way we know, while people play: `python3 dev.py attack [--minutes N]`.

A random mixture, the same for the same seed, against SQLite and PostgreSQL; everything on loopback and bounded. Exits
with 1 if anything acknowledged was lost or doubled, a view was wrong, or a request was answered with 500; with 2 if
others were served too slowly during a flood, which says something on a quiet machine only.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

import httpx  # noqa: E402

from bench.attack.disasters import DISASTERS, KillHouse  # noqa: E402
from bench.attack.floods import FLOODS, Attack  # noqa: E402
from bench.attack.house import House  # noqa: E402
from bench.attack.ledger import Couple, Player, WithBot  # noqa: E402
from bench.attack.notes import AIMS, HEALTH, Notes, share  # noqa: E402
from bench.attack.target import PROBE  # noqa: E402
from bench.attack.visitor import send_in  # noqa: E402

GAMES = ("seadragons", "worms", "wyrmspan", "flamecraft")
PROBE_SECONDS = 0.05
BY_FATE = {disaster.name(): disaster for disaster in DISASTERS}
ATTACKS: dict[str, type[Attack]] = {flood.name(): flood for flood in FLOODS} | BY_FATE


async def probe(house: House) -> None:
    """Asks how the house is, all the time."""
    async with house.client(PROBE, timeout=20) as http:
        while True:
            since = time.monotonic()
            try:
                await http.get("/healthz")
                house.notes.took(HEALTH, time.monotonic() - since)
            except httpx.HTTPError:
                pass  # it is being killed
            await asyncio.sleep(PROBE_SECONDS)


async def attacked(
    house: House, names: list[str], minutes: float, seconds: float, kills: int, pick: random.Random
) -> int:
    """Gives how many answers were acknowledged."""
    notes = house.notes
    players = [Player(house, game, seed) for seed, game in enumerate(GAMES)]
    players += [Couple(house, "seadragons", 101), WithBot(house, "wyrmspan", 102)]
    await house.start()
    playing = [asyncio.create_task(player.play()) for player in players]
    probing = asyncio.create_task(probe(house))
    end = time.monotonic() + minutes * 60
    await asyncio.sleep(min(5.0, minutes * 60))
    left: list[str] = []
    while time.monotonic() < end:
        if not left:
            left = pick.sample(names, len(names))
        notes.attack = left.pop()
        print(f"  {notes.attack}", file=sys.stderr, flush=True)
        if disaster := BY_FATE.get(notes.attack):
            await disaster(house, pick).run(seconds)
        else:
            await send_in(notes.attack, house, seconds, pick)
        notes.done[notes.attack] += 1
        notes.attack = "after"
        await asyncio.sleep(0.5)
    while notes.kills < kills:
        notes.attack = KillHouse.name()
        await KillHouse(house, pick).run(seconds)
    for player in players:
        player.playing = False
    probing.cancel()
    await asyncio.gather(*playing, probing, return_exceptions=True)
    for task in playing:
        if not task.cancelled() and task.exception() is not None:
            notes.fault(f"a player failed: {task.exception()!r}")
    notes.attack = "check"
    await house.until_well()
    return sum([await player.check() for player in players])


def report(kind: str, notes: Notes, answers: int) -> int:
    """Tells all of it; gives how many aims were missed."""
    statuses = ", ".join(f"{status}: {count}" for status, count in sorted(notes.statuses.items()))
    print(
        f"\n{kind}: {answers} answers acknowledged; attacks: {sum(notes.done.values())}; kill -9: {notes.kills}; "
        f"answers by status: {statuses}"
    )
    missed = 0
    floods = {flood.name() for flood in FLOODS}
    for (attack, what), taken in sorted(notes.taken.items()):
        late = share(taken, 0.99)
        judged = f"{'holds' if late < AIMS[what] else 'MISSED'} (< {AIMS[what]:g})" if attack in floods else ""
        missed += "MISSED" in judged
        print(f"  {attack:16} {what:8} {len(taken):6}  p50 {share(taken, 0.5):.3f}  p99 {late:.3f} s  {judged}")
    print("  " + ("; ".join(notes.wrong) or "nothing lost, nothing doubled, no 500, no wrong view"))
    return missed


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0, help="for each database")
    parser.add_argument("--seconds", type=float, default=8.0, help="for each attack")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", nargs="*", default=["sqlite", "postgres"], choices=["sqlite", "postgres"])
    parser.add_argument("--only", nargs="*", default=list(ATTACKS), choices=list(ATTACKS))
    parser.add_argument("--kills", type=int, default=0, help="go on until the house was killed so often")
    parser.add_argument("--any-speed", action="store_true", help="on a machine that has other things to do, too")
    said = parser.parse_args()
    faults = missed = 0
    for kind in said.database:
        notes = Notes()
        house = House(kind, notes)
        print(f"{kind}:", file=sys.stderr)
        names = [name for name in said.only if kind in ATTACKS[name].kinds]
        pick = random.Random(said.seed)
        try:
            answers = asyncio.run(attacked(house, names, said.minutes, said.seconds, said.kills, pick))
        finally:
            house.close()
        missed += report(kind, notes, answers)
        faults += len(notes.wrong)
    return 1 if faults else 2 if missed and not said.any_speed else 0


if __name__ == "__main__":
    sys.exit(main())
