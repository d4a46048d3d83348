# Names of realms.
realm-starfish = Starfish realm
realm-seahorse = Seahorse realm
realm-shell = Shell realm
realm-crab = Crab realm
