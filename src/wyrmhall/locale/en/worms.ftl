# Worms: The Board Game.

## Things, places, directions

thing-worm = { $colour ->
    [blue] blue worm { $n }
    [red] red worm { $n }
    [yellow] yellow worm { $n }
    [green] green worm { $n }
    [purple] purple worm { $n }
    [grey] grey worm { $n }
   *[other] { $colour } worm { $n }
    }
thing-mine = mine
thing-oil-drum = oil drum
thing-crate = supply crate
thing-fire = fire
thing-crater = crater
thing-sentry-gun = Sentry Gun
thing-electromagnet = Electromagnet
target-token = Target Token
worm-of = { $colour ->
    [blue] a blue worm
    [red] a red worm
    [yellow] a yellow worm
    [green] a green worm
    [purple] a purple worm
    [grey] a grey worm
   *[other] a worm of { $colour }
    }
team-number = Number { $n } in the order for the first turn.
tile = tile { $tile } ({ $n } land hexes)
turned = turned by { $n }°
hex = hex { $hex }
water-there = water
nothing-there = bare land
lies-there = there: { $things }
thing-times =
    { $n ->
        [1] { $what }
       *[other] { $what } ×{ $n }
    }
goes-to = { $what } → { $hex }; { $there }
direction = direction { $n }
thing-on = { $what } on { $hex }
thing-nth-on = { $what } { $n } on { $hex }
face = { $face ->
    [wind] wind
    [no-move] on the spot
   *[other] { $face }
    }
face-to = { $face ->
    [wind] wind: to { $hex }
    [no-move] on the spot: a direct hit on { $hex }
   *[other] { $face }: to { $hex }
    }
as-they-come = the rest as they come
stay = Stay
inch-to = Inch to { $hex }
jump-to = { $land ->
    [yes] Jump to { $hex }, then Scatter
   *[no] Jump into the water on { $hex }
    }
no-weapon = No weapon
no-support = No support card
side-attract = attract
side-repel = repel
and-then = { $first }; { $rest }
either = { $first } / { $rest }
nothing = nothing
text = { $steps }

## What is asked

ask-pick-colour = Pick a colour to play with.
ask-lay-tile = Choose a map tile to lay.
ask-turn-tile = Choose how to turn the tile.
ask-put-tile = Choose where tile { $tile } lies: the hex of its first land hex.
ask-place-thing = Take a Thing from the heap.
ask-place-on = { $what }: choose a land hex.
ask-pick-team = Take a team.
ask-keep-death = Keep one sudden death card.
ask-activate = Step 1: choose your active worm.
ask-inch-or-jump = Do you Inch, Jump or stay?
ask-play-weapon = Play a weapon card, or none.
ask-support = Play a support card, or let it pass.
ask-at-end = Step 6: which end-turn effect comes next?
ask-arrive = Which effect of this hex comes first?
ask-whither = Choose the direction of the Knockback.
ask-shove-way = Choose the direction of the shove.
ask-check-full = The hex is overfull: which Thing is pushed?
ask-check-all = Which overfull hex is dealt with first?
ask-blast-each = Blast: which Thing is next?
ask-drum-each = The drum explodes: which hex is next?
ask-drum-hits = The drum explodes: which Thing is Damaged next?
ask-drum-fire = Too little fire is left: which hex burns?
ask-target = Choose the target hex.
ask-bearing = Choose the direction of the strike.
ask-magnetism = Which Electromagnet acts on the Target Token?
ask-repelled = Which way is the Target Token repelled?
ask-aim-result = Apply one result of Accuracy.
ask-steer-target = Choose where the Target Token goes.
ask-on-hex = Choose which one ({ $verb }).
ask-on-hexes = Which hex is next?
ask-on-each = Which Thing is next?
ask-each-worm = Which worm is next?
ask-place = Choose the least-filled hex.
ask-crater-coast = Choose a land hex beside water for the crater.
ask-token = Choose how the token is put down.
ask-choose = Choose one effect.
ask-set-wind = Set the wind.
ask-redirect = Choose the land hex where your worm comes down.
ask-modify-dice = How many Accuracy dice are rolled?
pick-modify-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
    }
ask-switch-active = Choose another worm of yours as active worm.
ask-rolled-hexes = Which hex is next?
ask-levelled = Choose the worm.
ask-mines-left = Which mine triggers next?
ask-peek-pick = Take one of these cards.
ask-peek-bottom = Which of these cards goes to the bottom of the deck next?

## Why something is not offered

why-support = Support cards are not played as weapons: each says when it can be played
why-full = This hex is full
why-not-new = The Target Token lies there: the target must be a new hex
why-no-worm = There is no worm on this hex
why-range = This hex is at distance { $far }, and the card reaches { $span ->
    [exact] exactly { $min }
    [between] from { $min } to { $max }
    [beyond] only from { $min } on
   *[within] { $max } at most
}
why-not-direct = This hex is on none of the six straight lines from the active worm

## Keywords of the cards

symbols = Action line: { $line }
when-own_worm_would_enter_water = When one of your worms would enter water
when-own_worm_would_be_damaged = When one of your worms would be Damaged
when-before_accuracy_roll = When any player is about to roll Accuracy
when-step_boundary_or_before_die = Between two steps of a turn, or before a die is rolled
when-after_flip = When the Danger Flipper has just been flipped
when-own_worm_collects_crate = When one of your worms collects a crate, instead of drawing
when-other_player_targeted_with_superweapon = When another player has just Targeted with a superweapon
when-own_turn_after_step_4 = On your own turn between steps 4 and 5
on-reveal = when revealed: { $steps }
no-heal = lasting: nobody is healed in step 2
at-end-of-turn = lasting, at the end of each turn: { $steps }
as-drop = drop: { $steps }

target = { $mode ->
    [own] target your own hex
    [airstrike] target an Air Strike
   *[other] target { $new ->
        [yes] a new
       *[no] { $mode ->
            [any] any
           *[other] a
            }
        }{ $nonfull ->
        [yes] {" "}non-full
       *[no] {""}
        }{ $land ->
        [yes] {" "}land
       *[no] {""}
        }{ $mode ->
        [direct] {" "}Direct hex
       *[other] {" "}hex
        }{ $span ->
        [exact] {" "}at distance { $max }
        [within] {" "}within { $max }
        [between] {" "}at distance { $min } to { $max }
        [beyond] {" "}at distance { $min } or more
       *[anywhere] {""}
        }{ $worm ->
        [yes] {" "}with a worm
       *[no] {""}
        }
    }
accuracy = Accuracy { $x }
scatter-target = { $n ->
    [one] Scatter the target
   *[other] Scatter the target { $n } times
    }
steer-target = move the target { $exact ->
    [yes] { $hexes ->
        [one] 1 hex
       *[other] { $hexes } hexes
        }
   *[no] { $min } to { $hexes } hexes
    } { $how ->
    [straight] in a straight line
    [straight_land_only] in a straight line over land
   *[other] any way
    }
blast = { $n ->
    [one] Blast in the target hex
   *[other] { $n } Blasts in the target hex
    }
damage = Damage { $select ->
    [one_thing] 1 Thing
    [one_worm] 1 worm
    [one_worm_not_self] 1 worm other than the active one
    [each_thing] each Thing
    [each_worm] each worm
    [active] the active worm
    [this] it
   *[same_thing] the same Thing
    }{ $at ->
    [each_target] {" "}in each target hex
    [each_adjacent] {" "}in each neighbour of the target hex
    [own] {""}
    [this_hex] {" "}there
   *[target] {""}
    }
scatter = Scatter { $select ->
    [one_thing] 1 Thing
    [one_worm] 1 worm
    [one_worm_not_self] 1 worm other than the active one
    [each_thing] each Thing
    [each_worm] each worm
    [active] the active worm
    [this] it
   *[same_thing] the same Thing
    }{ $at ->
    [each_target] {" "}in each target hex
    [each_adjacent] {" "}in each neighbour of the target hex
    [own] {" "}on your own hex
    [this_hex] {" "}there
   *[target] {""}
    }
knockback = Knockback of { $select ->
    [one_thing] 1 Thing
    [one_worm] 1 worm
    [one_worm_not_self] 1 worm other than the active one
    [each_thing] each Thing
    [each_worm] each worm
    [active] the active worm
    [this] it
   *[same_thing] the same Thing
    }{ $at ->
    [each_target] {" "}in each target hex
    [each_adjacent] {" "}in each neighbour of the target hex
    [own] {" "}on your own hex
    [this_hex] {" "}there
   *[target] {""}
    }{ $times ->
    [one] {""}
   *[other] {" "}{ $times } times
    }
shove = move { $select ->
    [one_thing] 1 Thing
    [one_worm] 1 worm
    [one_worm_not_self] 1 worm other than the active one
    [each_thing] each Thing
    [each_worm] each worm
    [active] the active worm
    [this] it
   *[same_thing] the same Thing
    }{ $at ->
    [each_target] {" "}in each target hex
    [each_adjacent] {" "}in each neighbour of the target hex
    [own] {" "}on your own hex
    [this_hex] {" "}there
   *[target] {""}
    } { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
    } { $dir ->
    [away] away from the active worm
    [wind] downwind
   *[chosen] in a direction you choose
    }
heal = heal { $select ->
    [one_thing] 1 wounded worm
    [one_worm] 1 wounded worm
    [one_worm_not_self] 1 wounded worm other than the active one
    [each_thing] each wounded worm
    [each_worm] each wounded worm
    [active] the active worm
    [this] it
   *[same_thing] the same worm
    }
destroy = { $select ->
    [one_crater] destroy 1 crater in the target hex
   *[other] destroy 1 mine or fire in the target hex
    }
move-self = move the active worm to the target hex
place = place { $n } { $thing ->
    [mine] { $n ->
        [one] mine
       *[other] mines
        }
    [oil_drum] { $n ->
        [one] oil drum
       *[other] oil drums
        }
    [crate] { $n ->
        [one] supply crate
       *[other] supply crates
        }
    [fire] fire
   *[crater] { $n ->
        [one] crater
       *[other] craters
        }
    } { $at ->
    [each_target] on each target hex
    [own] on your own hex
    [this_hex] there
    [least_filled] on the least-filled hex{ $n ->
        [one] {""}
       *[other] , one at a time
        }
   *[target] on the target hex
    }
restore-land = turn the flooded target hex back into land
crater-coast = { $n ->
    [one] place a crater on a land hex beside water
   *[other] place { $n } craters on land hexes beside water, one at a time
    }
token = { $token ->
    [electromagnet] put an Electromagnet on the target hex, set to attract or repel
   *[sentry-gun] put a Sentry Gun on the target hex, facing a direction you choose
    }
flip = { $sides ->
    [both] flip the Danger Flipper; on danger: { $danger }; on safe: { $safe }
    [danger] flip the Danger Flipper; on danger: { $danger }
    [safe] flip the Danger Flipper; on safe: { $safe }
   *[none] flip the Danger Flipper
    }
choose = choose one: { $options }
repeat = { $n } times: ({ $steps })
roll-hexes = roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
    } around the target hex; for each hex named: { $steps }
for-each-worm = for each { $which ->
    [own] worm of yours
    [in_target_and_adjacent] worm in the target hex and beside it
   *[all] worm
    }: { $steps }
may-move = the active worm may Inch or Jump
change-wind = change wind
set-wind = set the wind to any direction
draw = draw { $n ->
    [one] 1 supply card
   *[other] { $n } supply cards
    }
level-health = if one player alone has the most healthy worms, Damage one of these; if one player alone has the fewest, heal one wounded worm of that player
wound-healthy = every healthy worm becomes wounded
trigger-mines = every mine that shares a hex with a worm triggers
prevent = that Damage does not happen
redirect = that worm goes to a land hex beside that water hex instead
modify-dice = { $choice } dice, at least { $min } and at most { $max }
turn-flipper = turn the Danger Flipper over
peek-take = look at the top { $look } supply cards, take { $take }, put the rest at the bottom in any order
switch-active = another worm of yours becomes the active worm

## What happened

event-tile-laid = { $who } lays tile { $tile } at { $hex }.
event-team = { $who } leads { $colour ->
    [blue] the blue team
    [red] the red team
    [yellow] the yellow team
    [green] the green team
    [purple] the purple team
    [grey] the grey team
   *[other] team { $colour }
    }.
event-first = { $who } takes the Target Token and goes first.
event-turn = Turn { $n }: { $who }.
event-activated = { $who } activates the { $what }.
event-switched = { $who } makes the { $what } active instead.
event-healed = The { $what } on { $hex } is healthy again.
event-moved = The { $what } { $how ->
    [inch] inches
    [jump] jumps
    [jump-scatter] slips
    [scatter] scatters
    [knockback] is knocked back
    [push] is pushed
    [blast] flies
    [shove] is shoved
    [refuge] comes down
   *[card] moves
    } from { $from } to { $to }.
event-sank = The { $what } sinks on { $hex }.
event-rolled = { $why ->
    [accuracy] Accuracy: { $said }.
    [token] The Target Token scatters: { $said }.
    [wind] For the wind: { $said }.
    [drum] The drum's dice: { $said }.
    [around] Around the target: { $said }.
    [blast] Blast, { $what }: { $said }.
    [knockback] Knockback, { $what }: { $said }.
    [push] Push, { $what }: { $said }.
   *[scatter] Scatter, { $what }: { $said }.
    }
event-flipped = The Danger Flipper shows { $side ->
    [danger] danger
   *[safe] safe
    }.
event-flipper-turned = { $who } turns the Danger Flipper over: { $side ->
    [danger] danger
   *[safe] safe
    }.
event-sentry-fires = A Sentry Gun fires at the { $what } on { $hex }.
event-burnt-out = The fire on { $hex } goes out.
event-destroyed = The { $what } on { $hex } is destroyed.
event-removed = The { $what } on { $hex } is removed.
event-mine-clicks = The mine on { $hex } clicks.
event-mine-explodes = The mine on { $hex } explodes.
event-drum-explodes = The oil drum on { $hex } explodes.
event-collected = The supply crate on { $hex } is collected.
event-wounded = The { $what } on { $hex } is wounded.
event-killed = The { $what } on { $hex } is destroyed!
event-parting-gift = The { $what } leaves a parting gift on { $hex }.
event-spared = Nothing happens to the { $what }.
event-blast = { $land ->
    [yes] Blast on { $hex }!
   *[no] A Blast in the water on { $hex } does nothing.
    }
event-placed = { $hex }: { $what } placed.
event-placed-in-water = What was placed on { $hex } sinks: { $kind ->
    [mine] a mine
    [oil_drum] an oil drum
    [crate] a supply crate
    [fire] fire
    [crater] a crater
   *[other] a token
    }.
event-none-left = Nothing is placed; the pool has no { $kind ->
    [mine] mine
    [oil_drum] oil drum
    [crate] supply crate
    [fire] fire
    [crater] crater
   *[other] such token
    } left.
event-flooded = { $n ->
    [0] Hex { $hex } is flooded.
   *[other] Hex { $hex } is flooded, and with it: { $what }.
    }
event-restored = Hex { $hex } is land again.
event-wind = The wind blows in direction { $way }.
event-drew = { $who } draws { $card }.
event-drew-hidden = { $who } draws a supply card.
event-no-supplies = The supply deck is empty; { $who } draws nothing.
event-played = { $who } plays { $card }.
event-support = { $who } plays the support card { $card }.
event-dice-changed = Accuracy dice now: { $n }.
event-aimed = { $who } targets { $hex }.
event-aimed-strike = { $who } targets an Air Strike from { $hex } in direction { $way }.
event-token-moved = The Target Token goes from { $from } to { $to }.
event-drop = Drop card: { $card }.
event-drops-shuffled = The drop cards are shuffled into a new deck.
event-sudden-death = Sudden death: { $card }!
event-time-up = { $who } has run out of time.
event-eliminated = { $who } has no worm left and is eliminated.
event-last-round = The last round begins.
event-game-over = The game is over.
event-draw = It is a draw between { $teams }.

## Options and scores

option-first_game = Play the first game: a fixed map, two worms each
option-random_setup = Set up at random: tiles and Things fall where they may
option-collectors = Play with the cards of the collector's edition too
option-parting_gifts = A worm that is destroyed explodes once more (Parting Gifts)
option-full_elimination = Play on until one team is left (Full Elimination)
option-sudden_death = Which sudden death comes once the drop cards have run out
option-sudden_death-random = one at random
option-sudden_death-draft = players choose which cards come into question
option-sudden_death-none = none: the game goes on without it
option-late_superweapons = Superweapons come late: they lie below the other supplies
option-longer_game = A longer game: all drop cards are used
option-weak_explosions = Weak Explosions: a Blast throws Things about and does no Damage
option-extra_tiles = How many more tiles the map has
option-timer = Each turn takes 60 seconds at most (Timer)
option-colours = Which colours the teams have
option-colours-lowest = those with the lowest numbers
option-colours-choose = those that the first player of the set-up picks
option-support = Who is asked for support cards
option-support-holders = whoever holds one that fits
option-support-everyone = everybody who could hold one, at the same time
option-turn_limit = How many turns each player has at most (0: no limit)
option-jump_in_place = A worm may Jump on its own hex
option-team_damage = Damage to any worm of the active team ends its turn

## The table as text

draw-title = Worms, turn { $turn }, step { $step }
draw-setup = Worms, set-up
draw-wind = Wind { $n }
draw-target = Target { $hex }
draw-aim = Air Strike in direction { $n }
draw-pools = Pool
draw-decks = Supply deck { $supply }, drop deck { $drops }
draw-death = Sudden death: { $card }
draw-last-round = Last round
draw-over = Game over
draw-hand = Your hand
draw-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
    }
draw-worms = { $living ->
    [one] { $living } worm
   *[other] { $living } worms
    } ({ $healthy } healthy)
draw-out = eliminated
draw-player = Player { $n }
draw-legend = m mine, o oil drum, c crate, f fire, u crater, s Sentry Gun, e Electromagnet; small letters for wounded worms
draw-tiles = Tiles left
draw-heap = Heap

## Card names

card-bazooka = Bazooka
card-uzi = Uzi
card-ninja-rope = Ninja Rope
card-girder = Girder
card-grenade = Grenade
card-shotgun = Shotgun
card-baseball-bat = Baseball Bat
card-dynamite = Dynamite
card-cluster-bomb = Cluster Bomb
card-homing-missile = Homing Missile
card-homing-pigeon = Homing Pigeon
card-sheep = Sheep
card-old-woman = Old Woman
card-mine = Mine
card-air-strike = Air Strike
card-napalm-strike = Napalm Strike
card-fire-punch = Fire Punch
card-teleport = Teleport
card-jet-pack = Jet Pack
card-petrol-bomb = Petrol Bomb
card-holy-hand-grenade = Holy Hand Grenade
card-banana-bomb = Banana Bomb
card-concrete-donkey = Concrete Donkey
card-super-sheep = Super Sheep
card-carpet-bomb = Carpet Bomb
card-armageddon = Armageddon
card-earthquake = Earthquake
card-nuclear-test = Nuclear Test
card-prod = Prod
card-handgun = Handgun
card-sentry-gun = Sentry Gun
card-electromagnet = Electromagnet
card-dragon-ball = Dragon Ball
card-mortar = Mortar
card-longbow = Longbow
card-blow-torch = Blow Torch
card-pneumatic-drill = Pneumatic Drill
card-bunker-buster = Bunker Buster
card-skunk = Skunk
card-mole = Mole
card-bungee = Bungee
card-crate-shower = Crate Shower
card-sheep-strike = Sheep Strike
card-mad-cow = Mad Cow
card-mb-bomb = MB Bomb
card-salvation-army = Salvation Army
card-priceless-ming-vase = Priceless Ming Vase
card-buffalo-of-lies = Buffalo of Lies
card-bovine-blitz = Bovine Blitz
card-scales-of-justice = Scales of Justice
card-parachute = Parachute
card-freeze = Freeze
card-laser-sight = Laser Sight
card-weather-machine = Weather Machine
card-dud = Dud
card-crate-spy = Crate Spy
card-sabotage = Sabotage
card-worm-select = Worm Select

# What a player is warned of before it happens.
loss-sank = your { $what } drowns
loss-killed = your { $what } is destroyed
loss-wounded = your { $what } is wounded

# What dice may bring, with its odds: short, since it stands beside a number.
omen-blast = BOOM on { $hex }
omen-drum = the oil drum on { $hex } goes up
omen-flooded = { $hex } sinks into the sea
omen-wounded = { $what } wounded
omen-killed = { $what } destroyed
omen-sank = { $what } drowns
omen-hit = { $dice ->
    [one] a direct hit on { $hex }, with 1 die
   *[other] a direct hit on { $hex }, with { $dice } dice
    }
