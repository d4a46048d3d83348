# Words that every game uses.
skip = Skip
list-and = { $most } and { $last }
seq = { $parts }
one-of = one of: { $parts }
may = you may { $part_inf }
    .inf = { $part_inf }
ask-one-of = Choose one.
ask-may = Do it, or skip it.
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
terminal-draw = A draw between { $names }.
terminal-unfinished = The game is not over after { $n ->
    [one] { $n } answer
   *[other] { $n } answers
}.
