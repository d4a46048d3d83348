"""What only the compiled engine needs to be told."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr

    WRAP: Final = 1 << 64
    WORD: Final = 60
else:
    i64 = int
    """Compiled, a word of 64 bits with a sign, which wraps round: bits above them may not matter."""
    WRAP = 0
    """What is taken from a number of 64 bits to fit it into such a word if its highest bit is set."""
    WORD = 30
    """So many bits of a mask are looked at together: what plain Python, or such a word, handles quickest."""

    def mypyc_attr(**said: bool) -> Callable[[type], type]:
        """Does nothing: the compiler reads the word, and plain Python needs no permission."""
        return lambda cls: cls
