game-lair = Lair
about-lair = Gather treasures, settle them face down in your lair, and have the richest one when the turns run out.
lair-hand = Your hand
lair-lairs = Lairs
lair-deck = Deck: { $n }; turns left: { $turns }
lair-one = { $name }: gold { $gold }, settled { $settled }, in hand { $held }
kind-lair-treasure = Treasures
