"""What changed with which version of the rules."""

from typing import Final

VERSION: Final = 3
"""Today's."""
TELLING: Final = 1
"""The version in which being asked, or not, told the others something of hidden cards."""
PLACING: Final = 3
"""The version from which a player with reef cards is asked for the place of a dragon even if one can be paid."""
