"""Several processes behind one port: one that ends is replaced at once, one that hangs after a while."""

from __future__ import annotations

import logging
import pickle
import time
from dataclasses import dataclass
from socket import socket

from uvicorn.config import STARTUP_FAILURE, Config
from uvicorn.supervisors.multiprocess import Multiprocess, Process

log = logging.getLogger(__name__)
AGAIN_SECONDS = 1.0
"""Between two beginnings in the same place, so that a process that cannot begin does not take all the time there is."""


@dataclass
class Word:
    """What is known of a process: when it last said that it lives, and whether it has been asked since."""

    heard: float
    begun: float
    is_asked: bool = False


class Workers(Multiprocess):
    """Asks each process whether it lives and never waits for the answer.

    uvicorn waits, as long as a process may hang: one that was killed over the question was missed for all that time,
    since its end of the pipe stays open in the parent, and nobody looked at the others meanwhile.
    """

    def __init__(self, config: Config, sockets: list[socket]) -> None:
        super().__init__(config, sockets)
        self.words: dict[Process, Word] = {}
        self.has_served = False  # any of them, ever

    def keep_subprocess_alive(self) -> None:
        at = time.monotonic()
        for place, process in enumerate(self.processes):
            if self.should_exit.is_set():
                return
            word = self.words.setdefault(process, Word(at, at))
            lives = process.process.is_alive()
            if self._hangs(process, word, at) if lives else at >= word.begun + AGAIN_SECONDS:
                self._replace(place, process, at)

    def _hangs(self, process: Process, word: Word, at: float) -> bool:
        try:
            while process.parent_conn.poll(0):
                self.has_served |= bool(process.parent_conn.recv())
                word.heard, word.is_asked = at, False
            if not word.is_asked:
                process.parent_conn.send(b"ping")
                word.is_asked = True
        except (OSError, EOFError, pickle.UnpicklingError):
            return True
        return at - word.heard > self.config.timeout_worker_healthcheck

    def _replace(self, place: int, process: Process, at: float) -> None:
        process.kill()
        process.join()
        self.words.pop(process)
        if process.exitcode == STARTUP_FAILURE and not self.has_served:
            log.error("process %s could not begin", process.pid)  # nor would any other
            self.should_exit.set()
            return
        log.warning("process %s ended and is replaced", process.pid)
        self.processes[place] = fresh = Process(self.config, self.sockets)
        fresh.start()
        self.words[fresh] = Word(at, at)
