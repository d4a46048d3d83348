"""A table's lock: one at a time, in order, and never lost."""

import asyncio

from wyrmhall.server.lock import Lock


def test_those_who_wait_get_it_in_the_order_they_came():
    async def story():
        lock, order = Lock(), []

        async def holder(name):
            async with lock:
                order.append(name)
                await asyncio.sleep(0)
                order.append(name)

        assert lock.take()
        waiting = [asyncio.create_task(holder(name)) for name in "abc"]
        await asyncio.sleep(0)
        assert order == []
        lock.release()
        assert not lock.take()  # it is handed over, so that nobody slips in between
        await asyncio.gather(*waiting)
        assert order == list("aabbcc")
        assert not lock.locked()

    asyncio.run(story())


def test_who_gives_up_waiting_does_not_keep_it_from_the_next():
    async def story():
        lock = Lock()
        assert lock.take()
        first, second, third = [asyncio.create_task(lock.acquire()) for _ in range(3)]
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.sleep(0)
        lock.release()
        second.cancel()  # when it has just been handed the lock
        await asyncio.gather(first, second, return_exceptions=True)
        assert second.cancelled()
        await asyncio.wait_for(third, 1)
        lock.release()
        assert not lock.locked()

    asyncio.run(story())
