# The board of Flamecraft in the browser.
fc-town = Town
fc-upper = Town, upper side of the street
fc-lower = Town, lower side of the street
fc-street = On the street
fc-park = Park
fc-row = Enchantments
fc-decks = Decks
fc-solo = Solo
fc-tab-park = Park
fc-tab-row = Enchantments
fc-tab-decks = Decks
fc-tab-solo = Titles
fc-turn = Turn { $n }
fc-last-turns = Last turns
fc-plot = Empty shop space { $n }
fc-face-down = New shop, face down, on space { $n }
fc-face-down-artisan = { $name }, face down
fc-deck-artisans = Artisans in the deck: { $n }
fc-deck-enchantments = Enchantments in the deck: { $n }
fc-deck-fancy = Fancy dragons in the deck: { $n }
fc-deck-shops = Shops in the deck: { $n }
fc-under = Known to lie under it: { $names }
fc-rep = reputation
fc-rep-of = { $name }: reputation { $n }
fc-supply = Goods and coins
fc-key-take = on a good that is asked for: put it with what you give; on its number: put it back
fc-good = { $good ->
    [bread] bread
    [meat] meat
    [iron] iron
    [crystal] crystal
    [plant] plant
    [potion] potion
    [coin] coin
    [dragon] dragon
   *[any] any
}
fc-fewest = What you have least of: { $what }
fc-amount = { $good ->
    [bread] bread
    [meat] meat
    [iron] iron
    [crystal] crystal
    [plant] plant
    [potion] potion
   *[coin] coins
}: { $n }
fc-any = any artisan
fc-nothing = nothing
fc-unknown = unknown card
fc-reward-rep = reputation: { $n }
fc-reward-fancy = { $n ->
    [one] { $n } fancy dragon
   *[other] { $n } fancy dragons
}
fc-reward-artisans = { $n ->
    [one] { $n } artisan
   *[other] { $n } artisans
}
fc-artisan = { $name }, artisan ({ fc-good })
fc-artisans = Artisans in hand
fc-fancy = Fancy dragons
fc-fancy-dragon = { $name }, { $time ->
    [sun] sun dragon
   *[moon] moon dragon
}
fc-scored = Scored
fc-reserved = Reserved
fc-companion = Companion
fc-companion-named = Companion { $name }{ $used ->
    [yes] , used
   *[no] { "" }
}
fc-enchantment = { $name } ({ fc-good }). Costs: { $cost }. Brings: { $reward }
fc-no-coins = Coins may not stand for goods
fc-slot = Slot for { $kinds }: { $reward }
fc-shop = { $name }, gives { $icon ->
    [bread] bread
    [meat] meat
    [iron] iron
    [crystal] crystal
    [plant] plant
    [potion] potion
    [coin] coins
    [dragon] an artisan
   *[any] a good of choice
}
fc-enchanted = Enchanted: { $names }
fc-there = There: { $names }
fc-colour = { $colour ->
    [bread] yellow
    [meat] red
    [iron] dark blue
    [crystal] light blue
    [plant] green
   *[potion] purple
}
fc-non-player = A non-player
fc-hand-count = artisans in hand: { $artisans }, fancy dragons: { $fancy }
fc-sources = Reputation by source
fc-source-slots = slots
fc-source-enchantments = enchantments
fc-source-artisans = artisans
fc-source-shops = shops
fc-source-suns = sun dragons
fc-source-moons = moon dragons
fc-source-coins = coins
fc-titles = Titles
fc-opening = The end comes when the artisans ({ $artisans } in the deck) or the enchantments ({ $enchantments }) run out
fc-moment-title = The town has its verdict
fc-moment-last = The last turns
fc-moment-fancy = A fancy dragon shows itself
fc-deck-out = { $deck ->
    [artisans] The deck of artisans is empty
    [enchantments] The deck of enchantments is empty
   *[other] A deck has run out
}
fc-earned-achievement = Achievement: { $name }
fc-star = { $dragon }, { $n } reputation
fc-title-shopkeeper = Shopkeeper
fc-title-flamekeeper = Flamekeeper
fc-title-master-of-flamecraft = Master of Flame
fc-title-earned = Title earned: { $title }
fc-achievements = Achievements
fc-achievement = { $name }: { $has } of { $asks }{ $done ->
    [yes] , reached
   *[no] { "" }
}
kind-flamecraft-starter-shop = Starter shops
kind-flamecraft-shop = Shops
kind-flamecraft-artisan = Artisans
kind-flamecraft-sun = Sun dragons
kind-flamecraft-moon = Moon dragons
kind-flamecraft-enchantment = Enchantments
kind-flamecraft-companion = Companions
kind-flamecraft-achievement = Achievements
