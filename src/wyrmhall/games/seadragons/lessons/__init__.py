"""The lessons of Sea Dragons: a TOML file each, and the goals and things that they speak of."""
