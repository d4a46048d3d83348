"""`python -m wyrmhall` is the command `wyrmhall`."""

from wyrmhall.cli import main

main()
