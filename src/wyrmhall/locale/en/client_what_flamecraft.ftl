# What the things and signs on the table are, by their kinds (client/src/games/flamecraft/what.json). .words: how prompts name them.

fc-what-shop = Shop
    .text = Its sign says which good it gives; in its windows work dragons, below lie enchantments and stand visitors. Gathering gives one good for each of them.
    .words = shop*

fc-what-slot = Slot
    .text = Place a dragon of the kind shown here and get the reward below. The last slot of a shop opens a new shop.
    .words = slot*

fc-what-artisan = Dragon at work
    .text = It gives one good of its kind to everybody who gathers here, and may be fired up to use its ability.
    .words = artisan*

fc-what-artisan-card = Artisan dragon
    .text = In the Park anybody may get it; in your hand you may place it on a slot that shows its kind.

fc-what-park = The Park
    .text = Five dragons that wait for a place. Some rewards let you take one; it is filled again at the end of the turn.
    .words = park

fc-what-row = Row of enchantments
    .text = Five spells that anybody may cast at a shop with the same sign.

fc-what-enchantment = Enchantment
    .text = Above its sign, in the middle the goods it costs, below its reward. Cast at a shop, it gives one good more there for ever.
    .words = enchant*

fc-what-tucked = Enchantment of the shop
    .text = Whoever gathers here gets one more good of this kind. A shop holds three.

fc-what-token = Visitors
    .text = Whoever comes to a shop gives one good or coin to each of the others who stand there.

fc-what-space = Shop space
    .text = A free place for a new shop. It opens when somebody fills the last slot of another one.

fc-what-coin-space = Space of Dragon Alley
    .text = Leave two coins here: you get what the space shows and take another turn.

fc-what-decks = Decks
    .text = Dragons, enchantments, fancy dragons and shops that are still to come. When dragons or enchantments run out, the game ends.

fc-what-reputation = Reputation
    .text = The star is a point. The markers on the edge of the town show how much everybody has.
    .words = reputation

fc-what-fancy = Fancy dragon
    .text = It has a wish, which only you see. Make it come true and play the dragon for its reward.
    .words = fancy dragon*

fc-what-sun = Sun dragon
    .text = It is played during the game, on your own turn, as soon as its wish has come true.

fc-what-moon = Moon dragon
    .text = It is scored at the end of the game, if its wish has come true by then.

fc-what-scored = Scored
    .text = Fancy dragons that have already brought their reward.

fc-what-goods = Your goods
    .text = What you can pay and give. At the end of your turn you keep at most seven of a kind.

fc-what-good = Good
    .text = Bread, meat, iron, crystal, plant or potion: enchantments are paid with them. On a dragon, a slot or a shop it tells the kind.
    .words = good,goods

fc-what-any = Any good
    .text = Any kind you choose; a slot with this sign takes every dragon. A coin is not meant.

fc-what-coin = Coin
    .text = It pays for any one good, unless a card forbids it, and is worth one reputation at the end.
    .words = coin*

fc-what-no-coins = No coins
    .text = The goods of this enchantment must be paid with goods.

fc-what-sets = Sets
    .text = The goods may be paid several times; the reward grows with the number of sets.
    .words = sets

fc-what-player = A player
    .text = Choose who gets it.

fc-what-companion = Companion
    .text = A friend of yours alone, with an ability of its own (a module of the game).

fc-what-solo = Solo play
    .text = Titles by reputation and the achievements you can unlock. After your turn the non-players move.

fc-what-visit = Visit
    .text = Move your token to another shop than last time, and pay those who stand there.
    .words = visit*

fc-what-gather = Gather
    .text = Take goods; then you may place a dragon, fire one up and use the shop's ability.
    .words = gather*

fc-what-fire-up = Fire up
    .text = Use the ability of a dragon at this shop: each of the six kinds can do something else.
    .words = fire up

fc-what-reserve = Reserve
    .text = Take an enchantment from the row for yourself alone and cast it later.
    .words = reserv*

fc-what-place = Place
    .text = Lay an artisan dragon on a free slot and get the reward of the slot.

fc-what-swap = Swap
    .text = Two dragons in Town change places. The one that came is fired up.
    .words = swap*

fc-what-gift = Gift
    .text = Something of yours goes to another player; the reward comes from the supply.

fc-what-flip = Flip a coin
    .text = Heads or tails decides which of the two happens.

fc-what-others = The others
    .text = Each of the other players may come and take a share.

fc-what-ability = Ability
    .text = What a dragon does when it is fired up, or a shop at the end of gathering. You may always leave it.
    .words = abilit*

fc-what-serve = Serve
    .text = Give a dragon in the Park a good of its kind, for 1 reputation. All five at once bring a coin, too.
    .words = serve

fc-what-achievement = Achievement
    .text = A feat in solo play. Once unlocked, it adds new cards to all your later solo games.
    .words = achievement*
