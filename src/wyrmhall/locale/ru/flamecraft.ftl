# Огнетвор.
bread = хлеб
meat = мясо
iron = железо
crystal = кристалл
plant = растение
potion = зелье
coin = монета
any = любой
dragon = дракон
colour-bread = жёлтый
colour-meat = красный
colour-iron = тёмно-синий
colour-crystal = голубой
colour-plant = зелёный
colour-potion = фиолетовый
player = игрок { $n }
non-player = не-игрок
nothing = ничего
amount = { $good } ×{ $n }
coins =
    { $n ->
        [one] { $n } монета
        [few] { $n } монеты
       *[other] { $n } монет
    }
rep =
    { $n ->
        [one] { $n } репутация
       *[other] { $n } репутации
    }
artisans =
    { $n ->
        [one] { $n } дракон-мастер
        [few] { $n } дракона-мастера
       *[other] { $n } драконов-мастеров
    }
fancies =
    { $n ->
        [one] { $n } модный дракон
        [few] { $n } модных дракона
       *[other] { $n } модных драконов
    }
these = { $what }
artisan-named = { $name } ({ $good })
artisan-at = { $artisan }, «{ $shop }»
artisan-with-goods = { $artisan }, на нём: { $what }
top-of-the-deck = верхняя карта колоды
slot-of = «{ $shop }», слот { $n }
space = участок { $n }
that-is-all = Это всё
one-of-every-kind = По одному товару каждого вида, что у вас есть
serve-all = Всех, кого можно
serve-so = Угостить: { $who }
coin-for = монета вместо товара: { $good }
pay-so = Заплатить: { $what }
pay-as-usual = Заплатить как обычно
iron-for = железо вместо товара: { $good }
fire-at-the-shop = Разжечь драконов лавки
use-companion = Использовать спутника: { $name }
use-again = Ещё раз: { $what }
reserve-it = Подготовить чары: { $what }
artisan-first = Сначала дракон-мастер
fancy-first = Сначала модный дракон
fire = { $artisan }: { $what }
fire-instead =
    { $artisan }: вместо этого { $n ->
        [one] { $n } репутацию
       *[other] { $n } репутации
    }
fire-no-more = Больше не разжигать
give-to = { $what } → { $who }
rep-and-coins = репутация: { $rep }, монеты: { $coins }
stay-away = Остаться на месте
come-for = Прийти и взять: { $good }
gather = Собирать
enchant = Зачаровать
end-turn = Завершить ход
visit-and-give =
    { $shop } (отдать { $n ->
        [one] { $n } товар или монету
        [few] { $n } товара или монеты
       *[other] { $n } товаров или монет
    })
visit-preview =
    { $gathers }{ $n ->
        [0] {""}
        [one] ; или зачаровать: можно наложить { $n } карту чар
        [few] ; или зачаровать: можно наложить { $n } карты чар
       *[many] ; или зачаровать: можно наложить { $n } карт чар
    }
visit-preview-only = { $gathers }; { $why }
place-kind = { $artisan } → { $slot }
enchantment-preview = стоит: { $cost }; { $reward }
at-most = самое большее { $what }
sets =
    { $n ->
        [one] { $n } набор
        [few] { $n } набора
       *[other] { $n } наборов
    } ({ $cost }): { $reward }
for = стоимость: { $cost }; { $reward }
no-coins = без монет
gain =
    { $none ->
        [yes] ничего не получить
       *[no] получить: { $what }
    }
both-dragons = взять 1 дракона-мастера и 1 модного дракона
draw-fancy = взять 1 модного дракона
take-artisans =
    взять { $n ->
        [one] { $n } дракона-мастера
       *[other] { $n } драконов-мастеров
    } из Парка{ $deck ->
        [yes] {" "}или с верха колоды
       *[no] {""}
    }
gain-any =
    получить { $n ->
        [one] { $n } товар
        [few] { $n } товара
       *[other] { $n } товаров
    } на выбор
cost = заплатить: { $what }, чтобы { $then }
pay = заплатить: { $what }
lose-rep =
    потерять { $n ->
        [one] { $n } репутацию
       *[other] { $n } репутации
    }, чтобы { $then }
pay-one-kind =
    заплатить { $n ->
        [one] { $n } товар
        [few] { $n } товара
       *[other] { $n } товаров
    } одного вида, чтобы получить { $rep ->
        [one] { $rep } репутацию
       *[other] { $rep } репутации
    }
pay-different = обменять до 6 товаров, не больше чем по 1 каждого вида, на репутацию: 1 за каждый
serve =
    положить товары на драконов-мастеров в Парке, на каждого по 1 товару его вида, и получить { $rep ->
        [one] { $rep } репутацию
       *[other] { $rep } репутации
    } за каждый; если угощены все 5, ещё и 1 монету
goods-of-the-park = получить за каждого дракона-мастера в Парке 1 товар его вида
goods-of-the-shop = получить от каждого дракона-мастера здесь ещё { $n } товара его вида
rep-for-the-kind-drawn = получить 1 репутацию за каждого дракона-мастера в городе того вида, который вы взяли при сборе здесь
flip =
    подбросить { $stake ->
        [yes] свою монету
       *[no] монету
    }{ $price ->
        [0] {" "}(не больше { $most ->
            [one] { $most } раза
           *[other] { $most } раз
        })
       *[other] {""}
    }: орёл — { $heads }; решка — { $tails }{ $price ->
        [0] {""}
       *[other] { $most ->
            [one] {""}
           *[other] ; вы можете заплатить { $price ->
                [one] { $price } монету
                [few] { $price } монеты
               *[other] { $price } монет
            }, чтобы подбросить ещё раз (всего не больше { $most } раз)
        }
    }
lose-coin = потерять эту монету
place =
    разместить 1 дракона-мастера из { $source ->
        [park] Парка
       *[hand] руки
    } на { $match ->
        [yes] подходящем
       *[no] любом
    } пустом слоте { $where ->
        [here] здесь
       *[town] в городе
    } и получить его награду{ $coins ->
        [yes] , беря монеты вместо репутации
       *[no] {""}
    }{ $bonus ->
        [yes] , а затем { $extra }
       *[no] {""}
    }{ $filled ->
        [0] {""}
       *[other] ; если это заполняет лавку, получить { $filled ->
        [one] { $filled } репутацию
       *[other] { $filled } репутации
    }
    }
two-of-one-good = получить 2 одинаковых товара, которые предлагает эта лавка или дракон-мастер здесь
three-different-goods = получить 3 разных товара на выбор
swap = поменять этого дракона местами с другим драконом-мастером в городе, а затем разжечь новоприбывшего
give-good =
    подарить 1 товар другому игроку, чтобы получить { $rep ->
        [one] { $rep } репутацию
       *[other] { $rep } репутации
    }
give-coin =
    подарить 1 монету другому игроку, чтобы получить { $rep ->
        [one] { $rep } репутацию
       *[other] { $rep } репутации
    }
give-same =
    подарить до { $most } товаров одного вида другим игрокам; за каждый получить { $rep ->
        [one] { $rep } репутацию
       *[other] { $rep } репутации
    } или 1 монету
draw-and-give =
    взять { $n } модных драконов и подарить 1 из них другому игроку, чтобы получить { $rep ->
        [one] { $rep } репутацию
       *[other] { $rep } репутации
    }
give-fired =
    подарить этого дракона или того, кто оказался на его месте, другому игроку, чтобы получить { $rep ->
        [one] { $rep } репутацию
       *[other] { $rep } репутации
    }
fire-in-hand =
    разжечь 1 дракона-мастера в руке; затем вы можете подарить его или того, кто оказался на его месте, другому игроку, чтобы получить { $rep ->
        [one] { $rep } репутацию
       *[other] { $rep } репутации
    }
fire-in-park = разжечь 1 дракона-мастера в Парке, а затем взять его или того, кто оказался на его месте, в руку
replace = поменять местами дракона-мастера из руки и дракона здесь, невзирая на символы слота, а затем разжечь новоприбывшего
fire-again = ещё раз разжечь 1 дракона-мастера, которого вы разожгли в этот ход
opportunity = { $what }
fire-up =
    разжечь { $n ->
        [many] сколько угодно драконов-мастеров
       *[one] 1 дракона-мастера
    } { $where ->
        [park] в Парке
       *[here] здесь
    }{ $fresh ->
        [yes] , которого вы ещё не разжигали в этот ход
       *[no] {""}
    }
resolve =
    { $to ->
        [on-shop] наложить чары
        [reserved] если у вас нет подготовленных чар: оплатить чары из ряда, получить их награду и подготовить их
       *[stays] оплатить чары из ряда и получить их награду и { $rep ->
        [one] { $rep } репутацию
       *[other] { $rep } репутации
    }; они остаются в ряду
    }
goods-from-cost = получить { $n } товара, которые все входят в стоимость одних чар из ряда или ваших подготовленных; затем, если они из ряда и у вас нет подготовленных, вы можете их подготовить
feast =
    получить { $n ->
        [one] { $n } товар
        [few] { $n } товара
       *[other] { $n } товаров
    } одного вида; каждый другой игрок может присоединиться к вам здесь, ничего не отдавая, и получить 1 такой же товар
reward-of-empty-slot =
    { $times ->
        [2] дважды
        [few] { $times } раза
       *[other] { $times } раз
    } получить награду пустого слота здесь
leave-coins = оставить 2 монеты на пустой ячейке здесь, получить показанное на ней ({ $spaces }) и сделать ещё один ход
coin-spaces = { $first }; { $rest }
collect-coins = забрать все монеты, лежащие здесь
instead-of-firing =
    когда вы разжигаете: за каждого дракона, которого могли бы разжечь в этот ход, выберите его свойство или { $rep ->
        [one] { $rep } репутацию
       *[other] { $rep } репутации
    }
fire-many = когда вы собираете: разжечь сколько угодно драконов лавки вместо 1
coins-for-empty-slots =
    если у вас не меньше монет, чем в городе пустых слотов с наградой монетами, получить { $rep ->
        [one] { $rep } репутацию
       *[other] { $rep } репутации
    }
full-shops =
    если по крайней мере в { $n } лавках города все слоты заняты, получить { $rep ->
        [one] { $rep } репутацию
       *[other] { $rep } репутации
    }
kinds-in-hand =
    показать в руке драконов-мастеров { $n } разных видов, чтобы получить { $rep ->
        [one] { $rep } репутацию
       *[other] { $rep } репутации
    }
three-alike =
    если в одной лавке города есть 3 дракона-мастера одного вида, получить { $rep ->
        [one] { $rep } репутацию
       *[other] { $rep } репутации
    }
different-enchantments =
    получить { $rep ->
        [one] { $rep } репутацию
       *[other] { $rep } репутации
    } за каждый из разных символов на чарах в городе
at-the-enchanted-shop =
    после того как вы зачаровали лавку в этот ход: получить { $rep ->
        [one] { $rep } репутацию
       *[other] { $rep } репутации
    } за каждого открытого дракона-мастера и за каждые чары в ней
enchantments-like-it =
    после того как вы зачаровали лавку в этот ход: получить { $rep ->
        [one] { $rep } репутацию
       *[other] { $rep } репутации
    } за каждые чары в городе с тем же символом, что и наложенные
artisans-like-it =
    после того как вы разместили дракона-мастера в этот ход: получить { $rep ->
        [one] { $rep } репутацию
       *[other] { $rep } репутации
    } за каждого открытого дракона его вида в городе
kinds-held =
    получить 1 репутацию за каждый вид товара, которого у вас { $odd ->
        [yes] нечётное количество
       *[no] чётное количество, в том числе 0
    }
pairs-of-fancy =
    получить { $rep ->
        [one] { $rep } репутацию
       *[other] { $rep } репутации
    } за каждую пару ваших модных драконов
artisans-in-hand = получить 1 репутацию за каждого дракона-мастера в руке, но не больше { $most }
well-enchanted =
    получить { $rep ->
        [one] { $rep } репутацию
       *[other] { $rep } репутации
    } за каждую лавку города, в которой не меньше { $n } чар
kind-in-town = получить 1 репутацию за каждых 2 открытых драконов-мастеров этого вида в городе ({ $kind }) и ещё { $bonus }, если никакого вида там не больше
good-held = получить 1 репутацию за каждые 2 ваших товара этого вида ({ $kind }) и ещё { $bonus }, если у вас их не меньше { $least } и ни у кого не больше
return-fancy =
    положить сколько угодно других своих неразыгранных модных драконов под колоду, чтобы получить { $rep ->
        [one] { $rep } репутацию
       *[other] { $rep } репутации
    } за каждого
score-fancy =
    { $face_up ->
        [yes] разыграть 1 модного дракона, который лежит лицом вверх перед вами или любым игроком и чьё желание исполнено
       *[no] открыть и разыграть 1 своего модного дракона, солнечного или лунного, чьё желание исполнено
    }
reveal-sun = { $name }: { $what }
use-typed = { $name }: { $what }
use-rich = { $name }: получить по 2 товара на выбор за каждую свою монету, не больше 18 товаров; монеты остаются у вас
use-sandara = { $name }: разыграть 1 модного дракона, который лежит лицом вверх перед вами или любым игроком
goods-stay = товары на драконе-мастере в Парке остаются там; их получает тот, кто заберёт дракона
filled-when-revealed = когда лавка открыта: 2 верхних дракона-мастера колоды идут на слоты 1 и 3
face-down-here = драконы-мастера здесь лежат лицом вниз: они не дают товаров, их не разжигают и не учитывают для модных драконов; кто угодно может на них посмотреть
no-slots = здесь нельзя размещать драконов-мастеров
slot-starter = слот 1 занимает стартовый дракон-мастер
slot-text = слот { $n } ({ $kinds }): { $reward }
start-typed = в начале: { $what }
start-brad = в начале подготовить одни чары из ряда; ряд сразу пополняется
start-rich = в начале получить 1 монету
start-sandara = в начале выбрать своего первого модного дракона из 5
ability-peter = когда вы открываете новые лавки в конце своего хода, вы можете пойти в одну из них и сделать новый ход
ability-brad = когда вы накладываете чары, вы можете заплатить железо вместо любых товаров в их стоимости
ability-daniel = когда вы зачаровываете, вы можете разжечь сколько угодно драконов в Парке вместо драконов лавки
ability-erick = после использования свойства лавки вы можете использовать его второй раз, каждый раз оплачивая его стоимость
ability-manny = когда вы разжигаете мясного дракона, вы можете разжечь дракона, которого он разместил, и любых других в той лавке
ability-rich = получить по 2 товара на выбор за каждую монету в своём запасе, не больше 18 товаров; монеты остаются у вас
ability-sandara = во время игры разыграть 1 модного дракона, который лежит лицом вверх перед вами или любым игроком и чьё желание исполнено
asks-shops = иметь в городе { $n } лавок
asks-fancy = удовлетворить { $n } модных драконов
asks-enchanted = иметь { $n } лавки с 3 чарами в каждой
asks-icons = иметь в городе по { $n } чары каждого из шести символов
asks-coins = вернуть { $n } монет в конце игры
asks-artisans = иметь в городе { $n } драконов-мастеров этого вида: { $kind }
swaps-shop = в следующих играх вместо лавки «{ $old }» будет «{ $new }»
adds-shops = добавляет в колоду лавок: { $what }
adds-fancy = добавляет в колоду модников: { $what }
title-shopkeeper = Хозяин лавки
title-flamekeeper = Хранитель огня
title-master-of-flamecraft = Мастер огнетвора
option-deck = Какие чары в игре
option-deck-purple = фиолетовая
option-deck-gold = золотая
option-companions = Играть со спутниками
option-shop_deck = Какие лавки могут открыться
option-shop_deck-rules = по правилам
option-shop_deck-mixed = любые 10 лавок
option-second_flip = «Ням и Тык»: второй бросок тоже даёт дракона
option-solo_limits = Лимиты драконов и товаров в соло
option-starter_places = Участки стартовых лавок
option-starter_places-picture = как на рисунке в правилах
option-starter_places-random = случайно
option-last_word = Спрашивать перед завершением каждого хода (тогда длительность хода ничего не говорит о руке)
score-slots = слоты
score-enchantments = чары
score-artisans = драконы-мастера
score-shops = лавки
score-suns = солнечные драконы
score-moons = лунные драконы
score-coins = монеты
ask-place = Какого дракона разместить?
ask-place-on = На каком слоте?
ask-lay-shop = Куда положить новую лавку?
ask-two-of-one-good = Какой товар взять дважды?
ask-three-different-goods = Какие три товара?
ask-swap = С каким драконом поменяться?
ask-fire-newcomer = Его свойство или репутация?
ask-manny-moment = Использовать Мэнни в этой лавке?
ask-fire-up = Какого дракона разжечь?
ask-fire-again = Какого дракона разжечь ещё раз?
ask-fire-in-park = Какого дракона из Парка разжечь?
ask-fire-in-hand = Какого дракона из руки разжечь?
ask-replace = Какой дракон покидает лавку?
ask-replace-by = Какой дракон приходит из руки?
ask-both-dragons = Какой дракон первый?
ask-take-artisans = Какого дракона взять?
ask-gain-any =
    { $of ->
        [1] Какой товар?
       *[other] { $n ->
            [1] Какие товары? Первый из { $of }
           *[other] Какой товар следующий ({ $n } из { $of })? Пока: { $so_far }
        }
    }
ask-pay = Заплатить так или заменить монетами ещё какие-то товары?
ask-pay-one-kind = Какой вид товара заплатить?
ask-pay-different = Какие товары заплатить, в любом порядке?
ask-serve = Кого угостить, в любом порядке?
ask-give-good = Что подарить?
ask-give-to = Кому?
ask-give-same = Какой вид товара подарить?
ask-give-next = Кто получит следующий?
ask-rep-or-coins = Репутация или монеты?
ask-give-one-of = Какого из них подарить?
ask-come = Прийти в лавку «{ $shop }»?
ask-feast = Какой товар взять?
ask-reward-of-empty-slot = Награду какого слота получить?
ask-leave-coins = На какую ячейку положить монеты?
ask-resolve = Какие чары?
ask-resolve-sets = Сколько наборов?
ask-brad-moment = Использовать Брэда и заплатить железом?
ask-pay-iron = Вместо какого товара заплатить железо?
ask-goods-from-cost = Товары каких чар?
ask-choose-goods = Какие товары?
ask-reserve-this = Подготовить эти чары?
ask-brad-start = Какие чары подготовить?
ask-return-fancy = Какого модного дракона положить под колоду?
ask-final-talisman = Талиса: какого модного дракона положить под колоду?
ask-score-fancy = Какого модного дракона разыграть?
ask-erick-moment = Использовать свойство второй раз?
ask-daniel-moment = Использовать Дэниела и разжечь драконов в Парке?
ask-visit = Какую лавку посетить?
ask-give-visitor = Что отдать? ({ $who })
ask-action = Собирать или зачаровать?
ask-place-step = Разместить здесь дракона?
ask-ability-step = Использовать свойство лавки?
ask-moment = Разыграть что-нибудь, прежде чем продолжить?
ask-last-moment = Что-нибудь ещё до завершения хода?
ask-peter-moment = Пойти в новую лавку с Питером?
ask-return-artisan = Какого дракона положить под колоду?
ask-cast-other = Какие чары наложить за не-игрока?
ask-cast-other-on = На какую лавку?
ask-unlock = Какое достижение разблокировать?
ask-pick-colour = Каким цветом играть?
ask-keep-fancy = Какого модного дракона оставить себе?
ask-return-dealt = Кто следующий идёт под колоду?
no-face-down = Закрытую лавку нельзя посетить
no-same-shop = { $shop }: вы посетили её в прошлый ход
no-standing-here = { $shop }: там стоит ваша фишка
no-gift =
    { $shop }: вам не хватает { $n ->
        [one] { $n } товара или монеты
       *[other] { $n } товаров или монет
    } для тех, кто там стоит
no-more-enchantments = в этой лавке уже 3 чары
no-enchanting-here = лавку с таким символом нельзя зачаровать
no-enchantment-fits = никакие чары, подходящие этой лавке, нельзя оплатить
no-wrong-icon = { $what }: символ не такой, как у лавки
no-goods-for = { $what }: не хватает: { $lacks }
no-taken-slot = { $slot }: занято
no-match = { $slot }: никто в вашей руке не подходит
event-gained = { $who } получает: { $what }
event-lost =
    { $who } теряет { $n ->
        [one] { $n } репутацию
       *[other] { $n } репутации
    }
event-paid = { $who } платит: { $what }
event-took = { $who } берёт из Парка: { $what }
event-drew = { $who } берёт из колоды: { $what }
event-drew-hidden = { $who } берёт дракона-мастера из колоды
event-drew-fancy = { $who } берёт модного дракона: { $what }
event-drew-fancy-hidden = { $who } берёт модного дракона
event-placed = { $who } размещает дракона: { $artisan }, «{ $shop }»
event-fired-up = { $who } разжигает дракона: { $artisan }
event-swapped = { $who } меняет местами: { $one } и { $two } («{ $shop }»)
event-laid-shop = { $who } кладёт новую лавку лицом вниз на участок { $n }
event-new-shop = Открывается новая лавка: { $shop }
event-revealed-artisan = Открыто: { $what }
event-revealed-enchantment = Открыто: { $what }
event-visited = { $who } посещает лавку «{ $shop }»
event-came = { $who } приходит в лавку «{ $shop }»
event-gave = { $who } дарит ({ $whom }): { $what }
event-gave-artisan = { $who } дарит ({ $whom }): { $what }
event-gave-fancy = { $who } дарит ({ $whom }): { $what }
event-gave-fancy-hidden = { $who } дарит модного дракона ({ $whom })
event-scored = { $who } разыгрывает дракона: { $what }
event-cast = { $who } накладывает чары «{ $what }» на лавку «{ $shop }»
event-resolved = { $who } выполняет чары «{ $what }»
event-reserved = { $who } готовит чары «{ $what }»
event-returned = { $who } кладёт под колоду: { $what }
event-returned-hidden = { $who } кладёт дракона-мастера под колоду
event-returned-fancy = { $who } кладёт под колоду модников: { $what }
event-returned-fancy-hidden = { $who } кладёт модного дракона под колоду
event-flipped-coin = { $who } подбрасывает монету: { $heads ->
    [yes] орёл
   *[no] решка
}
event-served = { $who } угощает ({ $good }): { $what }
event-kind-shown = { $who } показывает вид взятого дракона: { $good }
event-left-coins = { $who } оставляет 2 монеты на Аллее Дриакон
event-used-companion = { $who } использует спутника: { $what }
event-turn-began = Ход: { $who }
event-chose-colour = { $who } играет за { $colour } цвет
event-last-turns = Конец близко: каждый делает ещё один ход
event-settled = { $artisan } поселяется в лавке «{ $shop }»
event-cast-for-other = Чары «{ $what }» наложены на лавку «{ $shop }»
event-earned-title = { $who } получает титул «{ $title }»
event-unlocked = { $who } разблокирует достижение «{ $what }»
draw-turn = Ход { $n }
draw-decks = колоды: мастеров { $artisans }, модников { $fancy }, чар { $enchantments }, лавок { $shops }
draw-last-turns = последние ходы
draw-face-down = [новая лавка, лицом вниз]
draw-park = Парк:
draw-row = Чары:
draw-hand = Рука ({ $n }):
draw-fancy-dragons = Модные драконы ({ $n }):
draw-scored = Разыграно:
draw-reserved = Подготовлено:
draw-used = использовано
draw-won = Победа: { $who }
draw-title = Титул: { $title }
either-or = либо { $one }, либо { $two }
ask-either-or = Что из двух?
and-then = { $first }; затем { $then }
kind-or = { $one } или { $two }

shop-critical-rolls = Критические булочки
shop-draco-bell = Драко Белл
shop-smith-mart = Кузнецмарт
shop-potable-potions = Питейные зелья
shop-fragile-reptile = Хрупкая рептилия
shop-hello-nursery = Рассадник шалостей
shop-drake-of-cakes = Драконьи лакомства
shop-guilty-treasures = Сладкие соблазны
shop-la-petite-dragonne = La Petite Dragonne
shop-fogo-de-char = Там-где-Жар
shop-full-plate-buffet = Латный буфет
shop-pizza-coven = Ведьмопицца
shop-gnome-depot = Гном-товары
shop-saving-throw = Спасательный круг
shop-the-savage-beat = Дикие танцы
shop-dragon-hoard-bank = Дракобанк
shop-tip-the-scales = На вес чешуи
shop-touch-o-glass = Стеклянная хризантема
shop-hedges-henges = Изгородь и мегалит
shop-oh-my-gourd = Святые тыквы!
shop-sage-of-sage = Цвет мудрости
shop-draconic-tonic = Дракотоник
shop-funky-brewsters = Весёлые пивовары
shop-spellfire-springs = Чарогорячие источники
shop-bizarre-bazaar = Диво-ярмарка
shop-eternal-flame = Вечное пламя
shop-flagons-dragons = Драконий кубок
shop-nunyas-beeswax = Пчёлы вы мои
shop-scale-mail-post = Дракопочта
shop-draggin-tail-roost = Уютное гнёздышко
shop-sew-cute = Ладно скроено!
shop-dragon-alley = Аллея Дриакон
shop-maw-paws = Ням и Тык
shop-wishing-well = Колодец желаний
artisan-pan = Хлебушек
artisan-cinnabun = Коричник
artisan-cookie = Печенька
artisan-fondue = Фондю
artisan-honey = Медок
artisan-loaf = Горбушка
artisan-suzette = Сюзетта
artisan-hickory = Гикори
artisan-brisket = Грудинка
artisan-cutlet = Котлетка
artisan-flambe = Фламбе
artisan-hot-dog = Хот-дог
artisan-potato = Картофелька
artisan-skewart = Шампурик
artisan-wingnut = Барашек
artisan-cole = Уголёк
artisan-flint = Кремень
artisan-patina = Патина
artisan-roxanne = Роксана
artisan-rusty = Ржавчик
artisan-shale = Сланец
artisan-brightgem = Ясноцвет
artisan-deathfang = Смертоклык
artisan-frostfire = Сапфирчик
artisan-jewelheart = Самоцветик
artisan-moonbeam = Лунный Луч
artisan-opalwing = Опалокрыл
artisan-silverscale = Среброчешуй
artisan-twig = Росток
artisan-blossom = Цветок
artisan-dandelion = Одуванчик
artisan-herb = Травник
artisan-lotus = Лотос
artisan-mulch = Мульчик
artisan-olive = Оливка
artisan-tannin = Танин
artisan-earl = Граф
artisan-elderberry = Бузинка
artisan-jasmine = Жасмин
artisan-lavender = Лаванда
artisan-thistle = Чертополох
artisan-venti = Венти
fancy-pocus = Покус
fancy-hocus = Фокус
fancy-greenhorn = Зеленорог
fancy-buttercup = Маслёнок
fancy-pinkytoe = Тихоступ
fancy-wesley = Сталик
fancy-sunlight = Рассветка
fancy-nightbrite = Сумеречка
fancy-goldrush = Златик
fancy-frazzle = Эник
fancy-dazzle = Беник
fancy-sparkle = Искорка
fancy-twinkle = Звёздочка
fancy-starburst = Зорий
fancy-taylor = Булавчик
fancy-matches = Тождик
fancy-rainbow = Пестрянка
fancy-chonkers = Щеголёк
fancy-todd = Нечётик
fancy-steven = Чётик
fancy-buddy = Подружка
fancy-talisman = Талиса
fancy-bubu = Буба
fancy-shimmer = Сиялик
fancy-sweetie = Хлебожар
fancy-umami = Мясоням
fancy-savannah = Траворог
fancy-jitters = Зельелап
fancy-shadow = Сталезуб
fancy-gemma = Дорогокрыл
fancy-toasty = Румянчик
fancy-carnie = Хищик
fancy-forrest = Чащик
fancy-elix = Заварик
fancy-ajax = Железко
fancy-zircon = Цирконя
enchantment-creme-brulee = Крем-брюле
enchantment-fairys-jubilee = Юбилей феи
enchantment-impanadas = Чертопирожки
enchantment-le-flamberge = Ле Фламберж
enchantment-displacer-beef = Ускользающий бифштекс
enchantment-smoked-gorgon = Копчёная горгона
enchantment-smelting-pot = Плавильный котёл
enchantment-spell-cast-iron = Чаролитое железо
enchantment-joe-forgeman = Джо Кузнецман
enchantment-ring-of-destiny = Кольцо судьбы
enchantment-heart-of-flame = Сердце пламени
enchantment-mirror-of-truth = Зеркало истины
enchantment-wraith-rose = Призрачная роза
enchantment-orkish-orchids = Оркские орхидеи
enchantment-willow-wisp = Ивовый огонёк
enchantment-dwarven-stout = Гномий стаут
enchantment-elfspresso = Эльфспрессо
enchantment-hobbichino = Хоббичино
enchantment-golem-gateau = Торт «Голем»
enchantment-lich-flakes = Хлопья с личем
enchantment-minotarts = Минотарты
enchantment-battered-kraken = Кракен в кляре
enchantment-roast-cockatrice = Жареный кокатрикс
enchantment-hydra-skewers = Шашлык из гидры
enchantment-mithril-skillet = Мифриловая сковорода
enchantment-valkyrie-anvil = Наковальня валькирии
enchantment-troll-horseshoe = Подкова тролля
enchantment-beholders-eye = Око созерцателя
enchantment-blade-of-light = Клинок света
enchantment-shard-of-time = Осколок времени
enchantment-treant-bonsai = Бонсай-треант
enchantment-mandrake-bouquet = Букет мандрагор
enchantment-dryad-garland = Гирлянда дриады
enchantment-owlbear-latte = Латте «Совомедведь»
enchantment-unicorn-martini = Мартини-единорог
enchantment-phoenix-punch = Пунш «Феникс»
companion-peter = Питер
companion-brad = Брэд
companion-daniel = Дэниел
companion-erick = Эрик
companion-manny = Мэнни
companion-rich = Рич
companion-sandara = Сандара
achievement-master-of-markets = Властелин рынков
achievement-mistress-of-festivities = Распорядительница праздников
achievement-thoroughly-enchanting = Зачаровано на совесть
achievement-a-different-kind-of-magic = Совсем иная магия
achievement-lord-of-the-hoard = Хранитель клада
achievement-half-a-dozen = Полдюжины
achievement-green-thumb = Прирождённый садовник
achievement-glitter-bomb = Бомба с блёстками
achievement-heavy-metal = Тяжёлый металл
achievement-brewmeister = Мастер-пивовар
achievement-flavor-town = Ароматный город
