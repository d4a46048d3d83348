# Вогнетвір.
bread = хліб
meat = м'ясо
iron = залізо
crystal = кристал
plant = рослина
potion = зілля
coin = монета
any = будь-який
dragon = дракон
colour-bread = жовтий
colour-meat = червоний
colour-iron = темно-синій
colour-crystal = блакитний
colour-plant = зелений
colour-potion = фіолетовий
player = гравець { $n }
non-player = не-гравець
nothing = нічого
amount = { $good } ×{ $n }
coins =
    { $n ->
        [one] { $n } монета
        [few] { $n } монети
       *[other] { $n } монет
    }
rep =
    { $n ->
        [one] { $n } репутація
       *[other] { $n } репутації
    }
artisans =
    { $n ->
        [one] { $n } майстерний дракон
        [few] { $n } майстерні дракони
       *[other] { $n } майстерних драконів
    }
fancies =
    { $n ->
        [one] { $n } модний дракон
        [few] { $n } модні дракони
       *[other] { $n } модних драконів
    }
these = { $what }
artisan-named = { $name } ({ $good })
artisan-at = { $artisan }, «{ $shop }»
artisan-with-goods = { $artisan }, на ньому: { $what }
top-of-the-deck = верхня карта колоди
slot-of = «{ $shop }», слот { $n }
space = ділянка { $n }
that-is-all = Це все
one-of-every-kind = По одному товару кожного виду, що у вас є
serve-all = Усіх, кого можна
serve-so = Пригостити: { $who }
coin-for = монета замість товару: { $good }
pay-so = Сплатити: { $what }
pay-as-usual = Сплатити як звичайно
iron-for = залізо замість товару: { $good }
fire-at-the-shop = Запалити драконів крамниці
use-companion = Використати супутника: { $name }
use-again = Ще раз: { $what }
reserve-it = Підготувати чари: { $what }
artisan-first = Спершу майстерний дракон
fancy-first = Спершу модний дракон
fire = { $artisan }: { $what }
fire-instead =
    { $artisan }: натомість { $n ->
        [one] { $n } репутацію
       *[other] { $n } репутації
    }
fire-no-more = Більше не запалювати
give-to = { $what } → { $who }
rep-and-coins = репутація: { $rep }, монети: { $coins }
stay-away = Залишитися на місці
come-for = Прийти та взяти: { $good }
gather = Збирати
enchant = Зачарувати
end-turn = Завершити хід
visit-and-give =
    { $shop } (віддати { $n ->
        [one] { $n } товар або монету
        [few] { $n } товари або монети
       *[other] { $n } товарів або монет
    })
visit-preview =
    { $gathers }{ $n ->
        [0] {""}
        [one] ; або зачарувати: можна накласти { $n } карту чарів
        [few] ; або зачарувати: можна накласти { $n } карти чарів
       *[many] ; або зачарувати: можна накласти { $n } карт чарів
    }
visit-preview-only = { $gathers }; { $why }
place-kind = { $artisan } → { $slot }
enchantment-preview = коштує: { $cost }; { $reward }
at-most = щонайбільше { $what }
sets =
    { $n ->
        [one] { $n } набір
        [few] { $n } набори
       *[other] { $n } наборів
    } ({ $cost }): { $reward }
for = вартість: { $cost }; { $reward }
no-coins = без монет
gain =
    { $none ->
        [yes] нічого не отримати
       *[no] отримати: { $what }
    }
both-dragons = взяти 1 майстерного й 1 модного дракона
draw-fancy = взяти 1 модного дракона
take-artisans =
    узяти { $n ->
        [one] { $n } майстерного дракона
       *[other] { $n } майстерних драконів
    } з Парку{ $deck ->
        [yes] {" "}або з верху колоди
       *[no] {""}
    }
gain-any =
    отримати { $n ->
        [one] { $n } товар
        [few] { $n } товари
       *[other] { $n } товарів
    } на вибір
cost = сплатити: { $what }, щоб { $then }
pay = сплатити: { $what }
lose-rep =
    втратити { $n ->
        [one] { $n } репутацію
       *[other] { $n } репутації
    }, щоб { $then }
pay-one-kind =
    сплатити { $n ->
        [one] { $n } товар
        [few] { $n } товари
       *[other] { $n } товарів
    } одного виду, щоб отримати { $rep ->
        [one] { $rep } репутацію
       *[other] { $rep } репутації
    }
pay-different = обміняти до 6 товарів, не більше ніж по 1 кожного виду, на репутацію: 1 за кожен
serve =
    покласти товари на майстерних драконів у Парку, на кожного по 1 товару його виду, й отримати { $rep ->
        [one] { $rep } репутацію
       *[other] { $rep } репутації
    } за кожен; якщо пригощено всіх 5, ще й 1 монету
goods-of-the-park = отримати за кожного майстерного дракона в Парку 1 товар його виду
goods-of-the-shop = отримати від кожного майстерного дракона тут ще { $n } товари його виду
rep-for-the-kind-drawn = отримати 1 репутацію за кожного майстерного дракона в місті того виду, який ви взяли під час збирання тут
flip =
    підкинути { $stake ->
        [yes] свою монету
       *[no] монету
    }{ $price ->
        [0] {" "}(не більше ніж { $most ->
            [one] { $most } раз
            [few] { $most } рази
           *[other] { $most } разів
        })
       *[other] {""}
    }: орел — { $heads }; решка — { $tails }{ $price ->
        [0] {""}
       *[other] { $most ->
            [one] {""}
           *[other] ; ви можете сплатити { $price ->
                [one] { $price } монету
                [few] { $price } монети
               *[other] { $price } монет
            }, щоб підкинути ще раз (усього не більше ніж { $most ->
                [few] { $most } рази
               *[other] { $most } разів
            })
        }
    }
lose-coin = втратити цю монету
place =
    розмістити 1 майстерного дракона з { $source ->
        [park] Парку
       *[hand] руки
    } на { $match ->
        [yes] відповідному
       *[no] будь-якому
    } порожньому слоті { $where ->
        [here] тут
       *[town] в місті
    } й отримати його винагороду{ $coins ->
        [yes] , беручи монети замість репутації
       *[no] {""}
    }{ $bonus ->
        [yes] , а потім { $extra }
       *[no] {""}
    }{ $filled ->
        [0] {""}
       *[other] ; якщо це заповнює крамницю, отримати { $filled ->
        [one] { $filled } репутацію
       *[other] { $filled } репутації
    }
    }
two-of-one-good = отримати 2 однакові товари, які пропонує ця крамниця або майстерний дракон тут
three-different-goods = отримати 3 різні товари на вибір
swap = поміняти цього дракона місцями з іншим майстерним драконом у місті, а потім запалити новоприбулого
give-good =
    подарувати 1 товар іншому гравцеві, щоб отримати { $rep ->
        [one] { $rep } репутацію
       *[other] { $rep } репутації
    }
give-coin =
    подарувати 1 монету іншому гравцеві, щоб отримати { $rep ->
        [one] { $rep } репутацію
       *[other] { $rep } репутації
    }
give-same =
    подарувати до { $most } товарів одного виду іншим гравцям; за кожен отримати { $rep ->
        [one] { $rep } репутацію
       *[other] { $rep } репутації
    } або 1 монету
draw-and-give =
    взяти { $n } модних драконів і подарувати 1 з них іншому гравцеві, щоб отримати { $rep ->
        [one] { $rep } репутацію
       *[other] { $rep } репутації
    }
give-fired =
    подарувати цього дракона або того, хто опинився на його місці, іншому гравцеві, щоб отримати { $rep ->
        [one] { $rep } репутацію
       *[other] { $rep } репутації
    }
fire-in-hand =
    запалити 1 майстерного дракона в руці; потім ви можете подарувати його або того, хто опинився на його місці, іншому гравцеві, щоб отримати { $rep ->
        [one] { $rep } репутацію
       *[other] { $rep } репутації
    }
fire-in-park = запалити 1 майстерного дракона в Парку, а потім узяти його або того, хто опинився на його місці, в руку
replace = поміняти місцями майстерного дракона з руки й дракона тут, незважаючи на символи слота, а потім запалити новоприбулого
fire-again = ще раз запалити 1 майстерного дракона, якого ви запалили цього ходу
opportunity = { $what }
fire-up =
    запалити { $n ->
        [many] скільки завгодно майстерних драконів
       *[one] 1 майстерного дракона
    } { $where ->
        [park] у Парку
       *[here] тут
    }{ $fresh ->
        [yes] , якого ви ще не запалювали цього ходу
       *[no] {""}
    }
resolve =
    { $to ->
        [on-shop] накласти чари
        [reserved] якщо у вас немає підготованих чарів: сплатити чари з ряду, отримати їхню винагороду й підготувати їх
       *[stays] сплатити чари з ряду й отримати їхню винагороду та { $rep ->
        [one] { $rep } репутацію
       *[other] { $rep } репутації
    }; вони лишаються в ряду
    }
goods-from-cost = отримати { $n } товари, що всі входять до вартості одних чарів із ряду або ваших підготованих; потім, якщо вони з ряду й у вас немає підготованих, ви можете їх підготувати
feast =
    отримати { $n ->
        [one] { $n } товар
        [few] { $n } товари
       *[other] { $n } товарів
    } одного виду; кожен інший гравець може приєднатися до вас тут, нічого не віддаючи, й отримати 1 такий самий товар
reward-of-empty-slot =
    { $times ->
        [2] двічі
        [few] { $times } рази
       *[other] { $times } разів
    } отримати винагороду порожнього слота тут
leave-coins = лишити 2 монети на порожній комірці тут, отримати показане на ній ({ $spaces }) і зробити ще один хід
coin-spaces = { $first }; { $rest }
collect-coins = забрати всі монети, що лежать тут
instead-of-firing =
    коли ви запалюєте: за кожного дракона, якого могли б запалити цього ходу, виберіть його здібність або { $rep ->
        [one] { $rep } репутацію
       *[other] { $rep } репутації
    }
fire-many = коли ви збираєте: запалити скільки завгодно драконів крамниці замість 1
coins-for-empty-slots =
    якщо у вас не менше монет, ніж у місті порожніх слотів із винагородою монетами, отримати { $rep ->
        [one] { $rep } репутацію
       *[other] { $rep } репутації
    }
full-shops =
    якщо щонайменше в { $n } крамницях міста всі слоти зайняті, отримати { $rep ->
        [one] { $rep } репутацію
       *[other] { $rep } репутації
    }
kinds-in-hand =
    показати в руці майстерних драконів { $n } різних видів, щоб отримати { $rep ->
        [one] { $rep } репутацію
       *[other] { $rep } репутації
    }
three-alike =
    якщо в одній крамниці міста є 3 майстерні дракони одного виду, отримати { $rep ->
        [one] { $rep } репутацію
       *[other] { $rep } репутації
    }
different-enchantments =
    отримати { $rep ->
        [one] { $rep } репутацію
       *[other] { $rep } репутації
    } за кожен із різних символів на чарах у місті
at-the-enchanted-shop =
    після того як ви зачарували крамницю цього ходу: отримати { $rep ->
        [one] { $rep } репутацію
       *[other] { $rep } репутації
    } за кожного відкритого майстерного дракона та за кожні чари в ній
enchantments-like-it =
    після того як ви зачарували крамницю цього ходу: отримати { $rep ->
        [one] { $rep } репутацію
       *[other] { $rep } репутації
    } за кожні чари в місті з тим самим символом, що й накладені
artisans-like-it =
    після того як ви розмістили майстерного дракона цього ходу: отримати { $rep ->
        [one] { $rep } репутацію
       *[other] { $rep } репутації
    } за кожного відкритого дракона його виду в місті
kinds-held =
    отримати 1 репутацію за кожен вид товару, якого у вас { $odd ->
        [yes] непарна кількість
       *[no] парна кількість, зокрема 0
    }
pairs-of-fancy =
    отримати { $rep ->
        [one] { $rep } репутацію
       *[other] { $rep } репутації
    } за кожну пару ваших модних драконів
artisans-in-hand = отримати 1 репутацію за кожного майстерного дракона в руці, але не більше ніж { $most }
well-enchanted =
    отримати { $rep ->
        [one] { $rep } репутацію
       *[other] { $rep } репутації
    } за кожну крамницю міста, що має щонайменше { $n } чари
kind-in-town = отримати 1 репутацію за кожних 2 відкритих майстерних драконів цього виду в місті ({ $kind }) і ще { $bonus }, якщо жодного виду там не більше
good-held = отримати 1 репутацію за кожні 2 ваші товари цього виду ({ $kind }) і ще { $bonus }, якщо у вас їх щонайменше { $least } і ні в кого не більше
return-fancy =
    покласти скільки завгодно інших своїх нерозіграних модних драконів під колоду, щоб отримати { $rep ->
        [one] { $rep } репутацію
       *[other] { $rep } репутації
    } за кожного
score-fancy =
    { $face_up ->
        [yes] розіграти 1 модного дракона, що лежить горілиць перед вами чи будь-яким гравцем і чиє бажання здійснене
       *[no] відкрити й розіграти 1 свого модного дракона, сонячного чи місячного, чиє бажання здійснене
    }
reveal-sun = { $name }: { $what }
use-typed = { $name }: { $what }
use-rich = { $name }: отримати по 2 товари на вибір за кожну свою монету, не більше ніж 18 товарів; монети лишаються у вас
use-sandara = { $name }: розіграти 1 модного дракона, що лежить горілиць перед вами чи будь-яким гравцем
goods-stay = товари на майстерному драконі в Парку лишаються там; їх отримує той, хто забере дракона
filled-when-revealed = коли крамницю відкрито: 2 верхні майстерні дракони колоди йдуть на слоти 1 і 3
face-down-here = майстерні дракони тут лежать долілиць: вони не дають товарів, їх не запалюють і не враховують для модних драконів; будь-хто може на них подивитися
no-slots = тут не можна розміщувати майстерних драконів
slot-starter = слот 1 займає стартовий майстерний дракон
slot-text = слот { $n } ({ $kinds }): { $reward }
start-typed = на початку: { $what }
start-brad = на початку підготувати одні чари з ряду; ряд одразу поповнюється
start-rich = на початку отримати 1 монету
start-sandara = на початку вибрати свого першого модного дракона з 5
ability-peter = коли ви відкриваєте нові крамниці наприкінці свого ходу, ви можете піти до однієї з них і зробити новий хід
ability-brad = коли ви накладаєте чари, ви можете сплатити залізо замість будь-яких товарів у їхній вартості
ability-daniel = коли ви зачаровуєте, ви можете запалити скільки завгодно драконів у Парку замість драконів крамниці
ability-erick = після використання здібності крамниці ви можете використати її вдруге, щоразу сплачуючи її вартість
ability-manny = коли ви запалюєте м'ясного дракона, ви можете запалити дракона, якого він розмістив, і будь-яких інших у тій крамниці
ability-rich = отримати по 2 товари на вибір за кожну монету у своєму запасі, не більше ніж 18 товарів; монети лишаються у вас
ability-sandara = під час гри розіграти 1 модного дракона, що лежить горілиць перед вами чи будь-яким гравцем і чиє бажання здійснене
asks-shops = мати в місті { $n } крамниць
asks-fancy = задовольнити { $n } модних драконів
asks-enchanted = мати { $n } крамниці з 3 чарами в кожній
asks-icons = мати в місті по { $n } чари кожного з шести символів
asks-coins = повернути { $n } монет наприкінці гри
asks-artisans = мати в місті { $n } майстерних драконів цього виду: { $kind }
swaps-shop = у наступних іграх замість крамниці «{ $old }» буде «{ $new }»
adds-shops = додає до колоди крамниць: { $what }
adds-fancy = додає до колоди модників: { $what }
title-shopkeeper = Господар крамниці
title-flamekeeper = Хранитель вогню
title-master-of-flamecraft = Майстер вогнетвору
option-deck = Які чари у грі
option-deck-purple = фіолетова
option-deck-gold = золота
option-companions = Грати із супутниками
option-shop_deck = Які крамниці можуть відкритися
option-shop_deck-rules = за правилами
option-shop_deck-mixed = будь-які 10 крамниць
option-second_flip = «Нямка й Тиць»: другий кидок теж дає дракона
option-solo_limits = Ліміти драконів і товарів у соло
option-starter_places = Ділянки стартових крамниць
option-starter_places-picture = як на малюнку в правилах
option-starter_places-random = навмання
option-last_word = Питати перед завершенням кожного ходу (тоді тривалість ходу нічого не каже про руку)
score-slots = слоти
score-enchantments = чари
score-artisans = майстерні дракони
score-shops = крамниці
score-suns = сонячні дракони
score-moons = місячні дракони
score-coins = монети
ask-place = Якого дракона розмістити?
ask-place-on = На якому слоті?
ask-lay-shop = Куди покласти нову крамницю?
ask-two-of-one-good = Який товар узяти двічі?
ask-three-different-goods = Які три товари?
ask-swap = З яким драконом помінятися?
ask-fire-newcomer = Його здібність чи репутація?
ask-manny-moment = Використати Менні в цій крамниці?
ask-fire-up = Якого дракона запалити?
ask-fire-again = Якого дракона запалити ще раз?
ask-fire-in-park = Якого дракона з Парку запалити?
ask-fire-in-hand = Якого дракона з руки запалити?
ask-replace = Який дракон покидає крамницю?
ask-replace-by = Який дракон приходить з руки?
ask-both-dragons = Який дракон перший?
ask-take-artisans = Якого дракона взяти?
ask-gain-any =
    { $of ->
        [1] Який товар?
       *[other] { $n ->
            [1] Які товари? Перший із { $of }
           *[other] Який товар наступний ({ $n } із { $of })? Досі: { $so_far }
        }
    }
ask-pay = Сплатити так чи замінити монетами ще якісь товари?
ask-pay-one-kind = Який вид товару сплатити?
ask-pay-different = Які товари сплатити, у будь-якому порядку?
ask-serve = Кого пригостити, у будь-якому порядку?
ask-give-good = Що подарувати?
ask-give-to = Кому?
ask-give-same = Який вид товару подарувати?
ask-give-next = Хто отримає наступний?
ask-rep-or-coins = Репутація чи монети?
ask-give-one-of = Якого з них подарувати?
ask-come = Прийти до крамниці «{ $shop }»?
ask-feast = Який товар узяти?
ask-reward-of-empty-slot = Винагороду якого слота отримати?
ask-leave-coins = На яку комірку покласти монети?
ask-resolve = Які чари?
ask-resolve-sets = Скільки наборів?
ask-brad-moment = Використати Бреда й сплатити залізом?
ask-pay-iron = Замість якого товару сплатити залізо?
ask-goods-from-cost = Товари яких чарів?
ask-choose-goods = Які товари?
ask-reserve-this = Підготувати ці чари?
ask-brad-start = Які чари підготувати?
ask-return-fancy = Якого модного дракона покласти під колоду?
ask-final-talisman = Таліса: якого модного дракона покласти під колоду?
ask-score-fancy = Якого модного дракона розіграти?
ask-erick-moment = Використати здібність удруге?
ask-daniel-moment = Використати Деніела й запалити драконів у Парку?
ask-visit = Яку крамницю відвідати?
ask-give-visitor = Що віддати? ({ $who })
ask-action = Збирати чи зачарувати?
ask-place-step = Розмістити тут дракона?
ask-ability-step = Використати здібність крамниці?
ask-moment = Розіграти щось, перш ніж продовжити?
ask-last-moment = Щось іще до завершення ходу?
ask-peter-moment = Піти до нової крамниці з Пітером?
ask-return-artisan = Якого дракона покласти під колоду?
ask-cast-other = Які чари накласти за не-гравця?
ask-cast-other-on = На яку крамницю?
ask-unlock = Яке досягнення розблокувати?
ask-pick-colour = Яким кольором грати?
ask-keep-fancy = Якого модного дракона лишити собі?
ask-return-dealt = Хто наступний іде під колоду?
no-face-down = Закриту крамницю не можна відвідати
no-same-shop = { $shop }: ви відвідали її минулого ходу
no-standing-here = { $shop }: там стоїть ваша фішка
no-gift =
    { $shop }: вам бракує { $n ->
        [one] { $n } товару або монети
       *[other] { $n } товарів або монет
    } для тих, хто там стоїть
no-more-enchantments = ця крамниця вже має 3 чари
no-enchanting-here = крамницю з таким символом не можна зачарувати
no-enchantment-fits = жодних чарів, що пасують цій крамниці, не можна сплатити
no-wrong-icon = { $what }: символ не такий, як у крамниці
no-goods-for = { $what }: бракує: { $lacks }
no-taken-slot = { $slot }: зайнято
no-match = { $slot }: ніхто у вашій руці не пасує
event-gained = { $who } отримує: { $what }
event-lost =
    { $who } втрачає { $n ->
        [one] { $n } репутацію
       *[other] { $n } репутації
    }
event-paid = { $who } сплачує: { $what }
event-took = { $who } бере з Парку: { $what }
event-drew = { $who } бере з колоди: { $what }
event-drew-hidden = { $who } бере майстерного дракона з колоди
event-drew-fancy = { $who } бере модного дракона: { $what }
event-drew-fancy-hidden = { $who } бере модного дракона
event-placed = { $who } розміщує дракона: { $artisan }, «{ $shop }»
event-fired-up = { $who } запалює дракона: { $artisan }
event-swapped = { $who } міняє місцями: { $one } та { $two } («{ $shop }»)
event-laid-shop = { $who } кладе нову крамницю долілиць на ділянку { $n }
event-new-shop = Відкривається нова крамниця: { $shop }
event-revealed-artisan = Відкрито: { $what }
event-revealed-enchantment = Відкрито: { $what }
event-visited = { $who } відвідує крамницю «{ $shop }»
event-came = { $who } приходить до крамниці «{ $shop }»
event-gave = { $who } дарує ({ $whom }): { $what }
event-gave-artisan = { $who } дарує ({ $whom }): { $what }
event-gave-fancy = { $who } дарує ({ $whom }): { $what }
event-gave-fancy-hidden = { $who } дарує модного дракона ({ $whom })
event-scored = { $who } розігрує дракона: { $what }
event-cast = { $who } накладає чари «{ $what }» на крамницю «{ $shop }»
event-resolved = { $who } виконує чари «{ $what }»
event-reserved = { $who } готує чари «{ $what }»
event-returned = { $who } кладе під колоду: { $what }
event-returned-hidden = { $who } кладе майстерного дракона під колоду
event-returned-fancy = { $who } кладе під колоду модників: { $what }
event-returned-fancy-hidden = { $who } кладе модного дракона під колоду
event-flipped-coin = { $who } підкидає монету: { $heads ->
    [yes] орел
   *[no] решка
}
event-served = { $who } пригощає ({ $good }): { $what }
event-kind-shown = { $who } показує вид узятого дракона: { $good }
event-left-coins = { $who } лишає 2 монети на Алеї Дріакон
event-used-companion = { $who } використовує супутника: { $what }
event-turn-began = Хід: { $who }
event-chose-colour = { $who } грає за { $colour } колір
event-last-turns = Кінець близько: кожен робить ще один хід
event-settled = { $artisan } оселяється в крамниці «{ $shop }»
event-cast-for-other = Чари «{ $what }» накладено на крамницю «{ $shop }»
event-earned-title = { $who } здобуває титул «{ $title }»
event-unlocked = { $who } розблоковує досягнення «{ $what }»
draw-turn = Хід { $n }
draw-decks = колоди: майстрів { $artisans }, модників { $fancy }, чарів { $enchantments }, крамниць { $shops }
draw-last-turns = останні ходи
draw-face-down = [нова крамниця, долілиць]
draw-park = Парк:
draw-row = Чари:
draw-hand = Рука ({ $n }):
draw-fancy-dragons = Модні дракони ({ $n }):
draw-scored = Розіграно:
draw-reserved = Підготовано:
draw-used = використано
draw-won = Перемога: { $who }
draw-title = Титул: { $title }
either-or = або { $one }, або { $two }
ask-either-or = Що з двох?
and-then = { $first }; потім { $then }
kind-or = { $one } або { $two }

shop-critical-rolls = Критичні булочки
shop-draco-bell = Драко Белл
shop-smith-mart = Ковальмарт
shop-potable-potions = Питні зілля
shop-fragile-reptile = Тендітна рептилія
shop-hello-nursery = Розсадник бешкетів
shop-drake-of-cakes = Драконові смаколики
shop-guilty-treasures = Солодкі спокуси
shop-la-petite-dragonne = La Petite Dragonne
shop-fogo-de-char = Там-де-Жар
shop-full-plate-buffet = Повна панцерня
shop-pizza-coven = Відьмопіца
shop-gnome-depot = Гном-товари
shop-saving-throw = Рятівний круг
shop-the-savage-beat = Дикі танці
shop-dragon-hoard-bank = Дракобанк
shop-tip-the-scales = На вагу луски
shop-touch-o-glass = Скляна хризантема
shop-hedges-henges = Живопліт і мегаліт
shop-oh-my-gourd = Святі гарбузи!
shop-sage-of-sage = Цвіт мудрості
shop-draconic-tonic = Дракотонік
shop-funky-brewsters = Веселі броварі
shop-spellfire-springs = Чаргарячі джерела
shop-bizarre-bazaar = Диво-ярмарок
shop-eternal-flame = Вічний пломінь
shop-flagons-dragons = Драконівський келих
shop-nunyas-beeswax = Бджоли ви мої
shop-scale-mail-post = Дракопошта
shop-draggin-tail-roost = Затишне гніздечко
shop-sew-cute = Гоже пошито!
shop-dragon-alley = Алея Дріакон
shop-maw-paws = Нямка й Тиць
shop-wishing-well = Криниця бажань
artisan-pan = Хлібчик
artisan-cinnabun = Корицик
artisan-cookie = Печивко
artisan-fondue = Фондю
artisan-honey = Медок
artisan-loaf = Окраєць
artisan-suzette = Сюзетта
artisan-hickory = Гікорі
artisan-brisket = Грудинка
artisan-cutlet = Котлетка
artisan-flambe = Фламбе
artisan-hot-dog = Хотдог
artisan-potato = Картоплик
artisan-skewart = Шампурко
artisan-wingnut = Баранчик
artisan-cole = Вуглик
artisan-flint = Кремінь
artisan-patina = Патина
artisan-roxanne = Роксана
artisan-rusty = Іржик
artisan-shale = Сланець
artisan-brightgem = Ясноцвіт
artisan-deathfang = Смертоікл
artisan-frostfire = Сапфірко
artisan-jewelheart = Серцекамінь
artisan-moonbeam = Місячний Промінь
artisan-opalwing = Опалокрил
artisan-silverscale = Срібнолуск
artisan-twig = Паросток
artisan-blossom = Цвітка
artisan-dandelion = Кульбабка
artisan-herb = Травко
artisan-lotus = Лотос
artisan-mulch = Мульчик
artisan-olive = Оливка
artisan-tannin = Танін
artisan-earl = Граф
artisan-elderberry = Бузинка
artisan-jasmine = Жасмин
artisan-lavender = Лаванда
artisan-thistle = Будячок
artisan-venti = Венті
fancy-pocus = Покус
fancy-hocus = Фокус
fancy-greenhorn = Зеленоріг
fancy-buttercup = Маселко
fancy-pinkytoe = Тихоступ
fancy-wesley = Крицик
fancy-sunlight = Світанка
fancy-nightbrite = Сутінка
fancy-goldrush = Златик
fancy-frazzle = Еник
fancy-dazzle = Беник
fancy-sparkle = Іскорка
fancy-twinkle = Зіронька
fancy-starburst = Зорій
fancy-taylor = Шпилько
fancy-matches = Тотожик
fancy-rainbow = Строканя
fancy-chonkers = Чепурко
fancy-todd = Непарник
fancy-steven = Парник
fancy-buddy = Кумпелька
fancy-talisman = Таліса
fancy-bubu = Буба
fancy-shimmer = Сяйвик
fancy-sweetie = Хлібожар
fancy-umami = М'ясоням
fancy-savannah = Траворіг
fancy-jitters = Зіллелап
fancy-shadow = Сталезуб
fancy-gemma = Коштокрил
fancy-toasty = Рум'янко
fancy-carnie = Хижик
fancy-forrest = Хащик
fancy-elix = Заварко
fancy-ajax = Залізко
fancy-zircon = Цирконя
enchantment-creme-brulee = Крем-брюле
enchantment-fairys-jubilee = Ювілей феї
enchantment-impanadas = Бісопиріжки
enchantment-le-flamberge = Ле Фламберж
enchantment-displacer-beef = Зникомий біфштекс
enchantment-smoked-gorgon = Копчена горгона
enchantment-smelting-pot = Плавильний казан
enchantment-spell-cast-iron = Чаролите залізо
enchantment-joe-forgeman = Джо Ковальман
enchantment-ring-of-destiny = Перстень долі
enchantment-heart-of-flame = Серце полум'я
enchantment-mirror-of-truth = Дзеркало правди
enchantment-wraith-rose = Примарна троянда
enchantment-orkish-orchids = Оркські орхідеї
enchantment-willow-wisp = Вербовий вогник
enchantment-dwarven-stout = Гномський стаут
enchantment-elfspresso = Ельфспресо
enchantment-hobbichino = Гобічино
enchantment-golem-gateau = Торт «Ґолем»
enchantment-lich-flakes = Пластівці з лічем
enchantment-minotarts = Мінотарти
enchantment-battered-kraken = Кракен у клярі
enchantment-roast-cockatrice = Печений кокатрис
enchantment-hydra-skewers = Шашлик із гідри
enchantment-mithril-skillet = Мітрилова пательня
enchantment-valkyrie-anvil = Ковадло валькірії
enchantment-troll-horseshoe = Підкова троля
enchantment-beholders-eye = Око споглядача
enchantment-blade-of-light = Клинок світла
enchantment-shard-of-time = Скалка часу
enchantment-treant-bonsai = Бонсай-треант
enchantment-mandrake-bouquet = Букет мандрагор
enchantment-dryad-garland = Гірлянда дріади
enchantment-owlbear-latte = Лате «Совуведмідь»
enchantment-unicorn-martini = Мартіні-єдиноріг
enchantment-phoenix-punch = Пунш «Фенікс»
companion-peter = Пітер
companion-brad = Бред
companion-daniel = Деніел
companion-erick = Ерік
companion-manny = Менні
companion-rich = Річ
companion-sandara = Сандара
achievement-master-of-markets = Володар ринків
achievement-mistress-of-festivities = Розпорядниця свят
achievement-thoroughly-enchanting = Ретельно зачаровано
achievement-a-different-kind-of-magic = Геть інша магія
achievement-lord-of-the-hoard = Скарбник
achievement-half-a-dozen = Пів дюжини
achievement-green-thumb = Природжений садівник
achievement-glitter-bomb = Бомба з блискітками
achievement-heavy-metal = Важкий метал
achievement-brewmeister = Майстер-бровар
achievement-flavor-town = Запашне місто
