# Sea Dragons.
gold-of = { $n } gold
colour = { $colour ->
    [orange] orange
    [green] green
    [purple] purple
    [pink] pink
    [yellow] yellow
   *[red] { $colour }
}
ships = { $n } { $colour } { $n ->
    [one] ship
   *[other] ships
}
ships-any = { $n ->
    [one] { $n } ship of any colour
   *[other] { $n } ships of any colour
}

# Components
central-island = Central island
sea-currents = Sea currents
realm-text = lies { $quadrant ->
    [nw] in the north-west
    [ne] in the north-east
    [se] in the south-east
   *[sw] in the south-west
}
board = Realm board, side { $side }
board-text = { $ships ->
    [one] { $ships } ship flag
   *[other] { $ships } ship flags
}, { $whirlpools ->
    [one] { $whirlpools } whirlpool
   *[other] { $whirlpools } whirlpools
}, { $gold ->
    [one] { $gold } gold symbol
   *[other] { $gold } gold symbols
}, { $reefs ->
    [one] { $reefs } reef symbol
   *[other] { $reefs } reef symbols
}
figure = { $size } dragon { $code }
figure-text = { $n ->
    [one] { $n } cell
   *[other] { $n } cells
}, head included; { $turns ->
    [one] looks the same however it is turned
   *[other] { $turns } ways to turn and mirror it
}
mission = mission { $code }
mission-cost = discard { $cost }
mission-vp = { $n } VP at the end
mission-text = { $cost } for { $vp } VP{ $reef ->
    [0] { "" }
    [one] {" "}and a reef draw
   *[other] {" "}and { $reef } reef draws
}
reef-two-ships = two { $colour } ships
reef-two-ships-text = counts as 2 { $colour } ships for one mission, and is discarded whole; unused it is worth 2 VP
reef-any-ship = ship of any colour
reef-any-ship-text = counts as 1 ship of any colour for a mission, and is discarded; unused it is worth 1 VP
reef-hidden-dragon = hidden dragon ({ $realm })
reef-hidden-dragon-text = counts as 1 of your dragons when this realm is scored, but not in a tie: { $realm }
reef-gold = gold ({ $n })
reef-gold-text = unused it is worth 4 VP
head-tokens = { $colour } head tokens
ship-tokens = { $colour } pirate ship tokens
coins = gold coins of value { $value }
tail-tokens = { $colour } tail tokens

# Verbs
draw-reef = take { $n } reef cards, keep 1 and put the other under the pile
    .inf = take { $n } reef cards, keep 1 and put the other under the pile
keep-reef = keep one of the drawn reef cards
discard-gold = Discard a gold reef card for { gold-of }
take-back = Choose again
gain-gold = gain { gold-of }
pay-neighbours = every other player gains 1 gold for each own dragon beside yours

# Questions and options
ask-pick-colour = Pick a colour
ask-play-or-pass = Play a dragon card, or pass
ask-place-dragon = Place the dragon
ask-place-head = Choose the cell for the head
ask-keep-reef = Keep one reef card
ask-complete-mission = Complete a mission, if you like
ask-pay-ships = Mission ({ $text }): what do you discard?
ask-take-card = Take a new dragon card
ask-discard-card = Choose a dragon card to discard
pick-play = Play { $card }
pick-pass = Pass, and gain { gold-of }
pick-place-dragon = { $cells }{ $needed ->
    [0] { "" }
    [one] {" "}(discards { $needed } gold card)
   *[other] {" "}(discards { $needed } gold cards)
}
pick-place-head = Head on { $cell }
pick-keep-reef = Keep { $card }
pick-mission = Complete the mission: { $text }
pick-no-mission = Complete no mission
pick-pay-ships = Discard { $paid }
paid-two-ships = { $n ->
    [one] the card with two { $colour } ships
   *[other] { $n } cards with two { $colour } ships
}
paid-any-ship = { $n ->
    [one] the card with a ship of any colour
   *[other] { $n } cards with a ship of any colour
}
pick-take-card = Take { $card }
pick-pile = Take the top card of the pile of { $size } dragons
pick-discard-card = Discard { $card }
preview-nothing = costs nothing, brings nothing
preview-more = { $first }; { $rest }
preview-toll = −{ gold-of }
preview-gold = +{ gold-of }
preview-ships = +{ ships }
preview-reefs = { $n ->
    [one] +{ $n } reef card
   *[other] +{ $n } reef cards
}
preview-others = neighbours +{ gold-of }

# Why not
refuse-card-room = There is no room for { $card }
refuse-card-gold = You lack { gold-of } for even the cheapest place of { $card }
refuse-cell-island = { $cell } is part of the island
refuse-cell-taken = A dragon lies on { $cell } already
refuse-cell-own = { $cell } is beside a dragon of yours
refuse-cell-contact = A dragon on { $cell } would touch neither the island nor a dragon of another player, or it does not fit
refuse-cell-gold = You lack { gold-of } to cover { $cell }
refuse-mission = You lack { $ships } for this mission: { $text }
refuse-card-size = { $card } has the size you have just given up
refuse-pile-size = You have just given up a { $size } dragon
refuse-pile-empty = No { $size } dragons are left

# Log
event-picked-colour = { $who } plays { $colour ->
    [orange] orange
    [green] green
    [purple] purple
    [pink] pink
   *[yellow] yellow
}
event-placed-dragon = { $who } lays { $card } on { $cells }
event-placed-head = { $who } puts the head on { $cell }
event-collected-ships = { $who } takes { $ships }
event-gained-gold = { $who } gains { gold-of }
event-paid-gold = { $who } pays { gold-of }
event-discarded-gold = { $who } discards a gold reef card for { gold-of }
event-kept-reef = { $who } keeps a reef card: { $card }
event-kept-reef-hidden = { $who } keeps a reef card
event-no-reef-left = { $who } finds no reef card left
event-gained-as-neighbour = { $who } gains { gold-of } as a neighbour of { $by }
event-completed-mission = { $who } completes a mission ({ $vp } VP) with { $paid }
event-new-mission = New mission on the market: { $text }
event-took-card = { $who } takes { $card } from the market
event-new-card = New on the market: { $card }
event-drew-card = { $who } takes { $card } from the pile
event-drew-card-hidden = { $who } takes a { $size } dragon card from the pile
event-passed = { $who } passes
event-discarded-card = { $who } discards { $card }
event-reshuffled = The { $size } dragons are shuffled into a new pile of { $n }
event-ended = No heads are left: the game is over

# The table as text
draw-legend =
    Map: @ whirlpool, ~ current, $ gold, ^ reef, ▒ island; *1 head, 1 tail of player 1;
    ships: g green, p purple, r red, b blue.
draw-market = Dragon market:
draw-piles = Piles: small { $small }, medium { $medium }, large { $large }, missions { $missions }, reefs { $reefs }
draw-missions = Mission market:
draw-mission = { $code }: { $cost } — { $vp } VP{ $reef ->
    [0] { "" }
    [one] {" "}+ reef
   *[other] {" "}+ { $reef } reefs
}
draw-hand = Your hand:
draw-reefs = Your reef cards: { $cards }
draw-drawn = Drawn reef cards: { $cards }
draw-player = { $seat } { $colour }: heads { $heads }, gold { $gold }
draw-supply = ships { $ships }, reef cards { $reefs }, missions { $missions } ({ $vp } VP)
draw-realm = { $realm }: { $vp } VP; dragons { $dragons }
draw-card = { $code } { $size }

# Table options
option-board_nw = Which board lies in the north-west
option-board_nw-random = by chance
option-board_nw-1A = board 1, side A
option-board_nw-1B = board 1, side B
option-board_nw-2A = board 2, side A
option-board_nw-2B = board 2, side B
option-board_nw-3A = board 3, side A
option-board_nw-3B = board 3, side B
option-board_nw-4A = board 4, side A
option-board_nw-4B = board 4, side B
option-board_ne = Which board lies in the north-east
option-board_ne-random = by chance
option-board_ne-1A = board 1, side A
option-board_ne-1B = board 1, side B
option-board_ne-2A = board 2, side A
option-board_ne-2B = board 2, side B
option-board_ne-3A = board 3, side A
option-board_ne-3B = board 3, side B
option-board_ne-4A = board 4, side A
option-board_ne-4B = board 4, side B
option-board_se = Which board lies in the south-east
option-board_se-random = by chance
option-board_se-1A = board 1, side A
option-board_se-1B = board 1, side B
option-board_se-2A = board 2, side A
option-board_se-2B = board 2, side B
option-board_se-3A = board 3, side A
option-board_se-3B = board 3, side B
option-board_se-4A = board 4, side A
option-board_se-4B = board 4, side B
option-board_sw = Which board lies in the south-west
option-board_sw-random = by chance
option-board_sw-1A = board 1, side A
option-board_sw-1B = board 1, side B
option-board_sw-2A = board 2, side A
option-board_sw-2B = board 2, side B
option-board_sw-3A = board 3, side A
option-board_sw-3B = board 3, side B
option-board_sw-4A = board 4, side A
option-board_sw-4B = board 4, side B
option-first_player = Who begins
option-first_player-random = by chance
option-first_player-1 = player 1
option-first_player-2 = player 2
option-first_player-3 = player 3
option-first_player-4 = player 4
option-first_player-5 = player 5
option-pick_colours = Players pick their colours
option-choose_head = Players choose the cell of the head
option-plus_island = The island has the shape of a plus

# What a player is warned of before it happens.
farewell-passed = you use up a head without laying a dragon
