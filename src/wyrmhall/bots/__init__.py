"""Players made of code: random, greedy and searching ones, and the arena that ranks them."""
