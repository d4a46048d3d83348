# The board of Wyrmspan in the browser.
ws-meat = Meat
ws-gold = Gold
ws-crystal = Crystal
ws-milk = Milk
ws-coin = Coins
ws-egg = Eggs
ws-size-hatchling = hatchling
ws-size-small = small
ws-size-medium = medium
ws-size-large = large
ws-trait-shy = shy
ws-trait-aggressive = aggressive
ws-trait-playful = playful
ws-trait-helpful = helpful
ws-nests = { $n ->
    [one] { $n } nest
   *[other] { $n } nests
}
ws-dragon-facts = Cost: { $cost }. Lives in: { $caves }. VP { $vp }, { $kind }, nests { $nests }
ws-crimson = Crimson Cavern
ws-golden = Golden Grotto
ws-amethyst = Amethyst Abyss
ws-crimson-short = Crimson
ws-golden-short = Golden
ws-amethyst-short = Amethyst
ws-excavate = Excavate
ws-entice = Entice
ws-pass = Pass
ws-passed = passed
ws-action = { $action ->
    [excavate] Excavate
   *[entice] Entice a dragon
}. On this place: coins { $coins }, eggs { $eggs }
ws-explore = Explore: { $cave }. Explored this round: { $n }
ws-mat-nests = Nests of the mat: eggs { $n } of 2
ws-space = { $cave }, column { $column }
ws-open = open, no dragon
ws-rock = rock
ws-eggs-of = eggs { $n } of { $nests }
ws-cached = cached: { $what }
ws-tucked = tucked cards: { $n }
ws-fed = fed: { $n }
ws-display = Display
ws-deck = { $kind ->
    [dragon] Deck of dragons
   *[cave] Deck of cave cards
}: { $n }
ws-discard = { $kind ->
    [dragon] Discarded dragons
   *[cave] Discarded cave cards
}: { $n }
ws-empty = empty
ws-guild = Guild: { $tile }
ws-tile-plains = Plains
ws-tile-seafarers = Seafarers
ws-tile-highlands = Highlands
ws-tile-rainforest = Rainforest
ws-place = Free places: { $free }
ws-vp = { $n } VP
ws-objectives = Objectives, round { $n } of 4
ws-round = Round { $n }
ws-round-over = Round { $n } is over
ws-round-next = Round { $n } begins. Its objective: { $objective }
ws-round-last = The last round begins. Its objective: { $objective }
ws-automa-objective = The Automa: { $objective }
ws-opening-objective = Objective of round { $n }: { $objective }
ws-star = { $dragon }, { $n } VP with all that lies with it
ws-points-now = VP: { $certain } certain, { $more } more if the game ended now
ws-ladder = VP for the places: { $points }
ws-stands = { $name }: { $n }
ws-tab-display = Display
ws-tab-guild = Guild
ws-tab-objectives = Objectives
ws-automa = Automa
ws-automa-deck = cards left in its deck
ws-dragons-taken = dragons it has taken
ws-caves-taken = cave cards it has taken
ws-markers-ready = markers ready
ws-objective-coins = coins on this round's objective
ws-automa-line = VP { $vp }, dragons { $dragons }, cave cards { $caves }, markers ready { $markers }, coins on the objective { $coins }, cards in its deck { $cards }, guild space { $space }
ws-keep = Keep { $n } cards: click { $surplus } to let go
ws-key-keep = on a card of the opening: let it go, or keep it after all
ws-keep-these = { $n ->
    [one] Keep this card
   *[other] Keep these { $n }
}
ws-start = Choose { $n } resources to start with
ws-take-these = Start with these
ws-chosen = Chosen
ws-hand = Hand
ws-dragons = Dragon cards in hand
ws-caves = Cave cards in hand
ws-drawn = Cards just drawn
ws-dragons-on-mat = dragons on the mat
ws-markers-left = guild markers left
ws-points = VP so far
ws-first = first player
ws-your-mat = Your mat
ws-mat-of = Mat of { $name }
ws-goods = VP { $vp }; { $tokens }; in hand: dragon cards { $dragons }, cave cards { $caves }; guild space { $space }, markers left { $markers }
kind-wyrmspan-dragon = Dragons
kind-wyrmspan-cave = Cave cards
kind-wyrmspan-guild = Guild tiles
kind-wyrmspan-objective = Objectives
kind-wyrmspan-icon = Icons of the mat
kind-wyrmspan-bonus = Bonus
kind-wyrmspan-track = Guild track
kind-wyrmspan-automa = Automa cards

# Where points come from
ws-source-guild = guild
ws-source-dragons = dragons
ws-source-abilities = end-game abilities
ws-source-eggs = eggs
ws-source-cached = cached resources
ws-source-tucked = tucked cards
ws-source-objectives = objectives
ws-source-coins = coins
ws-source-items = leftovers
ws-source-caves = cave cards
ws-source-track = guild track
