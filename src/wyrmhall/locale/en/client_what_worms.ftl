# What the things and signs on the table are, by their kinds (client/src/games/worms/what.json). .words: how prompts name them.

wm-what-worm = Worm
    .text = Standing it is healthy, lying it is wounded. The first Damage lays it down, the second destroys it, water at once.
    .words = worm*

wm-what-mine = Mine
    .text = When a worm is moved onto it, the danger token decides: it explodes or is gone. Damaged, it explodes at once.
    .words = mine,mines

wm-what-oil-drum = Oil drum
    .text = Damaged, it explodes: five dice name hexes around it where everything is Damaged and fire is left.
    .words = drum*

wm-what-crate = Supply crate
    .text = A worm that is moved onto it takes it, and its player draws a weapon card.
    .words = crate*

wm-what-fire = Fire
    .text = Whatever is moved onto it puts it out, and the danger token says whether it is Damaged.
    .words = fire,fires

wm-what-crater = Crater
    .text = Left by a blast. The third crater on a hex turns it into water with everything on it.
    .words = crater*

wm-what-sentry-gun = Sentry gun
    .text = A token of the collector's edition: it fires along the hexes it faces.

wm-what-electromagnet = Electromagnet
    .text = A token of the collector's edition: it draws the Target Token near or pushes it away.
    .words = electromagnet*

wm-what-hex = Hex
    .text = Land holds at most three Things; if there are more, one is pushed away. In water everything sinks.
    .words = hex,hexes

wm-what-thing = Thing
    .text = Worms, mines, drums, crates, craters and fire are Things. A hex has room for three.
    .words = thing,things

wm-what-dial = Wind dial
    .text = The arrow shows where the wind blows; the numbers are the six directions of the dice.
    .words = wind

wm-what-target = Target
    .text = The hex at which somebody aims. On a die the bullseye means: no move, a hit.
    .words = target*

wm-what-wind-face = Wind on a die
    .text = It moves one hex the way the wind blows.

wm-what-die = Die
    .text = Six directions, the wind, and no move.

wm-what-weapon = Weapon card
    .text = Its signs are carried out from left to right. After that the card is out of the game.
    .words = weapon card*

wm-what-text-sign = Text
    .text = Carry out the text of the card. Two such signs: twice.

wm-what-move-sign = Move
    .text = The active worm may inch or jump once more.

wm-what-again-sign = Another card
    .text = You may play another weapon card now.

wm-what-turn = The turn
    .text = Eight steps; the dark one is now.

wm-what-step-1 = Step 1: activate
    .text = Choose one of your worms. A crate on its hex is yours.
    .words = activ*

wm-what-step-2 = Step 2: heal
    .text = If the active worm is wounded, it stands up.
    .words = heal*

wm-what-step-3 = Step 3: move
    .text = The active worm may inch or jump.

wm-what-step-4 = Step 4: move again
    .text = The same choice once more.

wm-what-step-5 = Step 5: weapon
    .text = You may play one weapon card.

wm-what-step-6 = Step 6: end of turn
    .text = What is due at the end of a turn happens now.
    .words = end-turn effect*

wm-what-step-7 = Step 7: drop card
    .text = The top drop card is carried out.

wm-what-step-8 = Step 8: pass the token
    .text = The Target Token goes to the next player, whose turn begins.

wm-what-supply-deck = Supply deck
    .text = Weapons that crates bring.

wm-what-drop-deck = Drop deck
    .text = One card falls at the end of each turn. The last one is sudden death.
    .words = drop card*

wm-what-death-deck = Sudden death
    .text = The last drop card. It stays and makes every later turn worse.
    .words = sudden death

wm-what-played = Played weapons
    .text = They are out of the game and lie open.

wm-what-drops-played = Played drop cards
    .text = What has already fallen on the island.

wm-what-in-play = Cards in play
    .text = The card that is being carried out, and lasting ones such as sudden death.

wm-what-pools = Pool
    .text = What is left of mines, drums, crates, fire and craters. When none is left, none is placed.

wm-what-tile = Map tile
    .text = A piece of land. It must touch the dial or a tile that lies already.
    .words = tile,tiles

wm-what-team = Team
    .text = Four worms of one colour; a tombstone stands for each that is lost.

wm-what-lost = A lost worm
    .text = It was destroyed and does not come back.

wm-what-inch = Inch
    .text = Move to a neighbouring land hex, without any risk of sliding.
    .words = inch

wm-what-jump = Jump
    .text = Move up to two hexes over anything; then a die carries the worm one hex on.
    .words = jump

wm-what-blast = Blast
    .text = It leaves a crater, then Damages and throws every Thing on the hex.
    .words = blast*

wm-what-accuracy = Accuracy
    .text = So many dice are rolled, fewer the farther the target is; you choose one result.
    .words = accuracy

wm-what-least-filled = Least-filled hex
    .text = The land hex with the fewest Things on it.
    .words = least-filled

wm-what-danger = Danger
    .text = The danger token fell on its bad side: it happens.

wm-what-safe = Safe
    .text = The danger token fell on its good side: nothing happens.

wm-what-knockback = Knockback
    .text = A die moves the Thing one hex on. If it shows no move, the active player chooses the direction.
    .words = knockback*

wm-what-damage = Damage
    .text = It lays a healthy worm down and destroys a wounded one. Mines and drums explode, crates are lost.
    .words = damag*

wm-what-overfull = Overfull hex
    .text = It holds more than three Things. The active player has one pushed away, a worm if there is any.
    .words = overfull

wm-what-support = Support card
    .text = A card of the collector's edition that is no weapon. It says itself when it may be played, even in another's turn.
    .words = support card*

wm-what-water = Water
    .text = Whatever enters it is destroyed, worms too. Shots may be aimed at it.
