# Words that every game uses.
skip = Skip
list-and = { $most } and { $last }
seq = { $parts }
one-of = one of: { $parts }
may = you may { $part_inf }
    .inf = { $part_inf }
ask-one-of = Choose one.
ask-may = Do it, or skip it.
takes-turn = their turn goes on
yes = yes
no = no
status-printed = printed
status-single_source = single source
status-reconstructed = reconstructed

# The terminal.
terminal-player = Player { $n }
terminal-bot = Bot { $n }
terminal-help = Type the number of an option. Also: u undo, w why not, o options again, t the table, l the log, s FILE save, q leave.
terminal-what = Type a number from 1 to { $n }, or ? for help.
terminal-no-undo = There is nothing to undo: something new has been seen since, or somebody else has moved.
terminal-no-refusals = Nothing relevant is missing from the options.
terminal-saved = Saved as { $file }.
terminal-not-saved = { $file } could not be written: { $why }.
terminal-pass-screen = The screen is for { $name } now. Press Enter.
terminal-winners = { $n ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
}.
terminal-title = Title: { $title }.
terminal-draw = A draw between { $names }.
terminal-unfinished = The game is not over after { $n ->
    [one] { $n } answer
   *[other] { $n } answers
}.

# What a game file proves of its deal.
proved-nothing = The seed of this game was known to somebody before it began, so the file proves nothing of its deal.
proved-house = The house bound itself to its seed before anybody saw anything: the SHA-256 of that seed is { $commitment }. Compare it with what the table showed you when you sat down.
proved-tables = { $n } tables had this deal; their players are counted through all of them.
bound-seat = Seat { $n }
bound-player = Player { $n }
proved-number = { $who } was bound to a number beforehand, { $commitment }, and gave it away before the deal: it fits.
unproved-alone = The seed of the deal, { $seed }, is the house's own: no player added a number, so the house could have chosen the deal.
unproved-left-out = { $who } was bound to a number beforehand, { $commitment }, but did not give it in time, and was left out. Whoever holds a number back can choose between two deals, so this one is not proved.
proved-seed = The seed of the deal, { $seed }, { $n ->
    [one] follows from the seed of the house and the number of one player: neither could have chosen it alone.
   *[other] follows from the seed of the house and the numbers of { $n } players: nobody could have chosen it who was not in league with all the others.
}
proved-course = { $n ->
    [one] The one answer replays
   *[other] All { $n } answers replay
} under version { $version } of the rules to every mark in the file, and to its result.
unproved-house = This deal is not proved: the seed that the file names for the house does not belong to its commitment { $commitment }.
unproved-number = This deal is not proved. { $who }: the number does not belong to what was promised beforehand.
unproved-seed = This deal is not proved: the seed { $seed } does not follow from the seed of the house and the numbers of the players.

# In the place of the name of somebody who has had themselves deleted.
departed = Somebody
player = player { $n }
about = { $what }: { $ask }
