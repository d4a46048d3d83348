# Where points come from; the companion's score sheets say it too.
score-slots = slots
score-enchantments = enchantments
score-artisans = artisans
score-shops = shops
score-suns = sun dragons
score-moons = moon dragons
score-coins = coins
