# Being somebody, and the pages of players.

# A player's page
guest-text = You are a guest: this browser alone knows you. Let us keep you, and you can come back from any device.
here-since = Here since { $day }
keys-and-devices = Keys and devices
ratings = Ratings
rating = Rating
rating-curve = How the rating in { $game } went
games-count = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
running-games = Running games
my-turn-since = Your turn, { $ago }
moved-since = You moved { $ago }; the others are to move
waits-for = { $names } to move; you moved { $ago }
turn-time-left = { $time } left
finished-games = Finished games
statistics-of = By game and mode
opponents = Favourite opponents
opponent = Opponent
anybody = anybody
somebody = Somebody
met = { $n ->
    [one] { $n } game
   *[other] { $n } games
}: { $won } won, { $lost } lost
all-games = all games
filter-all = all
filter-won = won
filter-lost = lost
filter-drawn = drawn
rated-only = Rated only
with-people = with people
with-bots = with bots
played-won = won
played-lost = lost
played-drawn = draw
no-games-here = No such games.
show-more = Show more
hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}

# The best
place = Place
leaders-text = Games among players who are kept are rated, unless bots or hints took part. Whoever has played { $n } or more of them is listed, in the order of what is certain of the rating.
no-leaders = Nobody yet. The first place is free.
bots-text = Bots stand on the same scale by their results against each other. Somebody who begins is taken to be as strong as the level “{ $level }”: choose the level next to your rating.

# Keep me
keep-me-text = No e-mail, no password: a passkey of your device, or a code that you write down, brings you back with all your games. What you have done as a guest stays yours.
keep-by-passkey = Keep me by a passkey
keep-by-code = Keep me by a code
no-passkeys-here = Passkeys need https or localhost; at this address a code does the same.
known-already = Here before, at another device?
passkey-not-made = No passkey was made. Try again, or take a code.
passkey-not-shown = No passkey was shown. Try again, or use your code.
recovery-code = Recovery code
recovery-text = This code brings you back if you lose your device. It is shown only now: write it down or save it.
recovery-there = there is one; nobody can read it, only replace it
recovery-none = none
new-code = New code
mark-text = The mark after the dot makes the name yours alone and never changes.
ways-back = Ways to come back
passkey = Passkey
add-passkey = Add a passkey
drop-passkey = Drop this passkey
used = used { $ago }
another-device = Go on at another device
show-device-link = Show the link and its QR code
device-text = Point the camera of the other device at this, or open the link there. It is good once, for five minutes. Show it to nobody: whoever opens it is you.
device-picture = The link as a QR code
device-link = Link for another device
device-question = Another device has sent you here. From now on this one is signed in as the same player; what you have done here as a guest comes along.
go-on-here = Go on here
signed-in-at = Signed in at
some-device = A device
this-device = this device
sign-out = Sign out
end-session = End
end-others = End all others
my-data = My data
my-data-text = We store your name, your games and results, and what brings you back. Nothing goes to anybody else.
my-data-file = All of it as a file
delete-me = Delete me
delete-me-text = Your name, keys, achievements and sessions are deleted at once and for good. Games that others played stay, without your name; where you are still playing, a bot plays on.
delete-me-now = Delete me for good
stay = Stay

# Coming back
sign-in-by-passkey = Sign in by a passkey
sign-in-by-code = Sign in by the code
sign-in-text = What you have done at this browser as a guest comes along.
signed-in-as = You are { $name } again. The code is spent; here is the next one.

# The deal of the day
points = Points
day-before = The day before
day-after = The day after
daily-order = Who won against the opponent comes first, then who has more points.
daily-nobody = Nobody played it.

# A club night
club-text = A group with a link: rounds of tables for two, and standings. You open it, the others come by the link, and you begin the rounds. The club goes on with further nights under the same link.
club-name = Name
plan = Plan
plan-round = everybody with everybody
plan-swiss = Swiss system
rounds = Rounds
same-deal = the same deal at all tables of a round, compared
open-club = Open it
club-starts = Begins (if you like)
club-starts-at = Begins { $time }
club-invite = Come to the club night “{ $name }”
club-ahead = The rounds to come
club-ahead-text = As long as nobody else comes.
did-not-come = { $name } did not come: lost
come-along = Come along
not-come = I will not come
first-round = Begin the first round
next-round = Begin the next round
who-comes = Who comes
standings = Standings
strength-met = Opponents' points
round-of = Round { $n } of { $all }
night-of = Night { $n }
night-now = To the present night
next-night = Plan the next night
end-and-next-night = End here and plan the next night
plan-anew = Change the plan
plan-so = So be it
club-next-time = This night has begun. Join the club, and you are in the next time.
join-club = Join the club
leave-club = Leave the club
leave-club-sure = Leave this club? What you have played in it stays.
all-nights = All nights
nights = Nights
nights-won = Nights won
night-first = first: { $names }
sits-out = sits out, one point
points-of = points { $points }

# Being told of one's turn
told-of-my-turn = Tell me of my turn while I am away
push-on = Tell me at this device
push-off = No longer at this device
push-trial = Try it
push-tried = A greeting is on its way.
push-refused = This browser was told not to show notifications of this page. Allow them in its settings, then try again.
push-devices = { $n ->
    [0] no devices
    [one] { $n } device
   *[other] { $n } devices
}
no-push-here = This browser cannot be told here. It takes https; on iPhones and iPads, add Wyrmhall to the home screen first.
by-mail = E-mail
mail-ask = Use this address
mail-none = No more e-mail
mail-sent = A letter with a link is on its way. Follow the link to confirm the address.
mail-is-confirmed = confirmed
mail-not-confirmed = not confirmed yet
mail-confirmed = The address is confirmed. You will be told of your turn there.
mail-stopped = No more letters will come.
by-webhook = Webhook
save = Save
saved = Saved.

# The host's page
host-page = The host
host-not = This page is for the operators of this house.
host-door = Show your passkey. The page then stays open for half an hour at this device.
host-enter = Show my passkey
host-notice = Words to everybody
host-notice-text = What everybody reads (empty: nothing any more)
host-hours = Hours
host-tell = Say it
host-reports = Reports
host-none = Nothing to settle.
host-times = { $n ->
    [one] reported once
   *[other] reported { $n } times
}
host-look-up = Who is it?
host-settle = Settled
host-persons = Persons
host-find-person = Name, mark or id
host-counts = seats { $seats }, reports { $reports }
host-operator = operator
host-banned = banned
host-decide = Decide
host-name = Name
host-rename = Rename
host-why = Reason, which they read
host-days = Days (0: for good)
host-ban = Ban
host-unban = Let in again
host-erase = Delete all their data
host-erase-sure = Delete this person and all that is stored of them? It cannot be taken back.
host-tables = Tables
host-find-table = Id, game or name
host-delete = Delete
host-keep = Keep
host-delete-sure = Delete this table for everybody? Its game cannot be brought back.
host-waiting = waits for players
host-playing = is played
host-over = over
done = Done.

# The collection of dragons
bestiary = My bestiary
bestiary-text = { $n } of { $all } dragons have stayed with you to the end, in { $games ->
    [one] { $games } game
   *[other] { $games } games
}.
bestiary-deeds = Served in { $games ->
    [one] { $games } game
   *[other] { $games } games
}, won { $won }; at best { $best } VP
bestiary-empty = No page is filled yet. Every dragon that is on your mat when a game of Wyrmspan ends is drawn in here, with what it brought you. Practice games and games with packs do not count.
bestiary-play = Entice the first one

# Honours: what finished games add up to.
honours-of = Honours in { $game }
honour-since = since { $day }
honour-so-far = { $have } of { $need }
honour-first-game = A first time
honour-first-game-text = Finish a game.
honour-first-win = First victory
honour-first-win-text = Win a game.
honour-ten-wins = Ten victories
honour-ten-wins-text = Win { $n } games.
honour-regular = A regular
honour-regular-text = Finish { $n } games.
honour-company = Good company
honour-company-text = Finish { $n } games with other people.
honour-wyrm-tamer = Wyrm tamer
honour-wyrm-tamer-text = Win a game in which a bot of the highest level plays.
honour-full-table = A full table
honour-full-table-text = Finish a game with as many players as it takes.
honour-rich-caverns = Rich caverns
honour-rich-caverns-text = Score { $n } points in one game.
honour-golden-age = A golden age
honour-golden-age-text = Score { $n } points in one game.
honour-automa = Stronger than the Automa
honour-automa-text = Beat the Automa at its highest level.
honour-ravel = A tangled path
honour-ravel-text = Win against the Automa in Ravel mode.
honour-good-name = A good name
honour-good-name-text = Have { $n } reputation at the end of a game.
honour-talk-of-the-village = The talk of the village
honour-talk-of-the-village-text = Have { $n } reputation at the end of a game.
honour-with-companions = In the best company
honour-with-companions-text = Win a game with companions.
honour-wide-realm = A wide realm
honour-wide-realm-text = Score { $n } points in one game.
honour-lord-of-the-seas = Ruler of the seas
honour-lord-of-the-seas-text = Score { $n } points in one game.
honour-crowded-sea = A crowded sea
honour-crowded-sea-text = Win a game with four players or more.
honour-last-worm = The last worm
honour-last-worm-text = Win a game that is played with Full Elimination.
honour-long-war = A long war
honour-long-war-text = Win a longer game.
honour-collector = Collector
honour-collector-text = Win a game with the cards of the collector's edition.
