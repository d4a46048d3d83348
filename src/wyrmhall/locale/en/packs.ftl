# Packs: what is wrong with components that somebody typed in. Keys and words of the file stay as they are typed.

pack-name = { $en }
pack-line = line { $n }: { $why }

# The file.
pack-too-large = a pack has at most { $most } characters, this one has { $n }
pack-long-line = a line has at most { $most } characters: break it at a comma
pack-many-dots = a key with dots has at most { $most } parts
pack-too-deep = brackets may be nested at most { $most } deep
pack-not-toml = this is not TOML: { $why ->
    [quote] a text in quotes does not end, or has a character that cannot stand in it
    [bracket] a bracket is not closed, or a comma is missing in it
    [equals] after a key there must be =
    [twice] the same key stands here twice
    [after] after a value the line must end
    [value] texts stand in straight quotes, "so"; numbers, true and false without
   *[other] this cannot be read
    }
pack-of-game = this is a pack for { $said }, not for { $game }
pack-good = { $file } is a good pack for { $game }.

# What `pack new` writes beside the rows.
pack-written = Wrote { $file }.
pack-exists = { $file } exists already; choose another name, or move it away
pack-not-written = cannot write { $file }: { $why }
pack-new-of = A pack for { $game ->
    [seadragons] Sea Dragons
    [worms] Worms: The Board Game
    [flamecraft] Flamecraft
   *[wyrmspan] Wyrmspan
    }: what is printed in your own box, in place of the set that comes with the program.
pack-new-rows = Type over what differs and delete the rest: a row, or a line of a row, that is not here stays as it is in the program.
pack-new-parts = Type over what differs. A part that you delete is taken from the set of the program.
pack-new-effects = An effect is written { $step }; `{ $command }` lists the verbs. { $none } means none.
pack-new-status = status: printed (you copied it from the box), single_source, or reconstructed (made up); players see it.
pack-new-id = Saved games hold the pack: choose an id of your own, and count the version up when you change it.
pack-new-board-size = Rows and columns of a board. The map has twice as many and one more; cells are [row, column] from the north-west, counted from 0. Currents flow in the middle row and the middle column.
pack-new-beside-island = { $typed }: the current cells that touch the island do not exist.
pack-new-example = For example: { $typed }
pack-new-island = alternative_plus is the island of the option plus_island; you may delete it.
pack-new-realms = The four realms: quadrant nw, ne, se or sw; the id names the symbol on the compass rose.
pack-new-overrides = Cells that hold more than one symbol, or more than one of a kind, in place of what the rows show.
pack-new-sides = Every side is drawn as it lies in the north-west: S ship flag, W whirlpool, G gold symbol, R reef symbol, . plain cell, # the inner corner at the bottom right.
pack-new-shapes = cells_per_size counts the head. The copies must add up to { $small } small, { $medium } medium and { $large } large cards.
pack-new-names = A card may have a name in one language or in several: { $typed }
pack-new-missions = { $n } missions: ships by colour (any: ships of whatever colour), points, and reef draws.
pack-new-reefs = { $n } cards: two_ships of a colour, any_ship, hidden_dragon of a realm, gold.
pack-new-tails = For information: tails never limit play.
pack-new-guilds = The four guild tiles. Rows 1 to 3 give a bonus at once, row 4 scores at the end. squares: how many markers fit on the rows, on the face for few players and on the other; lowest: the VP of the places below, the last one without limit.
pack-new-caves = The { $n } cave cards, by the number in the corner.
pack-new-dragons = The { $n } dragons, by the number in the corner. A hatchling's if_activated is the verb hatch.
pack-new-unsaid = { $key }: as it is in the program; no pack can say it
pack-new-shops = The shops. accepts: one kind, two kinds, or "any"; of a starter only the two slots that are free at the beginning. Dragon Alley has double spaces for coins in place of slots: spaces, what each of them brings.
pack-new-enchantments = The enchantments. A reward for each number of sets; without_coins: coins may not stand for goods.
pack-new-fancy = The fancy dragons. The rules know four printed goals by name; of two of these the reputation (rep) can be typed. Hocus: a goal that is typed takes the place of the one that the rules know by name. Whether a dragon is a sun or a moon dragon stays. If your box says otherwise of two of them, one a sun and one a moon, exchange their names and goals.
pack-new-companions = The companions. Where nothing is typed, the rules know start bonus and ability by name, with the moment of each. { $typed } is another bonus, { $none } none. A typed ability is used once, at any moment of the own turn.

# What stands in a place.
pack-table = { $place } must be a table, not { $said }
pack-missing = { $place }: { $key } is missing
pack-unknown = { $place }: { $key } is not known here; there are: { $known }
pack-of-the-rulebook = { $place }: { $key } is printed in the rulebook, and no pack may change it
pack-list = { $place } must be a list; entries in it: { $n }
pack-list-or-word = { $place } must be { $word } or a list, not { $said }; entries in the list: { $n }
pack-number = { $place } must be a whole number from { $least } to { $most }, not { $said }
pack-flag = { $place } must be true or false, not { $said }
pack-text = { $place } must be a text of 1 to { $most } characters, not { $said }
pack-word = { $place } must be one of { $known }, not { $said }
pack-id = { $place } must be 1 to 40 letters, digits and hyphens, not { $said }
pack-no-name = { $place } needs a name in at least one language: { $known }
pack-twice = { $place }: { $said } stands twice
pack-rows = { $place } must be written as [[{ $place }]]

# Steps.
pack-steps = { $place } must be a list of at most { $most } steps, not { $said }
pack-step = { $place }: a step is written {"{"} op = "verb", … {"}"}, not { $said }
pack-no-verb = { $place }: there is no verb { $op }; there are: { $known }
pack-verb-not-here = { $place }: the verb { $op } cannot stand here; there can: { $known }
pack-no-parameter = { $place }: { $op } has no parameter { $name }; it has: { $known }
pack-needs-parameter = { $place }: { $op } needs the parameter { $name }
pack-steps-deep = { $place }: steps may be nested at most { $most } deep
pack-too-much-work = { $place }: this text is longer than { $most } single steps
pack-parts = { $place }: { $op } cannot be made of so many parts

# Sea Dragons.
pack-not-a-current = { $place }: { $cell } is not a current cell
pack-island = { $place }: the island must hang together around the middle cell { $cell }
pack-cell = { $place }: a cell is [row, column], each from 0 to { $most }, not { $said }
pack-sizes = dragon cards: there are { $n } of the size { $size } in the box, not { $said }
pack-twins = dragon card { $card } shows the figure of { $twin }: their copies are added up
pack-missions = missions: there are { $n } in the box, not { $said }
pack-mission-cost = mission { $card }: it must ask for 1 to { $most } ships, not { $said }
pack-mission-ships = mission { $card } asks for { $n } ships of the colour { $colour }, and there are only { $most }
pack-reefs = reef cards: there are { $n } in the box, not { $said }
pack-island-covers = the island would cover a symbol of side { $side }
pack-island-covers-current = the island would cover the symbols on { $cell }
pack-many-flags = boards: some choice of sides has { $n } ship flags, and there are { $most } ships
pack-few-flags = boards: some choice of sides has only { $n } flags for { $most } ships
pack-reef-draws = reefs: up to { $n } draws are possible, and { $cards } cards allow { $most }
pack-side-rows = side { $side }: it has { $n } rows, and the boards have { $most }
pack-side-row = side { $side }: row { $row } must have { $most } characters, not { $said }
pack-side-legend = side { $side }: row { $row } has { $said }, which is none of S W G R . #
pack-side-corner = side { $side }: it needs exactly one inner corner #, at its bottom right
pack-shape-row = dragon card { $card }: a row has X for cells and . for gaps, at most { $most }
pack-shape-cells = dragon card { $card }: a figure of the size { $size } has { $n } cells, not { $said }
pack-shape-apart = dragon card { $card }: its cells do not hang together by their sides

# Worms.
pack-line-of-action = { $place } must be a list of 1 to { $most } symbols "T", "M" and "P"
pack-hex = { $place } must be a hex such as [1, 0], not { $said }
pack-hexes = { $place } must be a list of hexes such as [[0, 0], [1, -1]]
pack-hexes-number = { $place } must be { $least } to { $most } different hexes, not { $said }
pack-land-and-water = { $place }: a hex is either land or water
pack-hexes-apart = { $place }: its hexes are not connected
pack-die-faces = die: faces are 1 to { $most } of { $known }
pack-die-numbers = die: at least one face must be a number, or the wind could never be rolled
pack-no-sudden-death = a pack needs a sudden death card, unless it says no_sudden_death = true
pack-no-scene = a pack with tiles or teams of its own needs a [first_game] that uses them
pack-scene-tile = first_game: { $said } is no tile of this shape
pack-scene-thing = first_game: { $said } at { $hex } is not a Thing on its tile
pack-scene-team = first_game: there is no team { $said }
pack-scene-overlap = first_game: tiles may not overlap each other or the dial
pack-scene-worms = first_game: with { $players } players there must be two worms of { $players } teams
pack-scene-stock = first_game: the box has only { $n } of { $kind }
pack-scene-full = first_game: no hex may hold more than three Things
pack-fixed-starters = the fixed starters must be { $known }, not { $said }
pack-teams = there must be { $n } teams with different numbers
pack-starter-copies = { $edition }: { $players } players need { $players } of { $card }, not { $said }
pack-random-starters = { $edition }: { $players } players need { $players } random starters, not { $said }
pack-drops = { $edition }: { $players } players need { $n } drop cards, not { $said }
pack-tiles = { $edition }: { $players } players need { $players } tiles
pack-within = { $place }: target with mode within needs the parameter max
pack-steer = { $place }: steer_target cannot go at least farther than at most
pack-few-supply = fewer than two ordinary supply weapons per player: Late Superweapons will use all of them
pack-no-superweapon = there is no superweapon
pack-some-names = { $place } has no name in every language: another one is used

# Wyrmspan.
pack-no-here = { $place }: there is no dragon to speak of here: { $op } must say { $word }
pack-no-then = { $place }: { $op } of several cards or from the deck has no parameter then
pack-no-hatchling = dragon: only a hatchling has the verb hatch
pack-loop = dragon { $n }: its ability would use itself again through other dragons

# Flamecraft.
pack-one-artisan = { $place }: a gain with a fancy dragon has at most 1 artisan
pack-nothing = { $place }: { $op } needs at least one good, coin or other thing
pack-lose-coin = { $place }: lose_coin stands only in a flip with stake = true
pack-by-name = { $card }: the rules know this card by name, and no pack may change its { $key }
pack-no-shop-of = shop: beside the starter there must be a shop with the icon { $good }
pack-other-shops = shop: there must be { $n } shops with another icon than a good, not { $said }
pack-sun-pays = { $place }: a sun dragon that is paid is written as cost with then = gain
