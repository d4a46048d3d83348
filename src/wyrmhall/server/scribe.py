"""A process that appends to SQLite's log for a busy server: each batch in one statement and one commit.

A thread of the server fights with the one that serves everybody for the interpreter's lock. Whenever that one writes to
a socket it lets go of the lock and wakes the other, and has taken it again before the other is awake.
"""

from __future__ import annotations

import os
import signal
import sqlite3
import sys
from typing import Final

WRITTEN: Final = ord("+")
NOT_WRITTEN: Final = ord("-")
"""What is said of a batch. Why it was not written, the server finds out."""
HEAD: Final = 4
"""Bytes before a batch that tell its length."""
BUSY_SECONDS = 1.0
"""Short: a database that stays locked is the thread's business, which waits longer and tells the players."""


def main() -> None:
    database, statement = sys.argv[1:]
    # The server closes the pipe when it is done, or dies: a signal to all its processes shall not end this one before.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    connection = sqlite3.connect(database, timeout=BUSY_SECONDS, isolation_level=None)
    connection.execute("PRAGMA synchronous=FULL")
    batches, answers = sys.stdin.buffer, sys.stdout.fileno()
    while head := batches.read(HEAD):
        rows = batches.read(int.from_bytes(head, "big")).decode()
        try:
            connection.execute(statement, (rows,))
            said = WRITTEN
        except sqlite3.Error:
            said = NOT_WRITTEN
        os.write(answers, bytes([said]))


if __name__ == "__main__":
    main()
