# How to play, the legend of signs, and "What is this?" at the table.
howto-contents = On this page
howto-none = There is no page on how to play this game yet. Its rules tell everything.
howto-clauses = Clauses:
howto-back = How to play: { $part }
legend-of = Signs of { $game }
legend-text = What the signs on the table mean. At the table, switch on “What is this?” and touch anything.
print = Print
no-picture = The picture cannot be drawn now.
rules-contents = Contents
rules-open-all = Open all
rules-close-all = Close all
rules-sources = Show where each clause comes from
example-position = The position of the example
legend-things = Things on the table
what-mode = What is this? Touch anything.
what-end = Enough
what-words = { $n ->
    [one] Words here: 1
   *[other] Words here: { $n }
}
what-prompt = The question
    .text = What is awaited now, and from whom. Dotted words explain themselves.
what-undo = Undo
    .text = Takes back your last answer, up to the last thing that became known.
what-hint = Hint
    .text = A move that a strong player would consider, with the reasons.
what-options = Options
    .text = Everything that can be answered now, as text.
what-points = Points now
    .text = Who has how many points at the moment, and what they come from.
what-menu = Menu
    .text = Language, sound, the rules, the keys, and the way out.
what-bar = Action bar
    .text = What is asked, what a lit thing would do, and why another cannot be chosen.
what-panel = A player
    .text = What another player has. Touch it at play to see their whole side of the table.
what-log = Log
    .text = What has happened, line by line. Each line leads to its moment.
what-sheet = Your hand
    .text = Opens and closes what you hold.
what-hand = Your hand
    .text = What you hold; the others see only what the rules let them see.
