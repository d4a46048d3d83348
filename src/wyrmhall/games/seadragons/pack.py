"""Packs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def check_pack(pack: Mapping[str, Any]) -> Mapping[str, Any]:
    return pack
