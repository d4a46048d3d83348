# Бути кимось, і сторінки гравців.

# Сторінка гравця
guest-text = Ви гість: вас знає лише цей браузер. Запишіться, і зможете повернутися з будь-якого пристрою.
here-since = Тут від { $day }
keys-and-devices = Ключі та пристрої
ratings = Рейтинги
rating = Рейтинг
rating-curve = Як змінювався рейтинг: { $game }
games-count = { $n ->
    [one] { $n } партія
    [few] { $n } партії
   *[other] { $n } партій
}
running-games = Поточні партії
my-turn-since = Ваш хід, { $ago }
moved-since = Ви походили { $ago }; черга за іншими
waits-for = Хід за: { $names }; ви ходили { $ago }
turn-time-left = лишилося { $time }
finished-games = Завершені партії
statistics-of = За іграми та режимами
opponents = Улюблені суперники
opponent = Суперник
anybody = будь-хто
somebody = Хтось
met = { $n ->
    [one] { $n } партія
    [few] { $n } партії
   *[other] { $n } партій
}: виграно { $won }, програно { $lost }
all-games = усі ігри
filter-all = усі
filter-won = виграні
filter-lost = програні
filter-drawn = нічиї
rated-only = Лише рейтингові
played-won = перемога
played-lost = поразка
played-drawn = нічия
no-games-here = Таких партій немає.
show-more = Показати ще
hours = { $n ->
    [one] { $n } година
    [few] { $n } години
   *[other] { $n } годин
}
days = { $n ->
    [one] { $n } день
    [few] { $n } дні
   *[other] { $n } днів
}

# Найкращі
place = Місце
leaders-text = Рейтинг мають партії між постійними гравцями (тими, кого зала пам'ятає), без ботів і підказок. У списку ті, хто зіграв таких щонайменше { $n }, за тим, що в їхньому рейтингу певне.
no-leaders = Ще нікого. Перше місце вільне.
bots-text = Боти стоять на тій самій шкалі за результатами поєдинків між собою. Вважаємо, що новачок грає на рівні «{ $level }»: вибирайте рівень, найближчий до вашого рейтингу.

# Запам'ятати мене
keep-me-text = Без пошти й пароля: ключ доступу вашого пристрою або код, який ви запишете, поверне вас з усіма вашими партіями. Усе, що ви зробили як гість, лишається вашим.
keep-by-passkey = Запам'ятати мене за ключем доступу
keep-by-code = Запам'ятати мене за кодом
no-passkeys-here = Ключам доступу потрібен https або localhost; на цій адресі те саме зробить код.
known-already = Уже були тут з іншого пристрою?
passkey-not-made = Ключ доступу не створено. Спробуйте ще раз або візьміть код.
passkey-not-shown = Ключ доступу не показано. Спробуйте ще раз або скористайтеся кодом.
recovery-code = Код відновлення
recovery-text = Цей код поверне вас, якщо ви втратите пристрій. Його видно лише зараз: запишіть або збережіть його.
recovery-there = є; прочитати його не може ніхто, лише замінити
recovery-none = немає
new-code = Новий код
mark-text = Позначка після крапки робить ім'я лише вашим і ніколи не змінюється.
ways-back = Як повернутися
passkey = Ключ доступу
add-passkey = Додати ключ доступу
drop-passkey = Прибрати цей ключ доступу
used = використано { $ago }
another-device = Продовжити на іншому пристрої
show-device-link = Показати посилання і QR-код
device-text = Наведіть сюди камеру іншого пристрою або відкрийте там посилання. Воно діє один раз, п'ять хвилин. Не показуйте його нікому: хто його відкриє, той стане вами.
device-picture = Посилання як QR-код
device-link = Посилання для іншого пристрою
device-question = Вас надіслав сюди інший пристрій. Відтепер на цьому ви той самий гравець; усе, що ви тут зробили як гість, лишиться з вами.
go-on-here = Продовжити тут
signed-in-at = Де виконано вхід
some-device = Пристрій
this-device = цей пристрій
sign-out = Вийти
end-session = Завершити
end-others = Завершити всі інші
my-data = Мої дані
my-data-text = Зберігаються ваше ім'я, ваші партії та результати і те, що дає вам повернутися. Нікому іншому нічого не передається.
my-data-file = Усе одним файлом
delete-me = Видалити мене
delete-me-text = Ваше ім'я, ключі, досягнення та сеанси буде видалено одразу й назавжди. Партії, у які грали інші, лишаться без вашого імені; там, де ви ще граєте, далі гратиме бот.
delete-me-now = Видалити мене назавжди
stay = Залишитися

# Повернення
sign-in-by-passkey = Увійти за ключем доступу
sign-in-by-code = Увійти за кодом
sign-in-text = Усе, що ви зробили в цьому браузері як гість, лишиться з вами.
signed-in-as = Ви знову { $name }. Код використано; ось наступний.

# Роздача дня
points = Очки
day-before = День перед тим
day-after = День по тому
daily-order = Спершу ті, хто переміг суперника, далі за очками.
daily-nobody = Її ніхто не зіграв.

# Клубний вечір
club-text = Група з посиланням: тури за столами на двох і таблиця. Ви відкриваєте вечір, інші приходять за посиланням, а ви починаєте тури. За тим самим посиланням клуб збирається й на наступні вечори.
plan = Система
plan-round = кожен з кожним
plan-swiss = швейцарська система
rounds = Тури
same-deal = однакова роздача за всіма столами туру, з порівнянням
open-club = Відкрити
club-starts = Початок (за бажанням)
club-starts-at = Початок: { $time }
club-invite = Приходьте на клубний вечір «{ $name }»
club-ahead = Наступні тури
club-ahead-text = Якщо більше ніхто не прийде.
did-not-come = Гравця { $name } немає: поразка
come-along = Я прийду
not-come = Я не прийду
first-round = Почати перший тур
next-round = Почати наступний тур
who-comes = Хто прийде
standings = Таблиця
strength-met = Очки суперників
round-of = Тур { $n } з { $all }
night-of = Вечір { $n }
night-now = До нинішнього вечора
next-night = Призначити наступний вечір
end-and-next-night = Завершити й призначити наступний вечір
plan-anew = Змінити план
plan-so = Зберегти
club-next-time = Цей вечір уже почався. Вступіть до клубу, і наступного разу ви в грі.
join-club = Вступити до клубу
leave-club = Вийти з клубу
leave-club-sure = Вийти з цього клубу? Зіграні у ньому партії залишаться.
all-nights = Усі вечори
nights = Вечори
nights-won = Виграно вечорів
night-first = перемога: { $names }
sits-out = пропускає тур, одне очко
points-of = очки { $points }

# Сповіщення про свій хід
told-of-my-turn = Повідомляти про мій хід, коли мене немає
push-on = Повідомляти на цьому пристрої
push-off = Більше не на цьому пристрої
push-trial = Спробувати
push-tried = Вітання вже надіслано.
push-refused = Цьому браузеру заборонено показувати сповіщення цієї сторінки. Дозвольте їх у його налаштуваннях і спробуйте ще раз.
push-devices = { $n ->
    [0] жодного пристрою
    [one] { $n } пристрій
    [few] { $n } пристрої
   *[many] { $n } пристроїв
}
no-push-here = Тут цей браузер не може отримувати сповіщення. Потрібен https; на iPhone та iPad спершу додайте Wyrmhall на початковий екран.
by-mail = Електронна пошта
mail-ask = Використовувати цю адресу
mail-none = Більше без листів
mail-sent = Лист із посиланням уже в дорозі. Перейдіть за ним, щоб підтвердити адресу.
mail-is-confirmed = підтверджено
mail-not-confirmed = ще не підтверджено
mail-confirmed = Адресу підтверджено. Туди повідомлятимуть про ваш хід.
mail-stopped = Листів більше не буде.
by-webhook = Вебхук
save = Зберегти
saved = Збережено.

# Сторінка господаря
host-page = Господар
host-not = Ця сторінка для господарів цього дому.
host-door = Покажіть свій ключ доступу. Після цього сторінка пів години відкрита на цьому пристрої.
host-enter = Показати мій ключ доступу
host-notice = Слово до всіх
host-notice-text = Що читають усі (порожньо: більше нічого)
host-hours = Години
host-tell = Сказати
host-reports = Скарги
host-none = Розглядати нічого.
host-times = { $n ->
    [one] { $n } скарга
    [few] { $n } скарги
   *[many] { $n } скарг
}
host-look-up = Хто це?
host-settle = Розглянуто
host-persons = Люди
host-find-person = Ім’я, знак або номер
host-counts = місць { $seats }, скарг { $reports }
host-operator = господар
host-banned = заблоковано
host-decide = Вирішити
host-name = Ім’я
host-rename = Перейменувати
host-why = Причина, яку побачить ця людина
host-days = Днів (0: назавжди)
host-ban = Заблокувати
host-unban = Пустити знову
host-erase = Видалити всі дані
host-erase-sure = Видалити цю людину й усе, що про неї збережено? Скасувати це не можна.
host-tables = Столи
host-find-table = Номер, гра або ім’я
host-delete = Видалити
host-keep = Залишити
host-delete-sure = Видалити цей стіл для всіх? Його партію не можна буде повернути.
host-waiting = чекає на гравців
host-playing = триває
host-over = закінчено
done = Зроблено.

# Зібрані дракони
bestiary = Мій бестіарій
bestiary-text = До кінця гри з вами залишилися { $n } із { $all } драконів; зараховано { $games ->
    [one] { $games } гру
    [few] { $games } гри
   *[many] { $games } ігор
}.
bestiary-deeds = Служба: { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
}, із них виграно { $won }; щонайбільше { $best } ПБ
bestiary-empty = Тут ще немає жодної сторінки. Кожного дракона, який наприкінці гри у «Змієвир» є на вашому планшеті, буде замальовано тут разом із тим, що він вам приніс. Тренувальні ігри та ігри з наборами не рахуються.
bestiary-play = Привабити першого

# Відзнаки: на що складаються дограні партії.
honours-of = Відзнаки: { $game }
honour-since = від { $day }
honour-so-far = { $have } з { $need }
honour-first-game = Перший раз
honour-first-game-text = Дограйте партію до кінця.
honour-first-win = Перша перемога
honour-first-win-text = Переможіть у партії.
honour-ten-wins = Десять перемог
honour-ten-wins-text = Переможіть у { $n } партіях.
honour-regular = Завсідник
honour-regular-text = Дограйте { $n } партій.
honour-company = Добре товариство
honour-company-text = Дограйте { $n } партій з іншими людьми.
honour-wyrm-tamer = Приборкувач вирмів
honour-wyrm-tamer-text = Переможіть у партії, де грає бот найвищого рівня.
honour-full-table = Повний стіл
honour-full-table-text = Дограйте партію з найбільшою кількістю гравців.
honour-rich-caverns = Багаті печери
honour-rich-caverns-text = Здобудьте { $n } очок за одну партію.
honour-golden-age = Золота доба
honour-golden-age-text = Здобудьте { $n } очок за одну партію.
honour-automa = Сильніше за Автому
honour-automa-text = Переможіть Автому на найвищому рівні.
honour-ravel = Заплутаними стежками
honour-ravel-text = Переможіть Автому в режимі «Сходження».
honour-good-name = Добре ім'я
honour-good-name-text = Майте { $n } репутації в кінці партії.
honour-talk-of-the-village = Про вас говорить усе село
honour-talk-of-the-village-text = Майте { $n } репутації в кінці партії.
honour-with-companions = У найкращому товаристві
honour-with-companions-text = Переможіть у партії із супутниками.
honour-wide-realm = Широкі володіння
honour-wide-realm-text = Здобудьте { $n } очок за одну партію.
honour-lord-of-the-seas = Повелитель морів
honour-lord-of-the-seas-text = Здобудьте { $n } очок за одну партію.
honour-crowded-sea = Тісне море
honour-crowded-sea-text = Переможіть у партії на чотирьох або більше.
honour-last-worm = Останній черв'як
honour-last-worm-text = Переможіть у партії з повним вибуванням.
honour-long-war = Довга війна
honour-long-war-text = Переможіть у довшій партії.
honour-collector = Колекціонер
honour-collector-text = Переможіть у партії з картами колекційного видання.
