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
library = Library
settings = Settings
about = About
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
set-up = Set up
waiting-for-you = Waiting for you
my-tables = My tables
open-tables = Open tables
no-tables = None at the moment.
show-all = Show all { $n }
look-again = Look again
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
more-settings = Clock, spectators, seed
clock = Clock
clock-none = none
clock-move = for each decision
clock-bank = for the whole game
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
invite = Send this link to a friend
copy = Copy
copied = Copied
seat-lost = You no longer sit here
give-up-table = Give this game up: a bot plays on for you, and the table goes when everybody wants that
table-given-up = A bot plays on for you. The table goes when the others give it up too.
close-table = Close this table

# The table
board = The board
action-bar = What is to be done
waiting-for = Waiting for { $name }: { $prompt }
choose-lit = Choose something that is lit, or take it from the list.
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
undo-asked = { $name } asks to take a move back.
hint = Hint
hint-title = What a bot would do
hint-thinks = The bot is thinking …
hint-chance = { $n } % to win
hint-points-to-come = { $n ->
    [one] About { $n } point in the end.
   *[other] About { $n } points in the end.
}
undo-ask = Ask to undo
undo-waits = The others are asked whether you may take it back.
others-decide = The others are deciding.
pass-for-me = Pass for me
pass-for-me-text = Answer for me where there is only one answer
points-now = Points now
agree = Agree
refuse = Refuse
your-hand = Your hand
hand-count = { $n ->
    [one] Hand: { $n } card
   *[other] Hand: { $n } cards
}
open-board = Open the board of { $name }
away = away
thinks = is thinking
time-left = time left
hand-to-bot = Let a bot play on
log = Log
log-lately = What happened lately
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
keys = Keys
key-undo = u: undo
key-options = o: list of options
key-hint = h: hint, where the table allows it
key-log = l: log
key-text = t: table as text, and back
key-rotate = r: turn the figure in hand
key-mirror = m: mirror the figure in hand
seat-link = Link to my seat
seat-link-text = Whoever has this link sits in your seat: use it to play on from another device.
this-table = This table
commitment = Commitment of the house (SHA-256 of its seed)
seed-open = the seed was given, so luck could be foreseen
rules-version = version { $version }: this game goes on under the rules it was begun under
leave-to-bot = Leave; a bot plays on for me
no-board = This game has no board in the browser yet.
curtain = Pass the screen on. Nothing of anybody's hand is shown until you are ready.
lift-curtain = I am { $name }

# The end
game-over = The game is over.
see-result = Result
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
coach-luck = Luck of the draw: { $n } { $n ->
    [one] point
   *[other] points
}
coach-plot = What each answer cost (bars), and luck so far (lines)

# Rules and library
rules-of = The rules of { $game }
rules-text = Every clause that the program keeps, with its number.
rules-marks = What the marks mean
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
credit-games = Games
credit-games-text = Wyrmspan, Flamecraft, Sea Dragons and Worms: The Board Game belong to their designers and publishers, who have no part in this project.
version = Version { $version }

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
fair-seat-good = The number of seat { $seat } belongs to what that seat bound itself to.
fair-seat-bad = The number of seat { $seat } does not belong to what that seat bound itself to.
fair-left-out = Seat { $seat } bound itself to a number but did not give it in time, and was left out.
fair-mine-good = The number that this browser chose is among them.
fair-mine-bad = The number that this browser chose was left out. If you were here when the cards were dealt, ask why.
fair-others-good = What the other seats are bound to is what this browser saw before it gave its number away.
fair-others-bad = What the other seats are bound to was changed after this browser gave its number away.
fair-seed-good = { $n ->
    [0] The seed of the deal is the house's own: no player added a number.
    [one] The seed of the deal follows from the house's seed and one player's number.
   *[other] The seed of the deal follows from the house's seed and the numbers of { $n } players.
}
fair-seed-bad = The seed of the deal, { $seed }, does not follow from the house's seed and the players' numbers.
fair-further = All this was computed in your browser. That the cards follow from the seed, move by move, you can check with the file on a machine of your own:
