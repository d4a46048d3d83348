# Where points come from; the companion's score sheets say it too.
score-slots = слоти
score-enchantments = чари
score-artisans = майстерні дракони
score-shops = крамниці
score-suns = сонячні дракони
score-moons = місячні дракони
score-coins = монети
