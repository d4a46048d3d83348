# What the server says beside the games.
guest = Guest
event-timed-out = The time of { $who } is up, and a bot answers
event-undone = { $who } takes an answer back
event-undo-refused = { $who } does not agree to taking it back
event-handed = A bot takes the seat of { $who }
event-quit = { $who } wants this game deleted; it goes when everybody at the table wants that
event-back = { $who } is back
event-redealt = Hidden things are dealt anew
event-wants-to-end = { $who } would end the game without a result
event-agreed-to-rules = { $who } agrees to go on under version { $version } of the rules

# Why something is not done, and what to do about it.
problem-bad-file = This game file cannot be taken: { $why }
problem-bad-host = This server has another name. Use the address that its operator gave you.
problem-bad-setup = This table cannot be opened: { $why }
problem-bad-webhook = This address is not one that the operator of this server allows.
problem-broken = The game could not go on from this answer. Nothing was changed; please tell the operator.
problem-dealing = All seats are taken and the cards are being dealt. Wait a moment.
problem-ended-unresolved = This game was begun under rules that this server no longer has, and was ended without a result.
problem-foreign-page = The page that you came from may not use this server. Open the table here instead.
problem-deleted = This table has been deleted: by its owner before the game, or because everybody at it wanted that.
problem-handed = A bot plays for you. Take your seat back first.
problem-handed-already = A bot plays there already.
problem-hello-first = Say hello first.
problem-line-too-long = A line of this text has more than { $n } characters. Break it into several.
problem-malformed = The server does not understand this message.
problem-no-advice = The bot had nothing to say in time. Ask again.
problem-no-hints = This table is played without hints.
problem-no-open-seat = This seat has just been taken. Choose another, or another table.
problem-no-other-rules = This table needs no such word: it is played by the rules it was begun under, or it has ended.
problem-no-reveal = This number is not one that somebody at this table bound themselves to, or it came too late.
problem-no-route = There is nothing at this address. /schema lists what there is.
problem-no-seat = There is nobody to play for at this seat.
problem-no-spectators = This table has no room for spectators.
problem-no-step = This game has { $n ->
    [one] { $n } step
   *[other] { $n } steps
} so far.
problem-no-table = There is no such table. It may have been deleted.
problem-no-undo = Nothing can be taken back: something new has been seen since, or somebody else has moved.
problem-no-vote = Nobody waits for your word on an undo.
problem-not-deletable = Before the game only its owner can delete a table, then only those who play there, and not once the game is over.
problem-not-handed = No bot plays at this seat for you.
problem-not-loaded = The server cannot reach its games at the moment. Try again soon; nothing is lost.
problem-not-offered = This is not among the options now.
problem-not-over = This is possible when the game is over.
problem-not-started = The game has not started: seats are still open.
problem-not-written = The answer could not be kept, so it does not count. Try again soon; nothing else is lost.
problem-not-your-seat = This seat is not yours.
problem-not-your-table = Only those who sit at this table can do that.
problem-not-your-turn = It is not your turn.
problem-nothing-to-undo = You have not answered anything yet.
problem-other-rules = This game was begun under rules that this server no longer has. Nothing is lost: those who sit at the table can see what is possible now.
problem-over = The game is over.
problem-over-other-rules = This game was played under rules that this server no longer has, so it cannot be shown again. Its result stands.
problem-rules-do-not-fit = Under this version of the rules the game so far would have been another. It cannot go on under it.
problem-seat-lost = You no longer hold this seat: you left it, its link was replaced, or somebody else sits there.
problem-stale = The table has moved on meanwhile. Look again and choose.
problem-still-here = This player is here, or has not been away for { $n } seconds yet.
problem-text-too-long = This text has more than { $n } characters. Leave out what is not needed.
problem-too-deep = Brackets stand in brackets here, more than { $n } deep. Nothing that can be played needs that.
problem-too-fast = Too many requests. Wait a moment.
problem-too-large = This is larger than { $n } bytes. Send less.
problem-too-long-to-read = Reading this took too long and was given up. Check that it is what you meant to send.
problem-too-many-dots = A name in this text has more than { $n } parts with dots between. Nothing that can be played needs that.
problem-too-many-tables = You have { $n } unfinished tables. Finish or delete one first.
problem-undo-asked = Somebody has already asked for an undo.
