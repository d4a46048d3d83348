# Чого хтось попросив, але мати не може. Правила столу названо так, як їх називає стіл; набране й слова файлів лишаються, як їх набрано.

# Підготовка.
wrong-plain = { $why }
wrong-other-rules = цю партію почато за версією правил { $version }; тут грають за версіями { $known }
wrong-choice = «{ $option }»: тут не може бути { $said }, виберіть одне з { $known }
wrong-players = у цю гру грають від { $least } до { $most } гравців, а не { $n }
wrong-option-seats = «{ $option }» — лише для такої кількості гравців: { $seats }, а не { $n }
wrong-no-option = у цій грі немає параметра { $said }; є: { $known }
wrong-no-pack = ця гра не приймає набору компонентів
wrong-option-form = параметр пишуть як NAME=VALUE, а не { $said }
wrong-no-game = гри { $said } немає; є: { $known }
wrong-guest-broken = гру { $game } з { $package } не вдалося завантажити: { $why }
wrong-guest-rules = гру { $game } з { $package } не вдалося завантажити: потрібно RULES = Rules(name="{ $game }", ...)
wrong-no-bot = бота { $said } немає; є: { $known }
wrong-budget = запас — це кількість ітерацій або секунд, як-от { $name }:200 чи { $name }:1.5s
wrong-seed = роздача — це ціле число або 32 цифри й літери від 0 до f
wrong-no-rules = правил цієї гри тут немає
wrong-no-clock = годинникові потрібна щонайменше одна секунда
wrong-seats = місць у цій партії { $n }, а не { $said }
wrong-board-twice = планшет { $board } не може лежати у двох місцях: виберіть інший у пункті «{ $option }»
wrong-first-player = гравець { $first } не може ходити першим: гравців { $n }
wrong-one-island = у цьому наборі лише один острів: грайте без пункту «{ $option }»
wrong-extra-tiles = зайвих плиток у коробці { $left }, а не { $said }: просіть не більше в пункті «{ $option }»
wrong-fixed-map = мапа першої партії незмінна, плиток до неї не додають: виберіть або «{ $one }», або «{ $other }»
wrong-fixed-colours = кольори першої партії незмінні, їх не вибирають: виберіть або «{ $one }», або «{ $other }»
wrong-few-deaths = карт раптової смерті лише { $n }, на всіх не вистачить: виберіть інше в пункті «{ $option }»
wrong-no-deaths = у наборі немає карт раптової смерті: у пункті «{ $option }» виберіть «{ $choice }»
wrong-support-edition = «{ $option }»: «{ $choice }» — лише для партій із картами колекційного видання («{ $other }»)

# Файли партій.
wrong-file-large = файл партії має щонайбільше { $most } байтів, а в цьому їх { $n }
wrong-file-broken = це не повний файл партії: { $why }
wrong-file-format = це файл формату { $said }, а не { $format }
wrong-file-marks = для { $n } відповідей потрібно стільки ж відбитків, а не { $marks }
wrong-file-redeals = приховане роздають наново щонайбільше раз після кожного кроку партії
wrong-file-redeal = на кроці { $step } не можна роздати наново: { $why }
wrong-file-answers = файл партії має щонайбільше { $most } відповідей, а в цьому їх { $n }
wrong-file-seed = роздача, записана числом, має щонайбільше { $n } цифр
wrong-file-differs = партія з файлу не повторюється: { $why }
wrong-differs-illegal = крок { $step }: { $why }
wrong-differs-state = крок { $step }: стан не той, з яким записано файл
wrong-differs-open = крок { $step }: файл заявляє результат, але партію не завершено
wrong-differs-scores = крок { $step }: підсумкові очки не ті, що заявляє файл

wrong-companion-text = Це не вечір із помічником: посилання неповне. Скопіюйте його з іншого пристрою ще раз або почніть новий вечір.
wrong-companion-sheet = Це не аркуш підрахунку помічника: якогось числа бракує або воно поза межами. Почніть новий аркуш.
wrong-companion-answer = Ця відповідь не пасує до того, що помічник питає зараз. Зробіть крок назад або почніть новий вечір.
wrong-companion-game = Помічник не знає гри { $game }.
