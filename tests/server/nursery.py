"""A process that has imported all and forks servers on demand, so that killing many of them takes little time."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from typing import Any

from tests.server.live import FAST, free_port
from tests.server.process import ROOT, path_of


class Nursery:
    def __init__(self, **settings: Any) -> None:
        self.port = free_port()
        names = {f"WYRMHALL_{name.upper()}": str(value) for name, value in {**FAST, **settings}.items()}
        self.popen = subprocess.Popen(
            [sys.executable, "-m", "tests.server.nursery", str(self.port)],
            env={**os.environ, **names, "PYTHONPATH": path_of(ROOT)},
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.popen.stdin is not None
        assert self.popen.stdout is not None
        self.stdin, self.stdout = self.popen.stdin, self.popen.stdout
        self.child = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Returns when the server serves."""
        self._write("start\n")
        self.child = int(self._line())
        assert self._line() == "ready\n"

    def kill(self) -> None:
        """kill -9, and wait until it is gone."""
        os.kill(self.child, signal.SIGKILL)
        self._write("gone\n")
        assert self._line() == "gone\n"

    def close(self) -> None:
        """The process ends, and the server that it may still have."""
        self._write("end\n")
        self.stdin.close()
        self.popen.wait(10)
        self.stdout.close()

    def _write(self, line: str) -> None:
        self.stdin.write(line)
        self.stdin.flush()

    def _line(self) -> str:
        return self.stdout.readline()


def serve(port: int) -> None:
    """In the child: never returns."""
    import faulthandler

    faulthandler.enable()
    import uvicorn

    from tests.server.toy import ToyShelf
    from wyrmhall.server.run import served, uvicorn_config
    from wyrmhall.server.settings import Settings

    class Ready(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            print("ready", flush=True)

    app = served(Settings.from_environment(), ToyShelf())
    Ready(uvicorn_config(app, "127.0.0.1", port)).run()
    os._exit(0)


def main() -> None:
    import aiosqlite  # noqa: F401
    import uvicorn.lifespan.on
    import uvicorn.protocols.http.h11_impl
    import uvicorn.protocols.websockets.websockets_sansio_impl  # noqa: F401

    import wyrmhall.server.app  # noqa: F401

    child = 0
    for line in sys.stdin:
        if line == "start\n":
            child = os.fork()
            if child == 0:
                serve(int(sys.argv[1]))
            print(child, flush=True)
        elif line == "gone\n":
            os.waitpid(child, 0)
            child = 0
            print("gone", flush=True)
        else:
            break
    if child:
        os.kill(child, signal.SIGKILL)


if __name__ == "__main__":
    main()
