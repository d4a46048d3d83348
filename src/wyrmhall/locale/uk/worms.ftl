# Черв'яки. Настільна гра.

## Об'єкти, місця, напрямки

thing-worm = { $colour ->
    [blue] синій черв'як { $n }
    [red] червоний черв'як { $n }
    [yellow] жовтий черв'як { $n }
    [green] зелений черв'як { $n }
    [purple] фіолетовий черв'як { $n }
    [grey] сірий черв'як { $n }
   *[other] черв'як { $n } ({ $colour })
    }
thing-mine = міна
thing-oil-drum = бочка з нафтою
thing-crate = ящик із припасами
thing-fire = вогонь
thing-crater = кратер
thing-sentry-gun = сторожова турель
thing-electromagnet = електромагніт
target-token = жетон цілі
worm-of = { $colour ->
    [blue] синій черв'як
    [red] червоний черв'як
    [yellow] жовтий черв'як
    [green] зелений черв'як
    [purple] фіолетовий черв'як
    [grey] сірий черв'як
   *[other] черв'як ({ $colour })
    }
team-number = Номер { $n } для визначення першого гравця.
tile = плитка { $tile } ({ $n } { $n ->
    [one] гекс суші
    [few] гекси суші
   *[many] гексів суші
    })
turned = повернути на { $n }°
hex = гекс { $hex }
water-there = вода
nothing-there = порожній гекс суші
lies-there = там: { $things }
thing-times =
    { $n ->
        [1] { $what }
       *[other] { $what } ×{ $n }
    }
goes-to = { $what } → { $hex }; { $there }
direction = напрямок { $n }
thing-on = { $what }, гекс { $hex }
thing-nth-on = { $what } { $n }, гекс { $hex }
face = { $face ->
    [wind] вітер
    [no-move] на місці
   *[other] { $face }
    }
face-to = { $face ->
    [wind] вітер: на { $hex }
    [no-move] на місці: пряме влучання в { $hex }
   *[other] { $face }: на { $hex }
    }
as-they-come = решту в будь-якому порядку
stay = Залишитися на місці
inch-to = Проповзти на { $hex }
jump-to = { $land ->
    [yes] Стрибнути на { $hex } зі зміщенням
   *[no] Стрибнути у воду на { $hex }
    }
no-weapon = Без зброї
no-support = Не грати карту підтримки
side-attract = притягувати
side-repel = відштовхувати
and-then = { $first }; { $rest }
either = { $first } / { $rest }
nothing = нічого
text = { $steps }

## Що запитують

ask-pick-colour = Виберіть колір, яким гратимуть.
ask-lay-tile = Виберіть плитку мапи.
ask-turn-tile = Виберіть, як повернути плитку.
ask-put-tile = Виберіть місце для плитки { $tile }: гекс, де ляже її перший гекс суші.
ask-place-thing = Візьміть об'єкт із купки.
ask-place-on = { $what }: виберіть гекс суші.
ask-pick-team = Виберіть команду.
ask-keep-death = Залиште одну карту раптової смерті.
ask-activate = Крок 1: виберіть активного черв'яка.
ask-inch-or-jump = Проповзіть, стрибніть або залиштеся на місці.
ask-play-weapon = Зіграйте карту зброї або не грайте жодної.
ask-support = Зіграйте карту підтримки або пропустіть.
ask-at-end = Крок 6: який ефект кінця ходу розіграти наступним?
ask-arrive = Який ефект цього гекса розіграти першим?
ask-whither = Виберіть напрямок відкидання.
ask-shove-way = Виберіть напрямок переміщення.
ask-check-full = Гекс переповнений: що штовхнути?
ask-check-all = Який переповнений гекс розібрати першим?
ask-blast-each = Вибух: який об'єкт наступний?
ask-drum-each = Бочка вибухає: який гекс наступний?
ask-drum-hits = Бочка вибухає: який об'єкт пошкодити наступним?
ask-drum-fire = Вогню не вистачає: який гекс загориться?
ask-target = Виберіть цільовий гекс.
ask-bearing = Виберіть напрямок удару.
ask-magnetism = Який електромагніт подіє на жетон цілі?
ask-repelled = У який бік відштовхнути жетон цілі?
ask-aim-result = Застосуйте один результат точності.
ask-steer-target = Виберіть, куди перемістити жетон цілі.
ask-on-hex = Виберіть, що саме ({ $verb }).
ask-on-hexes = Який гекс наступний?
ask-on-each = Який об'єкт наступний?
ask-each-worm = Який черв'як наступний?
ask-place = Виберіть найменш заповнений гекс.
ask-crater-coast = Виберіть для кратера гекс суші поруч із водою.
ask-token = Виберіть, як покласти жетон.
ask-choose = Виберіть один ефект.
ask-set-wind = Виберіть напрямок вітру.
ask-redirect = Виберіть гекс суші, на який опуститься ваш черв'як.
ask-modify-dice = Скільки кісток точності кинути?
pick-modify-dice = { $n } { $n ->
    [one] кістка
    [few] кістки
   *[many] кісток
    }
ask-switch-active = Виберіть іншого свого черв'яка активним.
ask-rolled-hexes = Який гекс наступний?
ask-levelled = Виберіть черв'яка.
ask-mines-left = Яка міна спрацює наступною?
ask-peek-pick = Візьміть одну з цих карт.
ask-peek-bottom = Яку з цих карт покласти під колоду наступною?

## Чому щось не пропонують

why-support = Карти підтримки не грають як зброю: на кожній сказано, коли її можна зіграти
why-full = Цей гекс заповнений
why-not-new = Там лежить жетон цілі: ціль має бути новим гексом
why-no-worm = На цьому гексі немає черв'яка
why-range = Цей гекс на відстані { $far }, а карта сягає { $span ->
    [exact] рівно на { $min }
    [between] на відстань від { $min } до { $max }
    [beyond] не ближче ніж на { $min }
   *[within] щонайбільше на { $max }
}
why-not-direct = Цей гекс не лежить на жодній із шести прямих від активного черв'яка

## Ключові слова карт

symbols = Рядок дій: { $line }
when-own_worm_would_enter_water = Коли один із ваших черв'яків має потрапити у воду
when-own_worm_would_be_damaged = Коли один із ваших черв'яків має зазнати пошкодження
when-before_accuracy_roll = Коли будь-який гравець збирається кинути кістки точності
when-step_boundary_or_before_die = Між кроками ходу або перед кидком кістки
when-after_flip = Щойно підкинуто жетон небезпеки
when-own_worm_collects_crate = Коли один із ваших черв'яків підбирає ящик, замість того щоб брати карту
when-other_player_targeted_with_superweapon = Щойно інший гравець вибрав ціль суперзброєю
when-own_turn_after_step_4 = У свій хід між кроками 4 і 5
on-reveal = коли її відкрито: { $steps }
no-heal = надалі: нікого не лікують на кроці 2
at-end-of-turn = надалі, наприкінці кожного ходу: { $steps }
as-drop = пакунок: { $steps }

target = { $mode ->
    [own] ціль — власний гекс
    [airstrike] ціль — повітряний удар
   *[other] ціль — { $new ->
        [yes] новий{" "}
       *[no] { $mode ->
            [any] будь-який{" "}
           *[other] {""}
            }
        }{ $nonfull ->
        [yes] незаповнений{" "}
       *[no] {""}
        }гекс{ $land ->
        [yes] {" "}суші
       *[no] {""}
        }{ $mode ->
        [direct] {" "}по прямій
       *[other] {""}
        }{ $span ->
        [exact] {" "}на відстані { $max }
        [within] {" "}у межах { $max }
        [between] {" "}на відстані від { $min } до { $max }
        [beyond] {" "}на відстані { $min } або більше
       *[anywhere] {""}
        }{ $worm ->
        [yes] {" "}із черв'яком
       *[no] {""}
        }
    }
accuracy = точність { $x }
scatter-target = змістіть ціль{ $n ->
    [one] {""}
    [few] {" "}{ $n } рази
   *[many] {" "}{ $n } разів
    }
steer-target = перемістіть ціль на { $exact ->
    [yes] { $hexes }
   *[no] { $min }–{ $hexes }
    } { $hexes ->
    [one] гекс
    [few] гекси
   *[many] гексів
    } { $how ->
    [straight] по прямій
    [straight_land_only] по прямій сушею
   *[other] у будь-який бік
    }
blast = { $n ->
    [one] вибух у цільовому гексі
    [few] { $n } вибухи в цільовому гексі
   *[many] { $n } вибухів у цільовому гексі
    }
damage = завдайте пошкодження { $select ->
    [one_thing] 1 об'єкту
    [one_worm] 1 черв'якові
    [one_worm_not_self] 1 черв'якові, крім активного
    [each_thing] кожному об'єкту
    [each_worm] кожному черв'якові
    [active] активному черв'якові
    [this] цьому черв'якові
   *[same_thing] тому самому об'єкту
    }{ $at ->
    [each_target] {" "}в кожному цільовому гексі
    [each_adjacent] {" "}в кожному гексі, суміжному з цільовим
    [own] {""}
    [this_hex] {" "}там
   *[target] {""}
    }
scatter = змістіть { $select ->
    [one_thing] 1 об'єкт
    [one_worm] 1 черв'яка
    [one_worm_not_self] 1 черв'яка, крім активного
    [each_thing] кожен об'єкт
    [each_worm] кожного черв'яка
    [active] активного черв'яка
    [this] його
   *[same_thing] той самий об'єкт
    }{ $at ->
    [each_target] {" "}в кожному цільовому гексі
    [each_adjacent] {" "}в кожному гексі, суміжному з цільовим
    [own] {" "}на власному гексі
    [this_hex] {" "}там
   *[target] {""}
    }
knockback = відкиньте { $select ->
    [one_thing] 1 об'єкт
    [one_worm] 1 черв'яка
    [one_worm_not_self] 1 черв'яка, крім активного
    [each_thing] кожен об'єкт
    [each_worm] кожного черв'яка
    [active] активного черв'яка
    [this] його
   *[same_thing] той самий об'єкт
    }{ $at ->
    [each_target] {" "}в кожному цільовому гексі
    [each_adjacent] {" "}в кожному гексі, суміжному з цільовим
    [own] {" "}на власному гексі
    [this_hex] {" "}там
   *[target] {""}
    }{ $times ->
    [one] {""}
    [few] {" "}{ $times } рази
   *[many] {" "}{ $times } разів
    }
shove = перемістіть { $select ->
    [one_thing] 1 об'єкт
    [one_worm] 1 черв'яка
    [one_worm_not_self] 1 черв'яка, крім активного,
    [each_thing] кожен об'єкт
    [each_worm] кожного черв'яка
    [active] активного черв'яка
    [this] його
   *[same_thing] той самий об'єкт
    }{ $at ->
    [each_target] {" "}в кожному цільовому гексі
    [each_adjacent] {" "}в кожному гексі, суміжному з цільовим,
    [own] {" "}на власному гексі
    [this_hex] {" "}там
   *[target] {""}
    } на { $hexes } { $hexes ->
    [one] гекс
    [few] гекси
   *[many] гексів
    } { $dir ->
    [away] геть від активного черв'яка
    [wind] за вітром
   *[chosen] у вибраному напрямку
    }
heal = вилікуйте { $select ->
    [one_thing] 1 пораненого черв'яка
    [one_worm] 1 пораненого черв'яка
    [one_worm_not_self] 1 пораненого черв'яка, крім активного
    [each_thing] кожного пораненого черв'яка
    [each_worm] кожного пораненого черв'яка
    [active] активного черв'яка
    [this] його
   *[same_thing] того самого черв'яка
    }
destroy = { $select ->
    [one_crater] знищте 1 кратер у цільовому гексі
   *[other] знищте 1 міну або вогонь у цільовому гексі
    }
move-self = перемістіть активного черв'яка на цільовий гекс
place = розмістіть { $n } { $thing ->
    [mine] { $n ->
        [one] міну
        [few] міни
       *[many] мін
        }
    [oil_drum] { $n ->
        [one] бочку з нафтою
        [few] бочки з нафтою
       *[many] бочок із нафтою
        }
    [crate] { $n ->
        [one] ящик із припасами
        [few] ящики з припасами
       *[many] ящиків із припасами
        }
    [fire] { $n ->
        [one] жетон вогню
        [few] жетони вогню
       *[many] жетонів вогню
        }
   *[crater] { $n ->
        [one] кратер
        [few] кратери
       *[many] кратерів
        }
    } { $at ->
    [each_target] на кожному цільовому гексі
    [own] на власному гексі
    [this_hex] на ньому
    [least_filled] на найменш заповненому гексі{ $n ->
        [one] {""}
       *[other] , по одному
        }
   *[target] на цільовому гексі
    }
restore-land = поверніть сушу на затоплений цільовий гекс
crater-coast = { $n ->
    [one] розмістіть кратер на гексі суші поруч із водою
    [few] розмістіть { $n } кратери на гексах суші поруч із водою, по одному
   *[many] розмістіть { $n } кратерів на гексах суші поруч із водою, по одному
    }
token = { $token ->
    [electromagnet] покладіть на цільовий гекс електромагніт, що притягує або відштовхує
   *[sentry-gun] поставте на цільовий гекс сторожову турель у вибраному напрямку
    }
flip = { $sides ->
    [both] підкиньте жетон небезпеки; небезпека: { $danger }; безпека: { $safe }
    [danger] підкиньте жетон небезпеки; небезпека: { $danger }
    [safe] підкиньте жетон небезпеки; безпека: { $safe }
   *[none] підкиньте жетон небезпеки
    }
choose = виберіть одне: { $options }
repeat = { $n } { $n ->
    [one] раз
    [few] рази
   *[many] разів
    }: ({ $steps })
roll-hexes = киньте { $dice } { $dice ->
    [one] кістку
    [few] кістки
   *[many] кісток
    } навколо цільового гекса; для кожного названого гекса: { $steps }
for-each-worm = для кожного { $which ->
    [own] свого черв'яка
    [in_target_and_adjacent] черв'яка в цільовому гексі та поруч із ним
   *[all] черв'яка
    }: { $steps }
may-move = активний черв'як може проповзти або стрибнути
change-wind = змініть напрямок вітру
set-wind = установіть будь-який напрямок вітру
draw = візьміть { $n } { $n ->
    [one] карту припасів
    [few] карти припасів
   *[many] карт припасів
    }
level-health = якщо в одного гравця найбільше неушкоджених черв'яків, завдайте пошкодження одному з них; якщо в одного гравця їх найменше, вилікуйте одного його пораненого черв'яка
wound-healthy = кожен неушкоджений черв'як стає пораненим
trigger-mines = спрацьовує кожна міна, що лежить на гексі з черв'яком
prevent = цього пошкодження не завдано
redirect = цей черв'як натомість опиняється на гексі суші поруч із тим гексом води
modify-dice = { $choice } кістки, щонайменше { $min } і щонайбільше { $max }
turn-flipper = переверніть жетон небезпеки
peek-take = перегляньте { $look } { $look ->
    [one] верхню карту
    [few] верхні карти
   *[many] верхніх карт
    } припасів, візьміть { $take }, решту покладіть під колоду в будь-якому порядку
switch-active = активним стає інший ваш черв'як

## Що сталося

event-tile-laid = { $who } кладе плитку { $tile } на { $hex }.
event-team = { $who }: { $colour ->
    [blue] синя команда
    [red] червона команда
    [yellow] жовта команда
    [green] зелена команда
    [purple] фіолетова команда
    [grey] сіра команда
   *[other] команда { $colour }
    }.
event-first = { $who } отримує жетон цілі та робить перший хід.
event-turn = Хід { $n }: { $who }.
event-activated = { $who } активує черв'яка: { $what }.
event-switched = { $who } змінює активного черв'яка: { $what }.
event-healed = Вилікувано: { $what }, гекс { $hex }.
event-moved = { $how ->
    [inch] Повзе
    [jump] Стрибає
    [jump-scatter] Зміщується після стрибка
    [scatter] Зміщується
    [knockback] Відлітає назад
    [push] Вилітає від поштовху
    [blast] Летить від вибуху
    [shove] Посувається
    [refuge] Приземляється
   *[card] Переміщується
    } { $what }: { $from } → { $to }.
event-sank = Тоне { $what }, гекс { $hex }.
event-rolled = { $why ->
    [accuracy] Точність: { $said }.
    [token] Зміщення жетона цілі: { $said }.
    [wind] Кидок на вітер: { $said }.
    [drum] Кістки бочки: { $said }.
    [around] Навколо цілі: { $said }.
    [blast] Вибух, { $what }: { $said }.
    [knockback] Відкидання, { $what }: { $said }.
    [push] Поштовх, { $what }: { $said }.
   *[scatter] Зміщення, { $what }: { $said }.
    }
event-flipped = Жетон небезпеки показує: { $side ->
    [danger] небезпека
   *[safe] безпека
    }.
event-flipper-turned = { $who } перевертає жетон небезпеки: { $side ->
    [danger] небезпека
   *[safe] безпека
    }.
event-sentry-fires = Стріляє сторожова турель. Під вогнем { $what }, гекс { $hex }.
event-burnt-out = Вогонь на гексі { $hex } згас.
event-destroyed = Знищено: { $what }, гекс { $hex }.
event-removed = Прибрано: { $what }, гекс { $hex }.
event-mine-clicks = Клацає міна на гексі { $hex }.
event-mine-explodes = Вибухає міна на гексі { $hex }.
event-drum-explodes = Вибухає бочка з нафтою на гексі { $hex }.
event-collected = Підібрано ящик із припасами на гексі { $hex }.
event-wounded = Поранено: { $what }, гекс { $hex }.
event-killed = Загинув { $what }, гекс { $hex }!
event-parting-gift = Прощальний подарунок лишає { $what }, гекс { $hex }.
event-spared = Уникає пошкодження { $what }.
event-blast = { $land ->
    [yes] Вибух на гексі { $hex }!
   *[no] Вибух у воді на { $hex } нічого не робить.
    }
event-placed = На гекс { $hex } покладено: { $what }.
event-placed-in-water = На гексі { $hex } тоне { $kind ->
    [mine] міна
    [oil_drum] бочка з нафтою
    [crate] ящик із припасами
    [fire] вогонь
    [crater] кратер
   *[other] жетон
    }.
event-none-left = У запасі немає { $kind ->
    [mine] мін
    [oil_drum] бочок із нафтою
    [crate] ящиків із припасами
    [fire] вогню
    [crater] кратерів
   *[other] таких жетонів
    }: нічого не розміщено.
event-flooded = { $n ->
    [0] Гекс { $hex } затоплено.
   *[other] Гекс { $hex } затоплено, а з ним: { $what }.
    }
event-restored = Гекс { $hex } знову суша.
event-wind = Вітер віє в напрямку { $way }.
event-drew = { $who } бере карту «{ $card }».
event-drew-hidden = { $who } бере карту припасів.
event-no-supplies = Колода припасів порожня: { $who } нічого не бере.
event-played = { $who } грає карту «{ $card }».
event-support = { $who } грає карту підтримки «{ $card }».
event-dice-changed = Кісток точності тепер: { $n }.
event-aimed = { $who } цілиться в { $hex }.
event-aimed-strike = { $who } спрямовує повітряний удар від { $hex } у напрямку { $way }.
event-token-moved = Жетон цілі: { $from } → { $to }.
event-drop = Карта пакунка: «{ $card }».
event-drops-shuffled = Карти пакунків перетасовано в нову колоду.
event-sudden-death = Раптова смерть: «{ $card }»!
event-time-up = { $who } не встигає: час вичерпано.
event-eliminated = { $who } не має черв'яків і вибуває з гри.
event-last-round = Починається останній раунд.
event-game-over = Гру завершено.
event-draw = Нічия: { $teams }.

## Опції та очки

option-first_game = Грати першу партію: готова мапа, по два черв'яки
option-random_setup = Підготовка навмання: плитки й об'єкти розкладає випадок
option-collectors = Грати також картами колекційного видання
option-parting_gifts = Знищений черв'як вибухає ще раз (Прощальні подарунки)
option-full_elimination = Грати, доки не лишиться одна команда (Повне вибування)
option-sudden_death = Яка раптова смерть настає, коли скінчаться карти пакунків
option-sudden_death-random = одна навмання
option-sudden_death-draft = гравці вибирають, які карти можливі
option-sudden_death-none = жодна: гра триває без неї
option-late_superweapons = Суперзброя приходить пізно: вона лежить під рештою припасів
option-longer_game = Довша партія: у грі всі карти пакунків
option-weak_explosions = Слабкі вибухи: вибух розкидає об'єкти, але не завдає пошкоджень
option-extra_tiles = Скільки додаткових плиток має мапа
option-timer = На хід не більше 60 секунд (Таймер)
option-colours = Які кольори мають команди
option-colours-lowest = ті, що з найменшими номерами
option-colours-choose = ті, що вибере перший гравець підготовки
option-support = Кого питають про карти підтримки
option-support-holders = того, хто має відповідну карту
option-support-everyone = усіх, хто міг би її мати, одночасно
option-turn_limit = Скільки щонайбільше ходів має кожен гравець (0: без обмеження)
option-jump_in_place = Черв'як може стрибнути на власному гексі
option-team_damage = Пошкодження будь-якого черв'яка активної команди завершує її хід

## Стіл у тексті

draw-title = Черв'яки, хід { $turn }, крок { $step }
draw-setup = Черв'яки, підготовка
draw-wind = Вітер { $n }
draw-target = Ціль { $hex }
draw-aim = Повітряний удар у напрямку { $n }
draw-pools = Запас
draw-decks = Колода припасів { $supply }, колода пакунків { $drops }
draw-death = Раптова смерть: { $card }
draw-last-round = Останній раунд
draw-over = Гру завершено
draw-hand = Ваша рука
draw-cards = { $n } { $n ->
    [one] карта
    [few] карти
   *[many] карт
    }
draw-worms = { $living } { $living ->
    [one] черв'як
    [few] черв'яки
   *[many] черв'яків
    } (неушкоджених: { $healthy })
draw-out = поза грою
draw-player = Гравець { $n }
draw-legend = m міна, o бочка, c ящик, f вогонь, u кратер, s турель, e електромагніт; малі літери — поранені черв'яки
draw-tiles = Лишилися плитки
draw-heap = Купка

## Назви карт

card-bazooka = Базука
card-uzi = Узі
card-ninja-rope = Мотузка ніндзі
card-girder = Балка
card-grenade = Граната
card-shotgun = Дробовик
card-baseball-bat = Бейсбольна бита
card-dynamite = Динаміт
card-cluster-bomb = Касетна бомба
card-homing-missile = Самонавідна ракета
card-homing-pigeon = Поштовий голуб
card-sheep = Вівця
card-old-woman = Бабуся
card-mine = Міна
card-air-strike = Повітряний удар
card-napalm-strike = Напалмовий удар
card-fire-punch = Вогняний удар
card-teleport = Телепорт
card-jet-pack = Реактивний ранець
card-petrol-bomb = Коктейль Молотова
card-holy-hand-grenade = Свята ручна граната
card-banana-bomb = Бананова бомба
card-concrete-donkey = Бетонний віслюк
card-super-sheep = Супервівця
card-carpet-bomb = Килимове бомбардування
card-armageddon = Армагеддон
card-earthquake = Землетрус
card-nuclear-test = Ядерне випробування
card-prod = Стусан
card-handgun = Пістолет
card-sentry-gun = Сторожова турель
card-electromagnet = Електромагніт
card-dragon-ball = Драконяча куля
card-mortar = Міномет
card-longbow = Довгий лук
card-blow-torch = Паяльна лампа
card-pneumatic-drill = Відбійний молоток
card-bunker-buster = Руйнівник бункерів
card-skunk = Скунс
card-mole = Кріт
card-bungee = Банджі
card-crate-shower = Злива ящиків
card-sheep-strike = Овечий удар
card-mad-cow = Скажена корова
card-mb-bomb = МБ-бомба
card-salvation-army = Армія порятунку
card-priceless-ming-vase = Безцінна ваза Мін
card-buffalo-of-lies = Буйвіл брехні
card-bovine-blitz = Коров'ячий бліц
card-scales-of-justice = Терези правосуддя
card-parachute = Парашут
card-freeze = Заморозка
card-laser-sight = Лазерний приціл
card-weather-machine = Погодна машина
card-dud = Осічка
card-crate-spy = Розвідка ящиків
card-sabotage = Саботаж
card-worm-select = Вибір черв'яка

# Про що гравця попереджають заздалегідь.
loss-sank = потоне ваш { $what }
loss-killed = загине ваш { $what }
loss-wounded = дістане поранення ваш { $what }

# Що можуть принести кістки, з імовірністю: коротко, бо стоїть поруч із числом.
omen-blast = БАБАХ на { $hex }
omen-drum = вибухне бочка з нафтою на { $hex }
omen-flooded = гекс { $hex } піде під воду
omen-wounded = дістане поранення { $what }
omen-killed = загине { $what }
omen-sank = потоне { $what }
omen-hit = { $dice ->
    [one] пряме влучання в { $hex }, { $dice } кістка
    [few] пряме влучання в { $hex }, { $dice } кістки
   *[many] пряме влучання в { $hex }, { $dice } кісток
    }
