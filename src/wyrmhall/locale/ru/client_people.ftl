# Быть кем-то, и страницы игроков.

# Страница игрока
guest-text = Вы гость: вас знает только этот браузер. Запишитесь, и сможете вернуться с любого устройства.
here-since = Здесь с { $day }
keys-and-devices = Ключи и устройства
ratings = Рейтинги
rating = Рейтинг
rating-curve = Как менялся рейтинг: { $game }
games-count = { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[other] { $n } партий
}
running-games = Текущие партии
my-turn-since = Ваш ход, { $ago }
moved-since = Вы походили { $ago }; очередь за другими
waits-for = Ход за: { $names }; вы ходили { $ago }
turn-time-left = осталось { $time }
finished-games = Завершённые партии
statistics-of = По играм и режимам
opponents = Любимые соперники
opponent = Соперник
anybody = кто угодно
somebody = Кто-то
met = { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[other] { $n } партий
}: выиграно { $won }, проиграно { $lost }
all-games = все игры
filter-all = все
filter-won = выигранные
filter-lost = проигранные
filter-drawn = ничьи
rated-only = Только рейтинговые
played-won = победа
played-lost = поражение
played-drawn = ничья
no-games-here = Таких партий нет.
show-more = Показать ещё
hours = { $n ->
    [one] { $n } час
    [few] { $n } часа
   *[other] { $n } часов
}
days = { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[other] { $n } дней
}

# Лучшие
place = Место
leaders-text = Рейтинг имеют партии между постоянными игроками (теми, кого зал помнит), без ботов и подсказок. В списке те, кто сыграл таких не меньше { $n }, по тому, что в их рейтинге несомненно.
no-leaders = Пока никого. Первое место свободно.
bots-text = Боты стоят на той же шкале по результатам поединков между собой. Считаем, что новичок играет на уровне «{ $level }»: выбирайте уровень, ближайший к вашему рейтингу.

# Запомнить меня
keep-me-text = Без почты и пароля: ключ доступа вашего устройства или код, который вы запишете, вернёт вас со всеми вашими партиями. Всё, что вы сделали как гость, остаётся вашим.
keep-by-passkey = Запомнить меня по ключу доступа
keep-by-code = Запомнить меня по коду
no-passkeys-here = Ключам доступа нужен https или localhost; по этому адресу то же сделает код.
known-already = Уже были здесь с другого устройства?
passkey-not-made = Ключ доступа не создан. Попробуйте ещё раз или возьмите код.
passkey-not-shown = Ключ доступа не показан. Попробуйте ещё раз или воспользуйтесь кодом.
recovery-code = Код восстановления
recovery-text = Этот код вернёт вас, если вы потеряете устройство. Он виден только сейчас: запишите или сохраните его.
recovery-there = есть; прочитать его не может никто, только заменить
recovery-none = нет
new-code = Новый код
mark-text = Метка после точки делает имя только вашим и никогда не меняется.
ways-back = Как вернуться
passkey = Ключ доступа
add-passkey = Добавить ключ доступа
drop-passkey = Убрать этот ключ доступа
used = использован { $ago }
another-device = Продолжить на другом устройстве
show-device-link = Показать ссылку и QR-код
device-text = Наведите сюда камеру другого устройства или откройте там ссылку. Она действует один раз, пять минут. Не показывайте её никому: кто её откроет, тот станет вами.
device-picture = Ссылка как QR-код
device-link = Ссылка для другого устройства
device-question = Вас прислало сюда другое устройство. Отныне на этом вы тот же игрок; всё, что вы здесь сделали как гость, останется с вами.
go-on-here = Продолжить здесь
signed-in-at = Где выполнен вход
some-device = Устройство
this-device = это устройство
sign-out = Выйти
end-session = Завершить
end-others = Завершить все остальные
my-data = Мои данные
my-data-text = Хранятся ваше имя, ваши партии и результаты и то, что даёт вам вернуться. Никому другому ничего не передаётся.
my-data-file = Всё одним файлом
delete-me = Удалить меня
delete-me-text = Ваше имя, ключи, достижения и сеансы будут удалены сразу и навсегда. Партии, в которые играли другие, останутся без вашего имени; там, где вы ещё играете, дальше будет играть бот.
delete-me-now = Удалить меня навсегда
stay = Остаться

# Возвращение
sign-in-by-passkey = Войти по ключу доступа
sign-in-by-code = Войти по коду
sign-in-text = Всё, что вы сделали в этом браузере как гость, останется с вами.
signed-in-as = Вы снова { $name }. Код использован; вот следующий.

# Раздача дня
points = Очки
day-before = Днём раньше
day-after = Днём позже
daily-order = Сначала те, кто победил соперника, затем по очкам.
daily-nobody = Её никто не сыграл.

# Клубный вечер
club-text = Группа со ссылкой: туры за столами на двоих и таблица. Вы открываете вечер, другие приходят по ссылке, а вы начинаете туры. По той же ссылке клуб собирается и на следующие вечера.
plan = Система
plan-round = каждый с каждым
plan-swiss = швейцарская система
rounds = Туры
same-deal = одинаковая раздача за всеми столами тура, со сравнением
open-club = Открыть
club-starts = Начало (по желанию)
club-starts-at = Начало: { $time }
club-invite = Приходите на клубный вечер «{ $name }»
club-ahead = Следующие туры
club-ahead-text = Если больше никто не придёт.
did-not-come = Игрока { $name } нет: поражение
come-along = Я приду
not-come = Я не приду
first-round = Начать первый тур
next-round = Начать следующий тур
who-comes = Кто придёт
standings = Таблица
strength-met = Очки соперников
round-of = Тур { $n } из { $all }
night-of = Вечер { $n }
night-now = К нынешнему вечеру
next-night = Назначить следующий вечер
end-and-next-night = Закончить и назначить следующий вечер
plan-anew = Изменить план
plan-so = Сохранить
club-next-time = Этот вечер уже начался. Вступите в клуб, и в следующий раз вы в игре.
join-club = Вступить в клуб
leave-club = Выйти из клуба
leave-club-sure = Выйти из этого клуба? Сыгранные в нём партии останутся.
all-nights = Все вечера
nights = Вечера
nights-won = Выиграно вечеров
night-first = победа: { $names }
sits-out = пропускает тур, одно очко
points-of = очки { $points }

# Оповещения о своём ходе
told-of-my-turn = Сообщать о моём ходе, когда меня нет
push-on = Сообщать на этом устройстве
push-off = Больше не на этом устройстве
push-trial = Попробовать
push-tried = Приветствие уже отправлено.
push-refused = Этому браузеру запрещено показывать уведомления этой страницы. Разрешите их в его настройках и попробуйте ещё раз.
push-devices = { $n ->
    [0] ни одного устройства
    [one] { $n } устройство
    [few] { $n } устройства
   *[many] { $n } устройств
}
no-push-here = Здесь этот браузер не может получать уведомления. Нужен https; на iPhone и iPad сначала добавьте Wyrmhall на домашний экран.
by-mail = Электронная почта
mail-ask = Использовать этот адрес
mail-none = Больше без писем
mail-sent = Письмо со ссылкой уже в пути. Перейдите по ней, чтобы подтвердить адрес.
mail-is-confirmed = подтверждён
mail-not-confirmed = ещё не подтверждён
mail-confirmed = Адрес подтверждён. Туда будут сообщать о вашем ходе.
mail-stopped = Писем больше не будет.
by-webhook = Вебхук
save = Сохранить
saved = Сохранено.

# Страница хозяина
host-page = Хозяин
host-not = Эта страница для хозяев этого дома.
host-door = Покажите свой ключ доступа. После этого страница полчаса открыта на этом устройстве.
host-enter = Показать мой ключ доступа
host-notice = Слово ко всем
host-notice-text = Что читают все (пусто: больше ничего)
host-hours = Часы
host-tell = Сказать
host-reports = Жалобы
host-none = Рассматривать нечего.
host-times = { $n ->
    [one] { $n } жалоба
    [few] { $n } жалобы
   *[many] { $n } жалоб
}
host-look-up = Кто это?
host-settle = Рассмотрено
host-persons = Люди
host-find-person = Имя, знак или номер
host-counts = мест { $seats }, жалоб { $reports }
host-operator = хозяин
host-banned = заблокирован
host-decide = Решить
host-name = Имя
host-rename = Переименовать
host-why = Причина, которую увидит этот человек
host-days = Дней (0: навсегда)
host-ban = Заблокировать
host-unban = Впустить снова
host-erase = Удалить все данные
host-erase-sure = Удалить этого человека и всё, что о нём хранится? Отменить это нельзя.
host-tables = Столы
host-find-table = Номер, игра или имя
host-delete = Удалить
host-keep = Оставить
host-delete-sure = Удалить этот стол для всех? Его партию нельзя будет вернуть.
host-waiting = ждёт игроков
host-playing = идёт
host-over = закончен
done = Сделано.

# Собранные драконы
bestiary = Мой бестиарий
bestiary-text = До конца игры с вами остались { $n } из { $all } драконов; засчитано { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
}.
bestiary-deeds = Служба: { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
}, из них выиграно { $won }; самое большее { $best } ПО
bestiary-empty = Здесь ещё нет ни одной страницы. Каждый дракон, который в конце игры в «Змиевир» есть на вашем планшете, будет зарисован здесь вместе с тем, что он вам принёс. Тренировочные игры и игры с наборами не считаются.
bestiary-play = Приманить первого

# Награды: во что складываются доигранные партии.
honours-of = Награды: { $game }
honour-since = с { $day }
honour-so-far = { $have } из { $need }
honour-first-game = Первый раз
honour-first-game-text = Доиграйте партию до конца.
honour-first-win = Первая победа
honour-first-win-text = Победите в партии.
honour-ten-wins = Десять побед
honour-ten-wins-text = Победите в { $n } партиях.
honour-regular = Завсегдатай
honour-regular-text = Доиграйте { $n } партий.
honour-company = Хорошая компания
honour-company-text = Доиграйте { $n } партий с другими людьми.
honour-wyrm-tamer = Укротитель вирмов
honour-wyrm-tamer-text = Победите в партии, где играет бот высшего уровня.
honour-full-table = Полный стол
honour-full-table-text = Доиграйте партию с наибольшим числом игроков.
honour-rich-caverns = Богатые пещеры
honour-rich-caverns-text = Наберите { $n } очков за одну партию.
honour-golden-age = Золотой век
honour-golden-age-text = Наберите { $n } очков за одну партию.
honour-automa = Сильнее Автомы
honour-automa-text = Победите Автому на высшем уровне.
honour-ravel = Запутанными тропами
honour-ravel-text = Победите Автому в режиме «Схождение».
honour-good-name = Доброе имя
honour-good-name-text = Имейте { $n } репутации в конце партии.
honour-talk-of-the-village = О вас говорит вся деревня
honour-talk-of-the-village-text = Имейте { $n } репутации в конце партии.
honour-with-companions = В лучшей компании
honour-with-companions-text = Победите в партии со спутниками.
honour-wide-realm = Широкие владения
honour-wide-realm-text = Наберите { $n } очков за одну партию.
honour-lord-of-the-seas = Повелитель морей
honour-lord-of-the-seas-text = Наберите { $n } очков за одну партию.
honour-crowded-sea = Тесное море
honour-crowded-sea-text = Победите в партии на четверых или больше.
honour-last-worm = Последний червяк
honour-last-worm-text = Победите в партии с полным выбыванием.
honour-long-war = Долгая война
honour-long-war-text = Победите в более долгой партии.
honour-collector = Коллекционер
honour-collector-text = Победите в партии с картами коллекционного издания.
