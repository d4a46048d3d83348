# Поле «Морських драконів» у браузері.
sd-ships = { $n } { $colour ->
    [green] { $n ->
        [one] зелений
        [few] зелені
       *[many] зелених
    }
    [purple] { $n ->
        [one] фіолетовий
        [few] фіолетові
       *[many] фіолетових
    }
    [red] { $n ->
        [one] червоний
        [few] червоні
       *[many] червоних
    }
    [blue] { $n ->
        [one] синій
        [few] сині
       *[many] синіх
    }
   *[any] { $n ->
        [one] будь-який
        [few] будь-які
       *[many] будь-яких
    }
} { $n ->
    [one] корабель
    [few] кораблі
   *[many] кораблів
}
sd-vp = ПО
sd-mission = { $ships }: { $vp } ПО{ $reef ->
    [0] { "" }
    [one] {" "}і { $reef } карта рифів
    [few] {" "}і { $reef } карти рифів
   *[many] {" "}і { $reef } карт рифів
}
sd-size-small = малі
sd-size-medium = середні
sd-size-large = великі
sd-dragon = { $size ->
    [small] Малий
    [medium] Середній
   *[large] Великий
} дракон { $figure }
sd-pile = Колода { $size ->
    [small] малих
    [medium] середніх
   *[large] великих
} драконів, { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
}
sd-empty = порожньо
sd-market = Ринок драконів
sd-missions = Місії (у колоді { $n })
sd-realms = Царства
sd-mission-done = Місію виконано
sd-tide-turns = Течія змінюється
sd-sea-settles = Море вгамовується
sd-last-head = Остання голова вже на воді: ходів звідси більше не буде
sd-opening-realm = { $realm }: { $n } ПО за перше місце
sd-star = { $dragon }: за один хід { $n ->
    [one] { $n } корабель
    [few] { $n } кораблі
   *[many] { $n } кораблів
}
sd-tab-market = Ринок
sd-tab-missions = Місії
sd-tab-realms = Царства
sd-nearer = Розглянути мапу зблизька
sd-map = Мапа моря
sd-map-keys = Мапа моря. Стрілки рухають дракона, r повертає, m віддзеркалює, Enter викладає.
sd-turn = Повернути
sd-mirror = Віддзеркалити
sd-lay = Викласти тут
sd-key-move = на мапі: рухати дракона
sd-key-lay = на мапі: викласти його там
sd-strength = { $name }: { $n ->
    [one] { $n } дракон
    [few] { $n } дракони
   *[many] { $n } драконів
}, { $tokens ->
    [one] { $tokens } фішка
    [few] { $tokens } фішки
   *[many] { $tokens } фішок
}
sd-realm-line = { $realm } ({ $cells }): { $prize } ПО за перше місце; { $strengths }
sd-heads = залишилося голів
sd-gold = золото
sd-reefs = карти рифів
sd-missions-done = виконані місії ({ $vp } ПО)
sd-hand = Рука
sd-dragons = Карти драконів
sd-drawn = Дібрані карти рифів: залиште одну
sd-done = Виконані місії
sd-played = Зіграні карти драконів
sd-reef-two = Два { $colour ->
    [green] зелені
    [purple] фіолетові
    [red] червоні
   *[blue] сині
} кораблі
sd-reef-any = Корабель будь-якого кольору
sd-reef-gold = Золото ({ $n })
sd-reef-hidden = Прихований дракон: { $realm }
sd-goods = голови { $heads }, золото { $gold }, { $ships }, карти рифів { $reefs }, місії { $missions } ({ $vp } ПО)
sd-on-map = На мапі
sd-dragon-line = Дракон гравця { $name }: { $cells }
sd-ships-line = { $colour ->
    [green] Зелені
    [purple] Фіолетові
    [red] Червоні
   *[blue] Сині
} кораблі: { $cells }
sd-whirlpools = Вири: { $cells }
sd-gold-cells = Золото: { $cells }
sd-reef-cells = Рифи: { $cells }
sd-currents = Течії: { $cells }
sd-island = Острів: { $cells }
kind-seadragons-island = Острів
kind-seadragons-currents = Течії
kind-seadragons-realm = Царства
kind-seadragons-board = Планшети моря
kind-seadragons-dragon = Карти драконів
kind-seadragons-mission = Місії
kind-seadragons-reef = Карти рифів
kind-seadragons-tail = Фішки
kind-seadragons-head = Голови
kind-seadragons-ship = Кораблі
kind-seadragons-coin = Монети
sd-off-map = Дракон вийшов би за край мапи
sd-not-so = Так дракон тут не ляже
