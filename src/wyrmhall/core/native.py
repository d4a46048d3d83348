"""What only the compiled engine needs to be told."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**said: bool) -> Callable[[type], type]:
        """Does nothing: the compiler reads the word, and plain Python needs no permission."""
        return lambda cls: cls
