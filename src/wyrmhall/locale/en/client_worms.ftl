# The board of Worms in the browser.
wm-map = Map
wm-nearer = Nearer
wm-farther = Farther
wm-whole = The whole map
wm-out-of-sight = { $n ->
    [one] { $n } more farther out
   *[other] { $n } more farther out
}
wm-how = How the worm moves
wm-inch = Inch
wm-jump = Jump
wm-super = Super
wm-setup = Set-up
wm-turn = Turn { $n }
wm-last-round = Last round!
wm-moment-time = Time is up
wm-moment-death = Sudden death!
wm-moment-out = A team is out
wm-moment-last = The last round
wm-moment-over = Silence on the island
wm-moment-draw = A draw
wm-moment-round = Round { $n } is over
wm-opening = { $n } teams, one island. The first team without worms brings the last round.
wm-opening-death = Somewhere in the drops waits sudden death.
wm-star = { $n ->
    [one] { $n } worm of others sent off
   *[other] { $n } worms of others sent off
}
wm-late = Time is up
wm-now = The turn
wm-step-1 = Activate a worm
wm-step-2 = Heal it
wm-step-3 = First move
wm-step-4 = Second move
wm-step-5 = Weapon
wm-step-6 = End of turn
wm-step-7 = Drop
wm-step-8 = Pass the Target Token
wm-in-play = In play
wm-kind-card = Weapon
wm-kind-drop = Drop card
wm-kind-death = Sudden death
wm-decks = Decks
wm-supply = Supply deck
wm-drops = Drop deck
wm-played = Cards played
wm-drops-played = Drop cards played
wm-death-under = a sudden death card under it
wm-none = None yet.
wm-pools = Pool
wm-teams = Teams
wm-team = { $colour ->
    [blue] Blue
    [red] Red
    [yellow] Yellow
    [green] Green
    [purple] Purple
    [grey] Grey
   *[other] { $colour }
}
wm-tiles = Map tiles
wm-turn-tile = How does it lie?
wm-tile = Tile { $id }, { $n } land hexes
wm-turned = Turned by { $n }°
wm-heap = Things to place
wm-kept = Sudden death cards
wm-seen = Cards you look at
wm-weapons = Weapons
wm-no-cards = No cards in hand.
wm-cards = cards in hand
wm-starters = starter cards
wm-supplies = supply cards
wm-out = eliminated
wm-worms = { $living ->
    [one] { $living } worm
   *[other] { $living } worms
}, { $healthy } healthy
wm-player = { $name }{ $colour ->
    [blue] , blue
    [red] , red
    [yellow] , yellow
    [green] , green
    [purple] , purple
    [grey] , grey
   *[other] {""}
}: { $worms }; cards: { $cards }{ $out ->
    [yes] ; eliminated
   *[no] {""}
}
wm-stands = { $what } on { $hex }
wm-active = Active: { $what } on { $hex }
wm-about = It is about: { $what }
wm-wind = Wind: direction { $n }
wm-ways = How the numbers of a hex change one step on: direction 1 (north) 0,-1; direction 2 1,-1; direction 3 1,0; direction 4 (south) 0,1; direction 5 -1,1; direction 6 -1,0
wm-target = Target Token
wm-target-on = Target Token on { $hex }{ $way ->
    [0] {""}
   *[other] , Air Strike in direction { $way }
}
wm-hex-land = { $hex }
wm-hex-flooded = { $hex }, flooded
wm-hex-water = { $hex }, water
wm-hex-sea = { $hex }, open water
wm-hex-dial = { $hex }, wind dial: direction { $way }
wm-thing-worm = { $colour ->
    [blue] blue
    [red] red
    [yellow] yellow
    [green] green
    [purple] purple
    [grey] grey
   *[other] { $colour }
} worm{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}{ $wounded ->
    [yes] {" "}(wounded)
   *[no] {""}
}
wm-thing-mine = mine
wm-thing-oil-drum = oil drum
wm-thing-crate = supply crate
wm-thing-fire = fire
wm-thing-crater = crater
wm-thing-sentry-gun = Sentry Gun
wm-thing-electromagnet = Electromagnet
wm-facing = { $what } facing direction { $way }
wm-attracts = { $what } (attracts)
wm-repels = { $what } (repels)
wm-face = { $face ->
    [wind] wind
    [no-move] on the spot
   *[other] direction { $face }
}
wm-flip = Danger Flipper: { $side ->
    [danger] danger
   *[safe] safe
}
wm-roll-accuracy = Accuracy
wm-roll-token = Target scatters
wm-roll-wind = Wind
wm-roll-drum = Drum
wm-roll-around = Around the target
wm-roll-blast = Blast
wm-roll-knockback = Knockback
wm-roll-push = Push
wm-roll-scatter = Scatter
wm-roll-jump-scatter = Landing
wm-burst-boom = BOOM!
wm-burst-splash = SPLASH
wm-burst-ouch = OUCH!
wm-burst-rip = R.I.P.
wm-burst-click = CLICK…
wm-burst-heal = PHEW!
wm-burst-shot = RATATA
wm-burst-puff = PUFF
wm-burst-spared = HA!
kind-worms-card = Weapons and support
kind-worms-drop = Drop cards
kind-worms-death = Sudden death
kind-worms-tile = Map tiles
kind-worms-team = Teams

# What hints and the coach count: the book knows worms, and no points.
hint-points-to-come-worms = { $n ->
    [one] About { $n } living worm in the end.
   *[other] About { $n } living worms in the end.
}
coach-luck-worms = Luck of dice and cards: { $n } { $n ->
    [one] worm
   *[other] worms
}
