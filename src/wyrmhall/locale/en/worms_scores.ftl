# Where points come from; the companion's score sheets say it too.
score-living = living worms
score-healthy = healthy worms
