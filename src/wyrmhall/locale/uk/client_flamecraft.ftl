# Поле «Вогнетвору» в браузері.
fc-town = Місто
fc-upper = Місто, верхній бік вулиці
fc-lower = Місто, нижній бік вулиці
fc-street = На вулиці
fc-park = Парк
fc-row = Чари
fc-decks = Колоди
fc-solo = Соло
fc-tab-park = Парк
fc-tab-row = Чари
fc-tab-decks = Колоди
fc-tab-solo = Титули
fc-turn = Хід { $n }
fc-last-turns = Останні ходи
fc-plot = Порожня ділянка { $n }
fc-face-down = Нова крамниця долілиць на ділянці { $n }
fc-face-down-artisan = { $name }, долілиць
fc-deck-artisans = Майстрів у колоді: { $n }
fc-deck-enchantments = Чарів у колоді: { $n }
fc-deck-fancy = Модних драконів у колоді: { $n }
fc-deck-shops = Крамниць у колоді: { $n }
fc-under = Під колодою, як відомо: { $names }
fc-rep = репутація
fc-rep-of = { $name }: репутація { $n }
fc-supply = Товари й монети
fc-key-take = на товарі, який треба віддати: додати його; на його числі: повернути
fc-good = { $good ->
    [bread] хліб
    [meat] м'ясо
    [iron] залізо
    [crystal] кристал
    [plant] рослина
    [potion] зілля
    [coin] монета
    [dragon] дракон
   *[any] будь-який
}
fc-fewest = Чого у вас найменше: { $what }
fc-amount = { $good ->
    [bread] хліб
    [meat] м'ясо
    [iron] залізо
    [crystal] кристали
    [plant] рослини
    [potion] зілля
   *[coin] монети
}: { $n }
fc-any = будь-якого майстра
fc-nothing = нічого
fc-unknown = невідома карта
fc-reward-rep = репутація: { $n }
fc-reward-fancy = { $n ->
    [one] { $n } модний дракон
    [few] { $n } модні дракони
   *[many] { $n } модних драконів
}
fc-reward-artisans = { $n ->
    [one] { $n } майстер
    [few] { $n } майстри
   *[many] { $n } майстрів
}
fc-artisan = { $name }, майстер ({ fc-good })
fc-artisans = Майстри в руці
fc-fancy = Модні дракони
fc-fancy-dragon = { $name }, { $time ->
    [sun] сонячний дракон
   *[moon] місячний дракон
}
fc-scored = Розіграно
fc-reserved = Підготовано
fc-companion = Супутник
fc-companion-named = Супутник { $name }{ $used ->
    [yes] , використано
   *[no] { "" }
}
fc-enchantment = { $name } ({ fc-good }). Вартість: { $cost }. Дає: { $reward }
fc-no-coins = Монети не можуть заміняти товари
fc-slot = Слот ({ $kinds }): { $reward }
fc-shop = «{ $name }», дає: { $icon ->
    [bread] хліб
    [meat] м'ясо
    [iron] залізо
    [crystal] кристал
    [plant] рослина
    [potion] зілля
    [coin] монети
    [dragon] майстер
   *[any] товар на вибір
}
fc-enchanted = Зачаровано: { $names }
fc-there = Тут: { $names }
fc-colour = { $colour ->
    [bread] жовтий
    [meat] червоний
    [iron] темно-синій
    [crystal] блакитний
    [plant] зелений
   *[potion] фіолетовий
}
fc-non-player = Не-гравець
fc-hand-count = майстрів у руці: { $artisans }, модних драконів: { $fancy }
fc-sources = Репутація за джерелами
fc-source-slots = слоти
fc-source-enchantments = чари
fc-source-artisans = майстерні дракони
fc-source-shops = крамниці
fc-source-suns = сонячні дракони
fc-source-moons = місячні дракони
fc-source-coins = монети
fc-titles = Титули
fc-opening = Кінець настане, коли вичерпаються майстри (у колоді { $artisans }) або чари ({ $enchantments })
fc-moment-title = Місто каже своє слово
fc-moment-last = Останні ходи
fc-moment-fancy = Модний дракон показав себе
fc-deck-out = { $deck ->
    [artisans] Колода майстрів порожня
    [enchantments] Колода чарів порожня
   *[other] Одна з колод вичерпалася
}
fc-earned-achievement = Досягнення: { $name }
fc-star = { $dragon }, репутація { $n }
fc-title-shopkeeper = Господар крамниці
fc-title-flamekeeper = Хранитель вогню
fc-title-master-of-flamecraft = Майстер вогнетвору
fc-title-earned = Здобутий титул: { $title }
fc-achievements = Досягнення
fc-achievement = { $name }: { $has } із { $asks }{ $done ->
    [yes] , здобуто
   *[no] { "" }
}
kind-flamecraft-starter-shop = Стартові крамниці
kind-flamecraft-shop = Крамниці
kind-flamecraft-artisan = Майстерні дракони
kind-flamecraft-sun = Сонячні дракони
kind-flamecraft-moon = Місячні дракони
kind-flamecraft-enchantment = Чари
kind-flamecraft-companion = Супутники
kind-flamecraft-achievement = Досягнення
