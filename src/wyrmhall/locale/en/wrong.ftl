# What somebody asked for and cannot have. Options are named as a table names them; what was typed, and words of files, stay as they
# are typed.

# Set-ups.
wrong-plain = { $why }
wrong-other-rules = this game was begun under version { $version } of its rules; this house plays { $known }
wrong-choice = “{ $option }” cannot be { $said }: choose one of { $known }
wrong-players = this game takes { $least } to { $most } players, not { $n }
wrong-option-seats = “{ $option }” is only for tables of { $seats }, not of { $n }
wrong-no-option = this game has no option { $said }; it has: { $known }
wrong-no-pack = this game takes no pack
wrong-option-form = an option is said as NAME=VALUE, not { $said }
wrong-no-game = there is no game { $said }; there are: { $known }
wrong-guest-broken = the game { $game } of { $package } cannot be loaded: { $why }
wrong-guest-rules = the game { $game } of { $package } cannot be loaded: it needs RULES = Rules(name="{ $game }", ...)
wrong-no-bot = there is no bot { $said }; there are: { $known }
wrong-budget = a budget is a number of iterations or of seconds, as in { $name }:200 or { $name }:1.5s
wrong-seed = a seed is a whole number, or 32 digits and letters from 0 to f
wrong-no-rules = the rules of this game are not here
wrong-no-clock = a clock needs at least one second
wrong-seats = this game has { $n } seats, not { $said }
wrong-board-twice = board { $board } cannot lie in two places: choose another one at “{ $option }”
wrong-first-player = player { $first } cannot go first: there are { $n } players
wrong-one-island = this pack has only one island: play without “{ $option }”
wrong-extra-tiles = the box has { $left } tiles to spare, not { $said }: ask for no more of them at “{ $option }”
wrong-fixed-map = the map of the first game is fixed, no tiles can be added to it: choose either “{ $one }” or “{ $other }”
wrong-fixed-colours = the colours of the first game are fixed, nobody picks them: choose either “{ $one }” or “{ $other }”
wrong-few-deaths = { $n } sudden death cards are not enough for everybody to choose from: choose another answer at “{ $option }”
wrong-no-deaths = the pack has no sudden death card: at “{ $option }” choose “{ $choice }”
wrong-support-edition = “{ $option }”: “{ $choice }” is only for games with the cards of the collector's edition (“{ $other }”)

# Game files.
wrong-file-large = a game file has at most { $most } bytes, this one has { $n }
wrong-file-broken = this is not a complete game file: { $why }
wrong-file-format = this is a file of format { $said }, not { $format }
wrong-file-marks = { $n } answers need as many fingerprints, not { $marks }
wrong-file-redeals = hidden things are dealt anew at most once after a step of the game
wrong-file-redeal = step { $step } cannot be dealt anew: { $why }
wrong-file-answers = a game file has at most { $most } answers, this one has { $n }
wrong-file-seed = a seed that is a number has at most { $n } digits
wrong-file-differs = the file does not replay: { $why }
wrong-differs-illegal = step { $step }: { $why }
wrong-differs-state = step { $step }: the state is not the one the file was written with
wrong-differs-open = step { $step }: the file claims a result, but the game is not over
wrong-differs-scores = step { $step }: the final scores are not those the file claims

wrong-companion-text = This is no evening of the companion: the link is not whole. Copy it again from the other device, or begin a new evening.
wrong-companion-sheet = This is no score sheet of the companion: a number is missing or out of bounds. Begin a new sheet.
wrong-companion-answer = This answer does not fit what the companion asks now. Step back, or begin a new evening.
wrong-companion-game = The companion does not know { $game }.
