# Words of the bots: levels, hints, and what positions are judged by.
level-hatchling = Hatchling
level-hatchling-about = Looks one action ahead, and now and then plays without looking. For a first game.
level-fledgling = Fledgling
level-fledgling-about = Thinks its turn through for up to half a second, and is careless now and then. For players who know the rules.
level-drake = Drake
level-drake-about = Tries dozens of ways the game may go on, for up to two seconds, and slips but seldom. A good opponent.
level-wyrm = Wyrm
level-wyrm-about = The strongest we have: thinks for up to eight seconds. It sees no more than you do, and it can be beaten.
