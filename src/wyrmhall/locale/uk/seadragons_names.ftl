# Назви царств.
realm-starfish = Царство морських зірок
realm-seahorse = Царство морських коників
realm-shell = Царство мушель
realm-crab = Царство крабів
