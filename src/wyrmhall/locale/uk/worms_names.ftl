# Назви команд, карт пакунків і раптової смерті.
team = { $colour ->
    [blue] Сині
    [red] Червоні
    [yellow] Жовті
    [green] Зелені
    [purple] Фіолетові
    [grey] Сірі
   *[other] { $colour }
    }
drop-supplies = Припаси
drop-minefield = Мінне поле
drop-fuel-delivery = Доставка пального
drop-mixed-cargo = Змішаний вантаж
drop-hot-cargo = Гарячий вантаж
drop-booby-trap = Міна-пастка
drop-stray-shell = Заблукалий снаряд
drop-wildfire = Пожежа
drop-squall = Шквал
drop-big-delivery = Велика доставка
drop-scrapyard = Звалище
death-rising-water = Підйом води
death-one-health-point = Останнє життя
death-nuclear-fallout = Радіоактивні опади
death-meteor-storm = Метеоритна злива
death-mine-rain = Мінний дощ
death-hurricane = Ураган
