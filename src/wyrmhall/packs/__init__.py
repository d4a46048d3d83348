"""Packs: components that the owner of a box types in, read with care in every game."""
