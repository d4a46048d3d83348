# What pages are called where their address is shown to others, as in a messenger.
head-house = A table for board games about dragons and worms, played by the book: with friends, against bots, or to learn.
head-table-waiting = A table with free seats. Sit down!
head-table-playing = A game that is being played.
head-table-over = A finished game.
head-replay = A played game, after step { $step }.
head-rules = Rules of { $game }
head-learn = Learn { $game }
head-howto = How to play { $game }
head-signs = Signs of { $game }
head-library = All components of { $game }
head-companion = { $game } at your own table
head-leaders = The best players of { $game }
head-daily = { $game }: the deal of the day
head-puzzle = A position from a real game in which one answer is clearly the best. Can you find it?
head-puzzles = Puzzles of { $game }
head-new = A new table of { $game }
head-player = Games, ratings and achievements of this player.
head-club = A club night: { $game }

# To people who are away. Nothing of the game itself: it may be read over a shoulder.
told-turn = It is your turn.
told-nudge = The others are waiting for your move.
told-trial = This is how you will be told of your turn.
mail-confirm = Somebody, probably you, wants to be told by e-mail when it is their turn at Wyrmhall. Follow this link to agree:

    { $link }

    If it was not you, do nothing: no more letters will come.
    .subject = Wyrmhall: is this your address?
mail-turn = { $game }: it is your turn.

    { $link }
    .subject = { $game }: it is your turn
mail-stop = No more letters: { $link }

problem-bad-push = This browser's way to be told is not one that the operator of this server allows.
problem-banned = The host of this house has banned you.{ $why ->
    [none] {""}
   *[other] {" "}They say: { $why }
}
problem-mail-failed = The letter could not be sent. Try again later, or tell the operator.
problem-no-mail = This house sends no e-mail.
problem-not-host = This page is for the operators of this house. `wyrmhall admin operator NAME#mark`, on its machine, makes one.
problem-passkey-first = Show your passkey first.
problem-push-failed = None of your devices took the greeting. Turn it off and on again at each of them.
