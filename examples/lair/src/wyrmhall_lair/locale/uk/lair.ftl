# Що питають і пропонують
pick = залишити один із двох скарбів
ask-pick = Залиште один із двох своїх скарбів.
gain = отримати { $n } золота
    .inf = отримати { $n } золота
draw = узяти скарб
    .inf = узяти скарб
settle = сховати скарб за 1 золото
    .inf = сховати скарб за 1 золото
ask-settle = Який скарб сховати у своєму лігві?
settle-preview = коштує 1 золото; 2 очки наприкінці
sell = продати скарб за 1 золото
ask-sell = Який скарб ви продаєте?
treasure = Скарб { $n }
treasure-text = 2 очки у вашому лігві; за рівності вирішує найвищий
kind-treasure = Скарб

# Налаштування столу
option-long = Довга гра: удвічі більше ходів

# Журнал
event-kept = { $who } залишає один із двох скарбів
event-drew = { $who } бере скарб { $card }
event-drew-hidden = { $who } бере скарб
event-settled = { $who } ховає скарб у лігві сорочкою вгору
event-sold = { $who } продає скарб { $card }
event-gained = { $who } отримує { $n } золота

# Очки
score-lair = Лігво
score-gold = Золото
score-highest = Найвищий скарб

# Стіл текстом
draw-table = Колода: { $deck }, лишилося ходів: { $turns }
draw-discard = Скинуто: { $cards }
draw-player = Гравець { $n }: золото { $gold }, сховано { $settled }, у руці { $held }
draw-hand = Ваша рука: { $cards }
draw-lair = Лігво відкрито: { $cards }
