# Where points come from; the companion's score sheets say it too.
score-living = живі черв'яки
score-healthy = неушкоджені черв'яки
