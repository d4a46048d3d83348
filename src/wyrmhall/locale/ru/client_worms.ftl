# Поле «Червяков» в браузере.
wm-map = Поле
wm-nearer = Ближе
wm-farther = Дальше
wm-whole = Вся карта
wm-out-of-sight = ещё { $n } за пределами видимого
wm-how = Как движется червяк
wm-inch = Ползти
wm-jump = Прыгать
wm-super = Супер
wm-setup = Подготовка
wm-turn = Ход { $n }
wm-last-round = Последний раунд!
wm-moment-time = Время вышло
wm-moment-death = Внезапная смерть!
wm-moment-out = Команда выбывает
wm-moment-last = Последний раунд
wm-moment-over = На острове тихо
wm-moment-draw = Ничья
wm-moment-round = Раунд { $n } окончен
wm-opening = Команд: { $n }, остров один. Первая команда без червяков приносит последний раунд.
wm-opening-death = Где-то среди посылок ждёт внезапная смерть.
wm-star = { $n ->
    [one] { $n } чужой червяк за бортом
    [few] { $n } чужих червяка за бортом
   *[many] { $n } чужих червяков за бортом
}
wm-late = Время вышло
wm-now = Ход
wm-step-1 = Выбрать червяка
wm-step-2 = Вылечить его
wm-step-3 = Первое движение
wm-step-4 = Второе движение
wm-step-5 = Оружие
wm-step-6 = Конец хода
wm-step-7 = Посылка
wm-step-8 = Передать жетон цели
wm-in-play = В игре
wm-kind-card = Оружие
wm-kind-drop = Карта посылки
wm-kind-death = Внезапная смерть
wm-decks = Колоды
wm-supply = Колода припасов
wm-drops = Колода посылок
wm-played = Сыгранные карты
wm-drops-played = Сыгранные карты посылок
wm-death-under = под ней карта внезапной смерти
wm-none = Пока нет.
wm-pools = Запас
wm-teams = Команды
wm-team = { $colour ->
    [blue] Синие
    [red] Красные
    [yellow] Жёлтые
    [green] Зелёные
    [purple] Фиолетовые
    [grey] Серые
   *[other] { $colour }
}
wm-tiles = Плитки карты
wm-turn-tile = Как она лежит?
wm-tile = Плитка { $id }, гексов суши: { $n }
wm-turned = Повёрнута на { $n }°
wm-heap = Что расставить
wm-kept = Карты внезапной смерти
wm-seen = Карты, которые вы просматриваете
wm-weapons = Оружие
wm-no-cards = В руке нет карт.
wm-cards = карты в руке
wm-starters = начальные карты
wm-supplies = карты припасов
wm-out = вне игры
wm-worms = { $living ->
    [one] { $living } червяк
    [few] { $living } червяка
   *[many] { $living } червяков
}, невредимых: { $healthy }
wm-player = { $name }{ $colour ->
    [blue] , синие
    [red] , красные
    [yellow] , жёлтые
    [green] , зелёные
    [purple] , фиолетовые
    [grey] , серые
   *[other] {""}
}: { $worms }; карт: { $cards }{ $out ->
    [yes] ; вне игры
   *[no] {""}
}
wm-stands = { $what } на { $hex }
wm-active = Активный: { $what } на { $hex }
wm-about = Решается: { $what }
wm-wind = Ветер: направление { $n }
wm-ways = Как меняются числа гекса за один шаг: направление 1 (север) 0,-1; направление 2 1,-1; направление 3 1,0; направление 4 (юг) 0,1; направление 5 -1,1; направление 6 -1,0
wm-target = жетон цели
wm-target-on = Жетон цели на { $hex }{ $way ->
    [0] {""}
   *[other] , авиаудар в направлении { $way }
}
wm-hex-land = { $hex }
wm-hex-flooded = { $hex }, затоплено
wm-hex-water = { $hex }, вода
wm-hex-sea = { $hex }, открытая вода
wm-hex-dial = { $hex }, флюгер: направление { $way }
wm-thing-worm = { $colour ->
    [blue] синий
    [red] красный
    [yellow] жёлтый
    [green] зелёный
    [purple] фиолетовый
    [grey] серый
   *[other] { $colour }
} червяк{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}{ $wounded ->
    [yes] {" "}(ранен)
   *[no] {""}
}
wm-thing-mine = мина
wm-thing-oil-drum = бочка с нефтью
wm-thing-crate = ящик с припасами
wm-thing-fire = огонь
wm-thing-crater = кратер
wm-thing-sentry-gun = сторожевая турель
wm-thing-electromagnet = электромагнит
wm-facing = { $what }, направление { $way }
wm-attracts = { $what } (притягивает)
wm-repels = { $what } (отталкивает)
wm-face = { $face ->
    [wind] ветер
    [no-move] на месте
   *[other] направление { $face }
}
wm-flip = Жетон опасности: { $side ->
    [danger] опасность
   *[safe] безопасность
}
wm-roll-accuracy = Точность
wm-roll-token = Смещение цели
wm-roll-wind = Ветер
wm-roll-drum = Бочка
wm-roll-around = Вокруг цели
wm-roll-blast = Взрыв
wm-roll-knockback = Отбрасывание
wm-roll-push = Толчок
wm-roll-scatter = Смещение
wm-roll-jump-scatter = Приземление
wm-burst-boom = БАБАХ!
wm-burst-splash = ПЛЮХ
wm-burst-ouch = ОЙ!
wm-burst-rip = КОНЕЦ
wm-burst-click = ЩЁЛК…
wm-burst-heal = УФ!
wm-burst-shot = ТРАТАТА
wm-burst-puff = ПУФ
wm-burst-spared = ХА!
kind-worms-card = Оружие и поддержка
kind-worms-drop = Карты посылок
kind-worms-death = Внезапная смерть
kind-worms-tile = Плитки карты
kind-worms-team = Команды

# В чём считают подсказки и тренер: книга знает червяков, а не очки.
hint-points-to-come-worms = { $n ->
    [one] В конце около { $n } живого червяка.
   *[other] В конце около { $n } живых червяков.
}
coach-luck-worms = Везение с кубиками и картами: { $n } { $n ->
    [one] червяк
    [few] червяка
    [many] червяков
   *[other] червяка
}
