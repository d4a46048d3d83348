game-lair = Лігво
about-lair = Збирайте скарби, ховайте їх у своєму лігві й майте найбагатше, коли скінчаться ходи.
lair-hand = Ваша рука
lair-lairs = Лігва
lair-deck = Колода: { $n }; лишилося ходів: { $turns }
lair-one = { $name }: золото { $gold }, сховано { $settled }, у руці { $held }
kind-lair-treasure = Скарби
