# What every lesson says.
lesson-newcomer = Newcomer
lesson-partner-1 = Mira
lesson-partner-2 = Taras
lesson-partner-3 = Olena
lesson-partner-4 = Denys
lesson-not-now = You could do that in a game. Here, do what the lesson asks for.
lesson-missed = This way the goal cannot be reached any more. Step back and try another.
lesson-done = Well done, this lesson is over.

# Lessons in the terminal.
lesson-help = Press Enter to go on, or type a number. Also: b back, r from the beginning, t the table, q leave (it goes on from here later).
lesson-what = Press Enter to go on where nothing is asked; else type the number of an answer.
