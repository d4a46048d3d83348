# Where points come from; the companion's score sheets say it too.
score-living = живые червяки
score-healthy = невредимые червяки
