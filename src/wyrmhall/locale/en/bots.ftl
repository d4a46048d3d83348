# Words of the bots: levels, hints, and what positions are judged by.
level-hatchling = Hatchling
level-hatchling-about = Looks one action ahead, and now and then plays without looking. For a first game.
level-fledgling = Fledgling
level-fledgling-about = Thinks its turn through for up to half a second, and is careless now and then. For players who know the rules.
level-drake = Drake
level-drake-about = Tries dozens of ways the game may go on, for up to two seconds, and slips but seldom. A good opponent.
level-wyrm = Wyrm
level-wyrm-about = The strongest we have: thinks for up to eight seconds. It sees no more than you do, and it can be beaten.
hint-even = About as good as the others.
hint-points = More points at once: about { NUMBER($n) }.
hint-feature = { $feature }: worth about { NUMBER($n) } { $n ->
    [one] point
   *[other] points
} more.

# seadragons
feature-seadragons-turns = Turns to come
feature-seadragons-missions = Missions within reach
feature-seadragons-ships = Ships for later missions
feature-seadragons-reefs = Reef cards
feature-seadragons-realms = Control of the realms
feature-seadragons-races = The lead in missions

# wyrmspan
feature-wyrmspan-actions = Coins for actions
feature-wyrmspan-resources = Resources
feature-wyrmspan-kinds = Different resources
feature-wyrmspan-hand = Dragon cards in hand
feature-wyrmspan-best = A good dragon nearly paid for
feature-wyrmspan-pit = Cave cards in hand
feature-wyrmspan-sites = Room for dragons
feature-wyrmspan-walks = What walks through the caves bring
feature-wyrmspan-yearly = Once-per-round abilities
feature-wyrmspan-eggs = Eggs to pay with
feature-wyrmspan-nests = Free nests for eggs
feature-wyrmspan-steps = Steps towards a guild marker
feature-wyrmspan-objective = The objective of this round
feature-wyrmspan-objectives = The objectives of later rounds
feature-wyrmspan-rival = The steps of the Automa

# flamecraft
feature-flamecraft-goods = Goods
feature-flamecraft-kinds = Different goods
feature-flamecraft-hand = Artisans in hand
feature-flamecraft-place = A good place for an artisan
feature-flamecraft-spell = An enchantment within reach
feature-flamecraft-suns = Sun dragons
feature-flamecraft-moons = Moon dragons
feature-flamecraft-hopes = Moon dragons still to come true
feature-flamecraft-time = Time left in the game

# worms
feature-worms-healthy = Healthy worms
feature-worms-hand = Cards in hand
feature-worms-coast = Distance from the water
feature-worms-perils = Distance from mines, drums and fire
feature-worms-craters = Firm ground
feature-worms-crates = Crates nearby
feature-worms-prey = Opponents in a bad place
