# Что говорят подсказки и тренер.
# Чем вариант хорош, по предложению на причину; сколько это в очках, видит лишь тот, кто хочет чисел.
reason-even = Примерно так же хорошо, как остальное.
reason-points = Даёт больше очков сразу.
reason-points-named = Даёт больше очков сразу: { $thing }.
reason-rival-points = Отнимает очки: { $who }.

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
reason-seadragons-ships = Собирает корабли для будущих миссий.
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
reason-seadragons-deed-ships = По пути собирает корабли.
reason-seadragons-deed-reef = Даёт вам { $n ->
    [one] карту рифов
    [few] { $n } карты рифов
    [many] { $n } карт рифов
   *[other] { $n } карты рифов
}.
reason-seadragons-deed-gold = Сразу даёт золото.

# wyrmspan
reason-wyrmspan-actions = Оставляет больше монет, а каждая из них — действие.
reason-wyrmspan-resources = Оставляет больше ресурсов для оплаты.
reason-wyrmspan-kinds = Оставляет ресурсы большего числа видов.
reason-wyrmspan-hand = Оставляет больше карт драконов на выбор.
reason-wyrmspan-best = Так легче приманить хорошего дракона.
reason-wyrmspan-best-named = Приближает этого дракона: { $thing }.
reason-wyrmspan-pit = Оставляет лучшие карты пещер для раскопок.
reason-wyrmspan-sites = Оставляет больше места для драконов.
reason-wyrmspan-walks = Оставляет более богатые походы по пещерам.
reason-wyrmspan-walks-named = Делает следующие походы богаче здесь: { $thing }.
reason-wyrmspan-recurring = Добавляет свойство, которое вы используете раз в раунд.
reason-wyrmspan-eggs = Оставляет яйца для оплаты.
reason-wyrmspan-nests = Оставляет больше свободных гнёзд для яиц.
reason-wyrmspan-steps = Приближает ваш следующий маркер гильдии.
reason-wyrmspan-objective = Помогает с целью этого раунда.
reason-wyrmspan-objective-named = Помогает с целью этого раунда: { $thing }.
reason-wyrmspan-objectives = Помогает с целями следующих раундов.
reason-wyrmspan-rival = Автома пройдёт меньше шагов.
reason-wyrmspan-deed-egg = По пути откладывает { $n ->
    [one] яйцо
    [few] { $n } яйца
    [many] { $n } яиц
   *[other] { $n } яйца
}.
reason-wyrmspan-deed-feed = По пути кормит { $n ->
    [one] дракончика
    [few] дракончиков { $n } раза
    [many] дракончиков { $n } раз
   *[other] дракончиков { $n } раза
}.
reason-wyrmspan-deed-cache = По пути запасает { $n ->
    [one] ресурс
    [few] { $n } ресурса
    [many] { $n } ресурсов
   *[other] { $n } ресурса
}.
reason-wyrmspan-deed-tuck = По пути подкладывает { $n ->
    [one] карту
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}.
reason-wyrmspan-deed-guild = Ставит маркер на тайл гильдии.
reason-wyrmspan-deed-dragon = Приводит в ваши пещеры { $n ->
    [one] дракона
    [few] { $n } драконов
    [many] { $n } драконов
   *[other] { $n } дракона
}.

# flamecraft
reason-flamecraft-goods = Оставляет больше товаров.
reason-flamecraft-kinds = Оставляет товары большего числа видов.
reason-flamecraft-hand = Оставляет больше драконов-мастеров в руке.
reason-flamecraft-place = Оставляет хороший слот для дракона из руки.
reason-flamecraft-place-named = Оставляет хороший слот для дракона из руки: «{ $thing }».
reason-flamecraft-spell = Помогает наложить чары.
reason-flamecraft-spell-named = Помогает наложить эти чары: «{ $thing }».
reason-flamecraft-suns = Оставляет больше солнечных драконов, которых можно разыграть.
reason-flamecraft-moons = Ваши лунные драконы стоят больше.
reason-flamecraft-hopes = Оставляет лунного дракона, чьё желание ещё может сбыться.
reason-flamecraft-time = Оставляет больше ходов до конца колоды.
reason-flamecraft-rival-spell = Отдаляет чары от соперника: { $who }.
reason-flamecraft-rival-spell-named = Отдаляет от соперника ({ $who }) эти чары: «{ $thing }».
reason-flamecraft-rival-place = Занимает слот, нужный сопернику: { $who }.
reason-flamecraft-rival-place-named = Занимает слот, нужный сопернику ({ $who }): «{ $thing }».
reason-flamecraft-deed-cast = Сразу накладывает { $n ->
    [one] чары
   *[other] чары ({ $n })
}.
reason-flamecraft-deed-place = Размещает { $n ->
    [one] дракона
    [few] { $n } драконов
    [many] { $n } драконов
   *[other] { $n } дракона
} и даёт награду слота.
reason-flamecraft-deed-fire = Разжигает { $n ->
    [one] дракона
    [few] { $n } драконов
    [many] { $n } драконов
   *[other] { $n } дракона
}.
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
reason-flamecraft-deed-reserve = Готовит для вас чары.

# worms
reason-worms-count = Больше ваших червяков остаются живыми.
reason-worms-rival-count = Оставляет сопернику меньше червяков: { $who }.
reason-worms-healthy = Больше ваших червяков остаются невредимыми.
reason-worms-hand = Оставляет больше карт в руке.
reason-worms-coast = Держит ваших червяков дальше от воды.
reason-worms-coast-named = Уводит вашего червяка от воды: { $thing }.
reason-worms-perils = Держит ваших червяков дальше от мин, бочек и огня.
reason-worms-perils-named = Уводит вашего червяка от мин, бочек и огня: { $thing }.
reason-worms-craters = Держит ваших червяков на твёрдой земле.
reason-worms-craters-named = Выводит вашего червяка на твёрдую землю: { $thing }.
reason-worms-crates = Подводит ваших червяков к ящикам.
reason-worms-crates-named = Подводит вашего червяка к ящику: { $thing }.
reason-worms-prey = Оставляет червяков соперников в беде.
reason-worms-prey-named = Оставляет червяка соперника в беде: { $thing }.
reason-worms-rival-healthy = Оставляет сопернику меньше невредимых червяков: { $who }.
reason-worms-rival-hand = Оставляет сопернику меньше карт: { $who }.
reason-worms-deed-kill = Выбивает из игры { $n ->
    [one] червяка соперника
    [few] { $n } червяков соперников
    [many] { $n } червяков соперников
   *[other] { $n } червяка соперников
}.
reason-worms-deed-kill-named = Выбивает из игры червяка соперника: { $thing }.
reason-worms-deed-wound = Ранит { $n ->
    [one] червяка соперника
    [few] { $n } червяков соперников
    [many] { $n } червяков соперников
   *[other] { $n } червяка соперников
}.
reason-worms-deed-wound-named = Ранит червяка соперника: { $thing }.
reason-worms-deed-heal = Лечит { $n ->
    [one] вашего червяка
    [few] { $n } ваших червяков
    [many] { $n } ваших червяков
   *[other] { $n } вашего червяка
}.
reason-worms-deed-heal-named = Лечит вашего червяка: { $thing }.
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
coach-costly = «{ $chosen }» стоило примерно { NUMBER($n) } { $n ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}. Лучше: «{ $best }».
coach-costly-few = «{ $chosen }» обошлось дорого. Лучше: «{ $best }».
coach-lucky = «{ $chosen }»: карты дали примерно на { NUMBER($n) } { $n ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
} больше, чем можно было ждать.
coach-lucky-few = «{ $chosen }»: кубики и карты были к вам благосклонны.

# Задачи.
puzzle-title = Задача { $n }
puzzle-find = { $prompt } Один ответ явно лучше всех: найдите его.
puzzle-wrong = Так можно, но есть что-то лучше.
puzzle-right = Верно! { $why }
puzzle-given = Лучший ответ: «{ $best }». { $why }
puzzle-ahead = Он лучше следующего примерно на { NUMBER($n) } { $n ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}.
puzzle-ahead-worms = Он лучше следующего примерно на { NUMBER($n) } { $n ->
    [one] червяка
    [few] червяков
    [many] червяков
   *[other] червяка
}.
puzzle-missed = Более слабые боты не нашли его в { $n } попытках из { $of }.
puzzle-give-up = Показать ответ
