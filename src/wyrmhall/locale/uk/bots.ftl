# Слова ботів: рівні, підказки й те, за чим оцінюють позиції.
level-hatchling = Дракончик
level-hatchling-about = Дивиться на одну дію вперед, а часом ходить не думаючи. Для першої гри.
level-fledgling = Злеток
level-fledgling-about = Обмірковує свій хід до пів секунди, а часом буває неуважний. Для тих, хто знає правила.
level-drake = Дрейк
level-drake-about = До двох секунд перебирає десятки продовжень гри й рідко помиляється. Добрий суперник.
level-wyrm = Вирм
level-wyrm-about = Найсильніший із наших: думає до восьми секунд. Бачить не більше за вас, і його можна перемогти.
hint-even = Приблизно так само добре, як інші.
hint-points = Більше очок відразу: приблизно { NUMBER($n) }.
hint-feature = { $feature }: приблизно на { NUMBER($n) } { $n ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
} більше.

# seadragons
feature-seadragons-turns = Ходи попереду
feature-seadragons-missions = Місії, до яких недалеко
feature-seadragons-ships = Кораблі для майбутніх місій
feature-seadragons-reefs = Карти рифів
feature-seadragons-realms = Панування в царствах
feature-seadragons-races = Перевага в місіях

# wyrmspan
feature-wyrmspan-actions = Монети на дії
feature-wyrmspan-resources = Ресурси
feature-wyrmspan-kinds = Різні ресурси
feature-wyrmspan-hand = Карти драконів у руці
feature-wyrmspan-best = Добрий дракон, на якого майже вистачає
feature-wyrmspan-pit = Карти печер у руці
feature-wyrmspan-sites = Місце для драконів
feature-wyrmspan-walks = Здобич походів печерами
feature-wyrmspan-yearly = Властивості «Раз на раунд»
feature-wyrmspan-eggs = Яйця для оплати
feature-wyrmspan-nests = Вільні гнізда для яєць
feature-wyrmspan-steps = Кроки до маркера гільдії
feature-wyrmspan-objective = Ціль цього раунду
feature-wyrmspan-objectives = Цілі наступних раундів
feature-wyrmspan-rival = Кроки Автоми

# flamecraft
feature-flamecraft-goods = Товари
feature-flamecraft-kinds = Різні товари
feature-flamecraft-hand = Майстри в руці
feature-flamecraft-place = Гарне місце для майстра
feature-flamecraft-spell = Чари, до яких недалеко
feature-flamecraft-suns = Сонячні дракони
feature-flamecraft-moons = Місячні дракони
feature-flamecraft-hopes = Місячні дракони, що ще справдяться
feature-flamecraft-time = Час до кінця гри

# worms
feature-worms-healthy = Неушкоджені черв'яки
feature-worms-hand = Карти в руці
feature-worms-coast = Відстань від води
feature-worms-perils = Відстань від мін, бочок і вогню
feature-worms-craters = Тверда земля
feature-worms-crates = Ящики поруч
feature-worms-prey = Суперники в скруті
