# Веб-клиент: зал, стол, повтор. То, что говорят сами игры, присылает сервер.

# Игры
game-wyrmspan = Wyrmspan
game-flamecraft = Flamecraft
game-seadragons = Морские драконы
game-worms = Worms
about-wyrmspan = Раскапывайте пещеры, приманивайте в них драконов и ведите исследователя по тому, что построили.
about-flamecraft = Посылайте маленьких драконов-мастеров в лавки уютного городка и зачаровывайте их изделия.
about-seadragons = Выкладывайте извилистых драконов на бурное море, ловите пиратские корабли и правьте четырьмя царствами.
about-worms = Отряды червяков, тающая карта, капризный ветер и оружие, которого лучше бы не было.

# Зал
welcome = Добро пожаловать в зал
welcome-back = С возвращением, { $name }
tagline = Четыре настольные игры о драконах и червяках, точно по правилам.
pages = Страницы
games = Игры
hall = Зал
rules = Правила
library = Библиотека
settings = Настройки
about = Об игре
your-name = Ваше имя
name = Имя
guest = Гость
players-range = { $fewest ->
    [1] 1–{ $most } игроков, есть и соло
   *[other] { $fewest }–{ $most } игроков
}
minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
   *[many] { $n } минут
}
play-bot = Играть с ботом
play-solo = Играть соло
set-up = Настроить
waiting-for-you = Ждут вас
my-tables = Мои столы
open-tables = Открытые столы
no-tables = Сейчас нет.
show-all = Показать все { $n }
look-again = Обновить
import = Загрузить файл игры
your-turn = Ваш ход
go-on = Дальше
join = Сесть
watch = Смотреть
status-waiting = ждёт игроков
status-playing = идёт
status-over = закончено
lost = Такой страницы нет.
loading = Минутку…
line-down = Нет связи. Пробуем снова…
close = Закрыть

# Новая игра
new-game = { $game }: новая игра
players = Игроки
solo = Соло
solo-text = Вы играете против соперника, который есть в самой игре.
seat-number = Игрок { $n }
seat-me = Я
seat-here = Кто-то за этим экраном
seat-open = Свободное место
seat-bot = Бот: { $level }
rules-of-table = Правила этого стола
more-settings = Часы, зрители, зерно
clock = Часы
clock-none = нет
clock-move = на каждое решение
clock-bank = на всю игру
seconds = Секунды
listed = Показывать в зале
spectators = Зрители могут смотреть
ask-undo = Другие могут согласиться на более долгую отмену
hints-allowed = Игроки могут просить подсказки у бота
seed = Зерно
seed-secret = тайное, случайное
pack = Свой набор
pack-text = Компоненты вашей коробки, записанные в файл TOML. Начать такой файл: wyrmhall pack new { $game } my-box.toml
pack-file = Файл набора
with-pack = с набором { $pack }
start = Начать

# Ожидание
waiting-for-players = Игра начнётся, когда все места будут заняты.
sit-down = Сесть
you = вы
bot = бот
invite = Отправьте эту ссылку другу
copy = Копировать
copied = Скопировано
close-table = Закрыть этот стол

# Стол
board = Поле
action-bar = Что нужно сделать
waiting-for = Ждём игрока { $name }: { $prompt }
choose-lit = Выберите что-то подсвеченное или возьмите из списка.
options = Варианты
options-count = { $n ->
    [one] { $n } вариант
    [few] { $n } варианта
   *[many] { $n } вариантов
}
search-options = Поиск среди вариантов
nothing-found = Ничего не найдено.
why-not = { $n ->
    [one] Почему не иначе? { $n } причина
    [few] Почему не иначе? { $n } причины
   *[many] Почему не иначе? { $n } причин
}
no-undo-after = после этого отменить нельзя
undo = Отменить
undo-key = Отменить (u)
undo-asked = { $name } просит вернуть ход.
hint = Подсказка
hint-title = Что сделал бы бот
hint-thinks = Бот думает …
hint-chance = победа: { $n } %
hint-points-to-come = { $n ->
    [one] В конце около { $n } очка.
   *[other] В конце около { $n } очков.
}
undo-ask = Попросить отменить
undo-waits = Остальных спрашивают, можно ли вам вернуть ход.
others-decide = Решают остальные.
pass-for-me = Пасовать за меня
pass-for-me-text = Отвечать за меня, когда ответ только один
points-now = Очки сейчас
agree = Согласиться
refuse = Отказать
your-hand = Ваша рука
hand-count = { $n ->
    [one] Рука: { $n } карта
    [few] Рука: { $n } карты
   *[many] Рука: { $n } карт
}
open-board = Открыть поле: { $name }
away = нет на месте
thinks = думает
time-left = осталось времени
hand-to-bot = Пусть дальше играет бот
log = Журнал
log-lately = Что произошло недавно
since-your-turn = после вашего последнего хода
now = Сейчас
card = Карта
copies = { $n ->
    [one] { $n } экземпляр в коробке
    [few] { $n } экземпляра в коробке
   *[many] { $n } экземпляров в коробке
}
origin = Происхождение
origin-printed = Общеизвестный факт об изданной игре.
origin-single-source = Известно только из одного источника.
origin-reconstructed = Наша собственная разработка: напечатанное значение не опубликовано.
in-the-library = Посмотреть в библиотеке
watching = просмотр
menu = Меню
text-mode = Стол как текст
text-mode-always = Показывать столы как текст
picture-mode = Стол как картинка
sound = Звук
keys = Клавиши
key-undo = u: отменить
key-options = o: список вариантов
key-hint = h: подсказка, если стол разрешает
key-log = l: журнал
key-text = t: стол как текст и обратно
key-rotate = r: повернуть фигуру
key-mirror = m: отразить фигуру
seat-link = Ссылка на моё место
seat-link-text = У кого есть эта ссылка, тот сидит на вашем месте: так можно играть дальше с другого устройства.
this-table = Этот стол
commitment = Обязательство о раздаче (SHA-256 зерна)
seed-open = зерно задано, так что случай можно было предвидеть
leave-to-bot = Уйти; дальше за меня играет бот
no-board = Для этой игры ещё нет поля в браузере.
curtain = Передайте экран. Ничьей руки не видно, пока вы не будете готовы.
lift-curtain = Я { $name }

# Конец
game-over = Игра окончена.
see-result = Итог
result = Итог
won = { $n ->
    [one] Победа: { $names }
   *[other] Общая победа: { $names }
}
winner = победитель
points-by-source = Очки по источникам
source = Источник
total = Всего
plot = Очки по ходу игры
plot-short = График
not-available = Недоступно.
seed-line = Зерно: { $seed }. С ним каждый может проверить раздачу.
rematch = Реванш
replay = Повтор
branch = Ответвить
export = Сохранить в файл

# Повтор
moment = Момент
step-of = { $n } из { $all }
step-back = Шаг назад
step-on = Шаг вперёд
play = Играть
pause = Пауза
eyes = Глаза
eyes-of = Глазами: { $name }
eyes-of-spectator = Глазами зрителя
copy-link = Копировать ссылку
to-table = К столу
branch-text = Продолжить с шага { $n } за новым столом. Все места ваши.
branch-keep = Оставить скрытые карты как были
branch-redeal = Раздать скрытые карты заново
coach = Тренер
coach-wait = Тренер смотрит партию: { $n } из { $all }
coach-chosen = Выбрано
coach-best = Бот выбрал бы
coach-same = Бот сделал бы так же.
coach-loss = Цена: { $n } % шанса на победу
coach-luck = Везение: { $n } { $n ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
coach-plot = Цена каждого ответа (столбцы) и везение до сих пор (линии)

# Правила и библиотека
rules-of = Правила: { $game }
rules-text = Каждый пункт, который соблюдает программа, со своим номером.
search-rules = Поиск в правилах
clauses-found = { $n ->
    [one] { $n } пункт
    [few] { $n } пункта
   *[many] { $n } пунктов
}
library-of = Библиотека: { $game }
library-text = Все компоненты с текстами и с тем, откуда мы их знаем.
kinds = Виды
all-kinds = Все ({ $n })
search-cards = Поиск компонентов
any-origin = любое происхождение
cards-found = { $n ->
    [one] { $n } компонент
    [few] { $n } компонента
   *[many] { $n } компонентов
}
narrow-search = Показаны первые { $n }: уточните поиск.

# Настройки
language = Язык
theme = Цвета
theme-auto = как в системе
theme-light = светлые
theme-dark = тёмные
text-size = Размер текста
notify = Сообщать о моём ходе, когда я на другой странице
reduced-motion = Меньше движения
statistics = Что я сыграл
no-statistics = Законченных игр пока нет.
achievements = Достижения
game = Игра
played = Сыграно
won-count = Побед
best = Лучшее
mean = Среднее

# Об игре
about-text = Wyrmhall — это стол для четырёх настольных игр: программа следит за правилами, пункт за пунктом, а вы играете. Один против бота, с друзьями за одним экраном или по ссылке.
about-origin = Рисунки и тексты здесь наши собственные. Где напечатанное значение не опубликовано, компонент отмечен как воссозданный; владелец коробки может ввести напечатанные значения.
about-fair = Каждый стол с самого начала показывает обязательство о раздаче, а в конце — зерно, так что каждый может проверить, что всё было честно.
credits = Благодарности
credit-icons = Значки
credit-fonts = Шрифты
credit-games = Игры
credit-games-text = Wyrmspan, Flamecraft, «Морские драконы» и Worms: The Board Game принадлежат их авторам и издателям, которые не причастны к этому проекту.
version = Версия { $version }
