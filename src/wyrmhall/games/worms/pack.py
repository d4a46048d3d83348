from __future__ import annotations


def check_pack(pack):
    return pack


def box_from(pack):
    raise TypeError
