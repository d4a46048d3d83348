# Слова, спільні для всіх ігор.
skip = Пропустити
list-and = { $most } і { $last }
seq = { $parts }
one-of = одне з: { $parts }
may = ви можете { $part_inf }
    .inf = { $part_inf }
ask-one-of = Виберіть одне.
ask-may = Зробіть це або пропустіть.
yes = так
no = ні
status-printed = надруковано
status-single_source = одне джерело
status-reconstructed = відтворено

# Термінал.
terminal-player = Гравець { $n }
terminal-bot = Бот { $n }
terminal-help = Введіть номер варіанта. Також: u скасувати, w чому ні, o варіанти ще раз, t стіл, l журнал, s ФАЙЛ зберегти, q вийти.
terminal-what = Введіть число від 1 до { $n } або ? для довідки.
terminal-no-undo = Немає чого скасовувати: відтоді відкрилося щось нове або походив хтось інший.
terminal-no-refusals = Серед варіантів не бракує нічого важливого.
terminal-saved = Збережено як { $file }.
terminal-not-saved = Не вдалося записати { $file }: { $why }.
terminal-pass-screen = Тепер екран для: { $name }. Натисніть Enter.
terminal-winners = { $n ->
    [one] Переможець: { $names }
   *[other] Переможці: { $names }
}.
terminal-draw = Нічия: { $names }.
terminal-unfinished = Гру не закінчено після { $n ->
    [one] { $n } відповіді
   *[other] { $n } відповідей
}.
