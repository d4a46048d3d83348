# Игровое поле «Змиевира» в браузере.
ws-meat = Мясо
ws-gold = Золото
ws-crystal = Кристаллы
ws-milk = Молоко
ws-coin = Монеты
ws-egg = Яйца
ws-size-hatchling = дракончик
ws-size-small = маленький
ws-size-medium = средний
ws-size-large = крупный
ws-trait-shy = пугливый
ws-trait-aggressive = агрессивный
ws-trait-playful = игривый
ws-trait-helpful = дружелюбный
ws-nests = { $n ->
    [one] { $n } гнездо
    [few] { $n } гнезда
   *[other] { $n } гнёзд
}
ws-dragon-facts = Стоимость: { $cost }. Живёт здесь: { $caves }. ПО { $vp }, { $kind }, гнёзд { $nests }
ws-crimson = Багровая пещера
ws-golden = Золотой грот
ws-amethyst = Аметистовая бездна
ws-crimson-short = Багровая
ws-golden-short = Золотой
ws-amethyst-short = Аметистовая
ws-excavate = Раскопать
ws-entice = Приманить
ws-pass = Спасовать
ws-passed = пас
ws-action = { $action ->
    [excavate] Раскопать
   *[entice] Приманить дракона
}. На этом месте: монет { $coins }, яиц { $eggs }
ws-explore = Исследовать: { $cave }. Исследовано в этом раунде: { $n }
ws-mat-nests = Гнёзда планшета: яиц { $n } из 2
ws-space = { $cave }, столбец { $column }
ws-open = открыто, дракона нет
ws-rock = скала
ws-eggs-of = яиц { $n } из { $nests }
ws-cached = запасено: { $what }
ws-tucked = подложено карт: { $n }
ws-fed = накормлен раз: { $n }
ws-display = Витрина
ws-deck = { $kind ->
    [dragon] Колода драконов
   *[cave] Колода пещер
}: { $n }
ws-discard = { $kind ->
    [dragon] Сброшенные драконы
   *[cave] Сброшенные карты пещер
}: { $n }
ws-empty = пусто
ws-guild = Гильдия: { $tile }
ws-tile-plains = равнины
ws-tile-seafarers = мореходы
ws-tile-highlands = нагорья
ws-tile-rainforest = дождевые леса
ws-place = Свободных мест: { $free }
ws-vp = { $n } ПО
ws-objectives = Цели, раунд { $n } из 4
ws-round = Раунд { $n }
ws-round-over = Раунд { $n } окончен
ws-round-next = Начинается раунд { $n }. Его цель: { $objective }
ws-round-last = Начинается последний раунд. Его цель: { $objective }
ws-automa-objective = Автома: { $objective }
ws-opening-objective = Цель раунда { $n }: { $objective }
ws-star = { $dragon }: { $n } ПО вместе со всем, что лежит у него
ws-points-now = ПО: { $certain } верных и ещё { $more }, если бы игра закончилась сейчас
ws-ladder = ПО за места: { $points }
ws-stands = { $name }: { $n }
ws-tab-display = Витрина
ws-tab-guild = Гильдия
ws-tab-objectives = Цели
ws-automa = Автома
ws-automa-deck = карт осталось в колоде Автомы
ws-dragons-taken = взятые драконы
ws-caves-taken = взятые карты пещер
ws-markers-ready = готовые маркеры
ws-objective-coins = монеты на цели этого раунда
ws-automa-line = ПО { $vp }, драконов { $dragons }, карт пещер { $caves }, готовых маркеров { $markers }, монет на цели { $coins }, карт в колоде { $cards }, деление гильдии { $space }
ws-keep = Оставьте карт: { $n }. Нажмите на лишние ({ $surplus })
ws-key-keep = на карте при подготовке: сбросить её или всё же оставить
ws-keep-these = { $n ->
    [one] Оставить эту карту
   *[other] Оставить эти { $n }
}
ws-start = Выберите начальные ресурсы: { $n }
ws-take-these = Начать с ними
ws-chosen = Выбрано
ws-hand = Рука
ws-dragons = Карты драконов в руке
ws-caves = Карты пещер в руке
ws-drawn = Только что взятые карты
ws-dragons-on-mat = драконы на планшете
ws-markers-left = маркеров гильдии осталось
ws-points = ПО сейчас
ws-first = первый игрок
ws-your-mat = Ваш планшет
ws-mat-of = Планшет: { $name }
ws-goods = ПО { $vp }; { $tokens }; в руке: карт драконов { $dragons }, карт пещер { $caves }; деление гильдии { $space }, маркеров осталось { $markers }
kind-wyrmspan-dragon = Драконы
kind-wyrmspan-cave = Карты пещер
kind-wyrmspan-guild = Тайлы гильдий
kind-wyrmspan-objective = Цели
kind-wyrmspan-icon = Символы планшета
kind-wyrmspan-bonus = Бонус
kind-wyrmspan-track = Трек гильдии
kind-wyrmspan-automa = Карты Автомы

# Where points come from
ws-source-guild = гильдия
ws-source-dragons = драконы
ws-source-abilities = свойства «В конце игры»
ws-source-eggs = яйца
ws-source-cached = запасённые ресурсы
ws-source-tucked = подложенные карты
ws-source-objectives = цели
ws-source-coins = монеты
ws-source-items = остатки
ws-source-caves = карты пещер
ws-source-track = трек гильдии
