# Що кажуть підказки й тренер.
# Чому варіант добрий, по реченню на причину; скільки це в очках, бачить лише той, хто хоче чисел.
reason-even = Приблизно так само добре, як інші.
reason-points = Дає { more-points } одразу.
reason-points-named = Дає { more-points } одразу: { $thing }.
reason-rival-points = Забирає { $game ->
    [flamecraft] репутацію
    [wyrmspan] бали
   *[other] очки
}: { $who }.

# У чому рахує гра, її словами.
points-of = { NUMBER($n) } { $game ->
    [flamecraft] { $n ->
        [one] репутацію
       *[other] репутації
    }
    [wyrmspan] { $n ->
        [one] бал
        [few] бали
        [many] балів
       *[other] бала
    }
   *[other] { $n ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    }
}
more-points = більше { $game ->
    [flamecraft] репутації
    [wyrmspan] балів
   *[other] очок
}

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
mission-done = на { $vp ->
    [one] { $vp } очко
    [few] { $vp } очки
    [many] { $vp } очок
   *[other] { $vp } очка
}
reason-seadragons-ships = Збирає кораблі для майбутніх місій.
reason-seadragons-ships-named = Збирає кораблі для майбутніх місій: { $thing }.
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
reason-seadragons-deed-mission-named = Одразу виконує { $n ->
    [one] місію
   *[other] місії
} { $thing }.
reason-seadragons-deed-ships = Дорогою збирає кораблі.
reason-seadragons-deed-ships-named = Дорогою збирає: { $thing }.
ships-found = { $ships }
reason-seadragons-deed-reef = Дає вам { $n ->
    [one] карту рифів
    [few] { $n } карти рифів
    [many] { $n } карт рифів
   *[other] { $n } карти рифів
}.
reason-seadragons-deed-gold = Одразу дає золото.
reason-seadragons-deed-gold-named = Одразу дає { $thing }.

# wyrmspan
reason-wyrmspan-actions = Лишає більше монет, а кожна з них — дія.
reason-wyrmspan-actions-named = Лишає вам { $thing } на наступні дії.
coins-left = { $n ->
    [one] { $n } монету
    [few] { $n } монети
    [many] { $n } монет
   *[other] { $n } монети
}
reason-wyrmspan-resources = Лишає більше ресурсів для оплати.
reason-wyrmspan-kinds = Лишає ресурси більшої кількості видів.
reason-wyrmspan-hand = Лишає більше карт драконів на вибір.
reason-wyrmspan-best = Так легше приманити доброго дракона.
reason-wyrmspan-best-named = Допомагає приманити цього дракона: { $thing }.
reason-wyrmspan-pit = Лишає кращі карти печер для розкопок.
reason-wyrmspan-sites = Лишає більше місця для драконів.
reason-wyrmspan-sites-named = Лишає місце для дракона тут: { $thing }.
reason-wyrmspan-walks = Лишає багатші походи печерами.
reason-wyrmspan-walks-named = Лишає багатший похід тут: { $thing }.
reason-wyrmspan-recurring = Додає властивість, яку ви використовуєте раз на раунд.
reason-wyrmspan-recurring-named = Додає властивість, яку ви використовуєте раз на раунд: { $thing }.
reason-wyrmspan-eggs = Лишає яйця для оплати.
reason-wyrmspan-nests = Лишає більше вільних гнізд для яєць.
reason-wyrmspan-nests-named = Лишає вільні гнізда для яєць тут: { $thing }.
reason-wyrmspan-steps = Наближає вашу наступну фішку гільдії.
reason-wyrmspan-steps-named = Наближає вашу наступну фішку гільдії: { $thing }.
steps-to-marker = { $n ->
    [one] ще { $n } крок
    [few] ще { $n } кроки
    [many] ще { $n } кроків
   *[other] ще { $n } кроку
}
reason-wyrmspan-objective = Допомагає з ціллю цього раунду.
reason-wyrmspan-objective-named = Допомагає з ціллю цього раунду: { $thing }.
reason-wyrmspan-objectives = Допомагає з цілями наступних раундів.
reason-wyrmspan-objectives-named = Допомагає з ціллю наступного раунду: { $thing }.
reason-wyrmspan-rival = Автома пройде менше кроків.
reason-wyrmspan-deed-egg = Дорогою кладе { $n ->
    [one] яйце
    [few] { $n } яйця
    [many] { $n } яєць
   *[other] { $n } яйця
}.
reason-wyrmspan-deed-egg-named = Дорогою кладе { $n ->
    [one] яйце
    [few] { $n } яйця
    [many] { $n } яєць
   *[other] { $n } яйця
}: { $thing }.
reason-wyrmspan-deed-feed = Дорогою годує { $n ->
    [one] драконятко
    [few] драконяток { $n } рази
    [many] драконяток { $n } разів
   *[other] драконяток { $n } раза
}.
reason-wyrmspan-deed-feed-named = Дорогою годує: { $thing }.
reason-wyrmspan-deed-cache = Дорогою запасає { $n ->
    [one] ресурс
    [few] { $n } ресурси
    [many] { $n } ресурсів
   *[other] { $n } ресурсу
}.
reason-wyrmspan-deed-cache-named = Дорогою запасає { $n ->
    [one] ресурс
    [few] { $n } ресурси
    [many] { $n } ресурсів
   *[other] { $n } ресурсу
}: { $thing }.
reason-wyrmspan-deed-tuck = Дорогою підкладає { $n ->
    [one] карту
    [few] { $n } карти
    [many] { $n } карт
   *[other] { $n } карти
}.
reason-wyrmspan-deed-tuck-named = Дорогою підкладає { $n ->
    [one] карту
    [few] { $n } карти
    [many] { $n } карт
   *[other] { $n } карти
}: { $thing }.
reason-wyrmspan-deed-guild = Кладе фішку на тайл гільдії.
reason-wyrmspan-deed-guild-named = Кладе вашу фішку: { $thing }.
reason-wyrmspan-deed-dragon = Приводить у ваші печери { $n ->
    [one] дракона
    [few] { $n } драконів
    [many] { $n } драконів
   *[other] { $n } дракона
}.
reason-wyrmspan-deed-dragon-named = У ваших печерах { $n ->
    [one] з'являється
   *[other] з'являються
}: { $thing }.

# flamecraft
reason-flamecraft-goods = Лишає більше товарів.
reason-flamecraft-goods-named = Лишає більше товарів, насамперед: { $thing }.
reason-flamecraft-kinds = Лишає товари більшої кількості видів.
reason-flamecraft-kinds-named = Лишає товари більшої кількості видів, зокрема: { $thing }.
reason-flamecraft-hand = Лишає більше майстерних драконів у руці.
reason-flamecraft-hand-named = Лишає в руці майстерного дракона: { $thing }.
reason-flamecraft-place = Лишає добрий слот для дракона з руки.
reason-flamecraft-place-named = Лишає добрий слот для дракона з руки: «{ $thing }».
reason-flamecraft-spell = Допомагає накласти чари.
reason-flamecraft-spell-named = Допомагає накласти ці чари: «{ $thing }».
reason-flamecraft-suns = Лишає більше сонячних драконів, яких можна розіграти.
reason-flamecraft-suns-named = Лишає сонячного дракона, якого можна розіграти: { $thing }.
reason-flamecraft-moons = Ваші місячні дракони варті більше.
reason-flamecraft-moons-named = Ваш місячний дракон вартий більше: { $thing }.
reason-flamecraft-hopes = Лишає місячного дракона, чиє бажання ще може здійснитися.
reason-flamecraft-hopes-named = Лишає місячного дракона, чиє бажання ще може здійснитися: { $thing }.
reason-flamecraft-time = Лишає більше ходів, доки вичерпається колода.
reason-flamecraft-rival-spell = Віддаляє чари від суперника: { $who }.
reason-flamecraft-rival-spell-named = Віддаляє від суперника ({ $who }) ці чари: «{ $thing }».
reason-flamecraft-rival-place = Займає слот, потрібний супернику: { $who }.
reason-flamecraft-rival-place-named = Займає слот, потрібний супернику ({ $who }): «{ $thing }».
reason-flamecraft-deed-cast = Одразу накладає { $n ->
    [one] чари
   *[other] чари ({ $n })
}.
reason-flamecraft-deed-cast-named = Одразу накладає чари: { $thing }.
reason-flamecraft-deed-place = Розміщує { $n ->
    [one] дракона
    [few] { $n } драконів
    [many] { $n } драконів
   *[other] { $n } дракона
} й дає винагороду слота.
reason-flamecraft-deed-place-named = Розміщує й дає винагороду слота: { $thing }.
reason-flamecraft-deed-fire = Запалює { $n ->
    [one] дракона
    [few] { $n } драконів
    [many] { $n } драконів
   *[other] { $n } дракона
}.
reason-flamecraft-deed-fire-named = Запалює { $n ->
    [one] дракона
   *[other] драконів
}: { $thing }.
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
reason-flamecraft-deed-sun-named = Розігрує { $n ->
    [one] сонячного дракона
   *[other] сонячних драконів
}: { $thing }.
reason-flamecraft-deed-reserve = Готує для вас чари.
reason-flamecraft-deed-reserve-named = Готує для вас чари: { $thing }.
reason-flamecraft-deed-gain = Одразу дає товари, монети чи репутацію.
reason-flamecraft-deed-gain-named = Одразу дає: { $thing }.
thing-of = { $what }
artisan-of = { $artisan }

# worms
reason-worms-count = Більше ваших черв'яків лишаються живими.
reason-worms-count-named = Береже вашого черв'яка: { $thing }.
reason-worms-rival-count = Лишає супернику менше черв'яків: { $who }.
reason-worms-rival-count-named = Загрожує черв'яку суперника ({ $who }): { $thing }.
reason-worms-healthy = Більше ваших черв'яків лишаються неушкодженими.
reason-worms-healthy-named = Ваш черв'як лишається неушкодженим: { $thing }.
reason-worms-hand = Лишає більше карт у руці.
reason-worms-coast = Тримає ваших черв'яків далі від води.
reason-worms-coast-named = Тримає вашого черв'яка далі від води: { $thing }.
reason-worms-perils = Тримає ваших черв'яків далі від мін, бочок і вогню.
reason-worms-perils-named = Тримає вашого черв'яка далі від мін, бочок і вогню: { $thing }.
reason-worms-craters = Тримає ваших черв'яків на твердій землі.
reason-worms-craters-named = Тримає вашого черв'яка на твердій землі: { $thing }.
reason-worms-crates = Підводить ваших черв'яків до ящиків.
reason-worms-crates-named = Підводить вашого черв'яка до ящика: { $thing }.
reason-worms-prey = Лишає черв'яків суперників у скруті.
reason-worms-prey-named = Лишає черв'яка суперника в скруті: { $thing }.
reason-worms-rival-healthy = Лишає супернику менше неушкоджених черв'яків: { $who }.
reason-worms-rival-healthy-named = Може поранити черв'яка суперника ({ $who }): { $thing }.
reason-worms-rival-hand = Лишає супернику менше карт: { $who }.
reason-worms-deed-kill = Вибиває з гри { $n ->
    [one] черв'яка суперника
    [few] { $n } черв'яків суперників
    [many] { $n } черв'яків суперників
   *[other] { $n } черв'яка суперників
}.
reason-worms-deed-kill-named = Вибиває з гри { $n ->
    [one] черв'яка суперника
   *[other] черв'яків суперників
}: { $thing }.
reason-worms-deed-wound = Ранить { $n ->
    [one] черв'яка суперника
    [few] { $n } черв'яків суперників
    [many] { $n } черв'яків суперників
   *[other] { $n } черв'яка суперників
}.
reason-worms-deed-wound-named = Ранить { $n ->
    [one] черв'яка суперника
   *[other] черв'яків суперників
}: { $thing }.
reason-worms-deed-heal = Лікує { $n ->
    [one] вашого черв'яка
    [few] { $n } ваших черв'яків
    [many] { $n } ваших черв'яків
   *[other] { $n } вашого черв'яка
}.
reason-worms-deed-heal-named = Лікує { $n ->
    [one] вашого черв'яка
   *[other] ваших черв'яків
}: { $thing }.
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
coach-costly = «{ $chosen }» коштувало приблизно { points-of }. Краще: «{ $best }».
coach-costly-few = «{ $chosen }» обійшлося дорого. Краще: «{ $best }».
coach-lucky = «{ $chosen }»: карти дали приблизно на { points-of } більше, ніж можна було чекати.
coach-lucky-few = «{ $chosen }»: кістки й карти були до вас прихильні.

# Задачі.
puzzle-title = Задача { $n }
puzzle-find = { $prompt } Одна відповідь явно найкраща: знайдіть її.
puzzle-wrong = Так можна, але є щось краще.
puzzle-right = Правильно! { $why }
puzzle-given = Найкраща відповідь: «{ $best }». { $why }
puzzle-ahead = Вона краща за наступну приблизно на { points-of }.
puzzle-ahead-worms = Вона краща за наступну приблизно на { NUMBER($n) } { $n ->
    [one] черв'яка
    [few] черв'яки
    [many] черв'яків
   *[other] черв'яка
}.
puzzle-missed = Слабші боти не знайшли її в { $n } спробах із { $of }.
puzzle-give-up = Показати відповідь
