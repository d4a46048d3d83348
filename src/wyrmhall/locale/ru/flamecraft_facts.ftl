# Данные о компоненте для списков в терминале. Данные без сообщения не перечисляются.

kind-achievement = достижение
kind-artisan = дракон-мастер
kind-companion = спутник
kind-enchantment = чары
kind-moon = лунный дракон
kind-shop = лавка
kind-starter-shop = стартовая лавка
kind-sun = солнечный дракон

fact-icon = символ: { $value }
fact-gives = даёт: { $value }
fact-good = вид: { $value }
fact-deck = колода: { $value }
fact-icon-is = символ: { $value }
fact-slot-1-is = слот 1: { $value }
fact-slot-2-is = слот 2: { $value }
fact-slot-3-is = слот 3: { $value }
fact-ability-is = свойство: { $value }
fact-kind-is = вид: { $value }
fact-goal-is = желание: { $value }
fact-reward-is = награда: { $value }
fact-name-is = название: { $value }
fact-cost-is = стоимость: { $value }
fact-coin-sign-is = знак монеты: { $value }
fact-start-is = начало: { $value }

word-gold = золотая
word-purple = фиолетовая
word-bread = { bread }
word-meat = { meat }
word-iron = { iron }
word-crystal = { crystal }
word-plant = { plant }
word-potion = { potion }
word-coin = { coin }
word-any = { any }
word-dragon = { dragon }
