"""Attack the house for a while in every way we know, while people play: `python3 dev.py attack [--minutes N]`.

A random mixture, the same for the same seed, against SQLite and then PostgreSQL; everything on loopback and bounded. Of
the whole time each database has its part, and the house is killed eight times a minute: 200 times in 25 minutes. Exits
with 1 if anything acknowledged was lost or doubled, a view was wrong, or a request was answered with 500; with 2 if
others were served too slowly during a flood, which says something on a quiet machine only.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import sys
import time
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

import httpx  # noqa: E402

from bench.attack.disasters import DISASTERS, KillHouse  # noqa: E402
from bench.attack.floods import FLOODS  # noqa: E402
from bench.attack.house import House  # noqa: E402
from bench.attack.ledger import Couple, Player, WithBot  # noqa: E402
from bench.attack.notes import AIMS, HEALTH, Notes, share  # noqa: E402
from bench.attack.target import PROBE, TROUBLE, Attack  # noqa: E402
from bench.attack.visitor import send_in  # noqa: E402

GAMES = ("seadragons", "worms", "wyrmspan", "flamecraft")
PROBE_SECONDS = 0.05
KILLS_A_MINUTE = 8
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


@dataclass
class Plan:
    """What is done to one database."""

    names: list[str]
    seconds: float  # for all of it
    each: float  # for one attack
    kills: int
    pick: random.Random

    def goes_on(self, killed: int, since: float) -> bool:
        """Until its time is over and the house was killed often enough; on a slow machine for twice as long at most."""
        passed = time.monotonic() - since
        return passed < self.seconds or (killed < self.kills and passed < 2 * self.seconds)

    def is_behind(self, killed: int, since: float) -> bool:
        """Whether it is time to kill the house again, so that kills are spread over the whole."""
        return killed < self.kills * min(1.0, (time.monotonic() - since) / self.seconds)


async def attacked(house: House, plan: Plan) -> int:
    """Gives how many answers were acknowledged."""
    notes = house.notes
    players = [Player(house, game, seed) for seed, game in enumerate(GAMES)]
    players += [Couple(house, "seadragons", 101), Couple(house, "wyrmspan", 102), WithBot(house, "wyrmspan", 103)]
    await house.start()
    playing = [asyncio.create_task(player.play()) for player in players]
    probing = asyncio.create_task(probe(house))
    await asyncio.sleep(min(5.0, plan.seconds))
    since = time.monotonic()
    left: list[str] = []
    while plan.goes_on(notes.houses, since):
        if plan.is_behind(notes.houses, since):
            notes.attack = KillHouse.name()
        else:
            left = left or plan.pick.sample(plan.names, len(plan.names))
            notes.attack = left.pop()
        passed = time.monotonic() - since
        print(f"  {passed:6.0f} s  {notes.attack}  ({notes.houses} killed)", file=sys.stderr, flush=True)
        await attack(house, plan)
        notes.attack = "after"
        await asyncio.sleep(0.5)
    for player in players:
        player.playing = False
    probing.cancel()
    await asyncio.gather(*playing, probing, return_exceptions=True)
    for task in playing:
        if not task.cancelled() and task.exception() is not None:
            notes.fault(f"a player failed: {task.exception()!r}")
    notes.attack = "check"
    await house.until_well()
    answers = sum([await player.check() for player in players])
    code, said = await house.command("db", "check", "--database", house.database)
    if code != 0:
        notes.fault(f"db check: {said.strip()[-300:]}")
    return answers


async def attack(house: House, plan: Plan) -> None:
    """The one that `notes` names; whatever becomes of it, the others come too."""
    notes, name = house.notes, house.notes.attack
    notes.look_at_load()
    disaster = BY_FATE.get(name)
    try:
        if disaster is None:
            await send_in(name, house, plan.each, plan.pick)
        elif disaster is KillHouse and plan.pick.random() < 0.5:  # killed while it is flooded
            flood = plan.pick.choice(FLOODS).name()
            work = disaster(house, plan.pick).run(plan.each)
            await asyncio.gather(work, send_in(flood, house, plan.each, plan.pick, is_judged=False))
        else:
            await disaster(house, plan.pick).run(plan.each)
        notes.done[name] += 1
    except TROUBLE as error:  # nobody else did anything: what is asked of the house then must be answered
        notes.fault(f"{name} came to no end: {error!r}")
        await house.until_well()


def report(kind: str, notes: Notes, answers: int, kills: int) -> int:
    """Tells all of it; gives how many aims were missed."""
    statuses = ", ".join(f"{status}: {count}" for status, count in sorted(notes.statuses.items()))
    done = ", ".join(f"{name} {count}" for name, count in sorted(notes.done.items()))
    print(f"\n{kind}: {answers} answers acknowledged; {sum(notes.done.values())} attacks: {done}")
    print(f"  kill -9: the house {notes.houses} times of {kills}, a worker {notes.workers} times")
    print(f"  answers by status: {statuses}")
    print("  of each flood came through: " + ", ".join(f"{name} {n}" for name, n in sorted(notes.reached.items())))
    missed = 0
    floods = {flood.name() for flood in FLOODS}
    for (attack, what), taken in sorted(notes.taken.items()):
        late = share(taken, 0.99)
        is_judged = attack in floods and what in AIMS
        judged = f"{'holds' if late < AIMS[what] else 'MISSED'} (< {AIMS[what]:g})" if is_judged else ""
        missed += "MISSED" in judged
        load = share(notes.loads.get(attack) or [0.0], 0.5)
        told = f"{len(taken):6}  p50 {share(taken, 0.5):.3f}  p99 {late:.3f} s  load {load:4.1f}  {judged}"
        print(f"  {attack:16} {what:8} {told}")
    print("  " + ("; ".join(notes.wrong) or "nothing lost, nothing doubled, no 500, no wrong view"))
    return missed


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=25.0, help="for all databases together")
    parser.add_argument("--seconds", type=float, default=8.0, help="for each attack")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", nargs="*", default=["sqlite", "postgres"], choices=["sqlite", "postgres"])
    parser.add_argument("--only", nargs="*", default=list(ATTACKS), choices=list(ATTACKS))
    parser.add_argument("--kills", type=int, help="of the whole house, over all databases; eight a minute if not said")
    parser.add_argument("--workers", type=int, default=2, help="processes that serve")
    parser.add_argument("--any-speed", action="store_true", help="on a machine that has other things to do, too")
    said = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that nothing that we started stays
    kills = round(said.minutes * KILLS_A_MINUTE) if said.kills is None else said.kills
    faults = missed = 0
    for kind in said.database:
        notes = Notes()
        house = House(kind, notes, said.workers)
        print(f"{kind}:", file=sys.stderr)
        names = [name for name in said.only if kind in ATTACKS[name].kinds]
        part = len(said.database)
        plan = Plan(names, said.minutes * 60 / part, said.seconds, -(-kills // part), random.Random(said.seed))
        try:
            answers = asyncio.run(attacked(house, plan))
        finally:
            house.close()
        missed += report(kind, notes, answers, plan.kills)
        faults += notes.faults
    print(f"\n{verdict(faults, missed)}")
    return 1 if faults else 2 if missed and not said.any_speed else 0


def verdict(faults: int, missed: int) -> str:
    if faults:
        return f"FAULTS: {faults}"
    return f"No faults; {f'{missed} aims of speed were missed' if missed else 'all aims of speed hold'}."


if __name__ == "__main__":
    sys.exit(main())
