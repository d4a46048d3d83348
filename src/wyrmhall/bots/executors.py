"""Where many games are played: in this process, over the cores of this machine, or on a dask cluster."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from types import TracebackType
from typing import Any, Protocol, Self, TypeVar

from wyrmhall.core.rules import BadSetup

Task = TypeVar("Task")
Result = TypeVar("Result")


class Executor(Protocol):
    """Does independent tasks and gives (number of the task, result) in whatever order they are done."""

    def map(self, act: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[tuple[int, Result]]: ...

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...


class Here:
    """One task after another in this process."""

    def map(self, act: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[tuple[int, Result]]:
        for i, task in enumerate(tasks):
            yield i, act(task)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        return None


class Cores:
    """Over the cores of this machine."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or os.cpu_count() or 1

    def map(self, act: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[tuple[int, Result]]:
        waiting = {self.pool.submit(act, task): i for i, task in enumerate(tasks)}
        for future in as_completed(waiting):
            yield waiting[future], future.result()

    def __enter__(self) -> Self:
        self.pool = ProcessPoolExecutor(self.workers)
        return self

    def __exit__(self, *error: object) -> None:
        self.pool.shutdown(cancel_futures=True)


class Dask:
    """On a dask.distributed cluster: the one at the address, or for `local` one that starts and ends with the run."""

    def __init__(self, address: str, workers: int | None = None) -> None:
        self.address = address
        self.workers = workers or os.cpu_count() or 1

    def map(self, act: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[tuple[int, Result]]:
        distributed = _distributed()

        # Not pure: the same task twice (after a change of the code) must not be answered from memory.
        waiting = {self.client.submit(act, task, pure=False): i for i, task in enumerate(tasks)}
        for future in distributed.as_completed(list(waiting)):
            yield waiting[future], future.result()

    def __enter__(self) -> Self:
        distributed = _distributed()
        self.cluster: Any = None
        if self.address == "local":
            self.cluster = distributed.LocalCluster(
                n_workers=self.workers, threads_per_worker=1, dashboard_address=None
            )
        self.client: Any = distributed.Client(self.cluster or self.address)
        return self

    def __exit__(self, *error: object) -> None:
        self.client.close()
        if self.cluster is not None:
            self.cluster.close()


def _distributed() -> Any:
    try:
        return import_module("distributed")
    except ImportError:
        raise BadSetup(
            "plain", why="to play on a dask cluster, install the extra: pip install 'wyrmhall[dask]'"
        ) from None


def executor(workers: int | None, dask: str | None) -> Executor:
    """The executor that was asked for on the command line."""
    if dask is not None:
        return Dask(dask, workers)
    return Here() if workers == 1 else Cores(workers)
