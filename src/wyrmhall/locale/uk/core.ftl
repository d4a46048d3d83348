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
