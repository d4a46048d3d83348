# Що кажуть карти, планшети й стіл «Змієвиру».

# Кількості
tokens = { $kind ->
    [meat] { $n } { $n ->
        [one] м'ясо
       *[other] м'яса
      }
    [gold] { $n } { $n ->
        [one] золото
       *[other] золота
      }
    [crystal] { $n } { $n ->
        [one] кристал
        [few] кристали
       *[other] кристалів
      }
    [milk] { $n } { $n ->
        [one] молоко
       *[other] молока
      }
    [coin] { $n } { $n ->
        [one] монету
        [few] монети
       *[other] монет
      }
    [egg] { $n } { $n ->
        [one] яйце
        [few] яйця
       *[other] яєць
      }
    [resource] { $n } { $n ->
        [one] ресурс
        [few] ресурси
       *[other] ресурсів
      }
    [dragon] { $n } { $n ->
        [one] карту дракона
        [few] карти драконів
       *[other] карт драконів
      }
    [cave] { $n } { $n ->
        [one] карту печери
        [few] карти печер
       *[other] карт печер
      }
    [card] { $n } { $n ->
        [one] карту дракона або печери
        [few] карти драконів або печер
       *[other] карт драконів або печер
      }
   *[item] { $n } { $n ->
        [one] ресурс або карту
        [few] ресурси або карти
       *[other] ресурсів або карт
      }
  }
token = { $kind ->
    [meat] м'ясо
    [gold] золото
    [crystal] кристал
    [milk] молоко
    [coin] монета
   *[egg] яйце
  }
cave-row = { $cave ->
    [crimson] Багряна яскиня
    [golden] Золотавий грот
   *[amethyst] Аметистова прірва
  }
space = { $cave ->
    [crimson] Багряна
    [golden] Золотавий
   *[amethyst] Аметистова
  } { $column }
mat-nests = гнізда планшета
dragon-at = { $dragon } ({ $space })
egg-of = яйце: { $place }
from-display = з планшета для карт: { $card }
from-deck = верхня карта колоди
cave-said = карта печери { $n }: { $text }
cave-number = карта печери { $n }
income = дохід раунду { $n }
completion-of = бонус при закритті зали 4-ї колонки, { cave-row }
guild-row = тайл гільдії, ряд { $row }
tile-place = ряд { $row }: { $text }
printed-vp = { $n } ПБ наприкінці гри
icon = { cave-row }, символ { $n }: { $text }
infinitive = { $of_inf }
and-more = { $one }, { $two }
or-last = { $one } або { $two }
sequel = { $first }; { $second }
asked-by = { $dragon }: { $ask }

# Дієслова
gain = отримайте { $kind ->
    [resource] { tokens } на вибір
   *[other] { tokens }
  }
    .inf = отримати { $kind ->
    [resource] { tokens } на вибір
   *[other] { tokens }
  }
gains = отримайте { $parts }
    .inf = отримати { $parts }
gained = { $kind ->
    [resource] { tokens } на вибір
   *[other] { tokens }
  }
gain-of-cost = отримайте 1 ресурс, указаний у вартості цієї карти
    .inf = отримати 1 ресурс, указаний у вартості цієї карти
gain-shared = виберіть вид ресурсу: отримайте { $n } таких, а кожен суперник може отримати 1 такий
take = візьміть { $what ->
    [dragon] { $n } { $n ->
        [one] карту дракона
        [few] карти драконів
       *[other] карт драконів
      }
   *[cave] { $n } { $n ->
        [one] карту печери
        [few] карти печер
       *[other] карт печер
      }
  }{ $source ->
    [deck] {" "}з колоди
   *[any] { "" }
  }
    .inf = взяти { $what ->
    [dragon] { $n } { $n ->
        [one] карту дракона
        [few] карти драконів
       *[other] карт драконів
      }
   *[cave] { $n } { $n ->
        [one] карту печери
        [few] карти печер
       *[other] карт печер
      }
  }{ $source ->
    [deck] {" "}з колоди
   *[any] { "" }
  }
lay-egg = покладіть { $n } { $n ->
    [one] яйце
    [few] яйця
   *[other] яєць
  }{ $where ->
    [here] {" "}на цього дракона
    [cave] {" "}в цій печері
    [column] {" "}в цій колонці
    [adjacent] {" "}на сусіднього дракона
    [it] {" "}на нього
   *[any] { "" }
  }
    .inf = покласти { $n } { $n ->
    [one] яйце
    [few] яйця
   *[other] яєць
  }{ $where ->
    [here] {" "}на цього дракона
    [cave] {" "}в цій печері
    [column] {" "}в цій колонці
    [adjacent] {" "}на сусіднього дракона
    [it] {" "}на нього
   *[any] { "" }
  }
guild-step = зробіть { $n } { $n ->
    [one] крок
    [few] кроки
   *[other] кроків
  } на треку гільдії
    .inf = зробити { $n } { $n ->
    [one] крок
    [few] кроки
   *[other] кроків
  } на треку гільдії
place-marker = покладіть свою фішку на тайл гільдії
    .inf = покласти свою фішку на тайл гільдії
cache = { $source ->
    [general] запасіть { tokens } на вибір із загального запасу
   *[supply] ви можете запасти { tokens }
  }{ $on ->
    [here] {" "}на цьому драконі
    [column] {" "}на драконі в цій колонці
   *[any] {" "}{ $n ->
        [one] на будь-якому своєму драконі
       *[other] на будь-яких своїх драконах
      }
  }{ $more ->
    [yes] , щоб { $then_inf }
   *[no] { "" }
  }
    .inf = запасти { tokens }{ $on ->
    [here] {" "}на цьому драконі
    [column] {" "}на драконі в цій колонці
   *[any] {" "}{ $n ->
        [one] на будь-якому своєму драконі
       *[other] на будь-яких своїх драконах
      }
  }{ $more ->
    [yes] , щоб { $then_inf }
   *[no] { "" }
  }
cache-on = запасіть його
tuck = { $source ->
    [deck] підкладіть { $n } { $n ->
        [one] карту дракона
        [few] карти драконів
       *[other] карт драконів
      } з колоди
   *[hand] ви можете підкласти { $n } { $n ->
        [one] карту дракона
        [few] карти драконів
       *[other] карт драконів
      } з руки
  }{ $under ->
    [here] {" "}під цього дракона
    [column] {" "}під дракона в цій колонці
    [it] {" "}під нього
   *[any] {" "}{ $n ->
        [one] під будь-якого свого дракона
       *[other] під будь-яких своїх драконів
      }
  }{ $more ->
    [yes] , щоб { $then_inf }
   *[no] { "" }
  }
    .inf = підкласти { $n } { $n ->
    [one] карту дракона
    [few] карти драконів
   *[other] карт драконів
  } { $source ->
    [deck] з колоди
   *[hand] з руки
  }{ $under ->
    [here] {" "}під цього дракона
    [column] {" "}під дракона в цій колонці
    [it] {" "}під нього
   *[any] {" "}{ $n ->
        [one] під будь-якого свого дракона
       *[other] під будь-яких своїх драконів
      }
  }{ $more ->
    [yes] , щоб { $then_inf }
   *[no] { "" }
  }
tuck-under = підкладіть її
hatch = { $feed ->
    [dragon] ви можете підкласти сюди 1 карту дракона з руки
    [meat] ви можете запасти тут 1 м'ясо
   *[milk] ви можете запасти тут 1 молоко
  }. { $more ->
    [yes] Щоразу, коли { $feed ->
        [dragon] сюди підкладають карту дракона
        [meat] тут запасають м'ясо
       *[milk] тут запасають молоко
      }: { $benefit }. За третім разом також
   *[no] За третім разом
  }: { $bonus }
reveal = відкрийте верхню карту колоди драконів: { $sizes ->
    [hatchling] драконятко підкладіть
    [small] дрібного дракона підкладіть
    [medium] середнього дракона підкладіть
    [large] великого дракона підкладіть
    [small-hatchling] дрібного дракона чи драконятко підкладіть
   *[medium-large] середнього чи великого дракона підкладіть
  } сюди, { $more ->
    [yes] а будь-яку іншу карту скиньте й { $then }
   *[no] а будь-яку іншу карту візьміть на руку
  }
    .inf = відкрити верхню карту колоди драконів
opponents = кожен суперник може { $part_inf }
pay = ви можете сплатити { tokens }{ $where ->
    [cave] {" "}із цієї печери
    [adjacent] {" "}із сусідніх драконів
   *[any] { "" }
  }{ $more ->
    [yes] , щоб { $then_inf }
   *[no] { "" }
  }
    .inf = сплатити { tokens }{ $where ->
    [cave] {" "}із цієї печери
    [adjacent] {" "}із сусідніх драконів
   *[any] { "" }
  }{ $more ->
    [yes] , щоб { $then_inf }
   *[no] { "" }
  }
up-to = ви можете до { $n } разів { $part_inf }
    .inf = до { $n } разів { $part_inf }
all = { $parts }
    .inf = { $parts_inf }
choose = { $n ->
    [one] виберіть одне
   *[other] виберіть { $n } різні
  } з переліку: { $parts }
    .inf = вибрати { $n ->
    [one] одне
   *[other] { $n } різні
  } з переліку: { $parts }
if = якщо { $when ->
    [three-in-cave] в цій печері щонайменше 3 дракони
    [column-full] ця колонка заповнена драконами
    [marker-on-tile] на тайлі гільдії є ваша фішка
    [crimson-as-left] у вашій Багряній яскині не менше драконів, ніж у гравця ліворуч
    [golden-as-left] у вашому Золотавому гроті не менше драконів, ніж у гравця ліворуч
   *[amethyst-as-left] у вашій Аметистовій прірві не менше драконів, ніж у гравця ліворуч
  }, { $then }
    .inf = { $then_inf }, якщо виконано умову
for-each = за { $of }: { $then }
    .inf = за { $of }: { $then_inf }
each = один дракон за одним: { $then }
each-marker = кожну свою фішку на тайлі гільдії
dragons = { $size ->
    [hatchling] кожне{" "}
   *[any] кожного{" "}
  }{ $other ->
    [yes] іншого{" "}
   *[no] { "" }
  }{ $where ->
    [adjacent] сусіднього{" "}
   *[other] { "" }
  }{ $gentle ->
    [yes] неагресивного{" "}
   *[no] { "" }
  }{ $trait ->
    [shy] боязкого{" "}
    [aggressive] агресивного{" "}
    [playful] грайливого{" "}
    [helpful] дружнього{" "}
   *[any] { "" }
  }{ $size ->
    [hatchling] драконятко
    [small] дрібного дракона
    [medium] середнього дракона
    [large] великого дракона
   *[any] дракона
  }{ $timing ->
    [when-played] {" "}з властивістю «При розіграші»
    [if-activated] {" "}з властивістю «При активації»
    [once-per-round] {" "}з властивістю «Раз на раунд»
    [end-game] {" "}з властивістю «Наприкінці гри»
   *[any] { "" }
  }{ $where ->
    [cave] {" "}в цій печері
    [column] {" "}в цій колонці
    [mat] {" "}на вашому планшеті
   *[adjacent] { "" }
  }
play-dragon = ви можете зіграти { $source ->
    [display] дракона з планшета для карт
    [hand-or-display] дракона з руки або з планшета для карт
   *[hand] дракона з руки
  }{ $top ->
    [yes] {" "}поверх свого дракона
   *[no] { "" }
  }{ $price ->
    [minus-one] , сплативши на 1 яйце або 1 ресурс менше
    [no-resources] {" "}без оплати вартості в ресурсах
    [free] {" "}безплатно
   *[other] { "" }
  }
    .inf = зіграти { $source ->
    [display] дракона з планшета для карт
    [hand-or-display] дракона з руки або з планшета для карт
   *[hand] дракона з руки
  }{ $top ->
    [yes] {" "}поверх свого дракона
   *[no] { "" }
  }{ $price ->
    [minus-one] , сплативши на 1 яйце або 1 ресурс менше
    [no-resources] {" "}без оплати вартості в ресурсах
    [free] {" "}безплатно
   *[other] { "" }
  }
excavate = { $source ->
    [deck] безплатно розкопайте залу верхньою картою колоди печер
   *[other] ви можете безплатно розкопати { $n ->
        [one] залу
       *[other] до { $n } зал
      } { $source ->
        [display] картою печери з планшета для карт
        [hand-or-display] картою печери з руки або з планшета для карт
       *[hand] { $n ->
            [one] картою печери з руки
           *[other] картами печер із руки
          }
      }
  }
    .inf = { $source ->
    [deck] безплатно розкопати залу верхньою картою колоди печер
   *[other] безплатно розкопати { $n ->
        [one] залу
       *[other] до { $n } зал
      } { $source ->
        [display] картою печери з планшета для карт
        [hand-or-display] картою печери з руки або з планшета для карт
       *[hand] { $n ->
            [one] картою печери з руки
           *[other] картами печер із руки
          }
      }
  }
swap = ви можете поміняти місцями двох своїх драконів
    .inf = поміняти місцями двох своїх драконів
activate = ви можете активувати { $timings ->
    [when-played] властивість «При розіграші»
    [once-per-round] властивість «Раз на раунд»
   *[if-activated-or-once-per-round] властивість «При активації» або «Раз на раунд»
  } { $other ->
    [yes] іншого свого дракона
   *[no] будь-якого свого дракона
  }
    .inf = активувати { $timings ->
    [when-played] властивість «При розіграші»
    [once-per-round] властивість «Раз на раунд»
   *[if-activated-or-once-per-round] властивість «При активації» або «Раз на раунд»
  } { $other ->
    [yes] іншого свого дракона
   *[no] будь-якого свого дракона
  }
use-icon = скористайтеся одним із символів дослідження на своєму планшеті
    .inf = скористатися одним із символів дослідження на своєму планшеті
gain-may-cache = отримайте { $kind ->
    [meat] 1 м'ясо
    [gold] 1 золото
    [crystal] 1 кристал
   *[milk] 1 молоко
  }; ви можете запасти його { $on ->
    [any] на будь-якому своєму драконі
   *[here] на цьому драконі
  }
hoard = отримайте 1 ресурс на вибір за { $of }; до { $most } з них ви можете запасти на цьому драконі
gain-and-cache = отримайте 2 ресурси на вибір: 1 залиште, а інший запасіть на будь-якому своєму драконі
draw-may-tuck = візьміть із колоди { $n } { $n ->
    [one] карту дракона
    [few] карти драконів
   *[other] карт драконів
  }{ $each ->
    [yes] {" "}за { $of }
   *[no] { "" }
  }; ви можете підкласти { $each ->
    [yes] до { $most } з них
   *[no] { $n ->
        [one] її
       *[other] будь-які з них
      }
  } під цього дракона
take-may-tuck = візьміть 1 карту дракона; ви можете підкласти її під будь-якого свого дракона
draw-split = візьміть із колоди { $n } { $n ->
    [few] карти драконів
   *[other] карт драконів
  }: 1 залиште, { $n ->
    [3] 1 скиньте й 1 підкладіть під цього дракона
   *[other] іншу підкладіть під будь-якого свого дракона
  }
    .inf = взяти з колоди { $n } { $n ->
    [few] карти драконів
   *[other] карт драконів
  }: 1 залишити, { $n ->
    [3] 1 скинути й 1 підкласти під цього дракона
   *[other] іншу підкласти під будь-якого свого дракона
  }
exchange = обміняти 2 ресурси на 1

# Підрахунок
score-per = { $n } ПБ за { $of ->
    [dragons] { $dragons }
    [lowest-on-objectives] кожну ціль, на якій жодна фішка не стоїть нижче за вашу
    [markers-on-tile] кожну вашу фішку на тайлі гільдії
    [sets-of-traits] кожен набір із чотирьох рис на вашому планшеті
    [sets-of-sizes] кожен набір із чотирьох розмірів на вашому планшеті
    [pairs-of-eggs] кожні 2 яйця на вашому планшеті
    [full-columns] кожну колонку, заповнену драконами
    [cave-cards] кожну карту печери на вашому планшеті
   *[resources-in-costs] кожен ресурс у вартості драконів однієї печери
  }{ $most ->
    [0] { "" }
   *[other] {" "}(щонайбільше { $most })
  }
score-if = { $n } ПБ, якщо { $when ->
    [column-full] ця колонка заповнена драконами
    [between-dragons] безпосередньо ліворуч і праворуч від нього є дракони
    [no-aggressive-in-cave] в цій печері немає агресивних драконів
    [cave-excavated] всі зали цієї печери розкопано
    [last-in-cave] це крайній праворуч дракон у цій печері
    [hatchling-small-large-in-cave] в цій печері є драконятко, дрібний і великий дракони
    [crimson-full] в Багряній яскині 4 дракони
    [golden-full] в Золотавому гроті 4 дракони
    [amethyst-full] в Аметистовій прірві 4 дракони
    [cave-full] в цій печері 4 дракони
    [other-playful-in-cave] в цій печері є інший грайливий дракон
   *[other-helpful-in-column] в цій колонці є інший дружній дракон
  }
item-worth = { $kind ->
    [dragon] кожна підкладена тут карта приносить
    [meat] кожне запасене тут м'ясо приносить
   *[milk] кожне запасене тут молоко приносить
  } на 1 ПБ більше
score-paid = ви можете один раз сплатити: { $offers }
offer = { $parts } за { $vp } ПБ
printed-vp-row = ПБ, надруковані на клітинці

# Час властивостей
when-played = При розіграші: { $text }
if-activated = При активації: { $text }
once-per-round = Раз на раунд: { $text }
end-game = Наприкінці гри: { $text }

# Назви
tile-row = { $tile }, ряд { $row }
icon-name = { cave-row }, символ { $n }
completion-name = Бонус при закритті зали 4-ї колонки
track-name = Трек гільдії, поділка { $n }

# Дії
action-excavate = Розкопати
action-entice = Приманити дракона
action-explore-crimson = Дослідити Багряну яскиню
action-explore-golden = Дослідити Золотавий грот
action-explore-amethyst = Дослідити Аметистову прірву
action-pass = Спасувати
costs = коштує { $parts }{ $less ->
    [yes] , на 1 яйце або ресурс менше
   *[no] { "" }
  }
costs-nothing = нічого не коштує
explores = { $costs }; дорогою: { $way }
activates = властивість дракона «{ $dragon }»

# Запитання
ask-pick-cards = Залиште чотири з шести карт.
ask-pick-resources = Візьміть три ресурси.
keep-cards = { $cards }
start-with = { $parts }
ask-turn = Виберіть дію або спасуйте.
ask-entice = Якого дракона приманити?
ask-settle = До якої печери?
ask-waive = Яку частину вартості не сплачувати?
ask-trade = Який ресурс віддати в обмін?
ask-excavate-action = Яку карту печери викласти?
ask-excavate = Яку карту печери викласти? ({ $text })
ask-dig = У якій печері її викласти?
ask-order = Що спершу?
effect-first = ефект карти печери
bonus-first = бонус при закритті зали
ask-play-dragon = Якого дракона зіграти? ({ $text })
ask-cover = Поверх якого дракона його зіграти?
ask-gain = Виберіть, що отримати ({ $text }).
ask-gain-of-cost = Виберіть ресурс, який отримаєте.
ask-gain-shared = Виберіть вид ресурсу.
ask-take = Виберіть карту ({ $text }).
ask-lay-egg = Виберіть гніздо ({ $text }).
ask-guild-step = Зробити крок на треку гільдії? Якщо поділка брунатна, виберіть клітинку для фішки.
ask-place-marker = Куди на тайлі гільдії покласти фішку?
ask-cache = Який ресурс запасти? ({ $text })
ask-cache-on = На якому драконі його запасти?
ask-tuck = Виберіть для підкладання ({ $text }).
ask-tuck-under = Під якого дракона її підкласти?
ask-hatch = Нагодувати драконятко?
ask-reveal = Відкрити верхню карту колоди драконів?
ask-pay = Сплатити? ({ $text })
ask-spend = Чим сплатити? Ще треба: { tokens }.
ask-up-to = Іще раз? ({ $text })
ask-exchange = Які два ресурси віддати?
ask-exchange-for = Який ресурс взяти?
exchange-pair = { $one } + { $two }
by-exchange = { token } за 2 інші ресурси
ask-all = Що далі?
ask-choose = Виберіть одне.
ask-each = Який дракон наступний? ({ $text })
ask-swap = Якого дракона поміняти місцями?
ask-swap-with = З яким драконом?
ask-activate = Яку властивість активувати?
ask-use-icon = Яким символом скористатися?
ask-gain-may-cache = Запасти ресурс чи залишити? ({ $text })
ask-hoarding = Виберіть ресурс, щоб залишити або запасти тут.
cache-here = запасти тут: { token }
ask-gain-and-cache = Використати властивість? ({ $text })
ask-keep-any = Який ресурс залишити?
ask-cache-any = Який ресурс запасти?
ask-draw-may-tuck = Узяти? ({ $text })
ask-tuck-drawn = Яку зі взятих карт підкласти?
keep-rest = решту залишити
keep-it = залишити
ask-take-may-tuck = Виберіть карту ({ $text }).
ask-tuck-taken = Під якого дракона її підкласти?
ask-draw-split = Узяти? ({ $text })
ask-fate = Що зробити з цією картою?
fate-keep = залишити: { $card }
fate-discard = скинути: { $card }
fate-tuck = підкласти: { $card }
ask-limits = Можна залишити щонайбільше 9 карт і 9 ресурсів: що скинути?
ask-once-per-round = Якого дракона «раз на раунд» використати далі?
ask-score-paid = Підрахунок балів: { $text }

# Чому ні
no-coin = у вас не залишилося монет
no-cave-card = у вас на руці немає карти печери
no-site = жодної зали не можна розкопати з вашою кількістю яєць
no-dragon-to-entice = жодного дракона з руки не можна оплатити й розмістити
explored-enough = цю печеру в цьому раунді досліджено тричі
cave-is-excavated = ця печера вже повністю розкопана
no-space-for = немає вільної розкопаної зали в печерах, де живе { $dragon }
short-of = { $kind ->
    [coin] бракує { $n } { $n ->
        [one] монети
       *[other] монет
      }
   *[egg] бракує { $n } { $n ->
        [one] яйця
       *[other] яєць
      }
  }
lacks = бракує: { $parts }

# Журнал
event-gained = { $who } отримує { tokens }.
event-paid = { $who } сплачує { tokens }.
event-paid-egg = { $who } сплачує яйце ({ $space }).
event-laid = { $who } кладе яйце ({ $space }).
event-discarded = { $who } скидає: { $card }.
event-took = { $who } бере: { $card }.
event-drew = { $who } бере з колоди: { $card }.
event-drew-hidden = { $who } бере з колоди карту { $what ->
    [dragon] дракона
   *[cave] печери
  }.
event-cached = { $who } запасає { $kind ->
    [meat] м'ясо
    [gold] золото
    [crystal] кристал
   *[milk] молоко
  }: { $dragon }.
event-tucked = { $who } підкладає карту ({ $card }): { $dragon }.
event-tucked-hidden = { $who } підкладає карту: { $dragon }.
event-stepped = { $who } переходить на поділку { $space } треку гільдії.
event-placed = { $who } кладе фішку в ряд { $row } тайла гільдії.
event-revealed = { $who } відкриває: { $card }.
event-exchanged = { $who } обмінює 2 ресурси на 1.
event-played = { $who } розігрує: { $dragon } ({ $space }).
event-excavated = { $who } розкопує залу ({ $space }): { $card }.
event-swapped = { $who } міняє місцями: { $one } та { $two }.
event-explored = { $who } досліджує печеру: { cave-row }.
event-passed = { $who } пасує.
guild-standing = фішок { $markers }, кроків { $steps }
event-objective-scored = { $who }: { $objective } — { $n }, { $vp } ПБ.
event-round-began = Починається раунд { $n }.
event-bought = { $who } купує { $n } ПБ.

# Варіанти гри
option-ask_everything = Питати мене й там, де ніхто б не відмовився
option-vp_row = Найнижчий ряд тайла гільдії для 3–5 гравців
option-vp_row-631 = 6, 3 і 1, як надруковано
option-vp_row-6531 = 6, 5, 3 і 1, як ми колись припускали
option-guild_face = Бік тайла гільдії для трьох гравців
option-guild_face-3-5 = той, що для 3–5 гравців
option-guild_face-4-5 = той, що для 1–2 гравців
option-forced_guild = Кроки й бонуси гільдії обов'язкові
option-other_caves = Дві фішки в 4-му ряду Гільдії дощових лісів рахують різні печери
option-guild_laps = Кола на треку гільдії враховуються для цілі
option-cave_eggs = Карти печер, «зіграні безплатно», коштують яйця своєї колонки
option-pay_for_nothing = Можна платити за нездійсненне
option-walk = Дракон, який з'явився в печері під час дослідження
option-walk-spaces = не активується, але пропускає далі
option-walk-stop = зупиняє дослідження
option-walk-once = не активується, і жодного дракона не зустрічають двічі
option-fresh_activation = Дракон 172 може активувати дракона, зіграного цього ходу
option-far_icons = Дракон 73 дістає до символів за останнім драконом печери
option-top_feeds = Усе, що мав накритий дракон, рахується як годування драконятка поверх нього
option-late_dragons = Драконів «раз на раунд», що з'явилися в цій фазі, можна використати
option-limit_checks = Ліміт 9 перевіряється
option-limit_checks-turns = після кожного ходу, зокрема й пасу
option-limit_checks-actions = лише після дій
option-limit_checks-rounds = після ходів і наприкінці кожного раунду
option-coinless_pass = Хто лишився без монет, той спасував
option-reshuffle = Порожню колоду складають із її скиду

# Стіл як текст
draw-round = Раунд { $n } із 4
draw-dragons = Карти драконів (у колоді { $n }, у скиді { $discarded }):
draw-caves = Карти печер (у колоді { $n }, у скиді { $discarded }):
draw-automa = Поділка гільдії { $space }; карт драконів { $dragons }, карт печер { $caves }; карт у колоді { $cards }; монет на цілі { $coins }; { $vp } ПБ
draw-player = Гравець { $n }: { $vp } ПБ{ $first ->
    [yes] , перший гравець
   *[no] { "" }
  }{ $passed ->
    [yes] , пас
   *[no] { "" }
  }
draw-guild = поділка гільдії { $space }, фішок залишилося { $left }
draw-hand = На руці: карт драконів { $dragons }, карт печер { $caves }
draw-empty = (порожньо)

# Джерела балів
score-guild = гільдія
score-dragons = дракони
score-abilities = властивості «Наприкінці гри»
score-eggs = яйця
score-cached = запасені ресурси
score-tucked = підкладені карти
score-objectives = цілі
score-coins = монети
score-items = залишки
score-caves = карти печер
score-track = трек гільдії

# Про що гравця попереджають заздалегідь.
farewell-passed = у цьому раунді ви більше не ходите
last-coin = це ваша остання монета: далі можна буде лише пасувати
