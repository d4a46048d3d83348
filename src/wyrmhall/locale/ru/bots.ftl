# Слова ботов: уровни, подсказки и то, по чему оценивают позиции.
level-hatchling = Дракончик
level-hatchling-about = Смотрит на одно действие вперёд, а иногда ходит не думая. Для первой игры.
level-fledgling = Слёток
level-fledgling-about = Обдумывает свой ход до половины секунды, а иногда бывает невнимателен. Для тех, кто знает правила.
level-drake = Дрейк
level-drake-about = До двух секунд перебирает десятки продолжений игры и редко ошибается. Хороший соперник.
level-wyrm = Вирм
level-wyrm-about = Сильнейший из наших: думает до восьми секунд. Видит не больше вас, и его можно победить.
hint-even = Примерно так же хорошо, как остальное.
hint-points = Больше очков сразу: примерно { NUMBER($n) }.
hint-feature = { $feature }: примерно на { NUMBER($n) } { $n ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
} больше.

# seadragons
feature-seadragons-turns = Ходы впереди
feature-seadragons-missions = Миссии, до которых недалеко
feature-seadragons-ships = Корабли для будущих миссий
feature-seadragons-reefs = Карты рифов
feature-seadragons-realms = Контроль над царствами
feature-seadragons-races = Перевес в миссиях

# wyrmspan
feature-wyrmspan-actions = Монеты на действия
feature-wyrmspan-resources = Ресурсы
feature-wyrmspan-kinds = Разные ресурсы
feature-wyrmspan-hand = Карты драконов в руке
feature-wyrmspan-best = Хороший дракон, на которого почти хватает
feature-wyrmspan-pit = Карты пещер в руке
feature-wyrmspan-sites = Место для драконов
feature-wyrmspan-walks = Добыча походов по пещерам
feature-wyrmspan-yearly = Свойства «Раз в раунд»
feature-wyrmspan-eggs = Яйца для оплаты
feature-wyrmspan-nests = Свободные гнёзда для яиц
feature-wyrmspan-steps = Шаги до маркера гильдии
feature-wyrmspan-objective = Цель этого раунда
feature-wyrmspan-objectives = Цели следующих раундов
feature-wyrmspan-rival = Шаги Автомы

# flamecraft
feature-flamecraft-goods = Товары
feature-flamecraft-kinds = Разные товары
feature-flamecraft-hand = Мастера в руке
feature-flamecraft-place = Хорошее место для мастера
feature-flamecraft-spell = Чары, до которых недалеко
feature-flamecraft-suns = Солнечные драконы
feature-flamecraft-moons = Лунные драконы
feature-flamecraft-hopes = Лунные драконы, что ещё сбудутся
feature-flamecraft-time = Время до конца игры

# worms
feature-worms-healthy = Невредимые червяки
feature-worms-hand = Карты в руке
feature-worms-coast = Расстояние до воды
feature-worms-perils = Расстояние до мин, бочек и огня
feature-worms-craters = Твёрдая земля
feature-worms-crates = Ящики рядом
feature-worms-prey = Соперники в беде
