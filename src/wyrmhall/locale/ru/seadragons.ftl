# Морские драконы.
gold-of = { $n } { $n ->
    [one] золото
   *[other] золота
}
colour = { $colour ->
    [orange] оранжевый
    [green] зелёный
    [purple] фиолетовый
    [pink] розовый
    [yellow] жёлтый
    [red] красный
   *[blue] синий
}
ships = { $n ->
    [one] { $n } { $colour ->
        [green] зелёный
        [purple] фиолетовый
        [red] красный
       *[blue] синий
    } корабль
    [few] { $n } { $colour ->
        [green] зелёных
        [purple] фиолетовых
        [red] красных
       *[blue] синих
    } корабля
   *[other] { $n } { $colour ->
        [green] зелёных
        [purple] фиолетовых
        [red] красных
       *[blue] синих
    } кораблей
}
ships-any = { $n ->
    [one] { $n } корабль любого цвета
    [few] { $n } корабля любого цвета
   *[other] { $n } кораблей любого цвета
}

# Компоненты
central-island = Центральный остров
sea-currents = Морские течения
realm-text = лежит { $quadrant ->
    [nw] на северо-западе
    [ne] на северо-востоке
    [se] на юго-востоке
   *[sw] на юго-западе
}
board = Планшет морского царства, сторона { $side }
board-text = { $ships ->
    [one] { $ships } флажок корабля
    [few] { $ships } флажка кораблей
   *[other] { $ships } флажков кораблей
}, { $whirlpools ->
    [one] { $whirlpools } водоворот
    [few] { $whirlpools } водоворота
   *[other] { $whirlpools } водоворотов
}, { $gold ->
    [one] { $gold } символ золота
    [few] { $gold } символа золота
   *[other] { $gold } символов золота
}, { $reefs ->
    [one] { $reefs } символ рифа
    [few] { $reefs } символа рифа
   *[other] { $reefs } символов рифа
}
figure = { $size ->
    [small] малый
    [medium] средний
   *[large] большой
} дракон { $code }
figure-text = { $n ->
    [one] { $n } ячейка
    [few] { $n } ячейки
   *[other] { $n } ячеек
} вместе с головой; { $turns ->
    [1] как ни поверни, одинаков
    [one] { $turns } способ повернуть и отразить
    [few] { $turns } способа повернуть и отразить
   *[other] { $turns } способов повернуть и отразить
}
mission = миссия { $code }
mission-cost = сбросьте { $cost }
mission-vp = { $n } ПО в конце игры
mission-text = { $cost } за { $vp } ПО{ $reef ->
    [0] { "" }
    [1] {" "}и карту рифов
    [one] {" "}и { $reef } карту рифов
    [few] {" "}и { $reef } карты рифов
   *[other] {" "}и { $reef } карт рифов
}
reef-two-ships = два { $colour ->
    [green] зелёных
    [purple] фиолетовых
    [red] красных
   *[blue] синих
} корабля
reef-two-ships-text = считается 2 { $colour ->
    [green] зелёными
    [purple] фиолетовыми
    [red] красными
   *[blue] синими
} кораблями для одной миссии и сбрасывается целиком; неиспользованная приносит 2 ПО
reef-any-ship = корабль любого цвета
reef-any-ship-text = считается 1 кораблём любого цвета для миссии и сбрасывается; неиспользованная приносит 1 ПО
reef-hidden-dragon = скрытый дракон ({ $realm })
reef-hidden-dragon-text = считается 1 вашим драконом при подсчёте этого царства, но не при ничьей: { $realm }
reef-gold = золото ({ $n })
reef-gold-text = неиспользованная приносит 4 ПО
head-tokens = { $colour ->
    [orange] оранжевые
    [green] зелёные
    [purple] фиолетовые
    [pink] розовые
   *[yellow] жёлтые
} фишки голов
ship-tokens = жетоны { $colour ->
    [green] зелёных
    [purple] фиолетовых
    [red] красных
   *[blue] синих
} пиратских кораблей
coins = золотые монеты номиналом { $value }
tail-tokens = { $colour ->
    [orange] оранжевые
    [green] зелёные
    [purple] фиолетовые
    [pink] розовые
   *[yellow] жёлтые
} фишки хвостов

# Глаголы
draw-reef = возьмите { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
} рифов, одну оставьте себе, другую положите под низ стопки
    .inf = взять { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
} рифов, одну оставить себе, другую положить под низ стопки
keep-reef = оставьте себе одну из взятых карт рифов
discard-gold = Сбросить карту рифов «Золото» и получить { gold-of }
take-back = Выбрать заново
gain-gold = получите { gold-of }
pay-neighbours = каждый другой игрок получает 1 золото за каждого своего дракона рядом с вашим

# Вопросы и варианты
ask-pick-colour = Выберите цвет
ask-play-or-pass = Сыграйте карту дракона или объявите пас
ask-place-dragon = Разместите дракона
ask-place-head = Выберите ячейку для головы
ask-keep-reef = Оставьте себе одну карту рифов
ask-complete-mission = Выполните миссию, если хотите
ask-pay-ships = Миссия ({ $text }): что вы сбрасываете?
ask-take-card = Возьмите новую карту дракона
ask-discard-card = Выберите карту дракона для сброса
pick-play = Сыграть карту: { $card }
pick-pass = Объявить пас и получить { gold-of }
pick-place-dragon = { $cells }{ $needed ->
    [0] { "" }
    [one] {" "}(сбрасывает { $needed } карту золота)
    [few] {" "}(сбрасывает { $needed } карты золота)
   *[other] {" "}(сбрасывает { $needed } карт золота)
}
pick-place-head = Голова на { $cell }
pick-keep-reef = Оставить карту: { $card }
pick-mission = Выполнить миссию: { $text }
pick-no-mission = Не выполнять миссию
pick-pay-ships = Сбросить { $paid }
paid-two-ships = { $n ->
    [1] карту «два { $colour ->
        [green] зелёных
        [purple] фиолетовых
        [red] красных
       *[blue] синих
    } корабля»
    [one] { $n } карту «два { $colour ->
        [green] зелёных
        [purple] фиолетовых
        [red] красных
       *[blue] синих
    } корабля»
    [few] { $n } карты «два { $colour ->
        [green] зелёных
        [purple] фиолетовых
        [red] красных
       *[blue] синих
    } корабля»
   *[other] { $n } карт «два { $colour ->
        [green] зелёных
        [purple] фиолетовых
        [red] красных
       *[blue] синих
    } корабля»
}
paid-any-ship = { $n ->
    [1] карту «корабль любого цвета»
    [one] { $n } карту «корабль любого цвета»
    [few] { $n } карты «корабль любого цвета»
   *[other] { $n } карт «корабль любого цвета»
}
pick-take-card = Взять карту: { $card }
pick-pile = Взять верхнюю карту стопки { $size ->
    [small] малых
    [medium] средних
   *[large] больших
} драконов
pick-discard-card = Сбросить карту: { $card }
preview-nothing = ничего не стоит и не приносит
preview-more = { $first }; { $rest }
preview-toll = −{ gold-of }
preview-gold = +{ gold-of }
preview-ships = +{ ships }
preview-reefs = +{ $n } { $n ->
    [one] карта рифов
    [few] карты рифов
   *[other] карт рифов
}
preview-others = соседям +{ gold-of }

# Почему нет
refuse-card-room = Нет места для карты: { $card }
refuse-card-gold = Не хватает золота ({ $n }) даже на самое дешёвое место для карты: { $card }
refuse-cell-island = { $cell } — часть острова
refuse-cell-taken = На { $cell } уже лежит дракон
refuse-cell-own = { $cell } — рядом с вашим драконом
refuse-cell-contact = Дракон на { $cell } не касался бы ни острова, ни дракона другого игрока, или не помещается
refuse-cell-gold = Не хватает золота ({ $n }), чтобы занять { $cell }
refuse-mission = Для этой миссии ({ $text }) не хватает: { $ships }
refuse-card-size = { $card } — того же размера, что и карта, с которой вы только что расстались
refuse-pile-size = Вы только что расстались с картой { $size ->
    [small] малого
    [medium] среднего
   *[large] большого
} дракона
refuse-pile-empty = Карт { $size ->
    [small] малых
    [medium] средних
   *[large] больших
} драконов не осталось

# Журнал
event-picked-colour = { $who } играет { $colour ->
    [orange] оранжевыми
    [green] зелёными
    [purple] фиолетовыми
    [pink] розовыми
   *[yellow] жёлтыми
}
event-placed-dragon = { $who }: { $card } ложится на { $cells }
event-placed-head = { $who } ставит голову на { $cell }
event-collected-ships = { $who } забирает { $ships }
event-gained-gold = { $who } получает { gold-of }
event-paid-gold = { $who } платит { gold-of }
event-discarded-gold = { $who } сбрасывает карту рифов «Золото» за { gold-of }
event-kept-reef = { $who } оставляет себе карту рифов: { $card }
event-kept-reef-hidden = { $who } оставляет себе карту рифов
event-no-reef-left = { $who }: карт рифов не осталось
event-gained-as-neighbour = { $who } получает { gold-of } как сосед ({ $by })
event-completed-mission = { $who } выполняет миссию ({ $vp } ПО), сбрасывая { $paid }
event-new-mission = Новая миссия на рынке: { $text }
event-took-card = { $who } берёт с рынка карту: { $card }
event-new-card = Новая карта на рынке: { $card }
event-drew-card = { $who } берёт из стопки карту: { $card }
event-drew-card-hidden = { $who } берёт из стопки карту { $size ->
    [small] малого
    [medium] среднего
   *[large] большого
} дракона
event-passed = { $who } объявляет пас
event-discarded-card = { $who } сбрасывает карту: { $card }
event-reshuffled = Карты { $size ->
    [small] малых
    [medium] средних
   *[large] больших
} драконов перемешаны в новую стопку: { $n }
event-ended = Голов больше нет: игра окончена

# Стол текстом
draw-legend =
    Карта: @ водоворот, ~ течение, $ золото, ^ риф, ▒ остров; *1 голова, 1 хвост игрока 1;
    корабли: g зелёные, p фиолетовые, r красные, b синие.
draw-market = Рынок драконов:
draw-piles = Стопки: малые { $small }, средние { $medium }, большие { $large }, миссии { $missions }, рифы { $reefs }
draw-missions = Рынок миссий:
draw-mission = { $code }: { $cost } — { $vp } ПО{ $reef ->
    [0] { "" }
    [1] {" "}+ риф
   *[other] {" "}+ рифы: { $reef }
}
draw-hand = Ваша рука:
draw-reefs = Ваши карты рифов: { $cards }
draw-drawn = Взятые карты рифов: { $cards }
draw-player = { $seat } { $colour }: головы { $heads }, золото { $gold }
draw-supply = корабли { $ships }, карты рифов { $reefs }, миссии { $missions } ({ $vp } ПО)
draw-realm = { $realm }: { $vp } ПО; драконы { $dragons }
draw-card = { $code } { $size ->
    [small] малый
    [medium] средний
   *[large] большой
}

# Настройки стола
option-board_nw = Какой планшет лежит на северо-западе
option-board_nw-random = случайно
option-board_nw-1A = планшет 1, сторона A
option-board_nw-1B = планшет 1, сторона B
option-board_nw-2A = планшет 2, сторона A
option-board_nw-2B = планшет 2, сторона B
option-board_nw-3A = планшет 3, сторона A
option-board_nw-3B = планшет 3, сторона B
option-board_nw-4A = планшет 4, сторона A
option-board_nw-4B = планшет 4, сторона B
option-board_ne = Какой планшет лежит на северо-востоке
option-board_ne-random = случайно
option-board_ne-1A = планшет 1, сторона A
option-board_ne-1B = планшет 1, сторона B
option-board_ne-2A = планшет 2, сторона A
option-board_ne-2B = планшет 2, сторона B
option-board_ne-3A = планшет 3, сторона A
option-board_ne-3B = планшет 3, сторона B
option-board_ne-4A = планшет 4, сторона A
option-board_ne-4B = планшет 4, сторона B
option-board_se = Какой планшет лежит на юго-востоке
option-board_se-random = случайно
option-board_se-1A = планшет 1, сторона A
option-board_se-1B = планшет 1, сторона B
option-board_se-2A = планшет 2, сторона A
option-board_se-2B = планшет 2, сторона B
option-board_se-3A = планшет 3, сторона A
option-board_se-3B = планшет 3, сторона B
option-board_se-4A = планшет 4, сторона A
option-board_se-4B = планшет 4, сторона B
option-board_sw = Какой планшет лежит на юго-западе
option-board_sw-random = случайно
option-board_sw-1A = планшет 1, сторона A
option-board_sw-1B = планшет 1, сторона B
option-board_sw-2A = планшет 2, сторона A
option-board_sw-2B = планшет 2, сторона B
option-board_sw-3A = планшет 3, сторона A
option-board_sw-3B = планшет 3, сторона B
option-board_sw-4A = планшет 4, сторона A
option-board_sw-4B = планшет 4, сторона B
option-first_player = Кто начинает
option-first_player-random = случайно
option-first_player-1 = игрок 1
option-first_player-2 = игрок 2
option-first_player-3 = игрок 3
option-first_player-4 = игрок 4
option-first_player-5 = игрок 5
option-pick_colours = Игроки выбирают цвета
option-choose_head = Игроки выбирают ячейку для головы
option-plus_island = Остров имеет форму плюса

# О чём игрока предупреждают заранее.
farewell-passed = вы потратите голову, не положив дракона
