# Where points come from; the companion's score sheets say it too.
score-guild = guild
score-dragons = dragons
score-abilities = end-game abilities
score-eggs = eggs
score-cached = cached resources
score-tucked = tucked cards
score-objectives = objectives
score-coins = coins
score-items = leftovers
score-caves = cave cards
score-track = guild track
