"""The lessons of Flamecraft: a TOML file each, and the goals and things that they speak of."""
