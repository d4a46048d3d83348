"""The tests. They use the model package of examples/, which is not installed here: a test of its own does that."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1] / "examples" / "lair" / "src"))
