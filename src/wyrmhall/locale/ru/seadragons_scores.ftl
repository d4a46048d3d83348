# Where points come from; the companion's score sheets say it too.
score-gold = золото
score-ships = корабли
score-missions = миссии
score-most-missions = больше всего миссий
score-realm-nw = царство на северо-западе
score-realm-ne = царство на северо-востоке
score-realm-se = царство на юго-востоке
score-realm-sw = царство на юго-западе
