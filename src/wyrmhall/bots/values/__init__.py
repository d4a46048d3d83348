"""What each game's positions are worth: one small file per game, with its weights in the table beside them.

Such a file has `FEATURES` (names), `features(game, seat)` (a number for each), `LEAD` (points that make a comfortable
lead) and `is_quiet(game)` (whether the position can be judged: no action is half done). It may have `points(game)`, if
the score now can be had faster than by counting it all.
"""
