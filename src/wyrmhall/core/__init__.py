"""The engine that every game at Wyrmhall runs on; it knows no game."""
