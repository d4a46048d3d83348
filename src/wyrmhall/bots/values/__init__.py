"""What each game's positions are worth: one small file per game, with its weights in the table beside them.

Such a file declares `VALUES`, a `Values` of `bots/contract.py`, which says what each field means.
"""
