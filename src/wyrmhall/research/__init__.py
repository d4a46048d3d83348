"""The games as environments for learning agents, in the PettingZoo and Gymnasium manner."""
