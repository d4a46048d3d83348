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
