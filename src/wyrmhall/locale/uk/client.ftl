# Вебклієнт: зала, стіл, повтор. Те, що кажуть самі ігри, надсилає сервер.

# Ігри
game-wyrmspan = Wyrmspan
game-flamecraft = Flamecraft
game-seadragons = Морські дракони
game-worms = Worms
about-wyrmspan = Розкопуйте печери, приваблюйте в них драконів і ведіть дослідника тим, що збудували.
about-flamecraft = Посилайте маленьких драконів-майстрів до крамниць привітного містечка й зачаровуйте їхні вироби.
about-seadragons = Викладайте звивистих драконів на бурхливе море, ловіть піратські кораблі й пануйте в чотирьох царствах.
about-worms = Загони черв'яків, мапа, що тане, примхливий вітер і зброя, якої краще б не було.

# Зала
welcome = Вітаємо в залі
welcome-back = З поверненням, { $name }
tagline = Чотири настільні гри про драконів і черв'яків, точно за правилами.
pages = Сторінки
games = Ігри
hall = Зала
rules = Правила
library = Бібліотека
settings = Налаштування
about = Про гру
your-name = Ваше ім'я
name = Ім'я
guest = Гість
players-range = { $fewest ->
    [1] 1–{ $most } гравців, є й соло
   *[other] { $fewest }–{ $most } гравців
}
minutes = { $n ->
    [one] { $n } хвилина
    [few] { $n } хвилини
   *[many] { $n } хвилин
}
play-bot = Грати з ботом
play-solo = Грати соло
set-up = Налаштувати
waiting-for-you = Чекають на вас
my-tables = Мої столи
open-tables = Відкриті столи
no-tables = Наразі немає.
show-all = Показати всі { $n }
look-again = Оновити
import = Завантажити файл гри
your-turn = Ваш хід
go-on = Далі
join = Сісти
watch = Дивитися
status-waiting = чекає на гравців
status-playing = триває
status-over = закінчено
lost = Такої сторінки немає.
loading = Хвилинку…
line-down = Немає зв'язку. Пробуємо знову…
close = Закрити

# Нова гра
new-game = { $game }: нова гра
players = Гравці
solo = Соло
solo-text = Ви граєте проти суперника, якого має сама гра.
seat-number = Гравець { $n }
seat-me = Я
seat-here = Хтось за цим екраном
seat-open = Вільне місце
seat-bot = Бот: { $level }
rules-of-table = Правила цього столу
more-settings = Годинник, глядачі, зерно
clock = Годинник
clock-none = немає
clock-move = на кожне рішення
clock-bank = на всю гру
seconds = Секунди
listed = Показувати в залі
spectators = Глядачі можуть дивитися
ask-undo = Інші можуть погодитися на довше скасування
hints-allowed = Гравці можуть просити підказки в бота
seed = Зерно
seed-secret = таємне, випадкове
pack = Власний набір
pack-text = Компоненти вашої коробки, записані у файл TOML. Почати такий файл: wyrmhall pack new { $game } my-box.toml
pack-file = Файл набору
with-pack = з набором { $pack }
start = Почати

# Очікування
waiting-for-players = Гра почнеться, коли всі місця буде зайнято.
sit-down = Сісти
you = ви
bot = бот
invite = Надішліть це посилання другові
copy = Копіювати
copied = Скопійовано
close-table = Закрити цей стіл

# Стіл
board = Поле
action-bar = Що треба зробити
waiting-for = Чекаємо на гравця { $name }: { $prompt }
choose-lit = Виберіть щось підсвічене або візьміть зі списку.
options = Варіанти
options-count = { $n ->
    [one] { $n } варіант
    [few] { $n } варіанти
   *[many] { $n } варіантів
}
search-options = Пошук серед варіантів
nothing-found = Нічого не знайдено.
why-not = { $n ->
    [one] Чому не інакше? { $n } причина
    [few] Чому не інакше? { $n } причини
   *[many] Чому не інакше? { $n } причин
}
no-undo-after = після цього скасувати не можна
undo = Скасувати
undo-key = Скасувати (u)
undo-asked = { $name } просить повернути хід.
hint = Підказка
hint-title = Що зробив би бот
hint-thinks = Бот думає …
hint-chance = перемога: { $n } %
hint-points-to-come = { $n ->
    [one] Наприкінці близько { $n } очка.
   *[other] Наприкінці близько { $n } очок.
}
undo-ask = Попросити скасувати
undo-waits = Інших питають, чи можна вам повернути хід.
others-decide = Вирішують інші.
pass-for-me = Пасувати за мене
pass-for-me-text = Відповідати за мене, коли відповідь лише одна
points-now = Очки зараз
agree = Погодитися
refuse = Відмовити
your-hand = Ваша рука
hand-count = { $n ->
    [one] Рука: { $n } карта
    [few] Рука: { $n } карти
   *[many] Рука: { $n } карт
}
open-board = Відкрити поле: { $name }
away = немає на місці
thinks = думає
time-left = залишилося часу
hand-to-bot = Нехай далі грає бот
log = Журнал
log-lately = Що сталося останнім часом
since-your-turn = після вашого останнього ходу
now = Зараз
card = Карта
copies = { $n ->
    [one] { $n } примірник у коробці
    [few] { $n } примірники в коробці
   *[many] { $n } примірників у коробці
}
origin = Походження
origin-printed = Загальновідомий факт про видану гру.
origin-single-source = Відомо лише з одного джерела.
origin-reconstructed = Наша власна розробка: надруковане значення не оприлюднено.
in-the-library = Переглянути в бібліотеці
watching = перегляд
menu = Меню
text-mode = Стіл як текст
text-mode-always = Показувати столи як текст
picture-mode = Стіл як картинка
sound = Звук
keys = Клавіші
key-undo = u: скасувати
key-options = o: список варіантів
key-hint = h: підказка, якщо стіл дозволяє
key-log = l: журнал
key-text = t: стіл як текст і назад
key-rotate = r: повернути фігуру
key-mirror = m: віддзеркалити фігуру
seat-link = Посилання на моє місце
seat-link-text = Хто має це посилання, той сидить на вашому місці: так можна грати далі з іншого пристрою.
this-table = Цей стіл
commitment = Зобов'язання щодо роздачі (SHA-256 зерна)
seed-open = зерно задано, тож випадок можна було передбачити
leave-to-bot = Піти; далі за мене грає бот
no-board = Для цієї гри ще немає поля в браузері.
curtain = Передайте екран. Нічиєї руки не видно, доки ви не будете готові.
lift-curtain = Я { $name }

# Кінець
game-over = Гру закінчено.
see-result = Підсумок
result = Підсумок
won = { $n ->
    [one] Перемога: { $names }
   *[other] Спільна перемога: { $names }
}
winner = переможець
points-by-source = Очки за джерелами
source = Джерело
total = Разом
plot = Очки протягом гри
plot-short = Графік
not-available = Недоступно.
seed-line = Зерно: { $seed }. З ним кожен може перевірити роздачу.
rematch = Реванш
replay = Повтор
branch = Відгалузити
export = Зберегти у файл

# Повтор
moment = Момент
step-of = { $n } із { $all }
step-back = Крок назад
step-on = Крок уперед
play = Грати
pause = Пауза
eyes = Очі
eyes-of = Очима: { $name }
eyes-of-spectator = Очима глядача
copy-link = Копіювати посилання
to-table = До столу
branch-text = Продовжити з кроку { $n } за новим столом. Усі місця ваші.
branch-keep = Залишити приховані карти як були
branch-redeal = Роздати приховані карти наново
coach = Тренер
coach-wait = Тренер переглядає гру: { $n } із { $all }
coach-chosen = Вибрано
coach-best = Бот вибрав би
coach-same = Бот зробив би так само.
coach-loss = Ціна: { $n } % шансу на перемогу
coach-luck = Везіння: { $n } { $n ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
}
coach-plot = Ціна кожної відповіді (стовпчики) і везіння досі (лінії)

# Правила й бібліотека
rules-of = Правила: { $game }
rules-text = Кожен пункт, якого дотримується програма, зі своїм номером.
search-rules = Пошук у правилах
clauses-found = { $n ->
    [one] { $n } пункт
    [few] { $n } пункти
   *[many] { $n } пунктів
}
library-of = Бібліотека: { $game }
library-text = Усі компоненти з текстами і з тим, звідки ми їх знаємо.
kinds = Види
all-kinds = Усі ({ $n })
search-cards = Пошук компонентів
any-origin = будь-яке походження
cards-found = { $n ->
    [one] { $n } компонент
    [few] { $n } компоненти
   *[many] { $n } компонентів
}
narrow-search = Показано перші { $n }: уточніть пошук.

# Налаштування
language = Мова
theme = Кольори
theme-auto = як у системі
theme-light = світлі
theme-dark = темні
text-size = Розмір тексту
notify = Сповіщати про мій хід, коли я на іншій сторінці
reduced-motion = Менше руху
statistics = Що я зіграв
no-statistics = Закінчених ігор ще немає.
achievements = Досягнення
game = Гра
played = Зіграно
won-count = Перемог
best = Найкраще
mean = Середнє

# Про гру
about-text = Wyrmhall — це стіл для чотирьох настільних ігор: програма пильнує правила, пункт за пунктом, а ви граєте. Самі проти бота, з друзями за одним екраном або за посиланням.
about-origin = Малюнки й тексти тут наші власні. Де надруковане значення не оприлюднено, компонент позначено як відтворений; власник коробки може ввести надруковані значення.
about-fair = Кожен стіл від початку показує зобов'язання щодо роздачі, а наприкінці — зерно, тож кожен може перевірити, що все було чесно.
credits = Подяки
credit-icons = Піктограми
credit-fonts = Шрифти
credit-games = Ігри
credit-games-text = Wyrmspan, Flamecraft, «Морські дракони» і Worms: The Board Game належать їхнім авторам і видавцям, які не причетні до цього проєкту.
version = Версія { $version }
