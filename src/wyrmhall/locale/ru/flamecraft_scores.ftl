# Where points come from; the companion's score sheets say it too.
score-slots = слоты
score-enchantments = чары
score-artisans = драконы-мастера
score-shops = лавки
score-suns = солнечные драконы
score-moons = лунные драконы
score-coins = монеты
