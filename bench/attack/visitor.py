"""A flood in a process of its own, so that those who measure are not slowed down by those who attack."""

from __future__ import annotations

import asyncio
import json
import random
import sys
from pathlib import Path

HERE = Path(__file__).resolve()
sys.path[:0] = [str(HERE.parents[2]), str(HERE.parents[2] / "src")]

from bench.attack.floods import FLOODS  # noqa: E402
from bench.attack.notes import Notes  # noqa: E402
from bench.attack.target import Target  # noqa: E402

SLACK = 60.0
"""Seconds after which a flood that does not end is ended."""


async def send_in(name: str, target: Target, seconds: float, pick: random.Random, is_judged: bool = True) -> None:
    """Starts the flood and notes what it saw, and how much of it came as far as it was to come.

    That it came nowhere is a fault of the attack, unless it is not judged: a house that is killed lets nobody in.
    """
    command = [sys.executable, str(HERE), name, str(target.port), str(seconds), str(pick.randrange(10**9))]
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    try:
        said, _ = await asyncio.wait_for(process.communicate(), seconds + SLACK)
        found = json.loads(said)
    except (TimeoutError, ValueError):
        target.notes.fault(f"the flood {name} did not come to its end")
        return
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    target.notes.statuses.update({int(status): count for status, count in found["statuses"].items()})
    target.notes.reached[name] += found["did"]
    for fault in found["wrong"]:
        target.notes.fault(fault)
    for never in found["undone"] if is_judged else ():
        target.notes.fault(f"the flood {name} is none, it never did: {never}")


def main() -> None:
    name, port, seconds, seed = sys.argv[1:]
    notes = Notes(name)
    flood = next(flood for flood in FLOODS if flood.name() == name)
    sent = flood(Target(int(port), notes), random.Random(int(seed)))
    asyncio.run(sent.run(float(seconds)))
    did = sum(sent.did.values())
    print(json.dumps({"statuses": notes.statuses, "wrong": notes.wrong, "did": did, "undone": sent.undone()}))


if __name__ == "__main__":
    main()
