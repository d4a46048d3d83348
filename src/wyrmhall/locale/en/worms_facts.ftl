# Facts of a component for lists in the terminal. A fact without a message is not listed.

kind-card = card
kind-death = sudden death
kind-drop = drop card
kind-team = team
kind-tile = tile

fact-class = kind: { $value }
fact-edition = edition: { $value }
fact-count = copies: { $value }
fact-land = land hexes: { $value }
fact-water = water hexes: { $value }
fact-number = number: { $value }

word-base = base game
word-collectors = collector's edition
word-starter-fixed = starting weapon
word-starter-random = random starting weapon
word-super = superweapon
word-supply = supply weapon
word-support = support card
