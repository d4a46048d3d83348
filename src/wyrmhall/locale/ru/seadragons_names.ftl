# Названия царств.
realm-starfish = Царство морских звёзд
realm-seahorse = Царство морских коньков
realm-shell = Царство раковин
realm-crab = Царство крабов
