# Набори: що не так у компонентах, які хтось увів. Ключі й слова файлу лишаються такими, як їх уведено.

pack-name = { $uk }
pack-line = рядок { $n }: { $why }

# Файл.
pack-too-large = набір може мати щонайбільше { $most } символів, а в цьому їх { $n }
pack-long-line = рядок може мати щонайбільше { $most } символів: розірвіть його після коми
pack-many-dots = ключ із крапками може мати щонайбільше { $most } частин
pack-too-deep = дужки можна вкладати щонайбільше на { $most } рівнів
pack-not-toml = це не TOML: { $why ->
    [quote] текст у лапках не закінчується або має символ, якого там бути не може
    [bracket] дужку не закрито, або в ній бракує коми
    [equals] після ключа має стояти =
    [twice] той самий ключ стоїть тут двічі
    [after] після значення рядок має закінчитися
    [value] тексти пишуть у прямих лапках, "ось так", а числа, true і false — без них
   *[other] цього не вдалося прочитати
    }
pack-of-game = це набір для { $said }, а не для { $game }
pack-good = { $file } — справний набір для { $game }.

# Що стоїть на якому місці.
pack-table = { $place }: тут має бути таблиця, а не { $said }
pack-missing = { $place }: бракує { $key }
pack-unknown = { $place }: { $key } тут невідоме; є: { $known }
pack-of-the-rulebook = { $place }: { $key } надруковано в правилах, і жоден набір не може цього змінити
pack-list = { $place }: тут має бути список; записів у ньому: { $n }
pack-number = { $place }: тут має бути ціле число від { $least } до { $most }, а не { $said }
pack-flag = { $place }: тут має бути true або false, а не { $said }
pack-text = { $place }: тут має бути текст від 1 до { $most } символів, а не { $said }
pack-word = { $place }: тут має бути одне з { $known }, а не { $said }
pack-id = { $place }: тут має бути від 1 до 40 латинських літер, цифр і дефісів, а не { $said }
pack-no-name = { $place }: потрібна назва хоча б однією мовою: { $known }
pack-twice = { $place }: { $said } стоїть двічі
pack-rows = { $place } записують як [[{ $place }]]

# Кроки.
pack-steps = { $place }: тут має бути список щонайбільше з { $most } кроків, а не { $said }
pack-step = { $place }: крок записують {"{"} op = "дієслово", … {"}"}, а не { $said }
pack-no-verb = { $place }: немає дієслова { $op }; є: { $known }
pack-verb-not-here = { $place }: дієслово { $op } тут стояти не може; можуть: { $known }
pack-no-parameter = { $place }: { $op } не має параметра { $name }; має: { $known }
pack-needs-parameter = { $place }: { $op } потребує параметра { $name }
pack-steps-deep = { $place }: кроки можна вкладати щонайбільше на { $most } рівнів
pack-too-much-work = { $place }: цей текст довший за { $most } окремих кроків
pack-parts = { $place }: { $op } не може складатися зі стількох частин

# Sea Dragons.
pack-not-a-current = { $place }: { $cell } не є клітинкою течії
pack-island = { $place }: острів має бути суцільним навколо середньої клітинки { $cell }
pack-cell = { $place }: клітинка — це [рядок, стовпець], кожне від 0 до { $most }, а не { $said }
pack-sizes = карти драконів: у коробці { $n } розміру { $size }, а не { $said }
pack-twins = карта дракона { $card } показує фігуру { $twin }: їхні копії додаються
pack-missions = місії: у коробці їх { $n }, а не { $said }
pack-mission-cost = місія { $card }: вона має вимагати від 1 до { $most } кораблів, а не { $said }
pack-mission-ships = місія { $card } вимагає кораблів кольору { $colour }: { $n }, а є лише { $most }
pack-reefs = карти рифів: у коробці їх { $n }, а не { $said }
pack-island-covers = острів закрив би символ сторони { $side }
pack-island-covers-current = острів закрив би символи на { $cell }
pack-many-flags = планшети: за якогось вибору сторін планшетів корабельних прапорів { $n }, а кораблів { $most }
pack-few-flags = планшети: за якогось вибору сторін планшетів прапорів лише { $n }, а кораблів { $most }
pack-reef-draws = рифи: можливо до { $n } доборів, а карт { $cards }, і їх вистачить на { $most }
pack-side-rows = сторона { $side }: рядків { $n }, а на планшетах їх { $most }
pack-side-row = сторона { $side }: рядок { $row } має мати { $most } символів, а не { $said }
pack-side-legend = сторона { $side }: у рядку { $row } є { $said }, а це не S W G R . #
pack-side-corner = сторона { $side }: потрібен рівно один внутрішній кут #, унизу праворуч
pack-shape-row = карта дракона { $card }: у рядку X — клітинки, . — проміжки, щонайбільше { $most }
pack-shape-cells = карта дракона { $card }: фігура розміру { $size } має { $n } клітинок, а не { $said }
pack-shape-apart = карта дракона { $card }: її клітинки не прилягають одна до одної сторонами

# Worms.
pack-line-of-action = { $place }: тут має бути список від 1 до { $most } символів "T", "M" і "P"
pack-hex = { $place }: тут має бути гекс, як-от [1, 0], а не { $said }
pack-hexes = { $place }: тут має бути список гексів, як-от [[0, 0], [1, -1]]
pack-hexes-number = { $place }: тут має бути від { $least } до { $most } різних гексів, а не { $said }
pack-land-and-water = { $place }: гекс — або суша, або вода
pack-hexes-apart = { $place }: його гекси не з'єднані
pack-die-faces = die: грані — від 1 до { $most } з { $known }
pack-die-numbers = die: принаймні одна грань має бути числом, інакше вітер неможливо було б викинути
pack-no-sudden-death = набір потребує карти раптової смерті, якщо не сказано no_sudden_death = true
pack-no-scene = набір зі своїми плитками мапи чи командами потребує розділу [first_game], який їх використовує
pack-scene-tile = first_game: { $said } — не плитка такої форми
pack-scene-thing = first_game: { $said } на { $hex } — не об'єкт на своїй плитці
pack-scene-team = first_game: немає команди { $said }
pack-scene-overlap = first_game: плитки не можуть накладатися одна на одну чи на флюгер
pack-scene-worms = first_game: коли гравців { $players }, має бути по два черв'яки команд, яких { $players }
pack-scene-stock = first_game: у коробці лише { $n } з { $kind }
pack-scene-full = first_game: на гексі не може бути більше трьох об'єктів
pack-fixed-starters = сталі карти початкової зброї мають бути { $known }, а не { $said }
pack-teams = команд має бути { $n }, з різними номерами
pack-starter-copies = { $edition }: коли гравців { $players }, карт { $card } треба { $players }, а не { $said }
pack-random-starters = { $edition }: коли гравців { $players }, випадкових карт початкової зброї треба { $players }, а не { $said }
pack-drops = { $edition }: коли гравців { $players }, карт пакунків треба { $n }, а не { $said }
pack-tiles = { $edition }: коли гравців { $players }, плиток мапи треба { $players }
pack-within = { $place }: target з mode within потребує параметра max
pack-steer = { $place }: у steer_target найменша відстань не може бути більшою за найбільшу
pack-few-supply = менше двох звичайних карт зброї в колоді припасів на гравця: «Пізня суперзброя» використає їх усі
pack-no-superweapon = немає жодної суперзброї
pack-some-names = { $place } має назву не всіма мовами: замість неї буде інша

# Wyrmspan.
pack-no-here = { $place }: тут немає дракона, про якого йдеться: { $op } має казати { $word }
pack-no-then = { $place }: у { $op } для кількох карт або з колоди не буває параметра then
pack-no-hatchling = dragon: дієслово hatch є лише в драконятка
pack-loop = дракон { $n }: його властивість через інших драконів використовувала б саму себе

# Flamecraft.
pack-one-artisan = { $place }: якщо gain дає модного дракона, artisans — щонайбільше 1
pack-nothing = { $place }: { $op } потребує хоча б одного товару, монети чи чогось іншого
pack-lose-coin = { $place }: lose_coin стоїть лише у flip зі stake = true
pack-by-name = { $card }: правила знають цю карту на ім'я, і жоден набір не може змінити її { $key }
pack-no-shop-of = shop: крім стартової, має бути крамниця із символом { $good }
pack-other-shops = shop: крамниць, чий символ не товар, має бути { $n }, а не { $said }
pack-sun-pays = { $place }: сонячного дракона, за якого платять, записують як cost із then = gain
