"""A server in a process of its own, which a test may kill. Started as `python -m tests.server.process PORT`."""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

from tests.server.live import FAST, free_port, until

ROOT = Path(__file__).resolve().parents[2]


def path_of(root: Path) -> str:
    return f"{root / 'src'}{os.pathsep}{root}"


class Process:
    def __init__(self, log: Any = None, changed: str = "", root: Path = ROOT, **settings: Any) -> None:
        self.root = root  # of the sources: another revision of them can be measured beside this one
        self.log = log  # a file for the error stream
        self.changed = changed  # the toy's rules here: "richer", "longer", or as they are
        self.settings = {**FAST, **settings}
        self.port = free_port()
        self.popen: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def environment(self) -> dict[str, str]:
        names = {f"WYRMHALL_{name.upper()}": str(value) for name, value in self.settings.items()}
        return {**os.environ, **names, "PYTHONPATH": path_of(self.root)}

    def start(self, wait: bool = True) -> Process:
        command = [sys.executable, "-m", "tests.server.process", str(self.port), self.changed]
        self.popen = subprocess.Popen(command, env=self.environment, cwd=self.root, stderr=self.log)
        if wait:
            until(self.is_ready, "the process serves")
        return self

    def is_ready(self) -> bool:
        try:
            with urllib.request.urlopen(self.url + "/healthz", timeout=2) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        """As if the machine had died."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        if self.popen is None:
            return 0
        self.popen.send_signal(how)
        code = self.popen.wait(30)
        self.popen = None
        return code


def main() -> None:
    import uvicorn

    from tests.server.toy import ToyShelf, changed
    from wyrmhall.server.run import served, uvicorn_config
    from wyrmhall.server.settings import Settings

    settings = Settings.from_environment()
    app = served(settings, ToyShelf(start=changed(sys.argv[2])))
    config = uvicorn_config(app, "127.0.0.1", int(sys.argv[1]), settings.trust)
    logging.getLogger("wyrmhall").setLevel("DEBUG")
    uvicorn.Server(config).run()


if __name__ == "__main__":
    main()
