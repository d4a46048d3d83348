# The web client: hall, table, replay. What the games themselves say comes from the server.

# The games
game-wyrmspan = Wyrmspan
game-flamecraft = Flamecraft
game-seadragons = Sea Dragons
game-worms = Worms
about-wyrmspan = Dig out caves, entice dragons to live in them, and follow your explorer through what you have built.
about-flamecraft = Send small artisan dragons to work in the shops of a friendly town, and enchant what they make.
about-seadragons = Lay winding dragons on a stormy sea, catch pirate ships, and rule the four realms.
about-worms = Teams of worms, a shrinking map, a fickle wind, and weapons that ought not to exist.

# The hall
welcome = Welcome to the hall
welcome-back = Welcome back, { $name }
tagline = Four board games about dragons and worms, played by the book.
pages = Pages
games = Games
hall = Hall
rules = Rules
how-to-play = How to play
what-is-this = What is this?
library = Library
companion = At your own table
settings = Settings
about = About
me = Me
keep-me = Keep me
sign-in = Sign in
leaders = The best
your-name = Your name
name = Name
guest = Guest
players-range = { $fewest ->
    [1] 1–{ $most } players, also solo
   *[other] { $fewest }–{ $most } players
}
minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
play-bot = Play a bot
play-solo = Play solo
play-friend = Play with a friend
set-up = Set up
waiting-for-you = Waiting for you
my-tables = My tables
open-tables = Open tables
no-tables = None at the moment.
show-all = Show all { $n }
look-again = Look again
daily = Deal of the day
daily-text = the same for everybody, one try
daily-until = your try counts until { $time }
daily-late = This try ended after its day, when everybody could see the replays, so it is not in the table.
daily-play = Play
daily-results = Results
daily-finished = { $n ->
    [0] nobody has played it yet
    [one] played by { $n }
   *[other] played by { $n }
}
club-night = Club night
my-clubs = My clubs
club-gathers = people gather
club-playing = a round is being played
club-after = this night is over
to-my-table = To my table
find-game = Find me a game
find = Find
pace = Pace
pace-none = no clock
strength = Strength
strength-any = anybody
strength-near = about as strong as I am
seeking = Looking for { $players ->
    [2] somebody
   *[other] { $players } players in all
} for { $game }, { $pace }. You will be taken to the table.
stop-seeking = Stop looking
others-seek = Others look for a game
seek-wish = { $players } players, { $pace }
import = Bring in a game file
your-turn = Your turn
go-on = Go on
join = Join
watch = Watch
status-waiting = waiting for players
status-playing = being played
status-over = finished
lost = There is no such page.
loading = One moment…
line-slow = Your answer has been sent. Waiting for what comes of it…
line-down = The line is down. Trying again…
close = Close

# A new game
new-game = { $game }: a new game
players = Players
solo = Solo
solo-text = You play against the opponent that comes with the game.
seat-number = Player { $n }
seat-me = Me
seat-here = Somebody at this screen
seat-open = Open seat
seat-bot = Bot: { $level }
rules-of-table = Rules of this table
rulings-of-table = How doubtful points are decided
more-settings = Spectators, hints, seed
clock = Clock
clock-none = no clock
clock-move = for each decision
clock-bank = for the whole game
clock-turn = for each turn
clock-live = Live
clock-by-turns = By turns
clock-own = Another clock
clock-text-move = { $time } for each decision
clock-text-turn = { $time } for each turn
clock-text-bank = { $time } for the whole game
clock-text-more = { $time } more after each turn
clock-text-days-off = no time passes on: { $days }
increment = Seconds more after each turn
at-zero = When somebody's time is up
at-zero-bot = at zero a bot answers
at-zero-lose = at zero the game is lost
days-off = Days off
clock-note = All can agree to a pause. A game in which the clock has moved for somebody counts in no statistics.
seconds = Seconds
listed = Listed in the hall
spectators = Spectators may watch
ask-undo = Others may agree to a longer undo
hints-allowed = Players may ask a bot for hints
seed = Seed
seed-secret = secret, by chance
pack = A pack of your own
pack-text = Components typed in from your own box, as a TOML file. To begin one: wyrmhall pack new { $game } my-box.toml
pack-file = Pack file
with-pack = with the pack { $pack }
start = Start

# The waiting room
waiting-for-players = The game starts when every seat is taken.
dealing = Everybody is here. The cards are being dealt.
sit-down = Sit down
you = you
bot = bot
invite = Invite a friend
invite-text = Come and play { $game } with me:
share = Share…
copy-yourself = The browser does not let this page copy. The text is selected: copy it with Ctrl+C or a long press.
qr-label = QR code of the link
only-this-machine = This link works on this machine only.
share-network = Let others in my network come
share-address = Others come to
how-many-play = Number of players
start-with = Start now with { $n } players
stand-up = Stand up
fill-with-bots = Nobody else is coming?
fill-and-start = Fill with bots and start
close-table-sure = Close this table? Its link will lead nowhere.
give-up-yes = Yes
stay = Stay
rules-as-printed = as printed, nothing changed
rules-chosen = chosen for this table:
yes = yes
no = no
copied = Copied
seat-lost = You no longer sit here
give-up-table = Give this game up: a bot plays on for you, and the table goes when everybody wants that
table-given-up = A bot plays on for you. The table goes when the others give it up too.
close-table = Close this table

# The table
board = The board
action-bar = What is to be done
waiting-for = Waiting for { $name }: { $prompt }
read-whole = Read all of it
choose-lit = Choose what is lit, or from the list.
options = Options
options-count = { $n ->
    [one] { $n } option
   *[other] { $n } options
}
search-options = Search the options
nothing-found = Nothing found.
why-not = { $n ->
    [one] Why not something else? { $n } reason
   *[other] Why not something else? { $n } reasons
}
no-undo-after = no undo after this
undo = Undo
undo-key = Undo (u)
undo-asked = { $name } asks to take back: { $what }
hint = Hint
hint-title = What a bot would do
hint-thinks = The bot is thinking …
hint-chance = { $n } % to win
hint-points-to-come = About { $n } { $game ->
    [flamecraft] reputation
   *[other] { $n ->
        [one] point
       *[other] points
    }
} in the end.
undo-ask = Ask to undo
undo-waits = The others are asked whether you may take it back.
others-decide = The others are deciding.
pass-for-me = Answer for me
pass-for-me-text = Answer for me where there is only one answer
sort-by-gain = Sort by points gained at once
gain-points = { $n ->
    [one] { $n } point.
   *[other] { $n } points.
    }
odds = { $percent } %: { $what }
once-more = Once more to do it
do-it = Do it
not-yet = Not yet
confirm = Ask once more
confirm-final = before what cannot be taken back
confirm-all = before everything
confirm-none = never
confirm-end-of-turn = Ask once more before my turn ends
single = Where there is only one answer
single-ask = ask me for each step
single-chain = do what follows from my choice
single-answer = answer for me
ahead-unknown = Nobody can say yet what this would do.
not-sent = There is no line: that did not reach the table. Please do it again.
ticked-of = { $n } of { $due }:
put-back = put back
show-pace = Show what others do
show-pace-slow = slowly
show-pace-usual = at the usual pace
show-pace-fast = quickly
show-pace-none = at once
being-shown = Watch what happens…
skip-showing = Skip
skip-key = Skip what is being shown: any key, or a tap on the table
answer-forgotten = The line was lost before your answer reached the table. Please answer again.
skip-links = Skip to
skip-to-question = To the question
skip-to-choice = To what can be chosen
skip-to-hand = To my hand
keys-of = Keys: { $game }
keys-of-board = On the board of this game
key-arrows = to the next thing that can be chosen
key-digits = to the first, second … of them
key-enter = choose it
key-escape = not yet; close
key-undo = undo
key-back = one step back
key-options = all options as a list
key-hint = a hint, where the table allows it
key-log = the log
key-points = points now, where they are public
key-menu = the menu: settings, pause, leaving
key-page = the page of a card
key-play = play, and pause
key-text = the table as text
key-keys = these keys
best-moment = Best moment: { $name }, +{ $n }
plus = +{ $n }
star = Star of the match, { $name }
revealed = Hidden until the end
open-card = See the card
save-picture = Save as a picture
share-picture = Send the picture…
certain = of it certain
certain-text = What nobody can take away is certain; the rest stands as if the game ended now, and can still be spent or change.
final-table = See the final table
coach-door = Open the replay, where the coach says what a bot would have done
by-the-book = By the book: also alone, take back only what nobody has learnt from
practice = practice
practice-text = More was taken back than the rule of undo allows: this game counts in no statistics.
lit-beyond = There is more to choose this way
points-now = Points now
agree = Agree
refuse = Refuse
your-hand = Your hand
hand-count = { $n ->
    [one] Hand: { $n } card
   *[other] Hand: { $n } cards
}
who-sits = Who sits here
open-board = Open the board of { $name }
away = away
thinks = is thinking
time-left = time left
clock-short = You have { $time } left.
days-and-hours = { $days } d { $hours } h
ask-pause = Ask for a pause
pause-asked = { $names } would like a pause.
pause-waits = You asked for a pause.
clock-stands = Pause: the clock stands still.
never-mind = Never mind
hand-to-bot = Let a bot play on
log = Log
log-lately = What happened lately
log-or-talk = Log or talk
talk = Talk
talk-lines = What people say
talk-nothing = Nobody has said anything yet.
talk-stands = Only those who look on read you until the game is over.
talk-all = words and signs
talk-signs = signs only
talk-none = no talk
in-the-stands = looks on
watched-by = { $n } watching
about-author = Mute, block or report
say-something = Say something
send = Send
signs = Signs
sign-hello = Hello!
sign-luck = Good luck!
sign-well = Well played!
sign-wow = Wow!
sign-oops = Oops!
sign-sorry = Sorry!
sign-thanks = Thank you!
sign-good-game = Good game!
nudge = Nudge
nudges = nudges { $names }
nudged-you = { $name } nudges you: it is your turn.
mute = Mute here
muted = Muted at this table.
unmute = Hear everybody again ({ $n } muted)
block = Block everywhere
blocked = Blocked. The settings list whom you have blocked.
report = Report
reported = The operator of this server will see this line. Thank you.
reported-player = The operator of this server will see it. Thank you.
since-your-turn = since your last move
now = Now
card = Card
copies = { $n ->
    [one] { $n } copy in the box
   *[other] { $n } copies in the box
}
origin = Origin
origin-printed = A public fact about the published game.
origin-single-source = Known from one source only.
origin-reconstructed = Our own design: the printed value is not public.
in-the-library = See it in the library
watching = watching
menu = Menu
text-mode = Table as text
text-mode-always = Show tables as text
picture-mode = Table as picture
sound = Sound
volume = Volume
keys = Keys
key-what = what is this? (touch anything)
seat-link = Link to my seat
seat-link-text = Whoever has this link sits in your seat: use it to play on from another device.
this-table = This table
commitment = Commitment of the house (SHA-256 of its seed)
seed-open = the seed was given, so luck could be foreseen
rules-version = version { $version }: this game goes on under the rules it was begun under
leave-to-bot = Leave; a bot plays on for me
leave-sure = Leave this game? A bot plays on for you until you come back.
leave-yes = Leave
no-board = This game has no board in the browser yet.
curtain = Pass the screen on. Nothing of anybody's hand is shown until you are ready.
lift-curtain = I am { $name }

# The end
game-over = The game is over.
see-result = Result
lost-by-clock = Lost by the clock: { $names }
by-clock = The clock has played in this game, so it counts in no statistics.
result = The result
won = { $n ->
    [one] { $names } wins
   *[other] { $names } win together
}
titled = { $name } earns the title: { $title }
drawn = { $all ->
    [yes] A draw
   *[no] A draw: { $names }
}
winner = winner
drew = draw
points-by-source = Points by source
source = Source
total = Total
when-equal = When equal
plot = Points over the game
plot-short = Plot
not-available = Not available.
seed-line = Seed: { $seed }. With it anybody can check the deal.
rematch = Rematch
offer-rematch = Offer a rematch
rematch-offered = { $names } would like to play again.
rematch-waits = You offered a rematch. Waiting for { $names }.
rematch-declined = { $names } would rather not play again.
to-the-rematch = To the rematch
accept = Accept
decline = No, thank you
replay = Replay
branch = Branch off
export = Save as a file

# The replay
moment = Moment
step-of = { $n } of { $all }
step-back = One step back
step-on = One step on
play = Play
pause = Pause
eyes = Eyes
eyes-of = Eyes of { $name }
eyes-of-spectator = Eyes of a spectator
copy-link = Copy link
to-table = To the table
branch-text = Go on from step { $n } at a new table. All seats are yours.
branch-keep = Keep hidden cards as they were
branch-redeal = Deal hidden cards anew
coach = Coach
coach-wait = The coach is looking at the game: { $n } of { $all }
coach-chosen = Chosen
coach-best = A bot would
coach-same = A bot would have done the same.
coach-loss = Cost: { $n } % of winning
coach-cost = Cost: { points-of }
coach-luck = Luck of the draw: { points-of }
points-of = { $n } { $game ->
    [flamecraft] reputation
   *[other] { $n ->
        [one] point
       *[other] points
    }
}
coach-plot = What each answer cost (bars), and luck so far (lines)
coach-plot-solo = What each answer cost in { $game ->
    [flamecraft] reputation
   *[other] points
} (bars), and luck so far (lines)

# Rules and library
rules-of = The rules of { $game }
rules-text = Every clause that the program keeps, with its number.
rules-marks-wyrmspan = At the end of a clause stands where it is printed: p4 is page 4 of the Ukrainian rulebook, “card text” the card itself, R:… a collected ruling, a file name our data. “(ruling, …)” decides what the rulebook leaves open, and on whose word; “open” means that nobody has settled it. #12 is dragon card 12, C58 cave card 58.
rules-marks-flamecraft = At the end of a clause stands where it is printed: p4 is page 4 of the Ukrainian rulebook, EN p4 of the English one, “photo” a photographed card or mat, “data” the research of components. “(ruling: …)” decides what the rulebook leaves open, and on whose word; “(reconstructed)” is an effect of our own, because the printed card is not known.
rules-marks-seadragons = At the end of a clause stands where it is printed: the section of the Russian rulebook, or REC and PACK for our own set of components. “(ruling; …)” decides what the rulebook leaves open; “reconstructed” is our own design, not the published component.
rules-marks-worms = At the end of a clause stands where it is printed: p4 is page 4 of the Ukrainian rulebook, x1 the sheet of the collector's edition. “(ruling; …)” decides what the book leaves open or contradicts; EN means the English edition at second hand. P is printed, S from a public source, I inferred, R reconstructed by us.
search-rules = Search the rules
clauses-found = { $n ->
    [one] { $n } clause
   *[other] { $n } clauses
}
library-of = The library of { $game }
library-text = All components, with their text and where we know them from.
kinds = Kinds
all-kinds = All ({ $n })
search-cards = Search the components
any-origin = any origin
cards-found = { $n ->
    [one] { $n } component
   *[other] { $n } components
}
narrow-search = The first { $n } are shown: search for less.

# Settings
language = Language
theme = Colours
theme-auto = as the system
theme-light = light
theme-dark = dark
text-size = Text size
notify = Tell me of my turn while I look elsewhere
reduced-motion = Reduced motion
talk-wanted = Read what people say at tables
named-wanted = Show my name when I watch
blocked-people = People I do not hear
unblock = Hear again
statistics = What I have played
no-statistics = No finished games yet.
achievements = Achievements
game = Game
played = Played
won-count = Won
drawn-count = Drawn
best = Best
mean = Average

# About
about-text = Wyrmhall is a table for four board games: the program keeps the rules, clause by clause, and you play. Alone against a bot, with friends at one screen, or by a link.
about-origin = Pictures and texts here are our own. Where a printed value is not public, a component is marked as reconstructed; an owner of the box can type the printed values in.
about-fair = Every table shows from the start what its house is bound to, and your browser adds a number of its own to the seed before the deal, so that nobody can choose the cards. After the game your browser checks all of it.
credits = Credits
credit-icons = Icons
credit-fonts = Type
credit-python = Python in the browser
credit-games = Games
credit-games-text = Wyrmspan, Flamecraft, Sea Dragons and Worms: The Board Game belong to their designers and publishers, who have no part in this project.
version = Version { $version }
build-plain = plain build
build-compiled = compiled build

# A table begun under other rules
other-rules = Begun under other rules
other-rules-gone = It was begun under version { $version } of its rules; this server plays version { $house }.
other-rules-known = It was begun under version { $version } of its rules, and what this server plays under that number is another game.
other-rules-fitting = Until now everything would have been the same under version { $version }, so it can go on under that, when all who sit here agree.
other-rules-none = It cannot go on under them. It is kept, in case its rules come back; whoever sits here may also end it.
other-rules-agreed = would go on under version { $version }
other-rules-ending = would end it
other-rules-go-on = Go on under version { $version }
other-rules-end = End without a result

# Fair by proof
fair = Check the deal
fair-proved = Everything fits.
fair-not-proved = Not everything is proved.
fair-good = proved
fair-bad = not proved
fair-nothing = The seed of this game was known to somebody before it began, so there is nothing to prove.
fair-house-good = The seed of the house belongs to what it bound itself to when the table was opened: { $commitment }.
fair-house-bad = The seed of the house does not belong to what it bound itself to: { $commitment }.
fair-noted-good = That is what this browser noted when you sat down.
fair-noted-bad = This browser noted something else when you sat down.
fair-tables = { $n } tables had this deal; their players are counted through all of them.
fair-seat-good = The number of seat { $n } belongs to what that seat bound itself to.
fair-player-good = The number of player { $n } belongs to what that player was bound to.
fair-seat-bad = The number of seat { $n } does not belong to what that seat bound itself to.
fair-player-bad = The number of player { $n } does not belong to what that player was bound to.
fair-seat-left-out = Seat { $n } bound itself to a number but did not give it in time, and was left out. Whoever holds a number back can choose between two deals, so this one is not proved.
fair-player-left-out = Player { $n } was bound to a number but did not give it in time, and was left out. Whoever holds a number back can choose between two deals, so this one is not proved.
fair-mine-good = The number that this browser chose is among them.
fair-mine-bad = The number that this browser chose was left out. If you were here when the cards were dealt, ask why.
fair-others-good = What the others are bound to is what this browser saw before it gave its number away.
fair-others-bad = What the others are bound to was changed after this browser gave its number away.
fair-seed-good = { $n ->
    [one] The seed of the deal follows from the house's seed and one player's number.
   *[other] The seed of the deal follows from the house's seed and the numbers of { $n } players.
}
fair-seed-bad = The seed of the deal, { $seed }, does not follow from the house's seed and the players' numbers.
fair-seed-house = The seed of the deal is the house's own: no player added a number, so the house could have chosen the deal.
fair-unnoted = This browser noted no promise of the house for this table, so it cannot tell whether the house has kept it.
fair-again = The whole game is being played again in this browser; the engine for that comes once (5 MB) …
fair-moves-good = { $n ->
    [one] The answer follows, with all cards and dice, from the seed: the game was played again here, move by move.
   *[other] All { $n } answers follow, with all cards and dice, from the seed: the game was played again here, move by move.
}
fair-moves-bad = At answer { $n } the game that follows from the seed is another one.
fair-moves-open = The game that follows from the seed is not over where the file ends.
fair-seen-good = { $n ->
    [one] The one table that this browser saw while you played stands in it.
   *[other] All { $n } tables that this browser saw while you played stand in it, one after another.
}
fair-seen-bad = Of { $of } tables that this browser saw while you played, only the first { $n } stand in it. Either other cards were dealt than the seed gives, or the house was given other rules meanwhile.
fair-seen-none = This browser did not note what it saw of this table, so it cannot compare.
fair-again-failed = The game could not be played again here: { $why }
fair-no-engine = The engine could not be fetched. Try it again later.
fair-further = All this was computed in your browser, with rules that came from this house. Who does not believe these either plays the file again with a Wyrmhall of their own:

# Lessons.
lessons = Lessons
learn = Learn
learn-game = Learn { $game }
legend = Signs
all-lessons = All lessons
no-lessons = There are no lessons of this game yet. The rules tell it all.
lesson = Lesson
lesson-step = Step { $n } of { $of }
lesson-back = One step back
lesson-fold = Fold the bubble
lesson-unfold = Show what it says
lesson-on = Go on
lesson-finish = Finish
lesson-reads = The lesson waits for you to read.
lesson-missed = The goal is out of reach: step back.
lesson-again = From the beginning
lesson-leave = Leave (it goes on from here later)
lesson-done = Well done
lesson-next = Next: { $title } ({ $n } min)
lesson-play = Play a game
lesson-was-done = done before
lesson-go-on = Go on where you left it
lesson-to-read = You are without a line, so this lesson can be read here, and played as soon as the server answers.

# Games that wait, and words of the host, on every page
next-game = Next game
games-wait = { $n ->
    [one] { $n } game waits for you
   *[other] { $n } games wait for you
}
notice-read = I have read it

# Learning from bots
hint-numbers = Show numbers
hint-worth = +{ $n }
show-me = Show me
copy-title = On a copy
copy-text = The real game does not change; what is hidden is made up.
copy-back = Back to the game
coach-costly = Costliest moments
coach-lucky = Luckiest draws
coach-themes = Again and again
coach-play-on = Play on from here against bots
puzzles = Puzzles
puzzles-of = Puzzles: { $game }
puzzles-text = Positions of real games in which one answer is clearly best. Find it, and read why.
no-puzzles = There are no puzzles of this game yet.
puzzle-today = Puzzle of the day
puzzle-solved = solved
puzzle-steps = Step by step
solution-title = The solution
solution-text = This is how it goes on, step by step.
solution-back = Back to the puzzle
puzzle-reads = Read why, and go on.
puzzle-over = Well done
puzzle-next = Next: puzzle { $n }
all-puzzles = All puzzles
puzzles-done = Solved: { $n } of { $of }
puzzle-grade-1 = Easy
puzzle-grade-2 = Harder
puzzle-grade-3 = Hard

# What is agreed at a table
terms-rating = Rating
rated-if-kept = counts, if all players have kept their names
unrated = does not count: { $why }
unrated-hints = hints are allowed
unrated-pack = cards of one's own
unrated-seed = the seed is known
unrated-branch = it goes on from another game
unrated-bots = not only persons play
level-rated = { $level } ({ $elo })
copy = Copy
report-why = What is wrong with it?
report-send = Send the report
