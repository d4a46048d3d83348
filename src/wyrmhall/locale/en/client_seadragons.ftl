# The board of Sea Dragons in the browser.
sd-ships = { $n } { $colour ->
    [green] green
    [purple] purple
    [red] red
    [blue] blue
   *[any] any
} { $n ->
    [one] ship
   *[other] ships
}
sd-vp = VP
sd-mission = { $ships }: { $vp } VP{ $reef ->
    [0] { "" }
    [one] {" "}and a reef draw
   *[other] {" "}and { $reef } reef draws
}
sd-size-small = small
sd-size-medium = medium
sd-size-large = large
sd-dragon = { $size ->
    [small] Small
    [medium] Medium
   *[large] Large
} dragon { $figure }
sd-pile = Pile of { $size ->
    [small] small
    [medium] medium
   *[large] large
} dragons, { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
sd-empty = empty
sd-market = Dragon market
sd-missions = Missions ({ $n } in the pile)
sd-realms = Realms
sd-mission-done = A mission is completed
sd-tide-turns = The tide turns
sd-sea-settles = The sea settles
sd-last-head = The last head has surfaced: no more turns from here
sd-opening-realm = { $realm }: { $n } VP for the first place
sd-star = { $dragon }, which sank { $n ->
    [one] { $n } ship
   *[other] { $n } ships
} at one stroke
sd-tab-market = Market
sd-tab-missions = Missions
sd-tab-realms = Realms
sd-nearer = Look at the map from near
sd-map = Map of the sea
sd-map-keys = Map of the sea. Arrow keys move the dragon, r turns it, m mirrors it, Enter lays it.
sd-turn = Turn
sd-mirror = Mirror
sd-lay = Lay it here
sd-key-move = on the map: move the dragon
sd-key-lay = on the map: lay it there
sd-strength = { $name }: { $n ->
    [one] { $n } dragon
   *[other] { $n } dragons
}, { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
sd-realm-line = { $realm } ({ $cells }): { $prize } VP for the first place; { $strengths }
sd-heads = heads left
sd-gold = gold
sd-reefs = reef cards
sd-missions-done = missions completed ({ $vp } VP)
sd-hand = Hand
sd-dragons = Dragon cards
sd-drawn = Drawn reef cards: keep one
sd-done = Completed missions
sd-played = Dragon cards played
sd-reef-two = Two { $colour ->
    [green] green
    [purple] purple
    [red] red
   *[blue] blue
} ships
sd-reef-any = A ship of any colour
sd-reef-gold = Gold ({ $n })
sd-reef-hidden = Hidden dragon: { $realm }
sd-goods = heads { $heads }, gold { $gold }, { $ships }, reef cards { $reefs }, missions { $missions } ({ $vp } VP)
sd-on-map = On the map
sd-dragon-line = Dragon of { $name }: { $cells }
sd-ships-line = { $colour ->
    [green] Green
    [purple] Purple
    [red] Red
   *[blue] Blue
} ships: { $cells }
sd-whirlpools = Whirlpools: { $cells }
sd-gold-cells = Gold: { $cells }
sd-reef-cells = Reefs: { $cells }
sd-currents = Currents: { $cells }
sd-island = Island: { $cells }
kind-seadragons-island = Island
kind-seadragons-currents = Currents
kind-seadragons-realm = Realms
kind-seadragons-board = Boards
kind-seadragons-dragon = Dragon cards
kind-seadragons-mission = Missions
kind-seadragons-reef = Reef cards
kind-seadragons-tail = Tokens
kind-seadragons-head = Heads
kind-seadragons-ship = Ships
kind-seadragons-coin = Coins
sd-off-map = The dragon would leave the map
sd-not-so = The dragon cannot lie like this here
