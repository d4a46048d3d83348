"""Calls on others in the network, on threads of their own: however long those take, nobody here waits for a thread."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

Said = ParamSpec("Said")
Done = TypeVar("Done")


class Errands:
    def __init__(self, most: int, name: str) -> None:
        self.threads = ThreadPoolExecutor(most, name)

    async def run(self, errand: Callable[Said, Done], *args: Said.args, **said: Said.kwargs) -> Done:
        return await asyncio.get_running_loop().run_in_executor(self.threads, lambda: errand(*args, **said))

    def stop(self) -> None:
        """What has not begun is left; what has, has limits of its own."""
        self.threads.shutdown(wait=False, cancel_futures=True)
