# Наборы: что не так в компонентах, которые кто-то ввёл. Ключи и слова файла остаются такими, как они введены.

pack-name = { $ru }
pack-line = строка { $n }: { $why }

# Файл.
pack-too-large = в наборе может быть не больше { $most } символов, а в этом их { $n }
pack-long-line = в строке может быть не больше { $most } символов: разорвите её после запятой
pack-many-dots = в ключе с точками может быть не больше { $most } частей
pack-too-deep = скобки можно вкладывать не глубже { $most } уровней
pack-not-toml = это не TOML: { $why ->
    [quote] текст в кавычках не заканчивается или содержит символ, которого там быть не может
    [bracket] скобка не закрыта, или в ней не хватает запятой
    [equals] после ключа должно стоять =
    [twice] один и тот же ключ стоит здесь дважды
    [after] после значения строка должна закончиться
    [value] тексты пишут в прямых кавычках, "вот так", а числа, true и false — без них
   *[other] это не удалось прочитать
    }
pack-of-game = это набор для { $said }, а не для { $game }
pack-good = { $file } — исправный набор для { $game }.

# Что стоит на каком месте.
pack-table = { $place }: здесь должна быть таблица, а не { $said }
pack-missing = { $place }: не хватает { $key }
pack-unknown = { $place }: { $key } здесь неизвестно; есть: { $known }
pack-of-the-rulebook = { $place }: { $key } напечатано в правилах, и ни один набор не может этого изменить
pack-list = { $place }: здесь должен быть список; записей в нём: { $n }
pack-number = { $place }: здесь должно быть целое число от { $least } до { $most }, а не { $said }
pack-flag = { $place }: здесь должно быть true или false, а не { $said }
pack-text = { $place }: здесь должен быть текст от 1 до { $most } символов, а не { $said }
pack-word = { $place }: здесь должно быть одно из { $known }, а не { $said }
pack-id = { $place }: здесь должно быть от 1 до 40 латинских букв, цифр и дефисов, а не { $said }
pack-no-name = { $place }: нужно название хотя бы на одном языке: { $known }
pack-twice = { $place }: { $said } стоит дважды
pack-rows = { $place } записывают как [[{ $place }]]

# Шаги.
pack-steps = { $place }: здесь должен быть список не более чем из { $most } шагов, а не { $said }
pack-step = { $place }: шаг записывают {"{"} op = "глагол", … {"}"}, а не { $said }
pack-no-verb = { $place }: нет глагола { $op }; есть: { $known }
pack-verb-not-here = { $place }: глагол { $op } здесь стоять не может; могут: { $known }
pack-no-parameter = { $place }: у { $op } нет параметра { $name }; есть: { $known }
pack-needs-parameter = { $place }: { $op } требует параметра { $name }
pack-steps-deep = { $place }: шаги можно вкладывать не глубже { $most } уровней
pack-too-much-work = { $place }: этот текст длиннее { $most } отдельных шагов
pack-parts = { $place }: { $op } не может состоять из стольких частей

# Sea Dragons.
pack-not-a-current = { $place }: { $cell } не ячейка течения
pack-island = { $place }: остров должен быть цельным вокруг средней ячейки { $cell }
pack-cell = { $place }: ячейка — это [строка, столбец], каждое от 0 до { $most }, а не { $said }
pack-sizes = карты драконов: в коробке { $n } размера { $size }, а не { $said }
pack-twins = карта дракона { $card } показывает фигуру { $twin }: их копии складываются
pack-missions = миссии: в коробке их { $n }, а не { $said }
pack-mission-cost = миссия { $card }: она должна требовать от 1 до { $most } кораблей, а не { $said }
pack-mission-ships = миссия { $card } требует кораблей цвета { $colour }: { $n }, а есть только { $most }
pack-reefs = карты рифов: в коробке их { $n }, а не { $said }
pack-island-covers = остров закрыл бы символ стороны { $side }
pack-island-covers-current = остров закрыл бы символы на { $cell }
pack-many-flags = планшеты: при каком-то выборе сторон планшетов корабельных флагов { $n }, а кораблей { $most }
pack-few-flags = планшеты: при каком-то выборе сторон планшетов флагов только { $n }, а кораблей { $most }
pack-reef-draws = рифы: возможно до { $n } доборов, а карт { $cards }, и их хватит на { $most }
pack-side-rows = сторона { $side }: строк { $n }, а на планшетах их { $most }
pack-side-row = сторона { $side }: в строке { $row } должно быть { $most } символов, а не { $said }
pack-side-legend = сторона { $side }: в строке { $row } есть { $said }, а это не S W G R . #
pack-side-corner = сторона { $side }: нужен ровно один внутренний угол #, внизу справа
pack-shape-row = карта дракона { $card }: в строке X — ячейки, . — промежутки, не больше { $most }
pack-shape-cells = карта дракона { $card }: в фигуре размера { $size } ячеек { $n }, а не { $said }
pack-shape-apart = карта дракона { $card }: её ячейки не соприкасаются сторонами

# Worms.
pack-line-of-action = { $place }: здесь должен быть список от 1 до { $most } символов "T", "M" и "P"
pack-hex = { $place }: здесь должен быть гекс, например [1, 0], а не { $said }
pack-hexes = { $place }: здесь должен быть список гексов, например [[0, 0], [1, -1]]
pack-hexes-number = { $place }: здесь должно быть от { $least } до { $most } разных гексов, а не { $said }
pack-land-and-water = { $place }: гекс — либо суша, либо вода
pack-hexes-apart = { $place }: его гексы не соединены
pack-die-faces = die: грани — от 1 до { $most } из { $known }
pack-die-numbers = die: хотя бы одна грань должна быть числом, иначе ветер нельзя было бы выбросить
pack-no-sudden-death = набору нужна карта внезапной смерти, если не сказано no_sudden_death = true
pack-no-scene = набору со своими плитками карты или командами нужен раздел [first_game], который их использует
pack-scene-tile = first_game: { $said } — не плитка такой формы
pack-scene-thing = first_game: { $said } на { $hex } — не объект на своей плитке
pack-scene-team = first_game: нет команды { $said }
pack-scene-overlap = first_game: плитки не могут накладываться друг на друга или на флюгер
pack-scene-worms = first_game: когда игроков { $players }, должно быть по два червяка команд, которых { $players }
pack-scene-stock = first_game: в коробке только { $n } из { $kind }
pack-scene-full = first_game: на гексе не может быть больше трёх объектов
pack-fixed-starters = постоянные карты начального оружия должны быть { $known }, а не { $said }
pack-teams = команд должно быть { $n }, с разными номерами
pack-starter-copies = { $edition }: когда игроков { $players }, карт { $card } нужно { $players }, а не { $said }
pack-random-starters = { $edition }: когда игроков { $players }, случайных карт начального оружия нужно { $players }, а не { $said }
pack-drops = { $edition }: когда игроков { $players }, карт посылок нужно { $n }, а не { $said }
pack-tiles = { $edition }: когда игроков { $players }, плиток карты нужно { $players }
pack-within = { $place }: target с mode within требует параметра max
pack-steer = { $place }: в steer_target наименьшее расстояние не может быть больше наибольшего
pack-few-supply = меньше двух обычных карт оружия в колоде припасов на игрока: «Позднее супероружие» использует их все
pack-no-superweapon = нет ни одного супероружия
pack-some-names = { $place } имеет название не на всех языках: вместо него будет другое

# Wyrmspan.
pack-no-here = { $place }: здесь нет дракона, о котором идёт речь: { $op } должно говорить { $word }
pack-no-then = { $place }: у { $op } для нескольких карт или из колоды не бывает параметра then
pack-no-hatchling = dragon: глагол hatch есть только у дракончика
pack-loop = дракон { $n }: его свойство через других драконов использовало бы само себя

# Flamecraft.
pack-one-artisan = { $place }: если gain даёт модного дракона, artisans — не больше 1
pack-nothing = { $place }: { $op } требует хотя бы одного товара, монеты или чего-то ещё
pack-lose-coin = { $place }: lose_coin стоит только во flip со stake = true
pack-by-name = { $card }: правила знают эту карту по имени, и ни один набор не может изменить её { $key }
pack-no-shop-of = shop: кроме стартовой, должна быть лавка с символом { $good }
pack-other-shops = shop: лавок, чей символ не товар, должно быть { $n }, а не { $said }
pack-sun-pays = { $place }: солнечного дракона, за которого платят, записывают как cost с then = gain
