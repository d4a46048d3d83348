# Where points come from; the companion's score sheets say it too.
score-gold = золото
score-ships = кораблі
score-missions = місії
score-most-missions = найбільше місій
score-realm-nw = царство на північному заході
score-realm-ne = царство на північному сході
score-realm-se = царство на південному сході
score-realm-sw = царство на південному заході
