# Названия команд, карт посылок и внезапной смерти.
team = { $colour ->
    [blue] Синие
    [red] Красные
    [yellow] Жёлтые
    [green] Зелёные
    [purple] Фиолетовые
    [grey] Серые
   *[other] { $colour }
    }
drop-supplies = Припасы
drop-minefield = Минное поле
drop-fuel-delivery = Доставка топлива
drop-mixed-cargo = Смешанный груз
drop-hot-cargo = Горячий груз
drop-booby-trap = Мина-ловушка
drop-stray-shell = Шальной снаряд
drop-wildfire = Пожар
drop-squall = Шквал
drop-big-delivery = Большая доставка
drop-scrapyard = Свалка
death-rising-water = Подъём воды
death-one-health-point = Последнее здоровье
death-nuclear-fallout = Радиоактивные осадки
death-meteor-storm = Метеоритный ливень
death-mine-rain = Минный дождь
death-hurricane = Ураган
