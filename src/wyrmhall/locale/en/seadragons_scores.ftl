# Where points come from; the companion's score sheets say it too.
score-gold = gold
score-ships = ships
score-missions = missions
score-most-missions = most missions
score-realm-nw = realm in the north-west
score-realm-ne = realm in the north-east
score-realm-se = realm in the south-east
score-realm-sw = realm in the south-west
