# Поле «Черв'яків» у браузері.
wm-map = Мапа
wm-nearer = Ближче
wm-farther = Далі
wm-whole = Уся мапа
wm-out-of-sight = ще { $n } поза видимою частиною
wm-how = Як рухається черв'як
wm-inch = Повзти
wm-jump = Стрибати
wm-super = Супер
wm-setup = Підготовка
wm-turn = Хід { $n }
wm-last-round = Останній раунд!
wm-moment-time = Час вичерпано
wm-moment-death = Раптова смерть!
wm-moment-out = Команда вибуває
wm-moment-last = Останній раунд
wm-moment-over = На острові тихо
wm-moment-draw = Нічия
wm-moment-round = Раунд { $n } закінчено
wm-opening = Команд: { $n }, острів один. Перша команда без черв'яків приносить останній раунд.
wm-opening-death = Десь серед пакунків чекає раптова смерть.
wm-star = { $n ->
    [one] { $n } чужий черв'як за бортом
    [few] { $n } чужі черв'яки за бортом
   *[many] { $n } чужих черв'яків за бортом
}
wm-late = Час вийшов
wm-now = Хід
wm-step-1 = Вибрати черв'яка
wm-step-2 = Вилікувати його
wm-step-3 = Перший рух
wm-step-4 = Другий рух
wm-step-5 = Зброя
wm-step-6 = Кінець ходу
wm-step-7 = Пакунок
wm-step-8 = Передати жетон цілі
wm-in-play = У грі
wm-kind-card = Зброя
wm-kind-drop = Карта пакунка
wm-kind-death = Раптова смерть
wm-decks = Колоди
wm-supply = Колода припасів
wm-drops = Колода пакунків
wm-played = Зіграні карти
wm-drops-played = Зіграні карти пакунків
wm-death-under = під нею карта раптової смерті
wm-none = Ще немає.
wm-pools = Запас
wm-teams = Команди
wm-team = { $colour ->
    [blue] Сині
    [red] Червоні
    [yellow] Жовті
    [green] Зелені
    [purple] Фіолетові
    [grey] Сірі
   *[other] { $colour }
}
wm-tiles = Плитки мапи
wm-turn-tile = Як вона лежить?
wm-tile = Плитка { $id }, гексів суші: { $n }
wm-turned = Повернута на { $n }°
wm-heap = Що розставити
wm-kept = Карти раптової смерті
wm-seen = Карти, які ви переглядаєте
wm-weapons = Зброя
wm-no-cards = У руці немає карт.
wm-cards = карти в руці
wm-starters = початкові карти
wm-supplies = карти припасів
wm-out = поза грою
wm-worms = { $living ->
    [one] { $living } черв'як
    [few] { $living } черв'яки
   *[many] { $living } черв'яків
}, неушкоджених: { $healthy }
wm-player = { $name }{ $colour ->
    [blue] , сині
    [red] , червоні
    [yellow] , жовті
    [green] , зелені
    [purple] , фіолетові
    [grey] , сірі
   *[other] {""}
}: { $worms }; карт: { $cards }{ $out ->
    [yes] ; поза грою
   *[no] {""}
}
wm-stands = { $what } на { $hex }
wm-active = Активний: { $what } на { $hex }
wm-about = Ідеться про: { $what }
wm-wind = Вітер: напрямок { $n }
wm-ways = Як змінюються числа гекса за один крок: напрямок 1 (північ) 0,-1; напрямок 2 1,-1; напрямок 3 1,0; напрямок 4 (південь) 0,1; напрямок 5 -1,1; напрямок 6 -1,0
wm-target = жетон цілі
wm-target-on = Жетон цілі на { $hex }{ $way ->
    [0] {""}
   *[other] , повітряний удар у напрямку { $way }
}
wm-hex-land = { $hex }
wm-hex-flooded = { $hex }, затоплено
wm-hex-water = { $hex }, вода
wm-hex-sea = { $hex }, відкрита вода
wm-hex-dial = { $hex }, флюгер: напрямок { $way }
wm-thing-worm = { $colour ->
    [blue] синій
    [red] червоний
    [yellow] жовтий
    [green] зелений
    [purple] фіолетовий
    [grey] сірий
   *[other] { $colour }
} черв'як{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}{ $wounded ->
    [yes] {" "}(поранений)
   *[no] {""}
}
wm-thing-mine = міна
wm-thing-oil-drum = бочка з нафтою
wm-thing-crate = ящик із припасами
wm-thing-fire = вогонь
wm-thing-crater = кратер
wm-thing-sentry-gun = сторожова турель
wm-thing-electromagnet = електромагніт
wm-facing = { $what }, напрямок { $way }
wm-attracts = { $what } (притягує)
wm-repels = { $what } (відштовхує)
wm-face = { $face ->
    [wind] вітер
    [no-move] на місці
   *[other] напрямок { $face }
}
wm-flip = Жетон небезпеки: { $side ->
    [danger] небезпека
   *[safe] безпека
}
wm-roll-accuracy = Точність
wm-roll-token = Зміщення цілі
wm-roll-wind = Вітер
wm-roll-drum = Бочка
wm-roll-around = Навколо цілі
wm-roll-blast = Вибух
wm-roll-knockback = Відкидання
wm-roll-push = Поштовх
wm-roll-scatter = Зміщення
wm-roll-jump-scatter = Приземлення
wm-burst-boom = БАБАХ!
wm-burst-splash = ПЛЮСЬ
wm-burst-ouch = ОЙ!
wm-burst-rip = КІНЕЦЬ
wm-burst-click = КЛАЦ…
wm-burst-heal = ФУХ!
wm-burst-shot = ТРАТАТА
wm-burst-puff = ПУФ
wm-burst-spared = ХА!
kind-worms-card = Зброя й підтримка
kind-worms-drop = Карти пакунків
kind-worms-death = Раптова смерть
kind-worms-tile = Плитки мапи
kind-worms-team = Команди

# У чому рахують підказки й тренер: книга знає черв'яків, а не очки.
hint-points-to-come-worms = { $n ->
    [one] Наприкінці близько { $n } живого черв'яка.
   *[other] Наприкінці близько { $n } живих черв'яків.
}
coach-luck-worms = Везіння з кістками й картами: { $n } { $n ->
    [one] черв'як
    [few] черв'яки
    [many] черв'яків
   *[other] черв'яка
}
