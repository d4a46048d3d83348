# The companion: for people with the box on the table.
cp-about = You have the box on the table? This phone runs the Automa, remembers its things and counts its points. It works without a connection.
cp-begin = Begin
cp-back = Step back
cp-log = Log
cp-sheet = Points
cp-look-up = Look up
cp-other-device = Go on elsewhere
cp-link = Link
cp-tools = More
cp-other-device-about = Open this link on another device, and the evening goes on there.
cp-copy = Copy the link
cp-copied = Copied
cp-new = New evening
cp-anew = New
cp-new-sure = End this evening and begin a new one?
cp-kept = This phone can do it without a connection
cp-fetching = Getting ready for use without a connection…
cp-no-engine = This browser needs a connection for the companion
cp-no-line = Nothing is reached, and the rules are not on this phone yet. Open this page once with a connection.
cp-broken = This link is no evening that can be played on. Begin a new one.
cp-rule = Rule { $clause }
cp-found = Found: { $n }
cp-you = You
cp-she = Automa
cp-total = Total
cp-kept-for-her = What the Automa has
cp-fewer = One less
cp-more = One more
cp-set = That is right
cp-mine-here = { $place }: your markers { $mine }, Automa { $hers }, room for { $room }
cp-unlimited = any number

cp-title-setup = Set-up
cp-title-round = Round { $round }
cp-title-your-turn = Round { $round }: your turn
cp-title-her-turn = Round { $round }: the Automa
cp-title-round-end = End of round { $round }
cp-title-scoring = Final scoring
cp-title-over = The end

cp-ask-mode = Against whom?
cp-mode-automa = Automa
cp-mode-ravel = Automa in Ravel mode
cp-ask-level = How difficult?
cp-level = Level { $n }
cp-ask-tile = Draw a guild tile and lay it on the guild board. Which is it?
cp-ready = Done?
cp-all-there = All is there
cp-next-turn = Next turn of the Automa
cp-your-turn = Take your turn on the table.
cp-your-last-turns = The Automa has passed. Take your turns until you pass.
cp-my-turn-done = I have taken my turn
cp-i-pass = I pass
cp-ask-most-caves = Excavated spaces in your most excavated cave (the first column counts):
cp-ask-least-caves = Excavated spaces in your least excavated cave (the first column counts):
cp-spaces = { $n }
cp-row = Row { $n }
cp-printed-vp = { $n } VP
cp-ask-markers = Where are your own markers on the guild tile?
cp-ask-objective = Which objective lies at round { $round }?
cp-ask-quantity = { $objective }: how many do you have? The Automa has { $hers }.
cp-ask-points = Your points: { $source }

cp-card = card { $card }
cp-ravel-card = card R { $card }
cp-turned = The Automa turns up { $card }.
cp-refresh = Discard the 3 face-up dragon cards and deal 3 new ones. Cave cards stay.
cp-coin-put = Put 1 coin on the objective of this round. Coins there now: { $coins }.
cp-coin-back = Remove 1 coin from the objective of this round. Coins there now: { $coins }.
cp-walk = Move its guild token { $n ->
    [one] 1 space
   *[other] { $n } spaces
  }, to space { $to ->
    [0] START
   *[other] { $to }
  }.
cp-walk-brown = Move its guild token { $n ->
    [one] 1 space
   *[other] { $n } spaces
  }, to space { $to ->
    [0] START
   *[other] { $to }
  }. It enters a brown space:
cp-take-dragon = Put dragon { $slot } of the display, counted from the left, face down beside its other cards. Refill the slot.
cp-take-cave = Put cave card { $slot } of the display, counted from the left, face down beside its other cards. Refill the slot.
cp-claim = Place one of its markers in row { $row } of the guild tile, on the left-most free square. It gets no bonus.
cp-she-passes = The Automa passes.
cp-keep-two = Keep at most 2 coins; return the others.
cp-clear-places = Return the coins and eggs on your action places.
cp-once-per-round = Use your once-per-round abilities.
cp-objective-scored = { $objective }: you { $mine }, the Automa { $hers }. You get { $you } VP, the Automa { $she } VP. Mark both places.
cp-coins-back = Return the coins on the objective to the supply.
cp-new-marker = Its marker on the gap just passed goes beside the guild board.
cp-new-display = Replace all face-up cards of the display, dragons and caves.
cp-new-coins = Take 6 coins and lay 1 egg.
cp-new-deck = Round { $round } begins. Its 8 cards are shuffled here.
cp-you-win = You win, { $you } to { $she }.
cp-she-wins = The Automa wins, { $she } to { $you }.

cp-set-two-players = Set up the table as for two players.
cp-set-tile = The guild tile shows its face for 1 and 2 players.
cp-set-objectives = Lay out 4 objectives. If "Position on the guild" shows, replace that tile by another.
cp-set-dragons-out = Take out of the dragon deck: { $dragons }.
cp-set-token = Choose a colour for the Automa. Its guild token stands on START.
cp-set-marker = One of its markers lies beside the guild board.
cp-set-gaps = One of its markers lies on each of the 3 gaps between the rounds.
cp-set-objective-markers = Its other 4 markers are for the objectives.
cp-set-deck = Its deck is shuffled and drawn here: { $cards }. The printed cards can stay in the box.
cp-set-you = You set up your own side as usual and take the first turn of every round.

cp-fact-token = Guild token on space
cp-fact-coins = Coins on the objective
cp-fact-dragons = Dragon cards
cp-fact-caves = Cave cards
cp-fact-beside = Markers beside the board
cp-fact-gaps = Markers on the gaps
cp-fact-row = Markers in row { $row } of the tile
cp-fact-objective = VP of objective { $round }
cp-fact-cards = Cards left to turn up

cp-score-guild = Guild
cp-score-dragons = Dragons
cp-score-abilities = End-game abilities
cp-score-eggs = Eggs
cp-score-cached = Cached resources
cp-score-tucked = Tucked cards
cp-score-objectives = Objectives
cp-score-coins = Coins
cp-score-items = Leftovers (1 VP for every 4)
cp-score-caves = Cave cards
cp-score-track = Guild track
cp-yes = Yes
cp-no = No

# Flamecraft, solo.
cp-kept-for-flamecraft = What the phone keeps for you
cp-about-flamecraft = You play Flamecraft alone? This phone keeps the Town, moves the non-players and remembers your achievements. It works without a connection.
cp-fc-title-your-turn = Your turn
cp-fc-title-last-turn = Your last turn
cp-fc-title-steps = The end of your turn
cp-fc-ask-unlocked = Which achievements have you unlocked in earlier games?
cp-fc-ask-colour = Which token is yours?
cp-fc-your-turn = Take your turn on the table. Where have you placed an artisan in Town?
cp-fc-nowhere = Nowhere, and my turn is over
cp-fc-not-placed = Nowhere after all
cp-fc-slot = { $shop }, slot { $n }
cp-fc-ran-out = A deck has run out
cp-fc-ask-when = When did the last artisan or the last enchantment of the deck come?
cp-fc-before-this-turn = Before this turn, so this turn is my last
cp-fc-in-this-turn = In this turn, so I have one more
cp-fc-ask-extra = Has Dragon Alley given you another turn just now?
cp-fc-ask-artisan = Turn up the top artisan of the deck. Which kind is it?
cp-fc-ask-fitting = Turn up artisans of the deck until one has a slot; put those before it under the deck. Which kind is it?
cp-fc-one-more = First: I placed another one
cp-fc-no-artisan = None is left to turn up
cp-fc-ask-where = Where have you placed it?
cp-fc-ask-space = A shop is full: lay a new one face down. On which space, counted clockwise from the Park?
cp-fc-space = Space { $n }
cp-fc-ask-shop = Turn up the new shop on space { $n }. Which is it?
cp-fc-ask-rep = Your reputation on the track, before coins and moon dragons:
cp-fc-ask-coins = Your coins: 1 reputation each. How many do you turn in?
cp-fc-ask-moons = Reputation from your moon dragons:
cp-fc-ask-unlock = Which achievement have you met and unlock now?
cp-fc-no-unlock = None
cp-fc-achievement = { $name }: { $asks }
cp-fc-park = Keep at most 6 artisans and 7 goods of a kind. Fill the Park up to 5 artisans.
cp-fc-none-left = No artisan can be placed: nobody moves and nobody casts.
cp-fc-settle = Place the artisan ({ $good }) on slot { $slot } of { $shop }. Nobody gets the reward.
cp-fc-token = Move the { $colour } token to { $shop }.
cp-fc-cast = If the row has enchantments of this kind ({ $good }), choose one and tuck it under one of these shops, unless 3 lie there: { $shops }. Nothing is paid and nothing gained.
cp-fc-row = Fill the row up to 5 enchantments.
cp-fc-new-shop = New in Town: { $shop }.
cp-fc-eternal-flame = Put the top two artisans of the deck on its slots 1 and 3.
cp-fc-last-turn = A deck has run out: take one more turn. After it no non-player places or casts.
cp-fc-earned = { $rep } reputation: { $title }!
cp-fc-unlocked = Unlocked: { $name }. What changes: { $changes }.
cp-fc-set-starters = Lay the six starter shops on every second space of the Town, the first on the space after the Park, clockwise: { $shops }. Each gets its starter artisan on slot 1.
cp-fc-set-shops = Shuffle these into the shop deck: { $shops }.
cp-fc-set-fancy = Shuffle these into the fancy deck: { $dragons }. Draw 2, keep 1; the other goes under the deck.
cp-fc-set-artisans = Shuffle the artisans of each kind apart and remove 1 of each kind unseen. Shuffle the rest into the deck. Lay 5 in the Park and take 3 in hand.
cp-fc-set-row = Choose the purple or the gold enchantments. Lay 5 of them open in the row.
cp-fc-set-others = These tokens are the non-players, beside the Town at first: { $colours }.
cp-fc-set-you = Your reputation marker lies beside the track. Companions stay in the box.
cp-fc-fact-at = { $shop }: a visit costs
cp-fc-fact-shops = Shops in Town
cp-fc-fact-deck = Shops in the deck
cp-fc-score-rep = On the track
cp-fc-score-coins = Coins
cp-fc-score-moons = Moon dragons

# Worms.
cp-about-worms = You play Worms on the table? This phone leads through every turn, rolls, flips, turns the wind and deals the drop cards, and knows who lives. It works without a connection.
cp-kept-for-worms = The state of the game
cp-wm-ask-players = How many play?
cp-wm-ask-team = The team of player { $n }, going round the table clockwise:
cp-wm-ask-agreed = What have you agreed on?
cp-wm-agree-dealt = The phone deals the drop deck and sudden death
cp-wm-agree-timer = Timer: 60 seconds to reach step 6
cp-wm-agree-no-death = No Sudden Death
cp-wm-agree-longer = Longer Game: all drop cards
cp-wm-agree-all-out = Full Elimination
cp-wm-sealed = All chance of this game is settled and sealed. Note the seal, and check it after the game: { $seal }
cp-wm-set-map = Lay the wind dial. Then, one after another, everybody lays a map tile.
cp-wm-set-things = { $n } worms, 1 oil drum, 1 mine and 1 crate for each player: place them one at a time on land, at most 3 on a hex.
cp-wm-set-hands = Everybody takes Uzi, Bazooka, Ninja Rope and Girder, and one random starter weapon.
cp-wm-set-drops = Lay a sudden death card unseen, and { $n } drop cards on top of it.
cp-wm-set-drops-here = The drop deck is here: { $n } cards. The printed ones can stay in the box.
cp-wm-title-turn = Turn { $n }: { $team }
cp-wm-turn-of = The Target Token goes to: { $team }.
cp-wm-step-1 = 1. Activate a worm. If a crate is on its hex: take it and draw a supply card.
cp-wm-step-2 = 2. If it is wounded, it stands up.
cp-wm-step-2-not = 2. Nobody is healed any more.
cp-wm-step-3 = 3. Inch, Jump or stay.
cp-wm-step-4 = 4. Inch, Jump or stay once more.
cp-wm-step-5 = 5. Play a weapon card, or none.
cp-wm-step-6 = 6. End of the turn: what is due now happens.
cp-wm-step-7 = 7. Draw the top drop card and carry it out.
cp-wm-act = What comes?
cp-wm-weapon-done = On to step 6
cp-wm-pass = 8. Pass the token on
cp-wm-roll = Roll a die
cp-wm-turn-wind = Change wind
cp-wm-flip = Flip for danger
cp-wm-lost = A worm is gone
cp-wm-ask-lost = Whose worm?
cp-wm-left = { $team }: { $n ->
    [0] no worm left
    [one] 1 worm left
   *[other] { $n } worms left
  }.
cp-wm-rolled = The die shows { $face ->
    [wind] wind
    [no-move] no move
   *[other] { $face }
  }.
cp-wm-wind = The wind blows in direction { $way }.
cp-wm-flipped-safe = Safe!
cp-wm-flipped-danger = Danger!
cp-wm-drop = 7. Drop card: { $card }.
cp-wm-death = 7. Sudden death: { $card }!
cp-wm-death-again = 7. Sudden death: only its part for the drop step.
cp-wm-shuffled = The drop cards are shuffled into a new deck.
cp-wm-out = { $team }: out of the game.
cp-wm-last-round = The last round begins: one more turn for everybody who has worms.
cp-wm-ask-healthy = Healthy worms, { $team }:
cp-wm-wins = { $team } win with { $n ->
    [one] 1 living worm
   *[other] { $n } living worms
  }.
cp-wm-draw = A draw: { $teams }.
cp-wm-unsealed = The seed was { $seed }. Its SHA-256 is the seal that you noted.
cp-wm-fact-team = { $team }: worms
cp-wm-fact-wind = Wind
cp-wm-fact-drops = Drop cards left
cp-time-up = The time is over: go to step 6.
cp-time-left = Time left: { $n } s
