# Дані про компонент для переліків у терміналі. Дані без повідомлення не перелічуються.

kind-automa = карта Автоми
kind-bonus = бонус
kind-cave = карта печери
kind-dragon = дракон
kind-guild = гільдія
kind-icon = символ
kind-objective = ціль
kind-track = трек гільдії

fact-size = розмір: { $value }
fact-trait = риса: { $value }
fact-vp = ПБ: { $value }
fact-nests = гнізда: { $value }
fact-cost = вартість: { $value }
fact-caves = живе тут: { $value }
fact-squares = квадрати: { $value }

word-hatchling = драконятко
word-small = дрібний
word-medium = середній
word-large = великий
word-shy = боязкий
word-aggressive = агресивний
word-playful = грайливий
word-helpful = дружній
word-crimson = Багряна яскиня
word-golden = Золотавий грот
word-amethyst = Аметистова прірва
word-meat = { $n ->
    [one] м'ясо
    [few] м'яса
   *[many] м'яса
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
    [one] кристал
    [few] кристали
   *[many] кристалів
}
word-coin = { $n ->
    [one] монета
    [few] монети
   *[many] монет
}
word-egg = { $n ->
    [one] яйце
    [few] яйця
   *[many] яєць
}
