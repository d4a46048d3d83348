game-lair = Логово
about-lair = Собирайте сокровища, прячьте их в своём логове и имейте самое богатое, когда закончатся ходы.
lair-hand = Ваша рука
lair-lairs = Логова
lair-deck = Колода: { $n }; осталось ходов: { $turns }
lair-one = { $name }: золото { $gold }, спрятано { $settled }, в руке { $held }
kind-lair-treasure = Сокровища
