"""A real server in a process of its own, which can die and come back."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from tests.browser.guest import PATIENCE, SECONDS
from tests.server.live import free_port

ROOT = Path(__file__).parents[2]
STARTS = 3 * PATIENCE / SECONDS
"""How long a new process may take to read all of its modules on a machine that does many other things."""
LIMITS = {
    "tables_per_minute": 10_000,
    "lasting_per_minute": 10_000,
    "answers_per_second": 1_000,
    "requests_per_second": 5_000,
    "most_tables": 1_000,
}


class House:
    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}/"
        self.push_port = free_port()  # where the maker of a browser may be
        self.database = folder / "wyrmhall.db"
        said = {**LIMITS, "database": f"sqlite+aiosqlite:///{self.database}", "bot_seconds": 0.05}
        said["push_hosts"] = f"127.0.0.1:{self.push_port}"
        self.environment = {**os.environ, **{f"WYRMHALL_{name.upper()}": str(value) for name, value in said.items()}}
        self.application = "tests.browser.steady:create_app"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        application = ["--factory", self.application]
        command = [sys.executable, "-m", "uvicorn", *application, "--port", str(self.port), "--log-level", "error"]
        self.process = subprocess.Popen(command, env=self.environment, cwd=ROOT)
        deadline = time.monotonic() + STARTS
        while time.monotonic() < deadline:
            try:
                urllib.request.urlopen(self.url + "healthz", timeout=2).close()
                return
            except OSError:
                assert self.process.poll() is None, "the server has ended"
                time.sleep(0.05)
        self.die()
        raise TimeoutError("the server does not answer")

    def die(self) -> None:
        """As if the power failed."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(20)
            self.process = None
