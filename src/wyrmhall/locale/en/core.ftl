# Words that every game uses.
skip = Skip
list-and = { $most } and { $last }
seq = { $parts }
one-of = one of: { $parts }
may = you may { $part_inf }
    .inf = { $part_inf }
ask-one-of = Choose one.
ask-may = Do it, or skip it.
yes = yes
no = no
status-printed = printed
status-single_source = single source
status-reconstructed = reconstructed
