den-hand = Your hand
den-lairs = Lairs
den-deck = Deck: { $n }; turns left: { $turns }
den-one = { $name }: gold { $gold }, settled { $settled }
kind-den-treasure = Treasures
