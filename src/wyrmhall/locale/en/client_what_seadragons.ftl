# What the things and signs on the table are, by their kinds (client/src/games/seadragons/what.json). .words: how prompts name them.

sd-what-sea = The sea
    .text = The map of 15 by 15 cells. A dragon covers cells and takes what lies on them; the thin frames are the four realms.

sd-what-place = A place for the dragon
    .text = Here the figure fits: it touches the island or a foreign dragon and none of yours.

sd-what-dragon = A dragon
    .text = A head and its tails, laid in one turn. It never moves; the ring on it is the player's.

sd-what-dragon-card = Dragon card
    .text = Its figure is what you lay; turn and mirror it as you like. The waves tell its size: three, four or five cells.
    .words = dragon card*

sd-what-pile = Pile
    .text = Unseen dragon cards of one size. You may take the top one if you have not just played that size.

sd-what-market = Dragon market
    .text = Two open cards of each size. At the end of your turn take one of another size than you played.

sd-what-mission = Mission
    .text = Above the ships it asks for, below the points it brings, perhaps with a reef card. Two ships of one colour may stand for one.
    .words = mission*

sd-what-missions = Open missions
    .text = Four that anybody may complete, one a turn, after laying a dragon. A new one comes at once.

sd-what-missions-done = Completed missions
    .text = Their points count at the end, and the most of them bring five more.

sd-what-realms = The four realms
    .text = Each is scored at the end: the prize in the circle goes to whoever has most dragons there, half of it to the second.

sd-what-realm = A realm
    .text = The number in the circle is its prize: points for each open whirlpool. Below, for each player, dragons and after the stroke tokens, which break ties.
    .words = realm*

sd-what-goods = What you have
    .text = Heads left, gold, reef cards, completed missions, and ships by colour.

sd-what-reef-card = Reef card
    .text = Secret help: ships for a mission, four gold, or a hidden dragon that counts in its realm at the end.
    .words = reef card*

sd-what-whirlpool = Whirlpool
    .text = To cover it costs 2 gold. Left open, it makes the prize of its realm larger: 3 points each, 2 with two players.
    .words = whirlpool*

sd-what-current = Current
    .text = It lies between the realms and belongs to none. To cover a cell costs 2 gold; a dragon across it counts on both sides.
    .words = current*

sd-what-gold = Gold
    .text = On the map: cover it and get 1 gold. Gold pays for whirlpools and currents, and each is a point at the end.
    .words = gold

sd-what-reef = Reef
    .text = Cover it: you look at two reef cards and keep one.

sd-what-ship = Ship
    .text = Cover it and it is yours. Ships pay for missions; one that is left is worth a point.
    .words = ship*

sd-what-any-ship = Ship of any colour
    .text = It stands for one ship of the colour you need.

sd-what-island = The island
    .text = In the middle of all. A dragon that touches it needs no neighbour; it can never be covered.

sd-what-pass = Pass
    .text = You give up a head, exchange a card and take 2 gold instead of laying a dragon.
    .words = pass

sd-what-points = Victory points
    .text = What a completed mission is worth at the end.

sd-what-head = Head
    .text = Every dragon takes one head, on any of its cells. The number beside it says how many turns a player has left.
    .words = head,heads

sd-what-turning = Turn and mirror
    .text = Before you lay it, a figure may be turned by quarters and mirrored.
