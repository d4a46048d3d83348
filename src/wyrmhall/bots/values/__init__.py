"""What each game's positions are worth: one small file per game, with its weights in the table beside them.

Such a file has `FEATURES` (names), `features(game, seat)` (a number for each), `LEAD` (points that make a comfortable
lead) and `is_quiet(game)` (whether the position can be judged: no action is half done). It may have `points(game)`,
where the points that count are others than the score now, or can be had faster; and `instinct(game, decision, pick)`,
a quick answer to a decision, which playouts take instead of any option at all. `USES_STANDING` lets bots think about
standing options, `PAR` is a good score of a seat that plays alone, `HORIZON` says how many turns ahead a search
should judge, where that is more than one, and `RIPE` how often it must have come to a place in its tree before it tries
there what instinct would not do, where that is more than once. `rivalry(game)` gives the share of the best other seat's
points that counts against a seat's own, where that is less than all, and `THOROUGH = False` says that instinct is good
enough inside an action even for the level that has the time to weigh every choice.
"""
