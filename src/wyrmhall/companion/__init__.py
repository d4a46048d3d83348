"""The companion: it runs a game's own opponent for people who have the box on the table (docs/companion.md)."""
