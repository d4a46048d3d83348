# Поле «Морских драконов» в браузере.
sd-ships = { $n } { $colour ->
    [green] { $n ->
        [one] зелёный
       *[other] зелёных
    }
    [purple] { $n ->
        [one] фиолетовый
       *[other] фиолетовых
    }
    [red] { $n ->
        [one] красный
       *[other] красных
    }
    [blue] { $n ->
        [one] синий
       *[other] синих
    }
   *[any] { $n ->
        [one] любой
       *[other] любых
    }
} { $n ->
    [one] корабль
    [few] корабля
   *[many] кораблей
}
sd-vp = ПО
sd-mission = { $ships }: { $vp } ПО{ $reef ->
    [0] { "" }
    [one] {" "}и { $reef } карта рифов
    [few] {" "}и { $reef } карты рифов
   *[many] {" "}и { $reef } карт рифов
}
sd-size-small = малые
sd-size-medium = средние
sd-size-large = большие
sd-dragon = { $size ->
    [small] Малый
    [medium] Средний
   *[large] Большой
} дракон { $figure }
sd-pile = Стопка { $size ->
    [small] малых
    [medium] средних
   *[large] больших
} драконов, { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
sd-empty = пусто
sd-market = Рынок драконов
sd-missions = Миссии (в стопке { $n })
sd-realms = Царства
sd-mission-done = Миссия выполнена
sd-tide-turns = Течение меняется
sd-sea-settles = Море успокаивается
sd-last-head = Последняя голова уже на воде: ходов отсюда больше не будет
sd-opening-realm = { $realm }: { $n } ПО за первое место
sd-star = { $dragon }: за один ход { $n ->
    [one] { $n } корабль
    [few] { $n } корабля
   *[many] { $n } кораблей
}
sd-tab-market = Рынок
sd-tab-missions = Миссии
sd-tab-realms = Царства
sd-nearer = Рассмотреть карту вблизи
sd-map = Карта моря
sd-map-keys = Карта моря. Стрелки двигают дракона, r поворачивает, m отражает, Enter выкладывает.
sd-turn = Повернуть
sd-mirror = Отразить
sd-lay = Выложить здесь
sd-key-move = на карте: двигать дракона
sd-key-lay = на карте: выложить его там
sd-strength = { $name }: { $n ->
    [one] { $n } дракон
    [few] { $n } дракона
   *[many] { $n } драконов
}, { $tokens ->
    [one] { $tokens } фишка
    [few] { $tokens } фишки
   *[many] { $tokens } фишек
}
sd-realm-line = { $realm } ({ $cells }): { $prize } ПО за первое место; { $strengths }
sd-heads = осталось голов
sd-gold = золото
sd-reefs = карты рифов
sd-missions-done = выполненные миссии ({ $vp } ПО)
sd-hand = Рука
sd-dragons = Карты драконов
sd-drawn = Взятые карты рифов: оставьте одну
sd-done = Выполненные миссии
sd-played = Сыгранные карты драконов
sd-reef-two = Два { $colour ->
    [green] зелёных
    [purple] фиолетовых
    [red] красных
   *[blue] синих
} корабля
sd-reef-any = Корабль любого цвета
sd-reef-gold = Золото ({ $n })
sd-reef-hidden = Скрытый дракон: { $realm }
sd-goods = головы { $heads }, золото { $gold }, { $ships }, карты рифов { $reefs }, миссии { $missions } ({ $vp } ПО)
sd-on-map = На карте
sd-dragon-line = Дракон игрока { $name }: { $cells }
sd-ships-line = { $colour ->
    [green] Зелёные
    [purple] Фиолетовые
    [red] Красные
   *[blue] Синие
} корабли: { $cells }
sd-whirlpools = Водовороты: { $cells }
sd-gold-cells = Золото: { $cells }
sd-reef-cells = Рифы: { $cells }
sd-currents = Течения: { $cells }
sd-island = Остров: { $cells }
kind-seadragons-island = Остров
kind-seadragons-currents = Течения
kind-seadragons-realm = Царства
kind-seadragons-board = Планшеты моря
kind-seadragons-dragon = Карты драконов
kind-seadragons-mission = Миссии
kind-seadragons-reef = Карты рифов
kind-seadragons-tail = Фишки
kind-seadragons-head = Головы
kind-seadragons-ship = Корабли
kind-seadragons-coin = Монеты
sd-off-map = Дракон вышел бы за край карты
sd-not-so = Так дракон здесь не ляжет
