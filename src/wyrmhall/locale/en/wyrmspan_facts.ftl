# Facts of a component for lists in the terminal. A fact without a message is not listed.

kind-automa = Automa card
kind-bonus = bonus
kind-cave = cave card
kind-dragon = dragon
kind-guild = guild
kind-icon = icon
kind-objective = objective
kind-track = guild track

fact-size = size: { $value }
fact-trait = trait: { $value }
fact-vp = points: { $value }
fact-nests = nests: { $value }
fact-cost = cost: { $value }
fact-caves = lives in: { $value }
fact-squares = squares: { $value }

word-hatchling = hatchling
word-small = small
word-medium = medium
word-large = large
word-shy = shy
word-aggressive = aggressive
word-playful = playful
word-helpful = helpful
word-crimson = Crimson Cavern
word-golden = Golden Grotto
word-amethyst = Amethyst Abyss
word-meat = meat
word-gold = gold
word-milk = milk
word-crystal = { $n ->
    [one] crystal
   *[other] crystals
}
word-coin = { $n ->
    [one] coin
   *[other] coins
}
word-egg = { $n ->
    [one] egg
   *[other] eggs
}
