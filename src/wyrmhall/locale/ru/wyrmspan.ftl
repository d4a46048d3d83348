# Что говорят карты, планшеты и стол «Змиевира».

# Количества
tokens = { $kind ->
    [meat] { $n } { $n ->
        [one] мясо
       *[other] мяса
      }
    [gold] { $n } { $n ->
        [one] золото
       *[other] золота
      }
    [crystal] { $n } { $n ->
        [one] кристалл
        [few] кристалла
       *[other] кристаллов
      }
    [milk] { $n } { $n ->
        [one] молоко
       *[other] молока
      }
    [coin] { $n } { $n ->
        [one] монету
        [few] монеты
       *[other] монет
      }
    [egg] { $n } { $n ->
        [one] яйцо
        [few] яйца
       *[other] яиц
      }
    [resource] { $n } { $n ->
        [one] ресурс
        [few] ресурса
       *[other] ресурсов
      }
    [dragon] { $n } { $n ->
        [one] карту дракона
        [few] карты драконов
       *[other] карт драконов
      }
    [cave] { $n } { $n ->
        [one] карту пещеры
        [few] карты пещер
       *[other] карт пещер
      }
    [card] { $n } { $n ->
        [one] карту дракона или пещеры
        [few] карты драконов или пещер
       *[other] карт драконов или пещер
      }
   *[item] { $n } { $n ->
        [one] ресурс или карту
        [few] ресурса или карты
       *[other] ресурсов или карт
      }
  }
token = { $kind ->
    [meat] мясо
    [gold] золото
    [crystal] кристалл
    [milk] молоко
    [coin] монета
   *[egg] яйцо
  }
cave-row = { $cave ->
    [crimson] Багровая пещера
    [golden] Золотой грот
   *[amethyst] Аметистовая бездна
  }
space = { $cave ->
    [crimson] Багровая
    [golden] Золотой
   *[amethyst] Аметистовая
  } { $column }
mat-nests = гнёзда планшета
dragon-at = { $dragon } ({ $space })
egg-of = яйцо: { $place }
from-display = с витрины: { $card }
from-deck = верхняя карта колоды
cave-said = карта пещеры { $n }: { $text }
tile-place = ряд { $row }: { $text }
printed-vp = { $n } ПО в конце игры
icon = { cave-row }, символ { $n }: { $text }
infinitive = { $of_inf }
and-more = { $one }, { $two }
or-last = { $one } или { $two }
sequel = { $first }; { $second }
asked-by = { $dragon }: { $ask }

# Глаголы
gain = получите { $kind ->
    [resource] { tokens } на выбор
   *[other] { tokens }
  }
    .inf = получить { $kind ->
    [resource] { tokens } на выбор
   *[other] { tokens }
  }
gains = получите { $parts }
    .inf = получить { $parts }
gained = { $kind ->
    [resource] { tokens } на выбор
   *[other] { tokens }
  }
gain-of-cost = получите 1 ресурс, указанный в стоимости этой карты
    .inf = получить 1 ресурс, указанный в стоимости этой карты
gain-shared = выберите вид ресурса: получите { $n } таких, а каждый соперник может получить 1 такой
take = возьмите { $what ->
    [dragon] { $n } { $n ->
        [one] карту дракона
        [few] карты драконов
       *[other] карт драконов
      }
   *[cave] { $n } { $n ->
        [one] карту пещеры
        [few] карты пещер
       *[other] карт пещер
      }
  }{ $source ->
    [deck] {" "}из колоды
   *[any] { "" }
  }
    .inf = взять { $what ->
    [dragon] { $n } { $n ->
        [one] карту дракона
        [few] карты драконов
       *[other] карт драконов
      }
   *[cave] { $n } { $n ->
        [one] карту пещеры
        [few] карты пещер
       *[other] карт пещер
      }
  }{ $source ->
    [deck] {" "}из колоды
   *[any] { "" }
  }
lay-egg = отложите { $n } { $n ->
    [one] яйцо
    [few] яйца
   *[other] яиц
  }{ $where ->
    [here] {" "}на этого дракона
    [cave] {" "}в этой пещере
    [column] {" "}в этом столбце
    [adjacent] {" "}на соседнего дракона
    [it] {" "}на него
   *[any] { "" }
  }
    .inf = отложить { $n } { $n ->
    [one] яйцо
    [few] яйца
   *[other] яиц
  }{ $where ->
    [here] {" "}на этого дракона
    [cave] {" "}в этой пещере
    [column] {" "}в этом столбце
    [adjacent] {" "}на соседнего дракона
    [it] {" "}на него
   *[any] { "" }
  }
guild-step = сделайте { $n } { $n ->
    [one] шаг
    [few] шага
   *[other] шагов
  } по треку гильдии
    .inf = сделать { $n } { $n ->
    [one] шаг
    [few] шага
   *[other] шагов
  } по треку гильдии
place-marker = поставьте свой маркер на тайл гильдии
    .inf = поставить свой маркер на тайл гильдии
cache = { $source ->
    [general] запасите { tokens } на выбор из общего запаса
   *[supply] вы можете запасти { tokens }
  }{ $on ->
    [here] {" "}на этом драконе
    [column] {" "}на драконе в этом столбце
   *[any] {" "}{ $n ->
        [one] на любом своём драконе
       *[other] на любых своих драконах
      }
  }{ $more ->
    [yes] , чтобы { $then_inf }
   *[no] { "" }
  }
    .inf = запасти { tokens }{ $on ->
    [here] {" "}на этом драконе
    [column] {" "}на драконе в этом столбце
   *[any] {" "}{ $n ->
        [one] на любом своём драконе
       *[other] на любых своих драконах
      }
  }{ $more ->
    [yes] , чтобы { $then_inf }
   *[no] { "" }
  }
cache-on = запасите его
tuck = { $source ->
    [deck] подложите { $n } { $n ->
        [one] карту дракона
        [few] карты драконов
       *[other] карт драконов
      } из колоды
   *[hand] вы можете подложить { $n } { $n ->
        [one] карту дракона
        [few] карты драконов
       *[other] карт драконов
      } с руки
  }{ $under ->
    [here] {" "}под этого дракона
    [column] {" "}под дракона в этом столбце
    [it] {" "}под него
   *[any] {" "}{ $n ->
        [one] под любого своего дракона
       *[other] под любых своих драконов
      }
  }{ $more ->
    [yes] , чтобы { $then_inf }
   *[no] { "" }
  }
    .inf = подложить { $n } { $n ->
    [one] карту дракона
    [few] карты драконов
   *[other] карт драконов
  } { $source ->
    [deck] из колоды
   *[hand] с руки
  }{ $under ->
    [here] {" "}под этого дракона
    [column] {" "}под дракона в этом столбце
    [it] {" "}под него
   *[any] {" "}{ $n ->
        [one] под любого своего дракона
       *[other] под любых своих драконов
      }
  }{ $more ->
    [yes] , чтобы { $then_inf }
   *[no] { "" }
  }
tuck-under = подложите её
hatch = { $feed ->
    [dragon] вы можете подложить сюда 1 карту дракона с руки
    [meat] вы можете запасти здесь 1 мясо
   *[milk] вы можете запасти здесь 1 молоко
  }. { $more ->
    [yes] Каждый раз, когда { $feed ->
        [dragon] сюда подкладывают карту дракона
        [meat] здесь запасают мясо
       *[milk] здесь запасают молоко
      }: { $benefit }. В третий раз также
   *[no] В третий раз
  }: { $bonus }
reveal = откройте верхнюю карту колоды драконов: { $sizes ->
    [hatchling] дракончика подложите
    [small] маленького дракона подложите
    [medium] среднего дракона подложите
    [large] крупного дракона подложите
    [small-hatchling] маленького дракона или дракончика подложите
   *[medium-large] среднего или крупного дракона подложите
  } сюда, { $more ->
    [yes] а любую другую карту сбросьте и { $then }
   *[no] а любую другую карту возьмите на руку
  }
    .inf = открыть верхнюю карту колоды драконов
opponents = каждый соперник может { $part_inf }
pay = вы можете заплатить { tokens }{ $where ->
    [cave] {" "}из этой пещеры
    [adjacent] {" "}с соседних драконов
   *[any] { "" }
  }{ $more ->
    [yes] , чтобы { $then_inf }
   *[no] { "" }
  }
    .inf = заплатить { tokens }{ $where ->
    [cave] {" "}из этой пещеры
    [adjacent] {" "}с соседних драконов
   *[any] { "" }
  }{ $more ->
    [yes] , чтобы { $then_inf }
   *[no] { "" }
  }
up-to = вы можете до { $n } раз { $part_inf }
    .inf = до { $n } раз { $part_inf }
all = { $parts }
    .inf = { $parts_inf }
choose = { $n ->
    [one] выберите одно
   *[other] выберите { $n } разных
  } из списка: { $parts }
    .inf = выбрать { $n ->
    [one] одно
   *[other] { $n } разных
  } из списка: { $parts }
if = если { $when ->
    [three-in-cave] в этой пещере не менее 3 драконов
    [column-full] этот столбец заполнен драконами
    [marker-on-tile] на тайле гильдии есть ваш маркер
    [crimson-as-left] в вашей Багровой пещере не меньше драконов, чем у игрока слева
    [golden-as-left] в вашем Золотом гроте не меньше драконов, чем у игрока слева
   *[amethyst-as-left] в вашей Аметистовой бездне не меньше драконов, чем у игрока слева
  }, { $then }
    .inf = { $then_inf }, если выполнено условие
for-each = за { $of }: { $then }
    .inf = за { $of }: { $then_inf }
each = один дракон за другим: { $then }
each-marker = каждый свой маркер на тайле гильдии
dragons = каждого { $other ->
    [yes] другого{" "}
   *[no] { "" }
  }{ $where ->
    [adjacent] соседнего{" "}
   *[other] { "" }
  }{ $gentle ->
    [yes] неагрессивного{" "}
   *[no] { "" }
  }{ $trait ->
    [shy] пугливого{" "}
    [aggressive] агрессивного{" "}
    [playful] игривого{" "}
    [helpful] дружелюбного{" "}
   *[any] { "" }
  }{ $size ->
    [hatchling] дракончика
    [small] маленького дракона
    [medium] среднего дракона
    [large] крупного дракона
   *[any] дракона
  }{ $timing ->
    [when-played] {" "}со свойством «При розыгрыше»
    [if-activated] {" "}со свойством «При активации»
    [once-per-round] {" "}со свойством «Раз в раунд»
    [end-game] {" "}со свойством «В конце игры»
   *[any] { "" }
  }{ $where ->
    [cave] {" "}в этой пещере
    [column] {" "}в этом столбце
    [mat] {" "}на вашем планшете
   *[adjacent] { "" }
  }
play-dragon = вы можете разыграть { $source ->
    [display] дракона с витрины
    [hand-or-display] дракона с руки или с витрины
   *[hand] дракона с руки
  }{ $top ->
    [yes] {" "}поверх своего дракона
   *[no] { "" }
  }{ $price ->
    [minus-one] , заплатив на 1 яйцо или 1 ресурс меньше
    [no-resources] {" "}без оплаты ресурсами
    [free] {" "}бесплатно
   *[other] { "" }
  }
    .inf = разыграть { $source ->
    [display] дракона с витрины
    [hand-or-display] дракона с руки или с витрины
   *[hand] дракона с руки
  }{ $top ->
    [yes] {" "}поверх своего дракона
   *[no] { "" }
  }{ $price ->
    [minus-one] , заплатив на 1 яйцо или 1 ресурс меньше
    [no-resources] {" "}без оплаты ресурсами
    [free] {" "}бесплатно
   *[other] { "" }
  }
excavate = { $source ->
    [deck] бесплатно раскопайте зал верхней картой колоды пещер
   *[other] вы можете бесплатно раскопать { $n ->
        [one] зал
       *[other] до { $n } залов
      } { $source ->
        [display] картой пещеры с витрины
        [hand-or-display] картой пещеры с руки или с витрины
       *[hand] { $n ->
            [one] картой пещеры с руки
           *[other] картами пещер с руки
          }
      }
  }
    .inf = { $source ->
    [deck] бесплатно раскопать зал верхней картой колоды пещер
   *[other] бесплатно раскопать { $n ->
        [one] зал
       *[other] до { $n } залов
      } { $source ->
        [display] картой пещеры с витрины
        [hand-or-display] картой пещеры с руки или с витрины
       *[hand] { $n ->
            [one] картой пещеры с руки
           *[other] картами пещер с руки
          }
      }
  }
swap = вы можете поменять местами двух своих драконов
    .inf = поменять местами двух своих драконов
activate = вы можете активировать { $timings ->
    [when-played] свойство «При розыгрыше»
    [once-per-round] свойство «Раз в раунд»
   *[if-activated-or-once-per-round] свойство «При активации» или «Раз в раунд»
  } { $other ->
    [yes] другого своего дракона
   *[no] любого своего дракона
  }
    .inf = активировать { $timings ->
    [when-played] свойство «При розыгрыше»
    [once-per-round] свойство «Раз в раунд»
   *[if-activated-or-once-per-round] свойство «При активации» или «Раз в раунд»
  } { $other ->
    [yes] другого своего дракона
   *[no] любого своего дракона
  }
use-icon = воспользуйтесь одним из символов исследования на своём планшете
    .inf = воспользоваться одним из символов исследования на своём планшете
gain-may-cache = получите { $kind ->
    [meat] 1 мясо
    [gold] 1 золото
    [crystal] 1 кристалл
   *[milk] 1 молоко
  }; вы можете запасти его { $on ->
    [any] на любом своём драконе
   *[here] на этом драконе
  }
hoard = получите 1 ресурс на выбор за { $of }; до { $most } из них вы можете запасти на этом драконе
gain-and-cache = получите 2 ресурса на выбор: 1 оставьте себе, а другой запасите на любом своём драконе
draw-may-tuck = возьмите из колоды { $n } { $n ->
    [one] карту дракона
    [few] карты драконов
   *[other] карт драконов
  }{ $each ->
    [yes] {" "}за { $of }
   *[no] { "" }
  }; вы можете подложить { $each ->
    [yes] до { $most } из них
   *[no] { $n ->
        [one] её
       *[other] любые из них
      }
  } под этого дракона
take-may-tuck = возьмите 1 карту дракона; вы можете подложить её под любого своего дракона
draw-split = возьмите из колоды { $n } { $n ->
    [few] карты драконов
   *[other] карт драконов
  }: 1 оставьте себе, { $n ->
    [3] 1 сбросьте и 1 подложите под этого дракона
   *[other] другую подложите под любого своего дракона
  }
    .inf = взять из колоды { $n } { $n ->
    [few] карты драконов
   *[other] карт драконов
  }: 1 оставить себе, { $n ->
    [3] 1 сбросить и 1 подложить под этого дракона
   *[other] другую подложить под любого своего дракона
  }
exchange = обменять 2 ресурса на 1

# Подсчёт
score-per = { $n } ПО за { $of ->
    [dragons] { $dragons }
    [lowest-on-objectives] каждую цель, на которой ни один маркер не стоит ниже вашего
    [markers-on-tile] каждый ваш маркер на тайле гильдии
    [sets-of-traits] каждый набор из четырёх черт характера на вашем планшете
    [sets-of-sizes] каждый набор из четырёх размеров на вашем планшете
    [pairs-of-eggs] каждые 2 яйца на вашем планшете
    [full-columns] каждый столбец, заполненный драконами
    [cave-cards] каждую карту пещеры на вашем планшете
   *[resources-in-costs] каждый ресурс в стоимости драконов одной пещеры
  }{ $most ->
    [0] { "" }
   *[other] {" "}(не больше { $most })
  }
score-if = { $n } ПО, если { $when ->
    [column-full] этот столбец заполнен драконами
    [between-dragons] непосредственно слева и справа от него есть драконы
    [no-aggressive-in-cave] в этой пещере нет агрессивных драконов
    [cave-excavated] все залы этой пещеры раскопаны
    [last-in-cave] это крайний справа дракон в этой пещере
    [hatchling-small-large-in-cave] в этой пещере есть дракончик, маленький и крупный драконы
    [crimson-full] в Багровой пещере 4 дракона
    [golden-full] в Золотом гроте 4 дракона
    [amethyst-full] в Аметистовой бездне 4 дракона
    [cave-full] в этой пещере 4 дракона
    [other-playful-in-cave] в этой пещере есть другой игривый дракон
   *[other-helpful-in-column] в этом столбце есть другой дружелюбный дракон
  }
item-worth = { $kind ->
    [dragon] каждая подложенная здесь карта приносит
    [meat] каждое запасённое здесь мясо приносит
   *[milk] каждое запасённое здесь молоко приносит
  } на 1 ПО больше
score-paid = вы можете один раз заплатить: { $offers }
offer = { $parts } за { $vp } ПО
printed-vp-row = ПО, напечатанные на клетке

# Время свойств
when-played = При розыгрыше: { $text }
if-activated = При активации: { $text }
once-per-round = Раз в раунд: { $text }
end-game = В конце игры: { $text }

# Названия
tile-row = { $tile }, ряд { $row }
icon-name = { cave-row }, символ { $n }
completion-name = Бонус за последний зал
track-name = Трек гильдии, деление { $n }

# Действия
action-excavate = Раскопать
action-entice = Приманить дракона
action-explore-crimson = Исследовать Багровую пещеру
action-explore-golden = Исследовать Золотой грот
action-explore-amethyst = Исследовать Аметистовую бездну
action-pass = Спасовать
costs = стоит { $parts }{ $less ->
    [yes] , на 1 яйцо или ресурс меньше
   *[no] { "" }
  }
costs-nothing = ничего не стоит
explores = { $costs }; по пути: { $way }
activates = свойство дракона «{ $dragon }»

# Вопросы
ask-pick-cards = Оставьте себе четыре из шести карт.
ask-pick-resources = Возьмите три ресурса.
keep-cards = { $cards }
start-with = { $parts }
ask-turn = Выберите действие или спасуйте.
ask-entice = Какого дракона приманить?
ask-settle = В какую пещеру?
ask-waive = Какую часть стоимости не платить?
ask-trade = Какой ресурс отдать в обмен?
ask-excavate-action = Какую карту пещеры выложить?
ask-excavate = Какую карту пещеры выложить? ({ $text })
ask-dig = В какой пещере её выложить?
ask-order = Что сначала?
effect-first = эффект карты пещеры
bonus-first = бонус за последний зал
ask-play-dragon = Какого дракона разыграть? ({ $text })
ask-cover = Поверх какого дракона его разыграть?
ask-gain = Выберите, что получить ({ $text }).
ask-gain-of-cost = Выберите ресурс, который получите.
ask-gain-shared = Выберите вид ресурса.
ask-take = Выберите карту ({ $text }).
ask-lay-egg = Выберите гнездо ({ $text }).
ask-guild-step = Сделать шаг по треку гильдии? Если деление коричневое, выберите клетку для маркера.
ask-place-marker = Куда на тайле гильдии поставить маркер?
ask-cache = Какой ресурс запасти? ({ $text })
ask-cache-on = На каком драконе его запасти?
ask-tuck = Выберите, что подложить ({ $text }).
ask-tuck-under = Под какого дракона её подложить?
ask-hatch = Накормить дракончика?
ask-reveal = Открыть верхнюю карту колоды драконов?
ask-pay = Заплатить? ({ $text })
ask-spend = Чем заплатить? Осталось: { tokens }.
ask-up-to = Ещё раз? ({ $text })
ask-exchange = Какие два ресурса отдать?
ask-exchange-for = Какой ресурс взять?
exchange-pair = { $one } + { $two }
by-exchange = { token } за 2 других ресурса
ask-all = Что дальше?
ask-choose = Выберите одно.
ask-each = Какой дракон следующий? ({ $text })
ask-swap = Какого дракона поменять местами?
ask-swap-with = С каким драконом?
ask-activate = Какое свойство активировать?
ask-use-icon = Каким символом воспользоваться?
ask-gain-may-cache = Запасти ресурс или оставить себе? ({ $text })
ask-hoarding = Выберите ресурс, чтобы оставить себе или запасти здесь.
cache-here = запасти здесь: { token }
ask-gain-and-cache = Использовать свойство? ({ $text })
ask-keep-any = Какой ресурс оставить себе?
ask-cache-any = Какой ресурс запасти?
ask-draw-may-tuck = Взять? ({ $text })
ask-tuck-drawn = Какую из взятых карт подложить?
keep-rest = остальное оставить себе
keep-it = оставить себе
ask-take-may-tuck = Выберите карту ({ $text }).
ask-tuck-taken = Под какого дракона её подложить?
ask-draw-split = Взять? ({ $text })
ask-fate = Что сделать с этой картой?
fate-keep = оставить себе: { $card }
fate-discard = сбросить: { $card }
fate-tuck = подложить: { $card }
ask-limits = Можно оставить не больше 9 карт и 9 ресурсов: что сбросить?
ask-once-per-round = Какого дракона «раз в раунд» использовать дальше?
ask-score-paid = Подсчёт очков: { $text }

# Почему нет
no-coin = у вас не осталось монет
no-cave-card = у вас на руке нет карты пещеры
no-site = ни один зал нельзя раскопать с вашим количеством яиц
no-dragon-to-entice = ни одного дракона с руки нельзя оплатить и разместить
explored-enough = эту пещеру в этом раунде исследовали трижды
cave-is-excavated = эта пещера уже полностью раскопана
no-space-for = нет свободного раскопанного зала в пещерах, которые выбирает { $dragon }
short-of = { $kind ->
    [coin] не хватает { $n } { $n ->
        [one] монеты
       *[other] монет
      }
   *[egg] не хватает { $n } { $n ->
        [one] яйца
       *[other] яиц
      }
  }
lacks = не хватает: { $parts }

# Журнал
event-gained = { $who } получает { tokens }.
event-paid = { $who } платит { tokens }.
event-paid-egg = { $who } платит яйцо ({ $space }).
event-laid = { $who } откладывает яйцо ({ $space }).
event-discarded = { $who } сбрасывает: { $card }.
event-took = { $who } берёт: { $card }.
event-drew = { $who } берёт из колоды: { $card }.
event-drew-hidden = { $who } берёт из колоды карту { $what ->
    [dragon] дракона
   *[cave] пещеры
  }.
event-cached = { $who } запасает { $kind ->
    [meat] мясо
    [gold] золото
    [crystal] кристалл
   *[milk] молоко
  }: { $dragon }.
event-tucked = { $who } подкладывает карту ({ $card }): { $dragon }.
event-tucked-hidden = { $who } подкладывает карту: { $dragon }.
event-stepped = { $who } переходит на деление { $space } трека гильдии.
event-placed = { $who } ставит маркер в ряд { $row } тайла гильдии.
event-revealed = { $who } открывает: { $card }.
event-exchanged = { $who } обменивает 2 ресурса на 1.
event-played = { $who } разыгрывает: { $dragon } ({ $space }).
event-excavated = { $who } раскапывает зал ({ $space }): { $card }.
event-swapped = { $who } меняет местами: { $one } и { $two }.
event-explored = { $who } исследует пещеру: { cave-row }.
event-passed = { $who } пасует.
guild-standing = маркеров { $markers }, шагов { $steps }
event-objective = { $who }: { $objective } — { $n }, { $vp } ПО.
event-round = Начинается раунд { $n }.
event-bought = { $who } покупает { $n } ПО.

# Варианты игры
option-ask_everything = Спрашивать меня обо всём
option-vp_row = Нижний ряд тайла гильдии для 3–5 игроков
option-vp_row-631 = 6, 3 и 1, как напечатано
option-vp_row-6531 = 6, 5, 3 и 1, как мы когда-то предполагали
option-guild_face = Сторона тайла гильдии для трёх игроков
option-guild_face-3-5 = та, что для 3–5 игроков
option-guild_face-4-5 = та, что для 1–2 игроков
option-forced_guild = Шаги и бонусы гильдии обязательны
option-other_caves = Два маркера в 4-м ряду Гильдии дождевых лесов считают разные пещеры
option-guild_laps = Круги на треке гильдии учитываются для цели
option-cave_eggs = Карты пещер, «разыгранные бесплатно», стоят яйца своего столбца
option-pay_for_nothing = Можно платить за неосуществимое
option-walk = Дракон, появившийся в пещере во время исследования
option-walk-spaces = не активируется, но пропускает дальше
option-walk-stop = останавливает исследование
option-walk-once = не активируется, и ни одного дракона не встречают дважды
option-fresh_activation = Дракон 172 может активировать дракона, разыгранного в этом ходу
option-far_icons = Дракон 73 достаёт до символов за последним драконом пещеры
option-top_feeds = Всё, что было у накрытого дракона, считается кормлениями дракончика поверх него
option-late_dragons = Драконов «раз в раунд», появившихся в этой фазе, можно использовать
option-limit_checks = Лимит 9 проверяется
option-limit_checks-turns = после каждого хода, включая пас
option-limit_checks-actions = только после действий
option-limit_checks-rounds = после ходов и в конце каждого раунда
option-coinless_pass = Кто остался без монет, тот спасовал
option-reshuffle = Пустую колоду складывают из её сброса

# Стол как текст
draw-round = Раунд { $n } из 4
draw-dragons = Карты драконов (в колоде { $n }, в сбросе { $discarded }):
draw-caves = Карты пещер (в колоде { $n }, в сбросе { $discarded }):
draw-automa = Деление гильдии { $space }; карт драконов { $dragons }, карт пещер { $caves }; карт в колоде { $cards }; монет на цели { $coins }; { $vp } ПО
draw-player = Игрок { $n }: { $vp } ПО{ $first ->
    [yes] , первый игрок
   *[no] { "" }
  }{ $passed ->
    [yes] , пас
   *[no] { "" }
  }
draw-guild = деление гильдии { $space }, маркеров осталось { $left }
draw-hand = На руке: карт драконов { $dragons }, карт пещер { $caves }
draw-empty = (пусто)

# Источники очков
score-guild = гильдия
score-dragons = драконы
score-abilities = свойства «В конце игры»
score-eggs = яйца
score-cached = запасённые ресурсы
score-tucked = подложенные карты
score-objectives = цели
score-coins = монеты
score-items = остатки
score-caves = карты пещер
score-track = трек гильдии
