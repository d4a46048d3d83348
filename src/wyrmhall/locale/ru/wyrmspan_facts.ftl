# Данные о компоненте для списков в терминале. Данные без сообщения не перечисляются.

kind-automa = карта Автомы
kind-bonus = бонус
kind-cave = карта пещеры
kind-dragon = дракон
kind-guild = гильдия
kind-icon = символ
kind-objective = цель
kind-track = трек гильдии

fact-size = размер: { $value }
fact-trait = черта характера: { $value }
fact-vp = ПО: { $value }
fact-nests = гнёзда: { $value }
fact-cost = стоимость: { $value }
fact-caves = живёт здесь: { $value }
fact-squares = квадраты: { $value }

word-hatchling = дракончик
word-small = маленький
word-medium = средний
word-large = крупный
word-shy = пугливый
word-aggressive = агрессивный
word-playful = игривый
word-helpful = дружелюбный
word-crimson = Багровая пещера
word-golden = Золотой грот
word-amethyst = Аметистовая бездна
word-meat = { $n ->
    [one] мясо
    [few] мяса
   *[many] мяса
}
word-gold = { $n ->
    [one] золото
    [few] золота
   *[many] золота
}
word-milk = { $n ->
    [one] молоко
    [few] молока
   *[many] молока
}
word-crystal = { $n ->
    [one] кристалл
    [few] кристалла
   *[many] кристаллов
}
word-coin = { $n ->
    [one] монета
    [few] монеты
   *[many] монет
}
word-egg = { $n ->
    [one] яйцо
    [few] яйца
   *[many] яиц
}
