# The Automa and its Ravel mode.
refresh-dragons = replace the face-up dragon cards
objective-coin = { $n ->
    [1] put 1 coin on the objective of this round
   *[other] remove 1 coin from the objective of this round
  }
advance = move the guild token { $r1 }/{ $r2 }/{ $r3 }/{ $r4 } spaces in rounds 1/2/3/4
advance-by-cave = move the guild token by the number of excavated spaces in your { $most ->
    [yes] most
   *[no] least
  } excavated cave{ $more ->
    [0] { "" }
   *[other] , and { $more } more
  }
snatch-dragon = take the dragon card of slot { $slot }
snatch-cave = take the cave card of slot { $slot }
claim-row = place a marker in open row { $n } of the guild tile
automa-brown = Brown space: { $text }
automa-pass-symbol = Pass symbol: as the last card of the deck, the Automa passes.

event-automa-turned = The Automa turns up: { $card }.
event-automa-passed = The Automa passes.
event-automa-refreshed = The Automa replaces the face-up dragon cards.
event-automa-coin = { $n ->
    [1] The Automa puts a coin on the objective
   *[other] The Automa removes a coin from the objective
  } (coins there: { $coins }).
event-automa-walked = The Automa moves { $n ->
    [one] 1 space
   *[other] { $n } spaces
  } on the guild track.
event-automa-took = The Automa takes: { $card }.
event-automa-claimed = The Automa places a marker in row { $row } of the guild tile.
event-coins-cut = { $who } returns { $n ->
    [one] 1 coin
   *[other] { $n } coins
  }: only 2 are kept between rounds.

solo-opponent = Automa
option-solo = Who plays against you in a solo game
option-solo-automa = Automa
option-solo-ravel = Automa in Ravel mode
option-level = How hard the Automa is to beat (level)
option-keep_41 = Solo: { dragon-41 }, which compares objective markers, stays in the deck
option-ravel_extra = Ravel level 3: the Automa scores 1 VP more per dragon card, as the Automa of level 3 does
option-cap_again = Ravel: coins gained after passing are cut to 2 as well
option-cap_last = Ravel: coins are cut to 2 after passing in round 4 too
