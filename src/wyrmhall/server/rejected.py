"""What a person hears whose input changes nothing."""

from __future__ import annotations


class Rejected(Exception):
    """An input that the table does not take now; the code names the sentence that says why."""

    def __init__(self, code: str, **args: object) -> None:
        self.code = code
        self.args_of_text = args
        super().__init__(code)
