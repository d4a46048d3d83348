# Слова, общие для всех игр.
skip = Пропустить
list-and = { $most } и { $last }
seq = { $parts }
one-of = одно из: { $parts }
may = вы можете { $part_inf }
    .inf = { $part_inf }
ask-one-of = Выберите одно.
ask-may = Сделайте это или пропустите.
yes = да
no = нет
status-printed = напечатано
status-single_source = один источник
status-reconstructed = воссоздано

# Терминал.
terminal-player = Игрок { $n }
terminal-bot = Бот { $n }
terminal-help = Введите номер варианта. Также: u отменить, w почему нет, o варианты ещё раз, t стол, l журнал, s ФАЙЛ сохранить, q выйти.
terminal-what = Введите число от 1 до { $n } или ? для справки.
terminal-no-undo = Отменять нечего: с тех пор открылось что-то новое или походил кто-то другой.
terminal-no-refusals = Среди вариантов не хватает ничего важного.
terminal-saved = Сохранено как { $file }.
terminal-not-saved = Не удалось записать { $file }: { $why }.
terminal-pass-screen = Теперь экран для: { $name }. Нажмите Enter.
terminal-winners = { $n ->
    [one] Победитель: { $names }
   *[other] Победители: { $names }
}.
terminal-draw = Ничья: { $names }.
terminal-unfinished = Игра не окончена после { $n ->
    [one] { $n } ответа
   *[other] { $n } ответов
}.
