# Морські дракони.
gold-of = { $n } { $n ->
    [one] золото
   *[other] золота
}
colour = { $colour ->
    [orange] помаранчевий
    [green] зелений
    [purple] фіолетовий
    [pink] рожевий
    [yellow] жовтий
    [red] червоний
   *[blue] синій
}
ships = { $n ->
    [one] { $n } { $colour ->
        [green] зелений
        [purple] фіолетовий
        [red] червоний
       *[blue] синій
    } корабель
    [few] { $n } { $colour ->
        [green] зелені
        [purple] фіолетові
        [red] червоні
       *[blue] сині
    } кораблі
   *[other] { $n } { $colour ->
        [green] зелених
        [purple] фіолетових
        [red] червоних
       *[blue] синіх
    } кораблів
}
ships-any = { $n ->
    [one] { $n } корабель будь-якого кольору
    [few] { $n } кораблі будь-якого кольору
   *[other] { $n } кораблів будь-якого кольору
}

# Компоненти
central-island = Центральний острів
sea-currents = Морські течії
realm-text = лежить { $quadrant ->
    [nw] на північному заході
    [ne] на північному сході
    [se] на південному сході
   *[sw] на південному заході
}
board = Планшет морського царства, бік { $side }
board-text = { $ships ->
    [one] { $ships } прапорець корабля
    [few] { $ships } прапорці кораблів
   *[other] { $ships } прапорців кораблів
}, { $whirlpools ->
    [one] { $whirlpools } вир
    [few] { $whirlpools } вири
   *[other] { $whirlpools } вирів
}, { $gold ->
    [one] { $gold } символ золота
    [few] { $gold } символи золота
   *[other] { $gold } символів золота
}, { $reefs ->
    [one] { $reefs } символ рифу
    [few] { $reefs } символи рифу
   *[other] { $reefs } символів рифу
}
figure = { $size ->
    [small] малий
    [medium] середній
   *[large] великий
} дракон { $code }
figure-text = { $n ->
    [one] { $n } клітинка
    [few] { $n } клітинки
   *[other] { $n } клітинок
} разом із головою; { $turns ->
    [1] як не повертай, однаковий
    [one] { $turns } спосіб повернути й віддзеркалити
    [few] { $turns } способи повернути й віддзеркалити
   *[other] { $turns } способів повернути й віддзеркалити
}
mission = місія { $code }
mission-cost = скиньте { $cost }
mission-vp = { $n } ПО наприкінці гри
mission-text = { $cost } за { $vp } ПО{ $reef ->
    [0] { "" }
    [1] {" "}і карту рифів
    [one] {" "}і { $reef } карту рифів
    [few] {" "}і { $reef } карти рифів
   *[other] {" "}і { $reef } карт рифів
}
reef-two-ships = два { $colour ->
    [green] зелені
    [purple] фіолетові
    [red] червоні
   *[blue] сині
} кораблі
reef-two-ships-text = вважається 2 { $colour ->
    [green] зеленими
    [purple] фіолетовими
    [red] червоними
   *[blue] синіми
} кораблями для однієї місії й скидається повністю; невикористана дає 2 ПО
reef-any-ship = корабель будь-якого кольору
reef-any-ship-text = вважається 1 кораблем будь-якого кольору для місії й скидається; невикористана дає 1 ПО
reef-hidden-dragon = прихований дракон ({ $realm })
reef-hidden-dragon-text = вважається 1 вашим драконом під час підрахунку цього царства, але не при нічиїй: { $realm }
reef-gold = золото ({ $n })
reef-gold-text = невикористана дає 4 ПО
head-tokens = { $colour ->
    [orange] помаранчеві
    [green] зелені
    [purple] фіолетові
    [pink] рожеві
   *[yellow] жовті
} фішки голів
ship-tokens = жетони { $colour ->
    [green] зелених
    [purple] фіолетових
    [red] червоних
   *[blue] синіх
} піратських кораблів
coins = золоті монети номіналом { $value }
tail-tokens = { $colour ->
    [orange] помаранчеві
    [green] зелені
    [purple] фіолетові
    [pink] рожеві
   *[yellow] жовті
} фішки хвостів

# Дієслова
draw-reef = візьміть { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[other] { $n } карт
} рифів, одну залиште собі, іншу покладіть під низ колоди
    .inf = узяти { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[other] { $n } карт
} рифів, одну залишити собі, іншу покласти під низ колоди
keep-reef = залиште собі одну з узятих карт рифів
discard-gold = Скинути карту рифів «Золото» й отримати { gold-of }
take-back = Вибрати знову
gain-gold = отримайте { gold-of }
pay-neighbours = кожен інший гравець отримує 1 золото за кожного свого дракона поруч із вашим

# Запитання й варіанти
ask-pick-colour = Виберіть колір
ask-play-or-pass = Зіграйте карту дракона або спасуйте
ask-place-dragon = Розмістіть дракона
ask-place-head = Виберіть клітинку для голови
ask-keep-reef = Залиште собі одну карту рифів
ask-complete-mission = Виконайте місію, якщо бажаєте
ask-pay-ships = Місія ({ $text }): що ви скидаєте?
ask-take-card = Візьміть нову карту дракона
ask-discard-card = Виберіть карту дракона, яку скинути
pick-play = Зіграти карту: { $card }
pick-pass = Спасувати й отримати { gold-of }
pick-place-dragon = { $cells }{ $needed ->
    [0] { "" }
    [one] {" "}(скидає { $needed } карту золота)
    [few] {" "}(скидає { $needed } карти золота)
   *[other] {" "}(скидає { $needed } карт золота)
}
pick-place-head = Голова на { $cell }
pick-keep-reef = Залишити карту: { $card }
pick-mission = Виконати місію: { $text }
pick-no-mission = Не виконувати місію
pick-pay-ships = Скинути { $paid }
paid-two-ships = { $n ->
    [1] карту «два { $colour ->
        [green] зелені
        [purple] фіолетові
        [red] червоні
       *[blue] сині
    } кораблі»
    [one] { $n } карту «два { $colour ->
        [green] зелені
        [purple] фіолетові
        [red] червоні
       *[blue] сині
    } кораблі»
    [few] { $n } карти «два { $colour ->
        [green] зелені
        [purple] фіолетові
        [red] червоні
       *[blue] сині
    } кораблі»
   *[other] { $n } карт «два { $colour ->
        [green] зелені
        [purple] фіолетові
        [red] червоні
       *[blue] сині
    } кораблі»
}
paid-any-ship = { $n ->
    [1] карту «корабель будь-якого кольору»
    [one] { $n } карту «корабель будь-якого кольору»
    [few] { $n } карти «корабель будь-якого кольору»
   *[other] { $n } карт «корабель будь-якого кольору»
}
pick-take-card = Узяти карту: { $card }
pick-pile = Узяти верхню карту колоди { $size ->
    [small] малих
    [medium] середніх
   *[large] великих
} драконів
pick-discard-card = Скинути карту: { $card }
preview-nothing = нічого не коштує й не дає
preview-more = { $first }; { $rest }
preview-toll = −{ gold-of }
preview-gold = +{ gold-of }
preview-ships = +{ ships }
preview-reefs = +{ $n } { $n ->
    [one] карта рифів
    [few] карти рифів
   *[other] карт рифів
}
preview-others = сусідам +{ gold-of }

# Чому ні
refuse-card-room = Немає місця для карти: { $card }
refuse-card-gold = Бракує золота ({ $n }) навіть на найдешевше місце для карти: { $card }
refuse-cell-island = { $cell } — частина острова
refuse-cell-taken = На { $cell } уже лежить дракон
refuse-cell-own = { $cell } — поруч із вашим драконом
refuse-cell-contact = Дракон на { $cell } не торкався б ні острова, ні дракона іншого гравця, або не вміщується
refuse-cell-gold = Бракує золота ({ $n }), щоб зайняти { $cell }
refuse-mission = Для цієї місії ({ $text }) бракує: { $ships }
refuse-card-size = { $card } має той самий розмір, що й карта, якої ви щойно позбулися
refuse-pile-size = Ви щойно позбулися карти { $size ->
    [small] малого
    [medium] середнього
   *[large] великого
} дракона
refuse-pile-empty = Карт { $size ->
    [small] малих
    [medium] середніх
   *[large] великих
} драконів не залишилося

# Журнал
event-picked-colour = { $who } грає { $colour ->
    [orange] помаранчевими
    [green] зеленими
    [purple] фіолетовими
    [pink] рожевими
   *[yellow] жовтими
}
event-placed-dragon = { $who }: { $card } лягає на { $cells }
event-placed-head = { $who } ставить голову на { $cell }
event-collected-ships = { $who } забирає { $ships }
event-gained-gold = { $who } отримує { gold-of }
event-paid-gold = { $who } платить { gold-of }
event-discarded-gold = { $who } скидає карту рифів «Золото» за { gold-of }
event-kept-reef = { $who } залишає собі карту рифів: { $card }
event-kept-reef-hidden = { $who } залишає собі карту рифів
event-no-reef-left = { $who }: карт рифів не залишилося
event-gained-as-neighbour = { $who } отримує { gold-of } як сусід ({ $by })
event-completed-mission = { $who } виконує місію ({ $vp } ПО), скидаючи { $paid }
event-new-mission = Нова місія на ринку: { $text }
event-took-card = { $who } бере з ринку карту: { $card }
event-new-card = Нова карта на ринку: { $card }
event-drew-card = { $who } бере з колоди карту: { $card }
event-drew-card-hidden = { $who } бере з колоди карту { $size ->
    [small] малого
    [medium] середнього
   *[large] великого
} дракона
event-passed = { $who } пасує
event-discarded-card = { $who } скидає карту: { $card }
event-reshuffled = Карти { $size ->
    [small] малих
    [medium] середніх
   *[large] великих
} драконів перетасовано в нову колоду: { $n }
event-ended = Голів більше немає: гру завершено

# Стіл текстом
draw-legend =
    Мапа: @ вир, ~ течія, $ золото, ^ риф, ▒ острів; *1 голова, 1 хвіст гравця 1;
    кораблі: g зелені, p фіолетові, r червоні, b сині.
draw-market = Ринок драконів:
draw-piles = Колоди: малі { $small }, середні { $medium }, великі { $large }, місії { $missions }, рифи { $reefs }
draw-missions = Ринок місій:
draw-mission = { $code }: { $cost } — { $vp } ПО{ $reef ->
    [0] { "" }
    [1] {" "}+ риф
   *[other] {" "}+ рифи: { $reef }
}
draw-hand = Ваша рука:
draw-reefs = Ваші карти рифів: { $cards }
draw-drawn = Узяті карти рифів: { $cards }
draw-player = { $seat } { $colour }: голови { $heads }, золото { $gold }
draw-supply = кораблі { $ships }, карти рифів { $reefs }, місії { $missions } ({ $vp } ПО)
draw-realm = { $realm }: { $vp } ПО; дракони { $dragons }
draw-card = { $code } { $size ->
    [small] малий
    [medium] середній
   *[large] великий
}

# Налаштування столу
option-board_nw = Який планшет лежить на північному заході
option-board_nw-random = випадково
option-board_nw-1A = планшет 1, бік A
option-board_nw-1B = планшет 1, бік B
option-board_nw-2A = планшет 2, бік A
option-board_nw-2B = планшет 2, бік B
option-board_nw-3A = планшет 3, бік A
option-board_nw-3B = планшет 3, бік B
option-board_nw-4A = планшет 4, бік A
option-board_nw-4B = планшет 4, бік B
option-board_ne = Який планшет лежить на північному сході
option-board_ne-random = випадково
option-board_ne-1A = планшет 1, бік A
option-board_ne-1B = планшет 1, бік B
option-board_ne-2A = планшет 2, бік A
option-board_ne-2B = планшет 2, бік B
option-board_ne-3A = планшет 3, бік A
option-board_ne-3B = планшет 3, бік B
option-board_ne-4A = планшет 4, бік A
option-board_ne-4B = планшет 4, бік B
option-board_se = Який планшет лежить на південному сході
option-board_se-random = випадково
option-board_se-1A = планшет 1, бік A
option-board_se-1B = планшет 1, бік B
option-board_se-2A = планшет 2, бік A
option-board_se-2B = планшет 2, бік B
option-board_se-3A = планшет 3, бік A
option-board_se-3B = планшет 3, бік B
option-board_se-4A = планшет 4, бік A
option-board_se-4B = планшет 4, бік B
option-board_sw = Який планшет лежить на південному заході
option-board_sw-random = випадково
option-board_sw-1A = планшет 1, бік A
option-board_sw-1B = планшет 1, бік B
option-board_sw-2A = планшет 2, бік A
option-board_sw-2B = планшет 2, бік B
option-board_sw-3A = планшет 3, бік A
option-board_sw-3B = планшет 3, бік B
option-board_sw-4A = планшет 4, бік A
option-board_sw-4B = планшет 4, бік B
option-first_player = Хто починає
option-first_player-random = випадково
option-first_player-1 = гравець 1
option-first_player-2 = гравець 2
option-first_player-3 = гравець 3
option-first_player-4 = гравець 4
option-first_player-5 = гравець 5
option-pick_colours = Гравці вибирають кольори
option-choose_head = Гравці вибирають клітинку для голови
option-plus_island = Острів має форму плюса

# Про що гравця попереджають заздалегідь.
farewell-passed = ви витратите голову, не поклавши дракона
