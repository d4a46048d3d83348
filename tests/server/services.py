"""PostgreSQL and Redis for the tests: started on loopback with folders of their own, ended with them."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from tests.server.live import free_port, until

DEBIAN = "/usr/lib/postgresql"


def program(name: str) -> str:
    """Where a program is; Debian keeps those of PostgreSQL out of the path."""
    found = shutil.which(name)
    folders = sorted(Path(DEBIAN).glob(f"*/bin/{name}")) if found is None or name == "postgres" else []
    path = str(folders[-1]) if folders else found
    assert path is not None, f"{name} is not installed; .ci/run installs postgresql and redis-server on Debian"
    return path


class Postgres:
    """A cluster without durability of its own speed-ups: fsync is off except where a test is about it."""

    def __init__(self, fsync: bool = False) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="wyrmhall-pg-"))
        self.port = free_port()
        self.fsync = fsync
        self.user = self._unprivileged()
        self._run(program("initdb"), "-D", str(self.folder / "data"), "-A", "trust", "-U", "wyrmhall", "--no-sync")
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def _unprivileged(self) -> pwd.struct_passwd | None:
        """PostgreSQL refuses to run as root."""
        if os.getuid() != 0:
            return None
        user = pwd.getpwnam("postgres")
        os.chown(self.folder, user.pw_uid, user.pw_gid)
        return user

    def _as_user(self) -> dict[str, Any]:
        return {} if self.user is None else {"user": self.user.pw_uid, "group": self.user.pw_gid}

    def _run(self, *command: str) -> None:
        subprocess.run(command, check=True, capture_output=True, cwd=self.folder, **self._as_user())

    @property
    def url(self) -> str:
        return f"postgresql+asyncpg://wyrmhall@127.0.0.1:{self.port}/postgres"

    def database(self, name: str) -> str:
        """A fresh database; gives its address."""
        sql = ("-h", "127.0.0.1", "-p", str(self.port), "-U", "wyrmhall", "-d", "postgres", "-c")
        subprocess.run([program("psql"), *sql, f"create database {name}"], check=True, capture_output=True)
        return f"postgresql+asyncpg://wyrmhall@127.0.0.1:{self.port}/{name}"

    def start(self) -> None:
        flags = [f"port={self.port}", "listen_addresses=127.0.0.1", f"unix_socket_directories={self.folder}"]
        flags += ["max_connections=200", f"fsync={'on' if self.fsync else 'off'}"]
        command = [program("postgres"), "-D", str(self.folder / "data")]
        for flag in flags:
            command += ["-c", flag]
        out = (self.folder / "log").open("ab")
        with out:
            self.process = subprocess.Popen(command, stdout=out, stderr=out, cwd=self.folder, **self._as_user())
        ready = [program("pg_isready"), "-h", "127.0.0.1", "-p", str(self.port), "-q"]
        until(lambda: subprocess.run(ready).returncode == 0, "PostgreSQL is ready")

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """In order but at once; by SIGQUIT as if it had crashed."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(30)
            self.process = None

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


class Redis:
    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="wyrmhall-redis-"))
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [program("redis-server"), "--port", str(self.port), "--bind", "127.0.0.1", "--save", ""]
        quiet = subprocess.DEVNULL
        self.process = subprocess.Popen(command, stdout=quiet, stderr=quiet, cwd=self.folder)
        ping = [program("redis-cli"), "-p", str(self.port), "ping"]
        until(lambda: subprocess.run(ping, capture_output=True).stdout == b"PONG\n", "Redis is ready")

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(30)
            self.process = None

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
