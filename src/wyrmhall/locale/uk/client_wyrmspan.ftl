# Поле «Змієвиру» в браузері.
ws-meat = М'ясо
ws-gold = Золото
ws-crystal = Кристали
ws-milk = Молоко
ws-coin = Монети
ws-egg = Яйця
ws-size-hatchling = драконятко
ws-size-small = дрібний
ws-size-medium = середній
ws-size-large = великий
ws-trait-shy = боязкий
ws-trait-aggressive = агресивний
ws-trait-playful = грайливий
ws-trait-helpful = дружній
ws-nests = { $n ->
    [one] { $n } гніздо
    [few] { $n } гнізда
   *[other] { $n } гнізд
}
ws-dragon-facts = Вартість: { $cost }. Живе тут: { $caves }. ПБ { $vp }, { $kind }, гнізд { $nests }
ws-crimson = Багряна яскиня
ws-golden = Золотавий грот
ws-amethyst = Аметистова прірва
ws-crimson-short = Багряна
ws-golden-short = Золотавий
ws-amethyst-short = Аметистова
ws-excavate = Розкопати
ws-entice = Приманити
ws-pass = Спасувати
ws-passed = спасовано
ws-action = { $action ->
    [excavate] Розкопати
   *[entice] Приманити дракона
}. На цьому місці: монет { $coins }, яєць { $eggs }
ws-explore = Дослідити: { $cave }. Досліджено цього раунду: { $n }
ws-mat-nests = Гнізда планшета: яєць { $n } із 2
ws-space = { $cave }, колонка { $column }
ws-open = відкрито, дракона немає
ws-rock = скеля
ws-eggs-of = яєць { $n } із { $nests }
ws-cached = запасено: { $what }
ws-tucked = підкладених карт: { $n }
ws-fed = нагодовано разів: { $n }
ws-display = Планшет для карт
ws-deck = { $kind ->
    [dragon] Колода драконів
   *[cave] Колода печер
}: { $n }
ws-discard = { $kind ->
    [dragon] Скинуті дракони
   *[cave] Скинуті карти печер
}: { $n }
ws-empty = порожньо
ws-guild = Гільдія: { $tile }
ws-tile-plains = рівнини
ws-tile-seafarers = мореплавці
ws-tile-highlands = нагір'я
ws-tile-rainforest = дощові ліси
ws-place = Вільних місць: { $free }
ws-vp = { $n } ПБ
ws-objectives = Цілі, раунд { $n } із 4
ws-round = Раунд { $n }
ws-round-over = Раунд { $n } закінчено
ws-round-next = Починається раунд { $n }. Його ціль: { $objective }
ws-round-last = Починається останній раунд. Його ціль: { $objective }
ws-automa-objective = Автома: { $objective }
ws-opening-objective = Ціль раунду { $n }: { $objective }
ws-star = { $dragon }: { $n } ПБ разом з усім, що лежить біля нього
ws-points-now = ПБ: { $certain } певних і ще { $more }, якби гра закінчилася зараз
ws-ladder = ПБ за місця: { $points }
ws-stands = { $name }: { $n }
ws-tab-display = Карти
ws-tab-guild = Гільдія
ws-tab-objectives = Цілі
ws-automa = Автома
ws-automa-deck = карт лишилося в колоді Автоми
ws-dragons-taken = забрані дракони
ws-caves-taken = забрані карти печер
ws-markers-ready = готові фішки
ws-objective-coins = монети на цілі цього раунду
ws-automa-line = ПБ { $vp }, драконів { $dragons }, карт печер { $caves }, готових фішок { $markers }, монет на цілі { $coins }, карт у колоді { $cards }, поділка гільдії { $space }
ws-keep = Залиште карт: { $n }. Натисніть на зайві ({ $surplus })
ws-key-keep = на карті під час підготовки: скинути її або все ж лишити
ws-keep-these = { $n ->
    [one] Залишити цю карту
   *[other] Залишити ці { $n }
}
ws-start = Виберіть початкові ресурси: { $n }
ws-take-these = Почати з ними
ws-chosen = Вибрано
ws-hand = Рука
ws-dragons = Карти драконів у руці
ws-caves = Карти печер у руці
ws-drawn = Щойно взяті карти
ws-dragons-on-mat = дракони на планшеті
ws-markers-left = фішок для тайла гільдії лишилося
ws-points = ПБ наразі
ws-first = перший гравець
ws-your-mat = Ваш планшет
ws-mat-of = Планшет: { $name }
ws-goods = ПБ { $vp }; { $tokens }; у руці: карт драконів { $dragons }, карт печер { $caves }; поділка гільдії { $space }, фішок лишилося { $markers }
kind-wyrmspan-dragon = Дракони
kind-wyrmspan-cave = Карти печер
kind-wyrmspan-guild = Тайли гільдій
kind-wyrmspan-objective = Цілі
kind-wyrmspan-icon = Символи планшета
kind-wyrmspan-bonus = Бонус
kind-wyrmspan-track = Трек гільдії
kind-wyrmspan-automa = Карти Автоми

# Where points come from
ws-source-guild = гільдія
ws-source-dragons = дракони
ws-source-abilities = властивості «Наприкінці гри»
ws-source-eggs = яйця
ws-source-cached = запасені ресурси
ws-source-tucked = підкладені карти
ws-source-objectives = цілі
ws-source-coins = монети
ws-source-items = залишки
ws-source-caves = карти печер
ws-source-track = трек гільдії
