# Що кажуть підказки й тренер.
# Чому варіант добрий, по реченню на причину; скільки це в очках, бачить лише той, хто хоче чисел.
reason-even = Приблизно так само добре, як інші.
reason-points = Дає більше очок одразу.
reason-points-named = Дає більше очок одразу: { $thing }.
reason-rival-points = Забирає очки: { $who }.

# seadragons
reason-seadragons-turns = Лишає більше голів драконів на наступні ходи.
reason-seadragons-missions = Допомагає з місією.
reason-seadragons-missions-named = Допомагає з місією { $thing }.
mission-worth = на { $n ->
    [one] { $n } очко
    [few] { $n } очки
    [many] { $n } очок
   *[other] { $n } очка
}
reason-seadragons-ships = Збирає кораблі для майбутніх місій.
reason-seadragons-reefs = Лишає більше карт рифів.
reason-seadragons-realms = Робить вас сильнішими в царствах.
reason-seadragons-realms-named = Робить вас сильнішими тут: { $thing }.
reason-seadragons-races = Виводить вас уперед за місіями.
reason-seadragons-rival-realms = Послаблює суперника в царствах: { $who }.
reason-seadragons-rival-realms-named = Послаблює суперника ({ $who }) тут: { $thing }.
reason-seadragons-rival-races = Відбирає перевагу в місіях: { $who }.
reason-seadragons-deed-mission = Одразу виконує { $n ->
    [one] місію
    [few] { $n } місії
    [many] { $n } місій
   *[other] { $n } місії
}.
reason-seadragons-deed-ships = Дорогою збирає кораблі.
reason-seadragons-deed-reef = Дає вам { $n ->
    [one] карту рифів
    [few] { $n } карти рифів
    [many] { $n } карт рифів
   *[other] { $n } карти рифів
}.
reason-seadragons-deed-gold = Одразу дає золото.

# wyrmspan
reason-wyrmspan-actions = Лишає більше монет, а кожна з них — дія.
reason-wyrmspan-resources = Лишає більше ресурсів для оплати.
reason-wyrmspan-kinds = Лишає ресурси більшої кількості видів.
reason-wyrmspan-hand = Лишає більше карт драконів на вибір.
reason-wyrmspan-best = Так легше приманити доброго дракона.
reason-wyrmspan-best-named = Наближає цього дракона: { $thing }.
reason-wyrmspan-pit = Лишає кращі карти печер для розкопок.
reason-wyrmspan-sites = Лишає більше місця для драконів.
reason-wyrmspan-walks = Лишає багатші походи печерами.
reason-wyrmspan-walks-named = Робить наступні походи багатшими тут: { $thing }.
reason-wyrmspan-recurring = Додає властивість, яку ви використовуєте раз на раунд.
reason-wyrmspan-eggs = Лишає яйця для оплати.
reason-wyrmspan-nests = Лишає більше вільних гнізд для яєць.
reason-wyrmspan-steps = Наближає вашу наступну фішку гільдії.
reason-wyrmspan-objective = Допомагає з ціллю цього раунду.
reason-wyrmspan-objective-named = Допомагає з ціллю цього раунду: { $thing }.
reason-wyrmspan-objectives = Допомагає з цілями наступних раундів.
reason-wyrmspan-rival = Автома пройде менше кроків.
reason-wyrmspan-deed-egg = Дорогою кладе { $n ->
    [one] яйце
    [few] { $n } яйця
    [many] { $n } яєць
   *[other] { $n } яйця
}.
reason-wyrmspan-deed-feed = Дорогою годує { $n ->
    [one] драконятко
    [few] драконяток { $n } рази
    [many] драконяток { $n } разів
   *[other] драконяток { $n } раза
}.
reason-wyrmspan-deed-cache = Дорогою запасає { $n ->
    [one] ресурс
    [few] { $n } ресурси
    [many] { $n } ресурсів
   *[other] { $n } ресурсу
}.
reason-wyrmspan-deed-tuck = Дорогою підкладає { $n ->
    [one] карту
    [few] { $n } карти
    [many] { $n } карт
   *[other] { $n } карти
}.
reason-wyrmspan-deed-guild = Кладе фішку на тайл гільдії.
reason-wyrmspan-deed-dragon = Приводить у ваші печери { $n ->
    [one] дракона
    [few] { $n } драконів
    [many] { $n } драконів
   *[other] { $n } дракона
}.

# flamecraft
reason-flamecraft-goods = Лишає більше товарів.
reason-flamecraft-kinds = Лишає товари більшої кількості видів.
reason-flamecraft-hand = Лишає більше майстерних драконів у руці.
reason-flamecraft-place = Лишає добрий слот для дракона з руки.
reason-flamecraft-place-named = Лишає добрий слот для дракона з руки: «{ $thing }».
reason-flamecraft-spell = Допомагає накласти чари.
reason-flamecraft-spell-named = Допомагає накласти ці чари: «{ $thing }».
reason-flamecraft-suns = Лишає більше сонячних драконів, яких можна розіграти.
reason-flamecraft-moons = Ваші місячні дракони варті більше.
reason-flamecraft-hopes = Лишає місячного дракона, чиє бажання ще може здійснитися.
reason-flamecraft-time = Лишає більше ходів, доки вичерпається колода.
reason-flamecraft-rival-spell = Віддаляє чари від суперника: { $who }.
reason-flamecraft-rival-spell-named = Віддаляє від суперника ({ $who }) ці чари: «{ $thing }».
reason-flamecraft-rival-place = Займає слот, потрібний супернику: { $who }.
reason-flamecraft-rival-place-named = Займає слот, потрібний супернику ({ $who }): «{ $thing }».
reason-flamecraft-deed-cast = Одразу накладає { $n ->
    [one] чари
   *[other] чари ({ $n })
}.
reason-flamecraft-deed-place = Розміщує { $n ->
    [one] дракона
    [few] { $n } драконів
    [many] { $n } драконів
   *[other] { $n } дракона
} й дає винагороду слота.
reason-flamecraft-deed-fire = Запалює { $n ->
    [one] дракона
    [few] { $n } драконів
    [many] { $n } драконів
   *[other] { $n } дракона
}.
reason-flamecraft-deed-fancy = Дає { $n ->
    [one] модного дракона
    [few] { $n } модних драконів
    [many] { $n } модних драконів
   *[other] { $n } модного дракона
}.
reason-flamecraft-deed-sun = Розігрує { $n ->
    [one] сонячного дракона
    [few] { $n } сонячних драконів
    [many] { $n } сонячних драконів
   *[other] { $n } сонячного дракона
}.
reason-flamecraft-deed-reserve = Готує для вас чари.

# worms
reason-worms-count = Більше ваших черв'яків лишаються живими.
reason-worms-rival-count = Лишає супернику менше черв'яків: { $who }.
reason-worms-healthy = Більше ваших черв'яків лишаються неушкодженими.
reason-worms-hand = Лишає більше карт у руці.
reason-worms-coast = Тримає ваших черв'яків далі від води.
reason-worms-coast-named = Відводить вашого черв'яка від води: { $thing }.
reason-worms-perils = Тримає ваших черв'яків далі від мін, бочок і вогню.
reason-worms-perils-named = Відводить вашого черв'яка від мін, бочок і вогню: { $thing }.
reason-worms-craters = Тримає ваших черв'яків на твердій землі.
reason-worms-craters-named = Виводить вашого черв'яка на тверду землю: { $thing }.
reason-worms-crates = Підводить ваших черв'яків до ящиків.
reason-worms-crates-named = Підводить вашого черв'яка до ящика: { $thing }.
reason-worms-prey = Лишає черв'яків суперників у скруті.
reason-worms-prey-named = Лишає черв'яка суперника в скруті: { $thing }.
reason-worms-rival-healthy = Лишає супернику менше неушкоджених черв'яків: { $who }.
reason-worms-rival-hand = Лишає супернику менше карт: { $who }.
reason-worms-deed-kill = Вибиває з гри { $n ->
    [one] черв'яка суперника
    [few] { $n } черв'яків суперників
    [many] { $n } черв'яків суперників
   *[other] { $n } черв'яка суперників
}.
reason-worms-deed-kill-named = Вибиває з гри черв'яка суперника: { $thing }.
reason-worms-deed-wound = Ранить { $n ->
    [one] черв'яка суперника
    [few] { $n } черв'яків суперників
    [many] { $n } черв'яків суперників
   *[other] { $n } черв'яка суперників
}.
reason-worms-deed-wound-named = Ранить черв'яка суперника: { $thing }.
reason-worms-deed-heal = Лікує { $n ->
    [one] вашого черв'яка
    [few] { $n } ваших черв'яків
    [many] { $n } ваших черв'яків
   *[other] { $n } вашого черв'яка
}.
reason-worms-deed-heal-named = Лікує вашого черв'яка: { $thing }.
reason-worms-deed-crate = Підбирає { $n ->
    [one] ящик
    [few] { $n } ящики
    [many] { $n } ящиків
   *[other] { $n } ящика
}.
reason-worms-deed-crate-named = Підбирає вміст ящика: { $thing }.

# Звички за кілька партій: у $n з $of партій.
theme-seadragons-passes = Ви пасуєте, хоча могли б викласти дракона (партій: { $n } з останніх { $of }).
theme-seadragons-missions = Ви не виконуєте місій, за які могли б заплатити (партій: { $n } з останніх { $of }).
theme-wyrmspan-coins = Ви пасуєте, хоча ще маєте монети (партій: { $n } з останніх { $of }).
theme-wyrmspan-cards = Останній раунд ви закінчуєте з повною рукою драконів (партій: { $n } з останніх { $of }).
theme-flamecraft-gathers = Ви збираєте товари там, де могли б накласти чари (партій: { $n } з останніх { $of }).
theme-flamecraft-unplaced = Ви збираєте товари, не розмістивши дракона, який підходить (партій: { $n } з останніх { $of }).
theme-flamecraft-unfired = Ви не запалюєте драконів, яких могли б запалити (партій: { $n } з останніх { $of }).
theme-worms-unarmed = Ви закінчуєте хід, не зігравши зброї, яку маєте (партій: { $n } з останніх { $of }).

# Що тренер каже про мить.
coach-round = Раунд { $n }
coach-turn = Хід { $n }
coach-own-turn = Ваш хід { $n }
coach-costly = «{ $chosen }» коштувало приблизно { NUMBER($n) } { $n ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
}. Краще: «{ $best }».
coach-costly-few = «{ $chosen }» обійшлося дорого. Краще: «{ $best }».
coach-lucky = «{ $chosen }»: карти дали приблизно на { NUMBER($n) } { $n ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
} більше, ніж можна було чекати.
coach-lucky-few = «{ $chosen }»: кістки й карти були до вас прихильні.

# Задачі.
puzzle-title = Задача { $n }
puzzle-find = { $prompt } Одна відповідь явно найкраща: знайдіть її.
puzzle-wrong = Так можна, але є щось краще.
puzzle-right = Правильно! { $why }
puzzle-given = Найкраща відповідь: «{ $best }». { $why }
puzzle-ahead = Вона краща за наступну приблизно на { NUMBER($n) } { $n ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
}.
puzzle-ahead-worms = Вона краща за наступну приблизно на { NUMBER($n) } { $n ->
    [one] черв'яка
    [few] черв'яки
    [many] черв'яків
   *[other] черв'яка
}.
puzzle-missed = Слабші боти не знайшли її в { $n } спробах із { $of }.
puzzle-give-up = Показати відповідь
