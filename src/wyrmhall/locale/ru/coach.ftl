# Что говорят подсказки и тренер.
# Чем вариант хорош, по предложению на причину; сколько это в очках, видит лишь тот, кто хочет чисел.
reason-even = Примерно так же хорошо, как остальное.
reason-points = Даёт { more-points } сразу.
reason-points-named = Даёт { more-points } сразу: { $thing }.
reason-rival-points = Отнимает { $game ->
    [flamecraft] репутацию
   *[other] очки
}: { $who }.

# В чём считает игра, её словами.
points-of = { NUMBER($n) } { $game ->
    [flamecraft] { $n ->
        [one] репутацию
       *[other] репутации
    }
   *[other] { $n ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }
}
more-points = больше { $game ->
    [flamecraft] репутации
   *[other] очков
}

# seadragons
reason-seadragons-turns = Оставляет больше голов драконов на следующие ходы.
reason-seadragons-missions = Помогает с миссией.
reason-seadragons-missions-named = Помогает с миссией { $thing }.
mission-worth = на { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
mission-done = на { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
    [many] { $vp } очков
   *[other] { $vp } очка
}
reason-seadragons-ships = Собирает корабли для будущих миссий.
reason-seadragons-ships-named = Собирает корабли для будущих миссий: { $thing }.
reason-seadragons-reefs = Оставляет больше карт рифов.
reason-seadragons-realms = Делает вас сильнее в царствах.
reason-seadragons-realms-named = Делает вас сильнее здесь: { $thing }.
reason-seadragons-races = Выводит вас вперёд по миссиям.
reason-seadragons-rival-realms = Ослабляет соперника в царствах: { $who }.
reason-seadragons-rival-realms-named = Ослабляет соперника ({ $who }) здесь: { $thing }.
reason-seadragons-rival-races = Отнимает перевес в миссиях: { $who }.
reason-seadragons-deed-mission = Сразу выполняет { $n ->
    [one] миссию
    [few] { $n } миссии
    [many] { $n } миссий
   *[other] { $n } миссии
}.
reason-seadragons-deed-mission-named = Сразу выполняет { $n ->
    [one] миссию
   *[other] миссии
} { $thing }.
reason-seadragons-deed-ships = По пути собирает корабли.
reason-seadragons-deed-ships-named = По пути собирает: { $thing }.
ships-found = { $ships }
reason-seadragons-deed-reef = Даёт вам { $n ->
    [one] карту рифов
    [few] { $n } карты рифов
    [many] { $n } карт рифов
   *[other] { $n } карты рифов
}.
reason-seadragons-deed-gold = Сразу даёт золото.
reason-seadragons-deed-gold-named = Сразу даёт { $thing }.

# wyrmspan
reason-wyrmspan-actions = Оставляет больше монет, а каждая из них — действие.
reason-wyrmspan-actions-named = Оставляет вам { $thing } на следующие действия.
coins-left = { $n ->
    [one] { $n } монету
    [few] { $n } монеты
    [many] { $n } монет
   *[other] { $n } монеты
}
reason-wyrmspan-resources = Оставляет больше ресурсов для оплаты.
reason-wyrmspan-kinds = Оставляет ресурсы большего числа видов.
reason-wyrmspan-hand = Оставляет больше карт драконов на выбор.
reason-wyrmspan-best = Так легче приманить хорошего дракона.
reason-wyrmspan-best-named = Помогает приманить этого дракона: { $thing }.
reason-wyrmspan-pit = Оставляет лучшие карты пещер для раскопок.
reason-wyrmspan-sites = Оставляет больше места для драконов.
reason-wyrmspan-sites-named = Оставляет место для дракона здесь: { $thing }.
reason-wyrmspan-walks = Оставляет более богатые походы по пещерам.
reason-wyrmspan-walks-named = Оставляет более богатый поход здесь: { $thing }.
reason-wyrmspan-recurring = Добавляет свойство, которое вы используете раз в раунд.
reason-wyrmspan-recurring-named = Добавляет свойство, которое вы используете раз в раунд: { $thing }.
reason-wyrmspan-eggs = Оставляет яйца для оплаты.
reason-wyrmspan-nests = Оставляет больше свободных гнёзд для яиц.
reason-wyrmspan-nests-named = Оставляет свободные гнёзда для яиц здесь: { $thing }.
reason-wyrmspan-steps = Приближает ваш следующий маркер гильдии.
reason-wyrmspan-steps-named = Приближает ваш следующий маркер гильдии: { $thing }.
steps-to-marker = { $n ->
    [one] ещё { $n } шаг
    [few] ещё { $n } шага
    [many] ещё { $n } шагов
   *[other] ещё { $n } шага
}
reason-wyrmspan-objective = Помогает с целью этого раунда.
reason-wyrmspan-objective-named = Помогает с целью этого раунда: { $thing }.
reason-wyrmspan-objectives = Помогает с целями следующих раундов.
reason-wyrmspan-objectives-named = Помогает с целью следующего раунда: { $thing }.
reason-wyrmspan-rival = Автома пройдёт меньше шагов.
reason-wyrmspan-deed-egg = По пути откладывает { $n ->
    [one] яйцо
    [few] { $n } яйца
    [many] { $n } яиц
   *[other] { $n } яйца
}.
reason-wyrmspan-deed-egg-named = По пути откладывает { $n ->
    [one] яйцо
    [few] { $n } яйца
    [many] { $n } яиц
   *[other] { $n } яйца
}: { $thing }.
reason-wyrmspan-deed-feed = По пути кормит { $n ->
    [one] дракончика
    [few] дракончиков { $n } раза
    [many] дракончиков { $n } раз
   *[other] дракончиков { $n } раза
}.
reason-wyrmspan-deed-feed-named = По пути кормит: { $thing }.
reason-wyrmspan-deed-cache = По пути запасает { $n ->
    [one] ресурс
    [few] { $n } ресурса
    [many] { $n } ресурсов
   *[other] { $n } ресурса
}.
reason-wyrmspan-deed-cache-named = По пути запасает { $n ->
    [one] ресурс
    [few] { $n } ресурса
    [many] { $n } ресурсов
   *[other] { $n } ресурса
}: { $thing }.
reason-wyrmspan-deed-tuck = По пути подкладывает { $n ->
    [one] карту
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}.
reason-wyrmspan-deed-tuck-named = По пути подкладывает { $n ->
    [one] карту
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}: { $thing }.
reason-wyrmspan-deed-guild = Ставит маркер на тайл гильдии.
reason-wyrmspan-deed-guild-named = Ставит ваш маркер: { $thing }.
reason-wyrmspan-deed-dragon = Приводит в ваши пещеры { $n ->
    [one] дракона
    [few] { $n } драконов
    [many] { $n } драконов
   *[other] { $n } дракона
}.
reason-wyrmspan-deed-dragon-named = В ваших пещерах { $n ->
    [one] появляется
   *[other] появляются
}: { $thing }.

# flamecraft
reason-flamecraft-goods = Оставляет больше товаров.
reason-flamecraft-goods-named = Оставляет больше товаров, прежде всего: { $thing }.
reason-flamecraft-kinds = Оставляет товары большего числа видов.
reason-flamecraft-kinds-named = Оставляет товары большего числа видов, например: { $thing }.
reason-flamecraft-hand = Оставляет больше драконов-мастеров в руке.
reason-flamecraft-hand-named = Оставляет в руке дракона-мастера: { $thing }.
reason-flamecraft-place = Оставляет хороший слот для дракона из руки.
reason-flamecraft-place-named = Оставляет хороший слот для дракона из руки: «{ $thing }».
reason-flamecraft-spell = Помогает наложить чары.
reason-flamecraft-spell-named = Помогает наложить эти чары: «{ $thing }».
reason-flamecraft-suns = Оставляет больше солнечных драконов, которых можно разыграть.
reason-flamecraft-suns-named = Оставляет солнечного дракона, которого можно разыграть: { $thing }.
reason-flamecraft-moons = Ваши лунные драконы стоят больше.
reason-flamecraft-moons-named = Ваш лунный дракон стоит больше: { $thing }.
reason-flamecraft-hopes = Оставляет лунного дракона, чьё желание ещё может сбыться.
reason-flamecraft-hopes-named = Оставляет лунного дракона, чьё желание ещё может сбыться: { $thing }.
reason-flamecraft-time = Оставляет больше ходов до конца колоды.
reason-flamecraft-rival-spell = Отдаляет чары от соперника: { $who }.
reason-flamecraft-rival-spell-named = Отдаляет от соперника ({ $who }) эти чары: «{ $thing }».
reason-flamecraft-rival-place = Занимает слот, нужный сопернику: { $who }.
reason-flamecraft-rival-place-named = Занимает слот, нужный сопернику ({ $who }): «{ $thing }».
reason-flamecraft-deed-cast = Сразу накладывает { $n ->
    [one] чары
   *[other] чары ({ $n })
}.
reason-flamecraft-deed-cast-named = Сразу накладывает чары: { $thing }.
reason-flamecraft-deed-place = Размещает { $n ->
    [one] дракона
    [few] { $n } драконов
    [many] { $n } драконов
   *[other] { $n } дракона
} и даёт награду слота.
reason-flamecraft-deed-place-named = Размещает и даёт награду слота: { $thing }.
reason-flamecraft-deed-fire = Разжигает { $n ->
    [one] дракона
    [few] { $n } драконов
    [many] { $n } драконов
   *[other] { $n } дракона
}.
reason-flamecraft-deed-fire-named = Разжигает { $n ->
    [one] дракона
   *[other] драконов
}: { $thing }.
reason-flamecraft-deed-fancy = Даёт { $n ->
    [one] модного дракона
    [few] { $n } модных драконов
    [many] { $n } модных драконов
   *[other] { $n } модного дракона
}.
reason-flamecraft-deed-sun = Разыгрывает { $n ->
    [one] солнечного дракона
    [few] { $n } солнечных драконов
    [many] { $n } солнечных драконов
   *[other] { $n } солнечного дракона
}.
reason-flamecraft-deed-sun-named = Разыгрывает { $n ->
    [one] солнечного дракона
   *[other] солнечных драконов
}: { $thing }.
reason-flamecraft-deed-reserve = Готовит для вас чары.
reason-flamecraft-deed-reserve-named = Готовит для вас чары: { $thing }.
reason-flamecraft-deed-gain = Сразу даёт товары, монеты или репутацию.
reason-flamecraft-deed-gain-named = Сразу даёт: { $thing }.
thing-of = { $what }
artisan-of = { $artisan }

# worms
reason-worms-count = Больше ваших червяков остаются живыми.
reason-worms-count-named = Бережёт вашего червяка: { $thing }.
reason-worms-rival-count = Оставляет сопернику меньше червяков: { $who }.
reason-worms-rival-count-named = Угрожает червяку соперника ({ $who }): { $thing }.
reason-worms-healthy = Больше ваших червяков остаются невредимыми.
reason-worms-healthy-named = Ваш червяк остаётся невредимым: { $thing }.
reason-worms-hand = Оставляет больше карт в руке.
reason-worms-coast = Держит ваших червяков дальше от воды.
reason-worms-coast-named = Держит вашего червяка дальше от воды: { $thing }.
reason-worms-perils = Держит ваших червяков дальше от мин, бочек и огня.
reason-worms-perils-named = Держит вашего червяка дальше от мин, бочек и огня: { $thing }.
reason-worms-craters = Держит ваших червяков на твёрдой земле.
reason-worms-craters-named = Держит вашего червяка на твёрдой земле: { $thing }.
reason-worms-crates = Подводит ваших червяков к ящикам.
reason-worms-crates-named = Подводит вашего червяка к ящику: { $thing }.
reason-worms-prey = Оставляет червяков соперников в беде.
reason-worms-prey-named = Оставляет червяка соперника в беде: { $thing }.
reason-worms-rival-healthy = Оставляет сопернику меньше невредимых червяков: { $who }.
reason-worms-rival-healthy-named = Может ранить червяка соперника ({ $who }): { $thing }.
reason-worms-rival-hand = Оставляет сопернику меньше карт: { $who }.
reason-worms-deed-kill = Выбивает из игры { $n ->
    [one] червяка соперника
    [few] { $n } червяков соперников
    [many] { $n } червяков соперников
   *[other] { $n } червяка соперников
}.
reason-worms-deed-kill-named = Выбивает из игры { $n ->
    [one] червяка соперника
   *[other] червяков соперников
}: { $thing }.
reason-worms-deed-wound = Ранит { $n ->
    [one] червяка соперника
    [few] { $n } червяков соперников
    [many] { $n } червяков соперников
   *[other] { $n } червяка соперников
}.
reason-worms-deed-wound-named = Ранит { $n ->
    [one] червяка соперника
   *[other] червяков соперников
}: { $thing }.
reason-worms-deed-heal = Лечит { $n ->
    [one] вашего червяка
    [few] { $n } ваших червяков
    [many] { $n } ваших червяков
   *[other] { $n } вашего червяка
}.
reason-worms-deed-heal-named = Лечит { $n ->
    [one] вашего червяка
   *[other] ваших червяков
}: { $thing }.
reason-worms-deed-crate = Подбирает { $n ->
    [one] ящик
    [few] { $n } ящика
    [many] { $n } ящиков
   *[other] { $n } ящика
}.
reason-worms-deed-crate-named = Подбирает содержимое ящика: { $thing }.

# Привычки за несколько партий: в $n из $of партий.
theme-seadragons-passes = Вы пасуете, хотя могли бы выложить дракона (партий: { $n } из последних { $of }).
theme-seadragons-missions = Вы не выполняете миссий, за которые могли бы заплатить (партий: { $n } из последних { $of }).
theme-wyrmspan-coins = Вы пасуете, хотя монеты ещё есть (партий: { $n } из последних { $of }).
theme-wyrmspan-cards = Последний раунд вы заканчиваете с полной рукой драконов (партий: { $n } из последних { $of }).
theme-flamecraft-gathers = Вы собираете товары там, где могли бы наложить чары (партий: { $n } из последних { $of }).
theme-flamecraft-unplaced = Вы собираете товары, не разместив дракона, который подходит (партий: { $n } из последних { $of }).
theme-flamecraft-unfired = Вы не разжигаете драконов, которых могли бы разжечь (партий: { $n } из последних { $of }).
theme-worms-unarmed = Вы заканчиваете ход, не сыграв оружия, которое у вас есть (партий: { $n } из последних { $of }).

# Что тренер говорит о миге.
coach-round = Раунд { $n }
coach-turn = Ход { $n }
coach-own-turn = Ваш ход { $n }
coach-costly = «{ $chosen }» стоило примерно { points-of }. Лучше: «{ $best }».
coach-costly-few = «{ $chosen }» обошлось дорого. Лучше: «{ $best }».
coach-lucky = «{ $chosen }»: карты дали примерно на { points-of } больше, чем можно было ждать.
coach-lucky-few = «{ $chosen }»: кубики и карты были к вам благосклонны.

# Задачи.
puzzle-title = Задача { $n }
puzzle-find = { $prompt } Один ответ явно лучше всех: найдите его.
puzzle-wrong = Так можно, но есть что-то лучше.
puzzle-right = Верно! { $why }
puzzle-given = Лучший ответ: «{ $best }». { $why }
puzzle-ahead = Он лучше следующего примерно на { points-of }.
puzzle-ahead-worms = Он лучше следующего примерно на { NUMBER($n) } { $n ->
    [one] червяка
    [few] червяков
    [many] червяков
   *[other] червяка
}.
puzzle-missed = Более слабые боты не нашли его в { $n } попытках из { $of }.
puzzle-give-up = Показать ответ
