# Червяки. Настольная игра.

## Объекты, места, направления

thing-worm = { $colour ->
    [blue] синий червяк { $n }
    [red] красный червяк { $n }
    [yellow] жёлтый червяк { $n }
    [green] зелёный червяк { $n }
    [purple] фиолетовый червяк { $n }
    [grey] серый червяк { $n }
   *[other] червяк { $n } ({ $colour })
    }
thing-mine = мина
thing-oil-drum = бочка с нефтью
thing-crate = ящик с припасами
thing-fire = огонь
thing-crater = кратер
thing-sentry-gun = сторожевая турель
thing-electromagnet = электромагнит
target-token = жетон цели
worm-of = { $colour ->
    [blue] синий червяк
    [red] красный червяк
    [yellow] жёлтый червяк
    [green] зелёный червяк
    [purple] фиолетовый червяк
    [grey] серый червяк
   *[other] червяк ({ $colour })
    }
team-number = Номер { $n } для определения первого игрока.
tile = плитка { $tile } ({ $n } { $n ->
    [one] гекс суши
    [few] гекса суши
   *[many] гексов суши
    })
turned = повернуть на { $n }°
hex = гекс { $hex }
water-there = вода
nothing-there = пустой гекс суши
lies-there = там: { $things }
thing-times =
    { $n ->
        [1] { $what }
       *[other] { $what } ×{ $n }
    }
goes-to = { $what } → { $hex }; { $there }
direction = направление { $n }
thing-on = { $what }, гекс { $hex }
thing-nth-on = { $what } { $n }, гекс { $hex }
face = { $face ->
    [wind] ветер
    [no-move] на месте
   *[other] { $face }
    }
face-to = { $face ->
    [wind] ветер: на { $hex }
    [no-move] на месте: прямое попадание в { $hex }
   *[other] { $face }: на { $hex }
    }
as-they-come = остальное в любом порядке
stay = Остаться на месте
inch-to = Проползти на { $hex }
jump-to = { $land ->
    [yes] Прыгнуть на { $hex } со смещением
   *[no] Прыгнуть в воду на { $hex }
    }
no-weapon = Без оружия
no-support = Не играть карту поддержки
side-attract = притягивать
side-repel = отталкивать
and-then = { $first }; { $rest }
either = { $first } / { $rest }
nothing = ничего
text = { $steps }

## Что спрашивают

ask-pick-colour = Выберите цвет, которым будут играть.
ask-lay-tile = Выберите плитку карты.
ask-turn-tile = Выберите, как повернуть плитку.
ask-put-tile = Выберите место для плитки { $tile }: гекс, где ляжет её первый гекс суши.
ask-place-thing = Возьмите объект из кучки.
ask-place-on = { $what }: выберите гекс суши.
ask-pick-team = Выберите команду.
ask-keep-death = Оставьте одну карту внезапной смерти.
ask-activate = Шаг 1: выберите активного червяка.
ask-inch-or-jump = Проползите, прыгните или останьтесь на месте.
ask-play-weapon = Сыграйте карту оружия или не играйте ни одной.
ask-support = Сыграйте карту поддержки или пропустите.
ask-at-end = Шаг 6: какой эффект конца хода разыграть следующим?
ask-arrive = Какой эффект этого гекса разыграть первым?
ask-whither = Выберите направление отбрасывания.
ask-shove-way = Выберите направление перемещения.
ask-check-full = Гекс переполнен: что вытолкнуть?
ask-check-all = Какой переполненный гекс разобрать первым?
ask-blast-each = Взрыв: какой объект следующий?
ask-drum-each = Бочка взрывается: какой гекс следующий?
ask-drum-hits = Бочка взрывается: какой объект повредить следующим?
ask-drum-fire = Огня не хватает: какой гекс загорится?
ask-target = Выберите целевой гекс.
ask-bearing = Выберите направление удара.
ask-magnetism = Какой электромагнит подействует на жетон цели?
ask-repelled = В какую сторону оттолкнуть жетон цели?
ask-aim-result = Примените один результат точности.
ask-steer-target = Выберите, куда переместить жетон цели.
ask-on-hex = Выберите, что именно ({ $verb }).
ask-on-hexes = Какой гекс следующий?
ask-on-each = Какой объект следующий?
ask-each-worm = Какой червяк следующий?
ask-place = Выберите наименее заполненный гекс.
ask-crater-coast = Выберите для кратера гекс суши рядом с водой.
ask-token = Выберите, как положить жетон.
ask-choose = Выберите один эффект.
ask-set-wind = Выберите направление ветра.
ask-redirect = Выберите гекс суши, на который опустится ваш червяк.
ask-modify-dice = Сколько кубиков точности бросить?
pick-modify-dice = { $n } { $n ->
    [one] кубик
    [few] кубика
   *[many] кубиков
    }
ask-switch-active = Выберите активным другого своего червяка.
ask-rolled-hexes = Какой гекс следующий?
ask-levelled = Выберите червяка.
ask-mines-left = Какая мина сработает следующей?
ask-peek-pick = Возьмите одну из этих карт.
ask-peek-bottom = Какую из этих карт положить под колоду следующей?

## Почему что-то не предлагается

why-support = Карты поддержки не играют как оружие: на каждой сказано, когда её можно сыграть
why-full = Этот гекс заполнен
why-not-new = Там лежит жетон цели: цель должна быть новым гексом
why-no-worm = На этом гексе нет червяка
why-range = Этот гекс на расстоянии { $far }, а карта достаёт { $span ->
    [exact] ровно на { $min }
    [between] на расстояние от { $min } до { $max }
    [beyond] не ближе чем на { $min }
   *[within] самое большее на { $max }
}
why-not-direct = Этот гекс не лежит ни на одной из шести прямых от активного червяка

## Ключевые слова карт

symbols = Строка действий: { $line }
when-own_worm_would_enter_water = Когда один из ваших червяков должен попасть в воду
when-own_worm_would_be_damaged = Когда один из ваших червяков должен получить повреждение
when-before_accuracy_roll = Когда любой игрок собирается бросить кубики точности
when-step_boundary_or_before_die = Между шагами хода или перед броском кубика
when-after_flip = Только что подброшен жетон опасности
when-own_worm_collects_crate = Когда один из ваших червяков подбирает ящик, вместо взятия карты
when-other_player_targeted_with_superweapon = Другой игрок только что выбрал цель супероружием
when-own_turn_after_step_4 = В свой ход между шагами 4 и 5
on-reveal = когда она открыта: { $steps }
no-heal = далее: никого не лечат на шаге 2
at-end-of-turn = далее, в конце каждого хода: { $steps }
as-drop = посылка: { $steps }

target = { $mode ->
    [own] цель — собственный гекс
    [airstrike] цель — авиаудар
   *[other] цель — { $new ->
        [yes] новый{" "}
       *[no] { $mode ->
            [any] любой{" "}
           *[other] {""}
            }
        }{ $nonfull ->
        [yes] незаполненный{" "}
       *[no] {""}
        }гекс{ $land ->
        [yes] {" "}суши
       *[no] {""}
        }{ $mode ->
        [direct] {" "}по прямой
       *[other] {""}
        }{ $span ->
        [exact] {" "}на расстоянии { $max }
        [within] {" "}в пределах { $max }
        [between] {" "}на расстоянии от { $min } до { $max }
        [beyond] {" "}на расстоянии { $min } или больше
       *[anywhere] {""}
        }{ $worm ->
        [yes] {" "}с червяком
       *[no] {""}
        }
    }
accuracy = точность { $x }
scatter-target = сместите цель{ $n ->
    [one] {""}
    [few] {" "}{ $n } раза
   *[many] {" "}{ $n } раз
    }
steer-target = переместите цель на { $exact ->
    [yes] { $hexes }
   *[no] { $min }–{ $hexes }
    } { $hexes ->
    [one] гекс
    [few] гекса
   *[many] гексов
    } { $how ->
    [straight] по прямой
    [straight_land_only] по прямой по суше
   *[other] в любую сторону
    }
blast = { $n ->
    [one] взрыв в целевом гексе
    [few] { $n } взрыва в целевом гексе
   *[many] { $n } взрывов в целевом гексе
    }
damage = нанесите повреждение { $select ->
    [one_thing] 1 объекту
    [one_worm] 1 червяку
    [one_worm_not_self] 1 червяку, кроме активного
    [each_thing] каждому объекту
    [each_worm] каждому червяку
    [active] активному червяку
    [this] этому червяку
   *[same_thing] тому же объекту
    }{ $at ->
    [each_target] {" "}в каждом целевом гексе
    [each_adjacent] {" "}в каждом гексе, соседнем с целевым
    [own] {""}
    [this_hex] {" "}там
   *[target] {""}
    }
scatter = сместите { $select ->
    [one_thing] 1 объект
    [one_worm] 1 червяка
    [one_worm_not_self] 1 червяка, кроме активного
    [each_thing] каждый объект
    [each_worm] каждого червяка
    [active] активного червяка
    [this] его
   *[same_thing] тот же объект
    }{ $at ->
    [each_target] {" "}в каждом целевом гексе
    [each_adjacent] {" "}в каждом гексе, соседнем с целевым
    [own] {" "}на собственном гексе
    [this_hex] {" "}там
   *[target] {""}
    }
knockback = отбросьте { $select ->
    [one_thing] 1 объект
    [one_worm] 1 червяка
    [one_worm_not_self] 1 червяка, кроме активного
    [each_thing] каждый объект
    [each_worm] каждого червяка
    [active] активного червяка
    [this] его
   *[same_thing] тот же объект
    }{ $at ->
    [each_target] {" "}в каждом целевом гексе
    [each_adjacent] {" "}в каждом гексе, соседнем с целевым
    [own] {" "}на собственном гексе
    [this_hex] {" "}там
   *[target] {""}
    }{ $times ->
    [one] {""}
    [few] {" "}{ $times } раза
   *[many] {" "}{ $times } раз
    }
shove = переместите { $select ->
    [one_thing] 1 объект
    [one_worm] 1 червяка
    [one_worm_not_self] 1 червяка, кроме активного,
    [each_thing] каждый объект
    [each_worm] каждого червяка
    [active] активного червяка
    [this] его
   *[same_thing] тот же объект
    }{ $at ->
    [each_target] {" "}в каждом целевом гексе
    [each_adjacent] {" "}в каждом гексе, соседнем с целевым,
    [own] {" "}на собственном гексе
    [this_hex] {" "}там
   *[target] {""}
    } на { $hexes } { $hexes ->
    [one] гекс
    [few] гекса
   *[many] гексов
    } { $dir ->
    [away] прочь от активного червяка
    [wind] по ветру
   *[chosen] в выбранном направлении
    }
heal = вылечите { $select ->
    [one_thing] 1 раненого червяка
    [one_worm] 1 раненого червяка
    [one_worm_not_self] 1 раненого червяка, кроме активного
    [each_thing] каждого раненого червяка
    [each_worm] каждого раненого червяка
    [active] активного червяка
    [this] его
   *[same_thing] того же червяка
    }
destroy = { $select ->
    [one_crater] уничтожьте 1 кратер в целевом гексе
   *[other] уничтожьте 1 мину или огонь в целевом гексе
    }
move-self = переместите активного червяка на целевой гекс
place = разместите { $n } { $thing ->
    [mine] { $n ->
        [one] мину
        [few] мины
       *[many] мин
        }
    [oil_drum] { $n ->
        [one] бочку с нефтью
        [few] бочки с нефтью
       *[many] бочек с нефтью
        }
    [crate] { $n ->
        [one] ящик с припасами
        [few] ящика с припасами
       *[many] ящиков с припасами
        }
    [fire] { $n ->
        [one] жетон огня
        [few] жетона огня
       *[many] жетонов огня
        }
   *[crater] { $n ->
        [one] кратер
        [few] кратера
       *[many] кратеров
        }
    } { $at ->
    [each_target] на каждом целевом гексе
    [own] на собственном гексе
    [this_hex] на нём
    [least_filled] на наименее заполненном гексе{ $n ->
        [one] {""}
       *[other] , по одному
        }
   *[target] на целевом гексе
    }
restore-land = верните сушу на затопленный целевой гекс
crater-coast = { $n ->
    [one] разместите кратер на гексе суши рядом с водой
    [few] разместите { $n } кратера на гексах суши рядом с водой, по одному
   *[many] разместите { $n } кратеров на гексах суши рядом с водой, по одному
    }
token = { $token ->
    [electromagnet] положите на целевой гекс электромагнит, который притягивает или отталкивает
   *[sentry-gun] поставьте на целевой гекс сторожевую турель в выбранном направлении
    }
flip = { $sides ->
    [both] подбросьте жетон опасности; опасность: { $danger }; безопасность: { $safe }
    [danger] подбросьте жетон опасности; опасность: { $danger }
    [safe] подбросьте жетон опасности; безопасность: { $safe }
   *[none] подбросьте жетон опасности
    }
choose = выберите одно: { $options }
repeat = { $n } { $n ->
    [one] раз
    [few] раза
   *[many] раз
    }: ({ $steps })
roll-hexes = бросьте { $dice } { $dice ->
    [one] кубик
    [few] кубика
   *[many] кубиков
    } вокруг целевого гекса; для каждого названного гекса: { $steps }
for-each-worm = для каждого { $which ->
    [own] своего червяка
    [in_target_and_adjacent] червяка в целевом гексе и рядом с ним
   *[all] червяка
    }: { $steps }
may-move = активный червяк может проползти или прыгнуть
change-wind = измените направление ветра
set-wind = установите любое направление ветра
draw = возьмите { $n } { $n ->
    [one] карту припасов
    [few] карты припасов
   *[many] карт припасов
    }
level-health = если у одного игрока больше всех невредимых червяков, нанесите повреждение одному из них; если у одного игрока их меньше всех, вылечите одного его раненого червяка
wound-healthy = каждый невредимый червяк становится раненым
trigger-mines = срабатывает каждая мина, лежащая на гексе с червяком
prevent = это повреждение не наносится
redirect = этот червяк вместо этого оказывается на гексе суши рядом с тем гексом воды
modify-dice = { $choice } кубика, не меньше { $min } и не больше { $max }
turn-flipper = переверните жетон опасности
peek-take = просмотрите { $look } { $look ->
    [one] верхнюю карту
    [few] верхние карты
   *[many] верхних карт
    } припасов, возьмите { $take }, остальные положите под колоду в любом порядке
switch-active = активным становится другой ваш червяк

## Что произошло

event-tile-laid = { $who } кладёт плитку { $tile } на { $hex }.
event-team = { $who }: { $colour ->
    [blue] синяя команда
    [red] красная команда
    [yellow] жёлтая команда
    [green] зелёная команда
    [purple] фиолетовая команда
    [grey] серая команда
   *[other] команда { $colour }
    }.
event-first = { $who } получает жетон цели и делает первый ход.
event-turn = Ход { $n }: { $who }.
event-activated = { $who } активирует червяка: { $what }.
event-switched = { $who } меняет активного червяка: { $what }.
event-healed = Вылечен { $what }, гекс { $hex }.
event-moved = { $how ->
    [inch] Ползёт
    [jump] Прыгает
    [jump-scatter] Смещается после прыжка
    [scatter] Смещается
    [knockback] Отлетает назад
    [push] Вылетает от толчка
    [blast] Летит от взрыва
    [shove] Сдвигается
    [refuge] Приземляется
   *[card] Перемещается
    } { $what }: { $from } → { $to }.
event-sank = Тонет { $what }, гекс { $hex }.
event-rolled = { $why ->
    [accuracy] Точность: { $said }.
    [token] Смещение жетона цели: { $said }.
    [wind] Бросок на ветер: { $said }.
    [drum] Кубики бочки: { $said }.
    [around] Вокруг цели: { $said }.
    [blast] Взрыв, { $what }: { $said }.
    [knockback] Отбрасывание, { $what }: { $said }.
    [push] Толчок, { $what }: { $said }.
   *[scatter] Смещение, { $what }: { $said }.
    }
event-flipped = Жетон опасности показывает: { $side ->
    [danger] опасность
   *[safe] безопасность
    }.
event-flipper-turned = { $who } переворачивает жетон опасности: { $side ->
    [danger] опасность
   *[safe] безопасность
    }.
event-sentry-fires = Стреляет сторожевая турель. Под огнём { $what }, гекс { $hex }.
event-burnt-out = Огонь на гексе { $hex } погас.
event-destroyed = Уничтожено: { $what }, гекс { $hex }.
event-removed = Убрано: { $what }, гекс { $hex }.
event-mine-clicks = Щёлкает мина на гексе { $hex }.
event-mine-explodes = Взрывается мина на гексе { $hex }.
event-drum-explodes = Взрывается бочка с нефтью на гексе { $hex }.
event-collected = Подобран ящик с припасами на гексе { $hex }.
event-wounded = Ранен { $what }, гекс { $hex }.
event-killed = Погиб { $what }, гекс { $hex }!
event-parting-gift = Прощальный подарок оставляет { $what }, гекс { $hex }.
event-spared = Избегает повреждения { $what }.
event-blast = { $land ->
    [yes] Взрыв на гексе { $hex }!
   *[no] Взрыв в воде на { $hex } ничего не делает.
    }
event-placed = На гекс { $hex } положено: { $what }.
event-placed-in-water = На гексе { $hex } тонет { $kind ->
    [mine] мина
    [oil_drum] бочка с нефтью
    [crate] ящик с припасами
    [fire] огонь
    [crater] кратер
   *[other] жетон
    }.
event-none-left = В запасе нет { $kind ->
    [mine] мин
    [oil_drum] бочек с нефтью
    [crate] ящиков с припасами
    [fire] огня
    [crater] кратеров
   *[other] таких жетонов
    }: ничего не размещено.
event-flooded = { $n ->
    [0] Гекс { $hex } затоплен.
   *[other] Гекс { $hex } затоплен, а с ним: { $what }.
    }
event-restored = Гекс { $hex } снова суша.
event-wind = Ветер дует в направлении { $way }.
event-drew = { $who } берёт карту «{ $card }».
event-drew-hidden = { $who } берёт карту припасов.
event-no-supplies = Колода припасов пуста: { $who } ничего не берёт.
event-played = { $who } играет карту «{ $card }».
event-support = { $who } играет карту поддержки «{ $card }».
event-dice-changed = Кубиков точности теперь: { $n }.
event-aimed = { $who } целится в { $hex }.
event-aimed-strike = { $who } направляет авиаудар от { $hex } в направлении { $way }.
event-token-moved = Жетон цели: { $from } → { $to }.
event-drop = Карта посылки: «{ $card }».
event-drops-shuffled = Карты посылок перетасованы в новую колоду.
event-sudden-death = Внезапная смерть: «{ $card }»!
event-time-up = { $who } не успевает: время вышло.
event-eliminated = { $who } остаётся без червяков и выбывает из игры.
event-last-round = Начинается последний раунд.
event-game-over = Игра окончена.
event-draw = Ничья: { $teams }.

## Опции и очки

option-first_game = Играть первую партию: готовая карта, по два червяка
option-random_setup = Случайная подготовка: плитки и объекты раскладывает случай
option-collectors = Играть и картами коллекционного издания
option-parting_gifts = Уничтоженный червяк взрывается ещё раз (Прощальные подарки)
option-full_elimination = Играть, пока не останется одна команда (Полное выбывание)
option-sudden_death = Какая внезапная смерть наступает, когда кончатся карты посылок
option-sudden_death-random = одна наугад
option-sudden_death-draft = игроки выбирают, какие карты возможны
option-sudden_death-none = никакая: игра идёт без неё
option-late_superweapons = Супероружие приходит поздно: оно лежит под остальными припасами
option-longer_game = Более долгая партия: в игре все карты посылок
option-weak_explosions = Слабые взрывы: взрыв разбрасывает объекты, но не наносит повреждений
option-extra_tiles = Сколько дополнительных плиток у карты
option-timer = На ход не больше 60 секунд (Таймер)
option-colours = Какие цвета у команд
option-colours-lowest = те, что с наименьшими номерами
option-colours-choose = те, что выберет первый игрок подготовки
option-support = Кого спрашивают о картах поддержки
option-support-holders = того, у кого есть подходящая карта
option-support-everyone = всех, у кого она могла бы быть, одновременно
option-turn_limit = Сколько самое большее ходов у каждого игрока (0: без ограничения)
option-jump_in_place = Червяк может прыгнуть на собственном гексе
option-team_damage = Повреждение любого червяка активной команды завершает её ход

## Стол в тексте

draw-title = Червяки, ход { $turn }, шаг { $step }
draw-setup = Червяки, подготовка
draw-wind = Ветер { $n }
draw-target = Цель { $hex }
draw-aim = Авиаудар в направлении { $n }
draw-pools = Запас
draw-decks = Колода припасов { $supply }, колода посылок { $drops }
draw-death = Внезапная смерть: { $card }
draw-last-round = Последний раунд
draw-over = Игра окончена
draw-hand = Ваша рука
draw-cards = { $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
    }
draw-worms = { $living } { $living ->
    [one] червяк
    [few] червяка
   *[many] червяков
    } (невредимых: { $healthy })
draw-out = вне игры
draw-player = Игрок { $n }
draw-legend = m мина, o бочка, c ящик, f огонь, u кратер, s турель, e электромагнит; малые буквы — раненые червяки
draw-tiles = Остались плитки
draw-heap = Кучка

## Названия карт

card-bazooka = Базука
card-uzi = Узи
card-ninja-rope = Верёвка ниндзя
card-girder = Балка
card-grenade = Граната
card-shotgun = Дробовик
card-baseball-bat = Бейсбольная бита
card-dynamite = Динамит
card-cluster-bomb = Кассетная бомба
card-homing-missile = Самонаводящаяся ракета
card-homing-pigeon = Почтовый голубь
card-sheep = Овца
card-old-woman = Старушка
card-mine = Мина
card-air-strike = Авиаудар
card-napalm-strike = Удар напалмом
card-fire-punch = Огненный удар
card-teleport = Телепорт
card-jet-pack = Реактивный ранец
card-petrol-bomb = Коктейль Молотова
card-holy-hand-grenade = Святая ручная граната
card-banana-bomb = Банановая бомба
card-concrete-donkey = Бетонный осёл
card-super-sheep = Суперовца
card-carpet-bomb = Ковровая бомбардировка
card-armageddon = Армагеддон
card-earthquake = Землетрясение
card-nuclear-test = Ядерное испытание
card-prod = Тычок
card-handgun = Пистолет
card-sentry-gun = Сторожевая турель
card-electromagnet = Электромагнит
card-dragon-ball = Драконий шар
card-mortar = Миномёт
card-longbow = Длинный лук
card-blow-torch = Паяльная лампа
card-pneumatic-drill = Отбойный молоток
card-bunker-buster = Разрушитель бункеров
card-skunk = Скунс
card-mole = Крот
card-bungee = Банджи
card-crate-shower = Ливень ящиков
card-sheep-strike = Овечий удар
card-mad-cow = Бешеная корова
card-mb-bomb = МБ-бомба
card-salvation-army = Армия спасения
card-priceless-ming-vase = Бесценная ваза Мин
card-buffalo-of-lies = Буйвол лжи
card-bovine-blitz = Коровий блиц
card-scales-of-justice = Весы правосудия
card-parachute = Парашют
card-freeze = Заморозка
card-laser-sight = Лазерный прицел
card-weather-machine = Погодная машина
card-dud = Осечка
card-crate-spy = Разведка ящиков
card-sabotage = Саботаж
card-worm-select = Выбор червяка

# О чём игрока предупреждают заранее.
loss-sank = утонет ваш { $what }
loss-killed = погибнет ваш { $what }
loss-wounded = будет ранен ваш { $what }

# Что могут принести кубики, с вероятностью: коротко, поскольку стоит рядом с числом.
omen-blast = БАБАХ на { $hex }
omen-drum = взорвётся бочка с нефтью на { $hex }
omen-flooded = гекс { $hex } уйдёт под воду
omen-wounded = будет ранен { $what }
omen-killed = погибнет { $what }
omen-sank = утонет { $what }
omen-hit = { $dice ->
    [one] прямое попадание в { $hex }, { $dice } кубик
    [few] прямое попадание в { $hex }, { $dice } кубика
   *[many] прямое попадание в { $hex }, { $dice } кубиков
    }
