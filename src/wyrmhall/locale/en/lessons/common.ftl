# What every lesson says.
lesson-newcomer = Newcomer
lesson-partner-1 = Mira
lesson-partner-2 = Taras
lesson-partner-3 = Olena
lesson-partner-4 = Denys
lesson-not-now = You could do that in a game. Here, do what the lesson asks for.
lesson-missed = This way the goal cannot be reached any more. Step back and try another.
lesson-done = Well done, this lesson is over.

# At the beginning of a scene that is another table than the one before.
lesson-scene = We go on in a game prepared for you.

# The last step but one of all First turns.
first-turns-twice = At a real table, what cannot be taken back asks twice: the first tap only marks it and warns you. How do you then do it?
    .choice-tap = Tap the same thing again
    .choice-wait = Wait a moment
    .choice-undo = Press “Undo”
    .wrong-wait = Nothing is done while you wait. Tap the same thing once more, or press “Do it” below.
    .wrong-undo = That takes back what can still be taken back. To do it, tap the same thing once more.

# Lessons in the terminal.
lesson-help = Press Enter to go on, or type a number. Also: b back, r from the beginning, t the table, q leave (it goes on from here later).
lesson-what = Press Enter to go on where nothing is asked; else type the number of an answer.
