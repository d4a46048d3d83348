# What the things and signs on the table are, by their kinds (client/src/games/wyrmspan/what.json). .words: how prompts name them.

ws-what-mat = Your mat
    .text = Three caves with four spaces each. Here you dig, settle dragons and send the adventurer; nobody else may touch it.

ws-what-cave-row = A cave
    .text = One of your three caves. Dragons move in from left to right, and who explores it walks along its path.

ws-what-dragon-card = Dragon card
    .text = On the left its price and the caves it likes, on the right its points, below what it does. Entice it to play it from your hand.
    .words = dragon card*

ws-what-cave-card = Cave card
    .text = It opens a space for a dragon when you excavate, and gives you what it shows, once and at once.
    .words = cave card*

ws-what-dragon-on-mat = Dragon on the mat
    .text = It keeps eggs, cached resources and tucked cards, acts when its sign says so, and brings its points at the end.

ws-what-chamber = Open space with a cave card
    .text = This space is excavated and waits for a dragon. A walk ends here until one moves in.

ws-what-open-space = Open space
    .text = The first column is open from the start. A walk ends at the first space without a dragon.

ws-what-rock = Rock
    .text = This space is closed. Excavate it from left to right; the eggs on it are its price beside the coin.

ws-what-nests = Nests
    .text = Each nest holds one egg. Two are on the mat, more are on the dragons.
    .words = nest*

ws-what-path-icon = Icon of the path
    .text = The adventurer uses it once when the walk comes by. With n dragons in the cave it meets n + 1 icons.
    .words = icon*

ws-what-action = Actions
    .text = Each action costs a coin. Without a coin you can only pass.
    .words = action*

ws-what-excavate = Excavate
    .text = For 1 coin lay a cave card on the leftmost closed space of a cave; columns 3 and 4 also cost 1 and 2 eggs.
    .words = excavat*

ws-what-entice = Entice
    .text = For 1 coin and its printed cost play a dragon from your hand into a cave it likes, on the leftmost open space without one.
    .words = entic*

ws-what-explore = Explore
    .text = For 1 coin the adventurer walks this cave and uses its icons and dragons. The second walk of the round costs 1 egg more, the third 2.
    .words = explor*

ws-what-pass = Pass
    .text = You leave the round and keep what you have. Who has passed takes no more turns until the next round.
    .words = pass

ws-what-deck-dragon = Dragon deck
    .text = Cards you have not seen. “Gain a dragon card” lets you take the top one or one that lies open beside it.

ws-what-deck-cave = Cave deck
    .text = Cards you have not seen. “Gain a cave card” lets you take the top one or one that lies open beside it.

ws-what-display = Display
    .text = Three dragons and three caves that anybody may take. Gaps are filled at the end of a turn, and each round brings new cards.
    .words = display

ws-what-discard = Discard pile
    .text = Cards that were paid or replaced lie here. When the deck is empty, they are shuffled into a new one.

ws-what-goods = Your supply
    .text = Coins, resources and eggs that you have now. At the end of your turn you keep at most 9 coins and 9 resources.

ws-what-resource = Resource
    .text = Meat, gold, crystal or milk: with these dragons are paid. Two of any kind may be exchanged for one you need.
    .words = resource*

ws-what-meat = Meat
    .text = A resource: it pays for dragons, and some hatchlings eat it.

ws-what-gold = Gold
    .text = A resource: it pays for dragons. It is not a coin.

ws-what-crystal = Crystal
    .text = A resource: it pays for dragons.

ws-what-milk = Milk
    .text = A resource: it pays for dragons, and some hatchlings drink it.

ws-what-coin = Coin
    .text = Every action costs one, and you get six each round. Each one left at the end is a point; it is not a resource.
    .words = coin*

ws-what-egg = Egg
    .text = It lies in a nest of a dragon or of the mat. Eggs pay for deep spaces and further walks; each is a point at the end.
    .words = egg*

ws-what-guild = Dragon guild
    .text = A ring of twelve spaces with everybody's token. Each step gives what the space shows; in the middle lies the tile for markers.

ws-what-guild-step = Guild step
    .text = Your token moves one space on round the guild and gets what that space gives.
    .words = guild step*

ws-what-guild-space = Space of the guild track
    .text = Whoever enters it gets what it shows, also when passing through.

ws-what-guild-brown = Brown space
    .text = Whoever enters it puts a marker on the guild tile and takes the bonus of that row.
    .words = brown space*

ws-what-tile-row = Row of the guild tile
    .text = A marker here brings this bonus at once. A square is for one marker only.
    .words = guild tile

ws-what-tile-points = Points on the guild tile
    .text = A marker here brings these points at the end of the game. The last box takes any number of markers.

ws-what-marker = Guild marker
    .text = You have four for the guild tile. Each brown space lets you place one.
    .words = marker*

ws-what-objectives = Objectives
    .text = One for each round. At its end all are compared in what it counts, and the places bring points.

ws-what-objective = Objective of a round
    .text = Above the number of its round and the points for first, second and third place; below how much everybody has.

ws-what-automa = The Automa
    .text = Your opponent in solo play. It has no mat: each card says how far it moves and what it takes.

ws-what-opening = The beginning
    .text = Of six cards you keep four, and you take three resources of your choice.

ws-what-points = Victory points
    .text = On a dragon: what it is worth at the end. In a panel: what somebody would have now.

ws-what-cache = Cache
    .text = Lay a resource on a dragon. It stays there to the end, brings a point, and cannot be spent.
    .words = cach*

ws-what-tuck = Tuck
    .text = Lay a dragon card face down under a dragon. It stays there and brings a point.
    .words = tuck*

ws-what-when-played = When played
    .text = This ability may be used once, at the moment the card is played.

ws-what-if-activated = If activated
    .text = This ability may be used whenever the adventurer steps onto the dragon, from your next turn on.

ws-what-once-per-round = Once per round
    .text = This ability may be used at the end of every round.
    .words = once-per-round

ws-what-end-game = End of the game
    .text = This ability counts in the final scoring only.

ws-what-hatchling = Hatchling
    .text = A small dragon that is fed with meat, milk or cards. Each feeding brings a benefit, the third one a bonus as well.
    .words = hatchling*

ws-what-swap = Swap
    .text = Two of your dragons change places, with everything on them.
    .words = swap*

ws-what-reveal = Reveal
    .text = The top card of the dragon deck is turned up for all to see.
    .words = reveal*

ws-what-activate = Activate
    .text = An ability that lies on your mat is used once more.
    .words = activat*

ws-what-others = The others, too
    .text = This effect gives the other players something as well.

ws-what-first-player = First player
    .text = Begins the round. The marker goes on to the left before the next one.

ws-what-trait = Trait
    .text = Shy, aggressive, playful or helpful. Some objectives and abilities count dragons of one trait.

ws-what-ability = Ability
    .text = What a dragon can do; a sign says when. You may always leave it.
    .words = abilit*

ws-what-waive = Waived cost
    .text = This part of the cost need not be paid. The rest is due.
    .words = waived

ws-what-round = Round
    .text = A game has four. When all have passed, once-per-round dragons act and the objective is compared.
