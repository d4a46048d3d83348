"""Tables for people in browsers: seats, the append-only log of answers, and the word to everyone who watches."""
