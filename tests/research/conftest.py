"""OpenSpiel is no part of the development set-up, only of the benchmark's: its tests are there where it is."""

from importlib.util import find_spec

collect_ignore = [] if find_spec("pyspiel") else ["test_spiel.py"]
