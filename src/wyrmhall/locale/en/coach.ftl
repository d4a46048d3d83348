# What hints and the coach say.
# Why an option is good, in a sentence each; what it is worth in points is told only to those who want numbers.
reason-even = About as good as the others.
reason-points = Brings { more-points } at once.
reason-points-named = Brings { more-points } at once: { $thing }.
reason-rival-points = Costs { $who } { $game ->
    [flamecraft] reputation
   *[other] points
}.

# What a game counts, in its own words.
points-of = { NUMBER($n) } { $game ->
    [flamecraft] reputation
   *[other] { $n ->
        [one] point
       *[other] points
    }
}
more-points = more { $game ->
    [flamecraft] reputation
   *[other] points
}

# seadragons
reason-seadragons-turns = Keeps more dragon heads for later turns.
reason-seadragons-missions = Helps you towards a mission.
reason-seadragons-missions-named = Helps you towards the mission { $thing }.
mission-worth = for { $n ->
    [one] { $n } point
   *[other] { $n } points
}
mission-done = for { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}
reason-seadragons-ships = Gathers ships for missions to come.
reason-seadragons-ships-named = Gathers ships for missions to come: { $thing }.
reason-seadragons-reefs = Leaves you more reef cards.
reason-seadragons-realms = Makes you stronger in the realms.
reason-seadragons-realms-named = Makes you stronger here: { $thing }.
reason-seadragons-races = Puts you ahead in missions.
reason-seadragons-rival-realms = Weakens { $who } in the realms.
reason-seadragons-rival-realms-named = Weakens { $who } here: { $thing }.
reason-seadragons-rival-races = Takes from { $who } the lead in missions.
reason-seadragons-deed-mission = Completes { $n ->
    [one] a mission
   *[other] { $n } missions
} at once.
reason-seadragons-deed-mission-named = Completes { $n ->
    [one] the mission
   *[other] the missions
} { $thing } at once.
reason-seadragons-deed-ships = Collects ships on the way.
reason-seadragons-deed-ships-named = Collects { $thing } on the way.
ships-found = { $ships }
reason-seadragons-deed-reef = Gives you { $n ->
    [one] a reef card
   *[other] { $n } reef cards
}.
reason-seadragons-deed-gold = Brings gold at once.
reason-seadragons-deed-gold-named = Brings { $thing } at once.

# wyrmspan
reason-wyrmspan-actions = Leaves you more coins, and each is an action.
reason-wyrmspan-actions-named = Leaves you { $thing } for further actions.
coins-left = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
reason-wyrmspan-resources = Leaves you more resources to pay with.
reason-wyrmspan-kinds = Leaves you resources of more kinds.
reason-wyrmspan-hand = Leaves you more dragon cards to choose from.
reason-wyrmspan-best = Makes it easier to entice a good dragon.
reason-wyrmspan-best-named = Helps you entice this dragon: { $thing }.
reason-wyrmspan-pit = Leaves you better cave cards to dig with.
reason-wyrmspan-sites = Leaves more room for dragons.
reason-wyrmspan-sites-named = Leaves room for a dragon here: { $thing }.
reason-wyrmspan-walks = Leaves you richer walks through the caves.
reason-wyrmspan-walks-named = Leaves you a richer walk here: { $thing }.
reason-wyrmspan-recurring = Adds an ability that you use once every round.
reason-wyrmspan-recurring-named = Adds an ability that you use once every round: { $thing }.
reason-wyrmspan-eggs = Leaves you eggs to pay with.
reason-wyrmspan-nests = Leaves more free nests for eggs.
reason-wyrmspan-nests-named = Leaves free nests for eggs here: { $thing }.
reason-wyrmspan-steps = Brings your next guild marker nearer.
reason-wyrmspan-steps-named = Brings your next guild marker nearer: { $thing }.
steps-to-marker = { $n ->
    [one] { $n } more step
   *[other] { $n } more steps
}
reason-wyrmspan-objective = Helps you with this round's objective.
reason-wyrmspan-objective-named = Helps you with this round's objective: { $thing }.
reason-wyrmspan-objectives = Helps you with the objectives of later rounds.
reason-wyrmspan-objectives-named = Helps you with the objective of a later round: { $thing }.
reason-wyrmspan-rival = Lets the Automa walk less far.
reason-wyrmspan-deed-egg = Lays { $n ->
    [one] an egg
   *[other] { $n } eggs
} on the way.
reason-wyrmspan-deed-egg-named = Lays { $n ->
    [one] an egg
   *[other] { $n } eggs
} on the way: { $thing }.
reason-wyrmspan-deed-feed = Feeds { $n ->
    [one] a hatchling
   *[other] hatchlings { $n } times
} on the way.
reason-wyrmspan-deed-feed-named = Feeds on the way: { $thing }.
reason-wyrmspan-deed-cache = Caches { $n ->
    [one] a resource
   *[other] { $n } resources
} on the way.
reason-wyrmspan-deed-cache-named = Caches { $n ->
    [one] a resource
   *[other] { $n } resources
} on the way: { $thing }.
reason-wyrmspan-deed-tuck = Tucks { $n ->
    [one] a card
   *[other] { $n } cards
} on the way.
reason-wyrmspan-deed-tuck-named = Tucks { $n ->
    [one] a card
   *[other] { $n } cards
} on the way: { $thing }.
reason-wyrmspan-deed-guild = Places a guild marker.
reason-wyrmspan-deed-guild-named = Places a guild marker: { $thing }.
reason-wyrmspan-deed-dragon = Brings { $n ->
    [one] a dragon
   *[other] { $n } dragons
} into your caves.
reason-wyrmspan-deed-dragon-named = Brings { $thing } into your caves.

# flamecraft
reason-flamecraft-goods = Leaves you more goods.
reason-flamecraft-goods-named = Leaves you more goods, above all: { $thing }.
reason-flamecraft-kinds = Leaves you goods of more kinds.
reason-flamecraft-kinds-named = Leaves you goods of more kinds, such as { $thing }.
reason-flamecraft-hand = Leaves you more artisan dragons in hand.
reason-flamecraft-hand-named = Leaves you this artisan dragon in hand: { $thing }.
reason-flamecraft-place = Leaves you a good slot for a dragon in hand.
reason-flamecraft-place-named = Leaves you a good slot for a dragon in hand: { $thing }.
reason-flamecraft-spell = Helps you towards an enchantment.
reason-flamecraft-spell-named = Helps you towards this enchantment: { $thing }.
reason-flamecraft-suns = Leaves you more sun dragons to score.
reason-flamecraft-suns-named = Leaves you a sun dragon to score: { $thing }.
reason-flamecraft-moons = Makes your moon dragons worth more.
reason-flamecraft-moons-named = Makes a moon dragon of yours worth more: { $thing }.
reason-flamecraft-hopes = Leaves you a moon dragon whose wish can still come true.
reason-flamecraft-hopes-named = Leaves you a moon dragon whose wish can still come true: { $thing }.
reason-flamecraft-time = Leaves more turns until the deck runs out.
reason-flamecraft-rival-spell = Takes an enchantment out of { $who }'s reach.
reason-flamecraft-rival-spell-named = Puts this enchantment farther from { $who }: { $thing }.
reason-flamecraft-rival-place = Takes the slot that { $who } needs.
reason-flamecraft-rival-place-named = Takes the slot that { $who } needs: { $thing }.
reason-flamecraft-deed-cast = Casts { $n ->
    [one] an enchantment
   *[other] { $n } enchantments
} at once.
reason-flamecraft-deed-cast-named = Casts { $thing } at once.
reason-flamecraft-deed-place = Places { $n ->
    [one] a dragon
   *[other] { $n } dragons
}, with the reward of the slot.
reason-flamecraft-deed-place-named = Places { $thing }, with the reward of the slot.
reason-flamecraft-deed-fire = Fires up { $n ->
    [one] a dragon
   *[other] { $n } dragons
}.
reason-flamecraft-deed-fire-named = Fires up { $thing }.
reason-flamecraft-deed-fancy = Draws { $n ->
    [one] a fancy dragon
   *[other] { $n } fancy dragons
}.
reason-flamecraft-deed-sun = Scores { $n ->
    [one] a sun dragon
   *[other] { $n } sun dragons
}.
reason-flamecraft-deed-sun-named = Scores { $thing }.
reason-flamecraft-deed-reserve = Reserves an enchantment for you.
reason-flamecraft-deed-reserve-named = Reserves { $thing } for you.
reason-flamecraft-deed-gain = Brings goods, coins or reputation at once.
reason-flamecraft-deed-gain-named = Brings { $thing } at once.
thing-of = { $what }
artisan-of = { $artisan }

# worms
reason-worms-count = Keeps more of your worms alive.
reason-worms-count-named = Keeps a worm of yours alive: { $thing }.
reason-worms-rival-count = Leaves { $who } fewer worms.
reason-worms-rival-count-named = Threatens a worm of { $who }: { $thing }.
reason-worms-healthy = Keeps more of your worms healthy.
reason-worms-healthy-named = Keeps a worm of yours healthy: { $thing }.
reason-worms-hand = Leaves you more cards in hand.
reason-worms-coast = Keeps your worms away from the water.
reason-worms-coast-named = Keeps a worm of yours away from the water: { $thing }.
reason-worms-perils = Keeps your worms away from mines, oil drums and fire.
reason-worms-perils-named = Keeps a worm of yours away from mines, oil drums and fire: { $thing }.
reason-worms-craters = Keeps your worms on firm ground.
reason-worms-craters-named = Keeps a worm of yours on firm ground: { $thing }.
reason-worms-crates = Brings your worms beside crates.
reason-worms-crates-named = Brings a worm of yours beside a crate: { $thing }.
reason-worms-prey = Leaves your opponents' worms in a bad place.
reason-worms-prey-named = Leaves a worm of an opponent in a bad place: { $thing }.
reason-worms-rival-healthy = Leaves { $who } fewer healthy worms.
reason-worms-rival-healthy-named = May wound a worm of { $who }: { $thing }.
reason-worms-rival-hand = Leaves { $who } fewer cards.
reason-worms-deed-kill = Takes out { $n ->
    [one] an opponent's worm
   *[other] { $n } worms of opponents
}.
reason-worms-deed-kill-named = Takes out { $n ->
    [one] a worm of an opponent
   *[other] worms of opponents
}: { $thing }.
reason-worms-deed-wound = Wounds { $n ->
    [one] an opponent's worm
   *[other] { $n } worms of opponents
}.
reason-worms-deed-wound-named = Wounds { $n ->
    [one] a worm of an opponent
   *[other] worms of opponents
}: { $thing }.
reason-worms-deed-heal = Heals { $n ->
    [one] one of your worms
   *[other] { $n } of your worms
}.
reason-worms-deed-heal-named = Heals { $n ->
    [one] a worm of yours
   *[other] worms of yours
}: { $thing }.
reason-worms-deed-crate = Picks up { $n ->
    [one] a crate
   *[other] { $n } crates
}.
reason-worms-deed-crate-named = Picks up what is in { $n ->
    [one] a crate
   *[other] crates
}: { $thing }.

# Themes over several games of a person: in $n of $of games.
theme-seadragons-passes = You pass although a dragon could be laid ({ $n } of your last { $of } games).
theme-seadragons-missions = You leave missions uncompleted that you could pay for ({ $n } of your last { $of } games).
theme-wyrmspan-coins = You pass with coins left ({ $n } of your last { $of } games).
theme-wyrmspan-cards = You end the last round with a hand full of dragons ({ $n } of your last { $of } games).
theme-flamecraft-gathers = You gather where you could enchant ({ $n } of your last { $of } games).
theme-flamecraft-unplaced = You gather without placing a dragon that would fit ({ $n } of your last { $of } games).
theme-flamecraft-unfired = You leave dragons unfired that you could fire up ({ $n } of your last { $of } games).
theme-worms-unarmed = You end turns without playing a weapon that you hold ({ $n } of your last { $of } games).

# What the coach says of a moment.
coach-round = Round { $n }
coach-turn = Turn { $n }
coach-own-turn = Your turn { $n }
coach-costly = “{ $chosen }” cost about { points-of }. Better: “{ $best }”.
coach-costly-few = “{ $chosen }” cost a good deal. Better: “{ $best }”.
coach-lucky = “{ $chosen }”: the draws brought about { points-of } more than you could expect.
coach-lucky-few = “{ $chosen }”: dice and cards went your way.

# Puzzles.
puzzle-title = Puzzle { $n }
puzzle-find = { $prompt } One answer is clearly best: find it.
puzzle-wrong = That is possible, but there is something better.
puzzle-right = Right! { $why }
puzzle-given = The best answer was: { $best }. { $why }
puzzle-ahead = It is worth about { points-of } more than the next best answer.
puzzle-ahead-worms = It is worth about { NUMBER($n) } { $n ->
    [one] worm
   *[other] worms
} more than the next best answer.
puzzle-missed = Weaker bots missed it in { $n } of { $of } tries.
puzzle-give-up = Show me the answer
