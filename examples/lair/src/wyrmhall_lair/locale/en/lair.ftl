# What is asked and offered
pick = keep one of two treasures
ask-pick = Keep one of your two treasures.
gain = gain { $n } gold
    .inf = gain { $n } gold
draw = draw a treasure
    .inf = draw a treasure
settle = settle a treasure for 1 gold
    .inf = settle a treasure for 1 gold
ask-settle = Which treasure goes into your lair?
settle-preview = costs 1 gold; 2 points at the end
sell = sell a treasure for 1 gold
ask-sell = Which treasure do you sell?
treasure = Treasure { $n }
treasure-text = 2 points in your lair; the highest one decides between equals
kind-treasure = Treasure

# Options of a table
option-long = A long game: twice as many turns

# The log
event-kept = { $who } keeps one of two treasures
event-drew = { $who } draws treasure { $card }
event-drew-hidden = { $who } draws a treasure
event-settled = { $who } settles a treasure face down
event-sold = { $who } sells treasure { $card }
event-gained = { $who } gains { $n } gold

# Points
score-lair = Lair
score-gold = Gold
score-highest = Highest treasure

# The table as text
draw-table = Deck { $deck }, turns left { $turns }
draw-discard = Discarded: { $cards }
draw-player = Player { $n }: gold { $gold }, settled { $settled }, in hand { $held }
draw-hand = Your hand: { $cards }
draw-lair = The lair is opened: { $cards }
