# Flamecraft.
coin = coin
any = any
dragon = dragon
someone = { $who }
start-bonus = start bonus
scored-dragon = scored dragon
non-player = a non-player
nothing = nothing
# Bread, meat and iron are not counted in pieces.
amount =
    { $n } { $good ->
        [crystal] { $n ->
            [one] crystal
           *[other] crystals
        }
        [plant] { $n ->
            [one] plant
           *[other] plants
        }
        [potion] { $n ->
            [one] potion
           *[other] potions
        }
       *[bread] { $good }
    }
coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
rep = { $n } reputation
artisans =
    { $n ->
        [one] { $n } artisan
       *[other] { $n } artisans
    }
fancies =
    { $n ->
        [one] { $n } fancy dragon
       *[other] { $n } fancy dragons
    }
these = { $what }
artisan-named = { $name } ({ $good })
artisan-at = { $artisan } at { $shop }
artisan-with-goods = { $artisan } with { $what }
top-of-the-deck = the top card of the deck
slot-of = { $shop }, slot { $n }
space = shop space { $n }
that-is-all = That is all
one-of-every-kind = One of every kind you have
serve-all = All that you can
serve-so = Serve { $who }
coin-for = a coin instead of: { $good }
pay-so = Pay { $what }
pay-as-usual = Pay as usual
iron-for = iron instead of: { $good }
fire-at-the-shop = Fire up at the shop
use-companion = Use { $name }
use-again = Once more: { $what }
reserve-it = Reserve { $what }
artisan-first = The artisan first
fancy-first = The fancy dragon first
fire = { $artisan }: { $what }
fire-instead = { $artisan }: { $n } reputation instead
fire-no-more = Fire up no more
give-to = { $what } to { $who }
rep-and-coins =
    { $rep } reputation, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
stay-away = Stay where you are
come-for = Come and take: { $good }
gather = Gather
enchant = Enchant
end-turn = End the turn
visit-and-give =
    { $shop } (give { $n ->
        [one] 1 good or coin
       *[other] { $n } goods or coins
    })
visit-preview =
    { $gathers }{ $n ->
        [0] {""}
        [one] ; or enchant: 1 enchantment can be cast
       *[other] ; or enchant: { $n } enchantments can be cast
    }
visit-preview-only = { $gathers }; { $why }
place-kind = { $artisan } → { $slot }
enchantment-preview = costs { $cost }: { $reward }
at-most = at most { $what }
sets =
    { $n ->
        [one] { $n } set
       *[other] { $n } sets
    } ({ $cost }): { $reward }
for = for { $cost }: { $reward }
no-coins = no coins
gain =
    { $none ->
        [yes] gain nothing
       *[no] gain { $what }
    }
both-dragons = take 1 artisan and 1 fancy dragon
draw-fancy = draw 1 fancy dragon
take-artisans =
    take { $n ->
        [one] 1 artisan
       *[other] { $n } artisans
    } from the Park{ $deck ->
        [yes] {" "}or the top of the deck
       *[no] {""}
    }
gain-any =
    gain { $n ->
        [one] 1 good
       *[other] { $n } goods
    } of your choice
cost = pay { $what } to { $then }
pay = pay { $what }
lose-rep = lose { $n } reputation to { $then }
pay-one-kind = pay { $n } goods of one kind to gain { $rep } reputation
pay-different = turn up to 6 goods, at most 1 of each kind, into 1 reputation each
serve = put goods on artisans in the Park, 1 of its own kind on each, and gain { $rep } reputation for each; if all 5 are served, also 1 coin
goods-of-the-park = gain 1 good of its kind for each artisan in the Park
goods-of-the-shop = gain { $n } more goods of its kind from each artisan here
rep-for-the-kind-drawn = gain 1 reputation for each artisan in Town of the kind you drew when gathering here
flip =
    flip a coin{ $stake ->
        [yes] {" "}of yours
       *[no] {""}
    }{ $price ->
        [0] , at most { $most ->
            [one] once
            [2] twice
           *[other] { $most } times
        }
       *[other] {""}
    }: heads, { $heads }; tails, { $tails }{ $price ->
        [0] {""}
       *[other] { $most ->
            [one] {""}
           *[other] ; you may pay { $price ->
                [one] { $price } coin
               *[other] { $price } coins
            } to flip again, at most { $most } flips in all
        }
    }
lose-coin = lose the coin
place =
    place 1 artisan from { $source ->
        [park] the Park
       *[hand] your hand
    } on { $match ->
        [yes] a matching
       *[no] any
    } empty slot { $where ->
        [here] here
       *[town] in Town
    } and gain its reward{ $coins ->
        [yes] , taking coins instead of reputation
       *[no] {""}
    }{ $bonus ->
        [yes] , then { $extra }
       *[no] {""}
    }{ $filled ->
        [0] {""}
       *[other] ; if this fills a shop, gain { $filled } reputation
    }
two-of-one-good = gain 2 of one good that this shop or an artisan here offers
three-different-goods = gain 3 different goods of your choice
swap = swap this artisan with another artisan in Town, then fire up the newcomer
give-good = gift 1 good to another player to gain { $rep } reputation
give-coin = gift 1 coin to another player to gain { $rep } reputation
give-same = gift up to { $most } goods of one kind to other players; for each gain { $rep } reputation or 1 coin
draw-and-give = draw { $n } fancy dragons and gift 1 of them to another player to gain { $rep } reputation
give-fired = gift that artisan, or the one swapped for it, to another player to gain { $rep } reputation
fire-in-hand = fire up 1 artisan in your hand; you may then gift it, or the one swapped for it, to another player to gain { $rep } reputation
fire-in-park = fire up 1 artisan in the Park, then take it, or the one swapped for it, into your hand
replace = swap an artisan of your hand with an artisan here, whatever the slot shows, then fire up the newcomer
fire-again = fire up once more 1 artisan that you fired up this turn
opportunity = { $what }
fire-up =
    fire up { $n ->
        [many] any number of the artisans
       *[one] 1 artisan
    } { $where ->
        [park] in the Park
       *[here] here
    }{ $fresh ->
        [yes] {" "}that you have not fired up this turn
       *[no] {""}
    }
resolve =
    { $to ->
        [on-shop] cast an enchantment
        [reserved] if you have none reserved: pay for an enchantment of the row, gain its reward and reserve it
       *[stays] pay for an enchantment of the row and gain its reward and { $rep } reputation; it stays in the row
    }
goods-from-cost = gain { $n } goods that are all part of the cost of one enchantment in the row or of your reserved one; you may then reserve it if it is from the row and you have none reserved
feast = gain { $n } goods of one kind; each other player may join you here without giving anything and gain 1 of the same good
reward-of-empty-slot =
    gain { $times ->
        [2] twice
       *[other] { $times } times
    } the reward of an empty slot here
leave-coins = leave 2 coins on an empty space here, gain what it shows ({ $spaces }) and take another turn
coin-spaces = { $first }; { $rest }
collect-coins = take all coins that lie here
instead-of-firing = when you fire up: for each artisan you could fire up this turn choose its ability or { $rep } reputation
fire-many = when you gather: fire up any number of the artisans at the shop instead of 1
coins-for-empty-slots = if you have at least as many coins as there are empty slots with a coin reward in Town, gain { $rep } reputation
full-shops = if at least { $n } shops in Town have all slots occupied, gain { $rep } reputation
kinds-in-hand = show artisans of { $n } different kinds in your hand to gain { $rep } reputation
three-alike = if a shop in Town has 3 artisans of one kind, gain { $rep } reputation
different-enchantments = gain { $rep } reputation for each different icon among the enchantments in Town
at-the-enchanted-shop = after you enchanted a shop this turn: gain { $rep } reputation for each face-up artisan and each enchantment there
enchantments-like-it = after you enchanted a shop this turn: gain { $rep } reputation for each enchantment in Town with the icon of the one you cast
artisans-like-it = after you placed an artisan this turn: gain { $rep } reputation for each face-up artisan of its kind in Town
kinds-held =
    gain 1 reputation for each kind of good of which you have an { $odd ->
        [yes] odd number
       *[no] even number, 0 included
    }
pairs-of-fancy = gain { $rep } reputation for each pair of fancy dragons you have
artisans-in-hand = gain 1 reputation for each artisan in your hand, at most { $most }
well-enchanted = gain { $rep } reputation for each shop in Town with at least { $n } enchantments
kind-in-town = gain 1 reputation for every 2 face-up artisans of this kind in Town ({ $kind }), and { $bonus } more if no kind is more common there
good-held = gain 1 reputation for every 2 goods of this kind you have ({ $kind }), and { $bonus } more if you have at least { $least } and nobody has more
return-fancy = put any number of your other unscored fancy dragons under the deck to gain { $rep } reputation for each
score-fancy =
    { $face_up ->
        [yes] score 1 fancy dragon that lies face up in front of you or of any player and whose goal is met
       *[no] reveal and score 1 of your fancy dragons, sun or moon, whose goal is met
    }
reveal-sun = { $name }: { $what }
use-typed = { $name }: { $what }
use-rich = { $name }: gain 2 goods of your choice for each of your coins, at most 18 goods; you keep the coins
use-sandara = { $name }: score 1 fancy dragon that lies face up in front of you or of any player
goods-stay = goods on an artisan in the Park stay there; whoever takes the artisan gains them
filled-when-revealed = when revealed: the top 2 artisans of the deck go to slots 1 and 3
face-down-here = artisans here lie face down: they give no goods, are not fired up and do not count for fancy dragons; anyone may look at them
no-slots = no artisan can be placed here
slot-starter = slot 1 holds the starter artisan
slot-text = slot { $n } ({ $kinds }): { $reward }
start-typed = at the start: { $what }
start-brad = at the start reserve 1 enchantment of the row, which is refilled at once
start-rich = at the start gain 1 coin
start-sandara = at the start choose your first fancy dragon out of 5
ability-peter = when you turn up new shops at the end of your turn, you may go to one of them and take a new turn
ability-brad = when you cast an enchantment, you may pay iron in place of any of its goods
ability-daniel = when you enchant, you may fire up any number of the artisans in the Park instead of those at the shop
ability-erick = after you used a shop's ability, you may use it a second time, paying its cost each time
ability-manny = when you fire up a meat artisan, you may fire up the artisan it placed and any others at that shop
ability-rich = gain 2 goods of your choice for each coin in your supply, at most 18 goods; you keep the coins
ability-sandara = during the game score 1 fancy dragon that lies face up in front of you or of any player and whose goal is met
option-deck = Which enchantments are in play
option-deck-purple = purple
option-deck-gold = gold
option-companions = Play with companions
option-shop_deck = Which shops can open
option-shop_deck-rules = by the rules
option-shop_deck-mixed = any 10 shops
option-second_flip = Maw & Paw's: the second flip brings a dragon too
option-solo_limits = The limits of 6 artisans and 7 goods of a kind hold in solo, too
option-starter_places = Where the starter shops lie
option-starter_places-picture = as in the rulebook's picture
option-starter_places-random = at random
option-last_word = Ask before every turn ends (how long a turn takes then tells nothing of the hand)
ask-place = Which artisan do you place?
ask-place-on = On which slot?
ask-lay-shop = Where does the new shop go?
ask-two-of-one-good = Which good do you take twice?
ask-three-different-goods = Which three goods?
ask-swap = With which artisan does it swap?
ask-fire-newcomer = Its ability, or reputation?
ask-manny-moment = Use Manny at this shop?
ask-fire-up = Which artisan do you fire up?
ask-fire-again = Which artisan do you fire up again?
ask-fire-in-park = Which artisan of the Park do you fire up?
ask-fire-in-hand = Which artisan of your hand do you fire up?
ask-replace = Which artisan leaves the shop?
ask-replace-by = Which artisan comes from the hand?
ask-both-dragons = Which dragon first?
ask-take-artisans = Which artisan do you take?
ask-gain-any =
    { $of ->
        [1] Which good?
       *[other] { $n ->
            [1] Which goods? The first of { $of }
           *[other] Which good is next ({ $n } of { $of })? So far: { $so_far }
        }
    }
ask-pay = Pay like this, or put coins in place of more goods?
ask-pay-one-kind = Which kind of good do you pay?
ask-pay-different = Which goods do you pay, in any order?
ask-serve = Whom do you serve, in any order?
ask-give-good = What do you give?
ask-give-to = Who gets it?
ask-give-same = Which kind of good do you give?
ask-give-next = Who gets the next one?
ask-rep-or-coins = Reputation or coins?
ask-give-one-of = Which of them do you give?
ask-come = Do you come to { $shop }?
ask-feast = Which good do you take?
ask-reward-of-empty-slot = The reward of which slot?
ask-leave-coins = On which space do the coins go?
ask-resolve = Which enchantment?
ask-resolve-sets = How many sets?
ask-brad-moment = Use Brad and pay with iron?
ask-pay-iron = In place of which good do you pay iron?
ask-goods-from-cost = Goods of which enchantment?
ask-choose-goods = Which goods?
ask-reserve-this = Reserve the enchantment?
ask-brad-start = Which enchantment do you reserve?
ask-return-fancy = Which fancy dragon goes under the deck?
ask-final-talisman = Talisman: which fancy dragon goes under the deck?
ask-score-fancy = Which fancy dragon do you score?
ask-erick-moment = Use the ability a second time?
ask-daniel-moment = Use Daniel and fire up in the Park?
ask-visit = Which shop do you visit?
ask-give-visitor = What do you give to { $who }?
ask-action = Gather or enchant?
ask-place-step = Place an artisan here?
ask-ability-step = Use the ability of the shop?
ask-moment = Reveal something before you go on?
ask-last-moment = Anything else before the turn ends?
ask-peter-moment = Go to a new shop with Peter?
ask-return-artisan = You keep at most 6 artisans in hand: which one goes under the deck?
ask-cast-other = Which enchantment is cast for the non-player?
ask-cast-other-on = On which shop?
ask-unlock = Which achievement do you unlock?
ask-pick-colour = Which colour do you play?
ask-keep-fancy = Which fancy dragon do you keep?
ask-return-dealt = Which one goes under the deck next?
no-face-down = A face-down shop cannot be visited
no-same-shop = { $shop }: you visited it on your last turn
no-standing-here = { $shop }: your token stands there
no-gift =
    { $shop }: you are { $n ->
        [one] 1 good or coin
       *[other] { $n } goods or coins
    } short for those who stand there
no-more-enchantments = this shop already has 3 enchantments
no-enchanting-here = a shop with this icon cannot be enchanted
no-enchantment-fits = no enchantment that fits this shop can be paid
no-wrong-icon = { $what }: its icon is not that of the shop
no-goods-for = { $what }: you lack { $lacks }
no-taken-slot = { $slot } is taken
no-match = { $slot }: nobody in your hand matches it
no-row-only = { $what }: it is reserved, and only an enchantment of the row can be chosen
no-shop-for = { $what }: no shop that you can visit has its icon and room for it
lacks = you lack { $what }
so-far = so far { $has } of { $n }
no-moon-yet = { $name }: a moon dragon is scored when the game ends
no-reveal-now = { $name } cannot be revealed now: { $what }
no-goal-yet = { $name }: { $lacks }; { $what }
no-used-companion = { $name }: already used in this game
no-companion-now = { $name } cannot be used now: { $what }
no-fired-again = { $artisan } has been fired up already
no-use-to-fire = { $artisan } could do nothing now
no-slot-here = { $artisan }: no empty slot here takes it
no-slot-in-town = { $artisan }: no empty slot in Town takes it
event-gained = { $who } gains { $what }
event-lost = { $who } loses { $n } reputation
event-paid = { $who } pays { $what }
event-returned-goods = { $who } returns { $what } to the supply: 7 of each kind may be kept
event-took = { $who } takes { $what } from the Park
event-drew = { $who } draws { $what }
event-drew-hidden = { $who } draws an artisan
event-drew-fancy = { $who } draws the fancy dragon { $what }
event-drew-fancy-hidden = { $who } draws a fancy dragon
event-placed = { $who } places { $artisan } at { $shop }
event-fired-up = { $who } fires up { $artisan }
event-swapped = { $who } swaps { $one } and { $two } ({ $shop })
event-laid-shop = { $who } lays a new shop face down on space { $n }
event-new-shop = A new shop opens: { $shop }
event-revealed-artisan = Revealed: { $what }
event-revealed-enchantment = Revealed: { $what }
event-visited = { $who } visits { $shop }
event-came = { $who } comes to { $shop }
event-gave = { $who } gives { $whom }: { $what }
event-gave-artisan = { $who } gives { $whom }: { $what }
event-gave-fancy = { $who } gives { $whom }: { $what }
event-gave-fancy-hidden = { $who } gives { $whom } a fancy dragon
event-scored = { $who } scores { $what }
event-cast = { $who } casts { $what } on { $shop }
event-resolved = { $who } resolves { $what }
event-reserved = { $who } reserves { $what }
event-returned = { $who } puts { $what } under the deck
event-returned-hidden = { $who } puts an artisan under the deck
event-returned-fancy = { $who } puts { $what } under the fancy deck
event-returned-fancy-hidden = { $who } puts a fancy dragon under the deck
event-flipped-coin = { $who } flips { $heads ->
    [yes] heads
   *[no] tails
}
event-served = { $who } puts { $good } on { $what }
event-kind-shown = { $who } had drawn an artisan of this kind: { $good }
event-left-coins = { $who } leaves 2 coins at Dragon Alley
event-used-companion = { $who } uses { $what }
event-turn-began = Turn: { $who }
event-chose-colour = { $who } plays { $colour }
event-last-turns = The end is near: everybody takes one more turn
event-settled = { $artisan } settles at { $shop }
event-cast-for-other = { $what } is cast on { $shop }
event-earned-title = { $who } earns the title { $title }
event-unlocked = { $who } unlocks the achievement { $what }
draw-turn = Turn { $n }
draw-decks = decks: artisans { $artisans }, fancy dragons { $fancy }, enchantments { $enchantments }, shops { $shops }
draw-last-turns = last turns
draw-face-down = [a new shop, face down]
draw-park = Park:
draw-row = Enchantments:
draw-hand = Hand ({ $n }):
draw-fancy-dragons = Fancy dragons ({ $n }):
draw-scored = Scored:
draw-reserved = Reserved:
draw-used = used
draw-won = Winner: { $who }
draw-title = Title: { $title }
either-or = either { $one }, or { $two }
ask-either-or = Which of the two?
and-then = { $first }; then { $then }
kind-or = { $one } or { $two }

