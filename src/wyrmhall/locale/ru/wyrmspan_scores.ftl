# Where points come from; the companion's score sheets say it too.
score-guild = гильдия
score-dragons = драконы
score-abilities = свойства «В конце игры»
score-eggs = яйца
score-cached = запасённые ресурсы
score-tucked = подложенные карты
score-objectives = цели
score-coins = монеты
score-items = остатки
score-caves = карты пещер
score-track = трек гильдии
