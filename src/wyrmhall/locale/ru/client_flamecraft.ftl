# Поле «Огнетвора» в браузере.
fc-town = Город
fc-upper = Город, верхняя сторона улицы
fc-lower = Город, нижняя сторона улицы
fc-street = На улице
fc-park = Парк
fc-row = Чары
fc-decks = Колоды
fc-solo = Соло
fc-tab-park = Парк
fc-tab-row = Чары
fc-tab-decks = Колоды
fc-tab-solo = Титулы
fc-turn = Ход { $n }
fc-last-turns = Последние ходы
fc-plot = Пустой участок { $n }
fc-face-down = Новая лавка лицом вниз на участке { $n }
fc-face-down-artisan = { $name }, лицом вниз
fc-deck-artisans = Мастеров в колоде: { $n }
fc-deck-enchantments = Чар в колоде: { $n }
fc-deck-fancy = Модных драконов в колоде: { $n }
fc-deck-shops = Лавок в колоде: { $n }
fc-under = Под колодой, как известно: { $names }
fc-rep = репутация
fc-rep-of = { $name }: репутация { $n }
fc-supply = Товары и монеты
fc-key-take = на товаре, который надо отдать: добавить его; на его числе: вернуть
fc-good = { $good ->
    [bread] хлеб
    [meat] мясо
    [iron] железо
    [crystal] кристалл
    [plant] растение
    [potion] зелье
    [coin] монета
    [dragon] дракон
   *[any] любой
}
fc-fewest = Чего у вас меньше всего: { $what }
fc-amount = { $good ->
    [bread] хлеб
    [meat] мясо
    [iron] железо
    [crystal] кристаллы
    [plant] растения
    [potion] зелья
   *[coin] монеты
}: { $n }
fc-any = любого мастера
fc-nothing = ничего
fc-unknown = неизвестная карта
fc-reward-rep = репутация: { $n }
fc-reward-fancy = { $n ->
    [one] { $n } модный дракон
    [few] { $n } модных дракона
   *[many] { $n } модных драконов
}
fc-reward-artisans = { $n ->
    [one] { $n } мастер
    [few] { $n } мастера
   *[many] { $n } мастеров
}
fc-artisan = { $name }, мастер ({ fc-good })
fc-artisans = Мастера в руке
fc-fancy = Модные драконы
fc-fancy-dragon = { $name }, { $time ->
    [sun] солнечный дракон
   *[moon] лунный дракон
}
fc-scored = Разыграно
fc-reserved = Подготовлено
fc-companion = Спутник
fc-companion-named = Спутник { $name }{ $used ->
    [yes] , использован
   *[no] { "" }
}
fc-enchantment = { $name } ({ fc-good }). Стоимость: { $cost }. Даёт: { $reward }
fc-no-coins = Монеты не могут заменять товары
fc-slot = Слот ({ $kinds }): { $reward }
fc-shop = «{ $name }», даёт: { $icon ->
    [bread] хлеб
    [meat] мясо
    [iron] железо
    [crystal] кристалл
    [plant] растение
    [potion] зелье
    [coin] монеты
    [dragon] мастер
   *[any] товар на выбор
}
fc-enchanted = Зачаровано: { $names }
fc-there = Здесь: { $names }
fc-colour = { $colour ->
    [bread] жёлтый
    [meat] красный
    [iron] тёмно-синий
    [crystal] голубой
    [plant] зелёный
   *[potion] фиолетовый
}
fc-non-player = Не-игрок
fc-hand-count = мастеров в руке: { $artisans }, модных драконов: { $fancy }
fc-sources = Репутация по источникам
fc-source-slots = слоты
fc-source-enchantments = чары
fc-source-artisans = драконы-мастера
fc-source-shops = лавки
fc-source-suns = солнечные драконы
fc-source-moons = лунные драконы
fc-source-coins = монеты
fc-titles = Титулы
fc-opening = Конец наступит, когда закончатся мастера (в колоде { $artisans }) или чары ({ $enchantments })
fc-moment-title = Город говорит своё слово
fc-moment-last = Последние ходы
fc-moment-fancy = Модный дракон показал себя
fc-deck-out = { $deck ->
    [artisans] Колода мастеров пуста
    [enchantments] Колода чар пуста
   *[other] Одна из колод закончилась
}
fc-earned-achievement = Достижение: { $name }
fc-star = { $dragon }, репутация { $n }
fc-title-shopkeeper = Хозяин лавки
fc-title-flamekeeper = Хранитель огня
fc-title-master-of-flamecraft = Мастер огнетвора
fc-title-earned = Полученный титул: { $title }
fc-achievements = Достижения
fc-achievement = { $name }: { $has } из { $asks }{ $done ->
    [yes] , получено
   *[no] { "" }
}
kind-flamecraft-starter-shop = Стартовые лавки
kind-flamecraft-shop = Лавки
kind-flamecraft-artisan = Драконы-мастера
kind-flamecraft-sun = Солнечные драконы
kind-flamecraft-moon = Лунные драконы
kind-flamecraft-enchantment = Чары
kind-flamecraft-companion = Спутники
kind-flamecraft-achievement = Достижения
