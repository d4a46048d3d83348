# What cards, boards and the table of Wyrmspan say.

# Amounts of things
tokens = { $kind ->
    [meat] { $n } meat
    [gold] { $n } gold
    [crystal] { $n } { $n ->
        [one] crystal
       *[other] crystals
      }
    [milk] { $n } milk
    [coin] { $n } { $n ->
        [one] coin
       *[other] coins
      }
    [egg] { $n } { $n ->
        [one] egg
       *[other] eggs
      }
    [resource] { $n } { $n ->
        [one] resource
       *[other] resources
      }
    [dragon] { $n } { $n ->
        [one] dragon card
       *[other] dragon cards
      }
    [cave] { $n } { $n ->
        [one] cave card
       *[other] cave cards
      }
    [card] { $n } { $n ->
        [one] dragon card or cave card
       *[other] dragon cards or cave cards
      }
   *[item] { $n } { $n ->
        [one] resource or card
       *[other] resources or cards
      }
  }
token = { $kind ->
    [meat] meat
    [gold] gold
    [crystal] crystal
    [milk] milk
    [coin] coin
   *[egg] egg
  }
cave-row = { $cave ->
    [crimson] Crimson Cavern
    [golden] Golden Grotto
   *[amethyst] Amethyst Abyss
  }
space = { $cave ->
    [crimson] Crimson
    [golden] Golden
   *[amethyst] Amethyst
  } { $column }
mat-nests = mat nests
dragon-at = { $dragon } ({ $space })
egg-of = egg: { $place }
from-display = from the display: { $card }
from-deck = top card of the deck
cave-said = cave card { $n }: { $text }
cave-number = cave card { $n }
cave-to-lay = cave card { $n } ({ $text })
income = income of round { $n }
completion-of = completion bonus, { cave-row }
guild-row = guild tile, row { $row }
tile-place = row { $row }: { $text }
printed-vp = { $n } VP at the end
icon = { cave-row }, icon { $n }: { $text }
infinitive = { $of_inf }
and-more = { $one }, { $two }
or-last = { $one } or { $two }
sequel = { $first }; { $second }
asked-by = { $dragon }: { $ask }

# Verbs
gain = gain { $kind ->
    [resource] { tokens } of any kind
   *[other] { tokens }
  }
gains = gain { $parts }
gained = { $kind ->
    [resource] { tokens } of any kind
   *[other] { tokens }
  }
gain-of-cost = gain 1 resource that is printed in the cost of that card
gain-shared = choose a kind of resource: gain { $n } of it, and each opponent may gain 1 of it
take = { $source ->
    [deck] draw { $what ->
        [dragon] { $n ->
            [one] 1 dragon card
           *[other] { $n } dragon cards
          }
       *[cave] { $n ->
            [one] 1 cave card
           *[other] { $n } cave cards
          }
      } from the deck
   *[any] gain { $what ->
        [dragon] { $n ->
            [one] 1 dragon card
           *[other] { $n } dragon cards
          }
       *[cave] { $n ->
            [one] 1 cave card
           *[other] { $n } cave cards
          }
      }
  }
lay-egg = lay { $n ->
    [one] 1 egg
   *[other] { $n } eggs
  }{ $where ->
    [here] {" "}on this dragon
    [cave] {" "}in this cave
    [column] {" "}in this column
    [adjacent] {" "}on an adjacent dragon
    [it] {" "}on it
   *[any] { "" }
  }
guild-step = make { $n ->
    [one] 1 guild step
   *[other] { $n } guild steps
  }
place-marker = place a marker on the guild tile
cache = { $source ->
    [general] cache { tokens } of any kind from the general supply
   *[supply] you may cache { tokens }
  }{ $on ->
    [here] {" "}on this dragon
    [column] {" "}on a dragon in this column
   *[any] {" "}on any of your dragons
  }{ $more ->
    [yes] {" "}to { $then_inf }
   *[no] { "" }
  }
    .inf = cache { tokens }{ $on ->
    [here] {" "}on this dragon
    [column] {" "}on a dragon in this column
   *[any] {" "}on any of your dragons
  }{ $more ->
    [yes] {" "}to { $then_inf }
   *[no] { "" }
  }
cache-on = cache it
tuck = { $source ->
    [deck] tuck { $n ->
        [one] 1 dragon card
       *[other] { $n } dragon cards
      } from the deck
   *[hand] you may tuck { $n ->
        [one] 1 dragon card
       *[other] { $n } dragon cards
      } from hand
  }{ $under ->
    [here] {" "}under this dragon
    [column] {" "}under a dragon in this column
    [it] {" "}under it
   *[any] {" "}under any of your dragons
  }{ $more ->
    [yes] {" "}to { $then_inf }
   *[no] { "" }
  }
    .inf = tuck { $n ->
    [one] 1 dragon card
   *[other] { $n } dragon cards
  } from { $source ->
    [deck] the deck
   *[hand] hand
  }{ $under ->
    [here] {" "}under this dragon
    [column] {" "}under a dragon in this column
    [it] {" "}under it
   *[any] {" "}under any of your dragons
  }{ $more ->
    [yes] {" "}to { $then_inf }
   *[no] { "" }
  }
tuck-under = tuck it
hatch = { $feed ->
    [dragon] you may tuck 1 dragon card from hand here
    [meat] you may cache 1 meat here
   *[milk] you may cache 1 milk here
  }. { $more ->
    [yes] Whenever { $feed ->
        [dragon] a dragon card is tucked here
        [meat] a meat is cached here
       *[milk] a milk is cached here
      }: { $benefit }. The third time, also
   *[no] The third time
  }: { $bonus }
reveal = reveal the top dragon card of the deck: { $sizes ->
    [hatchling] a hatchling
    [small] a small dragon
    [medium] a medium dragon
    [large] a large dragon
    [small-hatchling] a small dragon or hatchling
   *[medium-large] a medium or large dragon
  } is tucked here, { $more ->
    [yes] any other is discarded and you { $then_inf }
   *[no] any other goes to your hand
  }
opponents = each opponent may { $part_inf }
pay = you may pay { tokens }{ $where ->
    [cave] {" "}from this cave
    [adjacent] {" "}from adjacent dragons
   *[any] { "" }
  }{ $more ->
    [yes] {" "}to { $then_inf }
   *[no] { "" }
  }
    .inf = pay { tokens }{ $where ->
    [cave] {" "}from this cave
    [adjacent] {" "}from adjacent dragons
   *[any] { "" }
  }{ $more ->
    [yes] {" "}to { $then_inf }
   *[no] { "" }
  }
up-to = up to { $n } times, you may { $part_inf }
    .inf = up to { $n } times { $part_inf }
all = { $parts }
    .inf = { $parts_inf }
choose = { $n ->
    [one] choose one
   *[other] choose { $n } different ones
  } of these: { $parts }
if = if { $when ->
    [three-in-cave] this cave has at least 3 dragons
    [column-full] this column is full of dragons
    [marker-on-tile] you have a marker on the guild tile
    [crimson-as-left] your Crimson Cavern has at least as many dragons as that of the player to your left
    [golden-as-left] your Golden Grotto has at least as many dragons as that of the player to your left
   *[amethyst-as-left] your Amethyst Abyss has at least as many dragons as that of the player to your left
  }, { $then }
for-each = for { $of }: { $then }
each = one dragon after another: { $then }
each-marker = each of your markers on the guild tile
dragons = each { $other ->
    [yes] other{" "}
   *[no] { "" }
  }{ $where ->
    [adjacent] adjacent{" "}
   *[other] { "" }
  }{ $gentle ->
    [yes] non-aggressive{" "}
   *[no] { "" }
  }{ $trait ->
    [shy] shy{" "}
    [aggressive] aggressive{" "}
    [playful] playful{" "}
    [helpful] helpful{" "}
   *[any] { "" }
  }{ $timing ->
    [when-played] when-played{" "}
    [if-activated] if-activated{" "}
    [once-per-round] once-per-round{" "}
    [end-game] end-game{" "}
   *[any] { "" }
  }{ $size ->
    [hatchling] hatchling
    [small] small dragon
    [medium] medium dragon
    [large] large dragon
   *[any] dragon
  }{ $where ->
    [cave] {" "}in this cave
    [column] {" "}in this column
    [mat] {" "}on your mat
   *[adjacent] { "" }
  }
play-dragon = you may play { $source ->
    [display] a dragon from the display
    [hand-or-display] a dragon from hand or display
   *[hand] a dragon from hand
  }{ $top ->
    [yes] {" "}on top of one of your dragons
   *[no] { "" }
  }{ $price ->
    [minus-one] , paying 1 egg or 1 resource less
    [no-resources] {" "}without paying its resources
    [free] {" "}for free
   *[other] { "" }
  }
    .inf = play { $source ->
    [display] a dragon from the display
    [hand-or-display] a dragon from hand or display
   *[hand] a dragon from hand
  }{ $top ->
    [yes] {" "}on top of one of your dragons
   *[no] { "" }
  }{ $price ->
    [minus-one] , paying 1 egg or 1 resource less
    [no-resources] {" "}without paying its resources
    [free] {" "}for free
   *[other] { "" }
  }
excavate = { $source ->
    [deck] excavate a space for free with the top cave card of the deck
   *[other] you may excavate { $n ->
        [one] a space
       *[other] up to { $n } spaces
      } for free with { $source ->
        [display] a cave card from the display
        [hand-or-display] a cave card from hand or display
       *[hand] { $n ->
            [one] a cave card from hand
           *[other] cave cards from hand
          }
      }
  }
    .inf = excavate { $source ->
    [deck] a space for free with the top cave card of the deck
   *[other] { $n ->
        [one] a space
       *[other] up to { $n } spaces
      } for free with { $source ->
        [display] a cave card from the display
        [hand-or-display] a cave card from hand or display
       *[hand] { $n ->
            [one] a cave card from hand
           *[other] cave cards from hand
          }
      }
  }
swap = you may swap two of your dragons
    .inf = swap two of your dragons
activate = you may activate { $timings ->
    [when-played] the when-played ability
    [once-per-round] the once-per-round ability
   *[if-activated-or-once-per-round] an if-activated or once-per-round ability
  } of { $other ->
    [yes] another of your dragons
   *[no] one of your dragons
  }
    .inf = activate { $timings ->
    [when-played] the when-played ability
    [once-per-round] the once-per-round ability
   *[if-activated-or-once-per-round] an if-activated or once-per-round ability
  } of { $other ->
    [yes] another of your dragons
   *[no] one of your dragons
  }
use-icon = use one of the explore icons on your mat
gain-may-cache = gain { $kind ->
    [meat] 1 meat
    [gold] 1 gold
    [crystal] 1 crystal
   *[milk] 1 milk
  }; you may cache it { $on ->
    [any] on any of your dragons
   *[here] on this dragon
  }
hoard = gain 1 resource of any kind for { $of }; you may cache up to { $most } of them on this dragon
gain-and-cache = gain 2 resources of any kind: keep 1, cache the other on any of your dragons
draw-may-tuck = draw { $n ->
    [one] 1 dragon card
   *[other] { $n } dragon cards
  } from the deck{ $each ->
    [yes] {" "}for { $of }
   *[no] { "" }
  }; you may tuck { $each ->
    [yes] up to { $most } of them
   *[no] { $n ->
        [one] it
       *[other] any of them
      }
  } under this dragon
take-may-tuck = gain 1 dragon card; you may tuck it under any of your dragons
draw-split = draw { $n } dragon cards from the deck: keep 1, { $n ->
    [3] discard 1 and tuck 1 under this dragon
   *[other] tuck the other under any of your dragons
  }
exchange = exchange 2 resources for 1

# Scoring
score-per = { $n } VP for { $of ->
    [dragons] { $dragons }
    [lowest-on-objectives] each objective on which no marker stands lower than yours
    [markers-on-tile] each of your markers on the guild tile
    [sets-of-traits] each set of the four traits on your mat
    [sets-of-sizes] each set of the four sizes on your mat
    [pairs-of-eggs] every 2 eggs on your mat
    [full-columns] each full column of dragons
    [cave-cards] each cave card on your mat
   *[resources-in-costs] each resource in the costs of the dragons of one cave
  }{ $most ->
    [0] { "" }
   *[other] {" "}(at most { $most })
  }
score-if = { $n } VP if { $when ->
    [column-full] this column is full of dragons
    [between-dragons] there is a dragon directly to the left and directly to the right of it
    [no-aggressive-in-cave] there is no aggressive dragon in this cave
    [cave-excavated] all spaces of this cave are excavated
    [last-in-cave] it is the right-most dragon of this cave
    [hatchling-small-large-in-cave] this cave holds a hatchling, a small and a large dragon
    [crimson-full] the Crimson Cavern holds 4 dragons
    [golden-full] the Golden Grotto holds 4 dragons
    [amethyst-full] the Amethyst Abyss holds 4 dragons
    [cave-full] this cave holds 4 dragons
    [other-playful-in-cave] there is another playful dragon in this cave
   *[other-helpful-in-column] there is another helpful dragon in this column
  }
item-worth = each { $kind ->
    [dragon] card tucked
    [meat] meat cached
   *[milk] milk cached
  } here is worth 1 VP more
score-paid = you may pay once: { $offers }
offer = { $parts } for { $vp } VP
printed-vp-row = VP printed on the space

# Timings
when-played = When played: { $text }
if-activated = If activated: { $text }
once-per-round = Once per round: { $text }
end-game = End of the game: { $text }

# Names
tile-row = { $tile }, row { $row }
icon-name = { cave-row }, icon { $n }
completion-name = Completion bonus of column 4
track-name = Guild track, space { $n }

# Actions
action-excavate = Excavate
action-entice = Entice a dragon
action-explore-crimson = Explore the Crimson Cavern
action-explore-golden = Explore the Golden Grotto
action-explore-amethyst = Explore the Amethyst Abyss
action-pass = Pass
costs = costs { $parts }{ $less ->
    [yes] , 1 egg or resource less
   *[no] { "" }
  }
costs-nothing = costs nothing
explores = { $costs }; on the way: { $way }
activates = the ability of { $dragon }

# Questions
ask-pick-cards = keep four of your six cards.
ask-pick-resources = take three resources.
keep-cards = { $cards }
start-with = { $parts }
ask-turn = choose an action, or pass.
ask-entice = which dragon do you entice?
ask-settle = into which cave?
ask-waive = which part of the cost is waived?
ask-trade = which resource do you give for the exchange?
ask-excavate-action = which cave card do you lay?
ask-excavate = which cave card do you lay? ({ $text })
ask-dig = in which cave do you lay it?
ask-order = which comes first?
effect-first = the effect of the cave card
bonus-first = the completion bonus
ask-play-dragon = which dragon do you play? ({ $text })
ask-cover = which of your dragons does it cover?
ask-gain = choose what you gain ({ $text }).
ask-gain-of-cost = choose the resource you gain.
ask-gain-shared = choose the kind of resource.
ask-take = choose a card ({ $text }).
ask-lay-egg = choose a nest ({ $text }).
ask-guild-step = make the guild step? On a brown space choose the place of your marker.
ask-place-marker = where do you place your marker on the guild tile?
ask-cache = which resource do you cache? ({ $text })
ask-cache-on = on which dragon do you cache it?
ask-tuck = { $source ->
    [deck] under which dragon do you tuck?
   *[hand] which card do you tuck?
  } ({ $text })
ask-tuck-under = under which dragon do you tuck it?
ask-hatch = do you feed the hatchling?
ask-reveal = do you reveal the top dragon card?
ask-pay = do you pay? ({ $text })
ask-spend = what do you pay? Still due: { tokens }.
ask-up-to = once more? ({ $text })
ask-exchange = which two resources do you give?
ask-exchange-for = which resource do you take?
exchange-pair = { $one } + { $two }
by-exchange = { token } for 2 other resources
ask-all = what comes next?
ask-choose = choose one.
ask-each = which dragon is next? ({ $text })
ask-swap = which dragon do you swap?
ask-swap-with = with which dragon?
ask-activate = which ability do you activate?
ask-use-icon = which icon do you use?
ask-gain-may-cache = cache the resource or keep it? ({ $text })
ask-hoarding = choose a resource to keep or to cache here.
cache-here = cache here: { token }
ask-gain-and-cache = use the ability? ({ $text })
ask-keep-any = which resource do you keep?
ask-cache-any = which resource do you cache?
ask-draw-may-tuck = draw? ({ $text })
ask-tuck-drawn = which of the cards drawn do you tuck?
keep-rest = keep the rest
keep-it = keep it
ask-take-may-tuck = choose a card ({ $text }).
ask-tuck-taken = under which dragon do you tuck it?
ask-draw-split = draw? ({ $text })
ask-fate = what becomes of this card?
fate-keep = keep { $card }
fate-discard = discard { $card }
fate-tuck = tuck { $card }
ask-limits = you keep at most 9 cards and 9 resources: what goes?
ask-once-per-round = which once-per-round dragon do you use next?
ask-score-paid = do you pay for points? ({ $text })

# Why not
no-coin = you have no coin left
no-cave-card = you have no cave card in hand
no-site = no space can be excavated with the eggs you have
no-dragon-to-entice = no dragon in your hand can be paid and placed
explored-enough = this cave has been explored three times this round
cave-is-excavated = this cave is completely excavated
no-space-for = no preferred cave of { $dragon } has a free excavated space
short-of = { $kind ->
    [coin] { $n } { $n ->
        [one] coin
       *[other] coins
      } short
   *[egg] { $n } { $n ->
        [one] egg
       *[other] eggs
      } short
  }
lacks = missing: { $parts }
no-space-and-lacks = { $space }; { $lacks }
no-dragon-to-cover = no dragon of yours lies in a preferred cave of { $dragon }
not-there = { $where ->
    [here] only this dragon is meant
    [cave] only dragons in this cave are meant
    [column] only dragons in this column are meant
    [adjacent] only adjacent dragons are meant
   *[it] only the dragon that was named is meant
  }
not-on-mat = the nests of the mat belong to no cave and no column
no-free-mat-nest = both nests of the mat are taken
no-free-nest = no nest of { $dragon } is free
no-nest = { $dragon } has no nest
no-free-square = no square of this row is free
not-itself = { $dragon } cannot activate itself
no-such-ability = { $dragon } has no ability of that kind
no-use-now = the ability of { $dragon } would do nothing now

# The log
event-gained = { $who } gains { tokens }.
event-paid = { $who } pays { tokens }.
event-paid-egg = { $who } pays an egg ({ $space }).
event-laid = { $who } lays an egg ({ $space }).
event-discarded = { $who } discards { $card }.
event-took = { $who } takes { $card }.
event-drew = { $who } draws { $card }.
event-drew-hidden = { $who } draws a { $what ->
    [dragon] dragon card
   *[cave] cave card
  }.
event-cached = { $who } caches { $kind ->
    [meat] meat
    [gold] gold
    [crystal] a crystal
   *[milk] milk
  } on { $dragon }.
event-tucked = { $who } tucks { $card } under { $dragon }.
event-tucked-hidden = { $who } tucks a card under { $dragon }.
event-stepped = { $who } moves to space { $space } of the guild track.
event-placed = { $who } places a marker in row { $row } of the guild tile.
event-revealed = { $who } reveals { $card }.
event-exchanged = { $who } exchanges 2 resources for 1.
event-played = { $who } plays { $dragon } ({ $space }).
event-excavated = { $who } excavates { $space } with { $card }.
event-swapped = { $who } swaps { $one } and { $two }.
event-explored = { $who } explores the { cave-row }.
event-activated = { $who } activates { $dragon }.
event-passed = { $who } passes.
guild-standing = markers { $markers }, steps { $steps }
event-objective-scored = { $who }: { $objective }: { $n }, { $vp } VP.
event-round-began = Round { $n } begins.
event-bought = { $who } buys { $n } VP.

# Game options
option-ask_everything = Ask me also where nobody would say no
option-vp_row = How many VP the lowest row of the guild tile for 3 to 5 players brings
option-vp_row-631 = 6, 3 and 1, as printed
option-vp_row-6531 = 6, 5, 3 and 1, as in our first version
option-guild_face = Which face of the guild tile lies up for three players
option-guild_face-3-5 = the one for 3 to 5 players
option-guild_face-4-5 = the one for 1 and 2 players
option-forced_guild = Guild steps and guild bonuses must be taken
option-other_caves = Two markers on row 4 of the Rainforest Guild count different caves
option-guild_laps = Laps on the guild track count for the objective
option-cave_eggs = Cave cards “played for free” cost the eggs of their column
option-pay_for_nothing = You may pay even where nothing of what you would get is possible
option-walk = A dragon that enters the cave while you explore it
option-walk-spaces = is not activated, and you go on past it
option-walk-stop = ends the exploration
option-walk-once = is not activated, and no dragon is met twice
option-fresh_activation = { dragon-172 } may activate a dragon played this turn
option-far_icons = { dragon-73 } reaches icons beyond the last dragon of a cave
option-top_feeds = What a covered dragon held counts as feedings of a hatchling on top
option-late_dragons = Once-per-round dragons that enter during that phase may be used
option-limit_checks = Limits of 9 are checked
option-limit_checks-turns = after every turn, a pass included
option-limit_checks-actions = after actions only
option-limit_checks-rounds = after turns and at the end of each round
option-coinless_pass = Whoever runs out of coins has passed
option-reshuffle = Empty decks are made of their discard piles

# The table as text
draw-round = Round { $n } of 4
draw-dragons = Dragon cards (deck { $n }, discarded { $discarded }):
draw-caves = Cave cards (deck { $n }, discarded { $discarded }):
draw-automa = Guild space { $space }; dragon cards { $dragons }, cave cards { $caves }; cards left { $cards }; coins on the objective { $coins }; { $vp } VP
draw-player = Player { $n }: { $vp } VP{ $first ->
    [yes] , first player
   *[no] { "" }
  }{ $passed ->
    [yes] , has passed
   *[no] { "" }
  }
draw-guild = guild space { $space }, markers left { $left }
draw-hand = In hand: dragon cards { $dragons }, cave cards { $caves }
draw-empty = (empty)

# What a player is warned of before it happens.
farewell-passed = you take no more turns in this round
last-coin = that is your last coin: afterwards you can only pass
