"""Somebody else's server that hangs takes no thread that tables need."""

import asyncio
import threading

from wyrmhall.server.errands import Errands


def test_errands_that_hang_leave_the_other_threads_alone():
    async def run():
        errands, over = Errands(2, "errands"), threading.Event()
        try:
            hanging = [asyncio.create_task(errands.run(over.wait, 30)) for _ in range(64)]
            await asyncio.sleep(0)
            assert await asyncio.wait_for(asyncio.to_thread(lambda: "loaded"), 10) == "loaded"
            assert len([each for each in threading.enumerate() if each.name.startswith("errands")]) == 2
        finally:
            over.set()
            await asyncio.gather(*hanging)
            errands.stop()

    asyncio.run(run())
