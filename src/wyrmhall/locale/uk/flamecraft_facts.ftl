# Дані про компонент для переліків у терміналі. Дані без повідомлення не перелічуються.

kind-achievement = досягнення
kind-artisan = майстерний дракон
kind-companion = супутник
kind-enchantment = чари
kind-moon = місячний дракон
kind-shop = крамниця
kind-starter-shop = стартова крамниця
kind-sun = сонячний дракон

fact-icon = символ: { $value }
fact-gives = дає: { $value }
fact-good = вид: { $value }
fact-deck = колода: { $value }
fact-icon-is = символ: { $value }
fact-slot-1-is = слот 1: { $value }
fact-slot-2-is = слот 2: { $value }
fact-slot-3-is = слот 3: { $value }
fact-ability-is = здібність: { $value }
fact-kind-is = вид: { $value }
fact-goal-is = бажання: { $value }
fact-reward-is = винагорода: { $value }
fact-name-is = назва: { $value }
fact-cost-is = вартість: { $value }
fact-coin-sign-is = знак монети: { $value }
fact-start-is = початок: { $value }

word-gold = золота
word-purple = фіолетова
word-bread = { bread }
word-meat = { meat }
word-iron = { iron }
word-crystal = { crystal }
word-plant = { plant }
word-potion = { potion }
word-coin = { coin }
word-any = { any }
word-dragon = { dragon }
