# The companion: for people with the box on the table.
cp-about = You have the box on the table? This phone runs the Automa, remembers its things and counts its points. It works without a connection.
cp-begin = Begin
cp-back = Step back
cp-log = Log
cp-sheet = Points
cp-look-up = Look up
cp-other-device = Go on elsewhere
cp-other-device-about = Open this link on another device, and the evening goes on there.
cp-copy = Copy the link
cp-copied = Copied
cp-new = New evening
cp-new-sure = End this evening and begin a new one?
cp-kept = This phone can do it without a connection
cp-fetching = Getting ready for use without a connection…
cp-no-engine = This browser needs a connection for the companion
cp-no-line = Nothing is reached, and the rules are not on this phone yet. Open this page once with a connection.
cp-broken = This link is no evening that can be played on. Begin a new one.
cp-rule = Rule { $clause }
cp-search = Rules and cards
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
cp-ask-tile = Which guild tile lies on the guild board?
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
cp-new-round = Round { $round }: its marker on the gap just passed goes beside the guild board. Replace all face-up cards. Take 6 coins and lay 1 egg. Its 8 cards are shuffled here.
cp-you-win = You win, { $you } to { $she }.
cp-she-wins = The Automa wins, { $she } to { $you }.

cp-set-two-players = Set up the table as for two players.
cp-set-tile = The guild tile shows its face for 1 and 2 players.
cp-set-objectives = Lay out 4 objectives. If "Position on the guild" shows, replace that tile by another.
cp-set-dragons-out = Take out of the dragon deck: { $a }, { $b }, { $c }, { $d }, { $e }.
cp-set-token = Choose a colour for the Automa. Its guild token stands on START.
cp-set-marker = One of its markers lies beside the guild board.
cp-set-gaps = One of its markers lies on each of the 3 gaps between the rounds.
cp-set-objective-markers = Its other 4 markers are for the objectives.
cp-set-deck = Its deck is shuffled and drawn here: { $a }, { $b }, { $c }, { $d }, { $e }, { $f }, { $g }, { $h }. The printed cards can stay in the box.
cp-set-you = You set up your own side as usual and take the first turn of every round.

cp-fact-token = Guild token on space
cp-fact-coins = Coins on the objective
cp-fact-dragons = Dragon cards
cp-fact-caves = Cave cards
cp-fact-beside = Markers beside the board
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

# Score sheets, lists and what else is in every room.
cs-tools = With the box on the table
cs-about = Points, set-up and rules for a game with the box on the table. It works without a connection.
cs-sheet = Score sheet
cs-sheet-about = Count points by source; ties are settled by the rules
cs-setup = Set-up
cs-setup-about = What to lay out, line by line
cs-look-up-about = Rules, cards and signs
cs-history = Past evenings
cs-how-many = How many play?
cs-name = Name of player { $n }
cs-player = Player { $n }
cs-start = Count points
cs-next = Next
cs-before = Before
cs-result = Result
cs-new-sheet = New sheet
cs-new-sheet-sure = Clear this sheet? What is kept among past evenings stays.
cs-of = { $part }: { $what }, { $who }
cs-of-table = { $part }: { $what }
cs-leads = { $names } is ahead.
cs-leads-by = { $names } is ahead, by { $what }.
cs-shared = { $names } share the victory.
cs-draw = A draw between { $names }.
cs-nothing-yet = Nothing has been counted yet.
cs-keep = Keep this evening
cs-kept = Kept
cs-picture = Picture to share
cs-no-history = No evening has been kept yet. A sheet that is counted to its end can be kept.
cs-forget = Forget this evening
cs-forget-sure = Really forget it?
cs-rule-of = Rule { $clause }
cs-total = Total
cs-items = Resources and cards left ({ $n } make 1 VP)
cs-track = Reputation on the track
cs-tie-own-dragons = Dragons on the mat
cs-tie-hand = Artisans in hand
cs-tie-goods = Goods in the supply
cs-whirlpools = Whirlpools of the realm that no token covers
cs-dragons = Dragons with a token in the realm
cs-hidden = Hidden dragons of this realm
cs-tokens = Tokens on cells of the realm
cs-gold = Gold
cs-gold-cards = Unused gold cards ({ $n } each)
cs-ships = Ship tokens
cs-two-ships = Unused cards with two ships ({ $n } each)
cs-any-ship = Unused cards with any ship ({ $n } each)
cs-missions = Missions completed
cs-missions-vp = VP of these missions
cs-ticked = { $done } of { $all }
cs-untick = Clear all ticks
cs-all-done = All is laid out.
cs-show-more = Show { $n } more
cs-signs = Signs
cs-rules = Rules
cs-cards = Cards
cs-found-nothing = Nothing found. Try a shorter word.
cs-other-evening = This link brings another evening
cs-other-evening-about = On this device an evening is under way. Which one goes on here?
cs-take-brought = The one from the link
cs-take-own = The one of this device
cs-engine-broke = The rules on this phone have failed. Nothing is lost: step back, or open the page again.
cs-not-kept = The rules are on this phone; without a connection the page itself may be missing.
