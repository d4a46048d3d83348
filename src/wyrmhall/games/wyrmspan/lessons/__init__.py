"""The lessons of Wyrmspan: a TOML file each, and the goals and things that they speak of."""
