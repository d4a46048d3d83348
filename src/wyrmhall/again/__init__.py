"""A finished game played again by whoever trusts nobody: in a browser, where nothing but plain Python is."""
