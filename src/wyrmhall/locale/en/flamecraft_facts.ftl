# Facts of a component for lists in the terminal. A fact without a message is not listed.

kind-achievement = achievement
kind-artisan = artisan dragon
kind-companion = companion
kind-enchantment = enchantment
kind-moon = moon dragon
kind-shop = shop
kind-starter-shop = starter shop
kind-sun = sun dragon

fact-icon = icon: { $value }
fact-gives = gives: { $value }
fact-good = kind: { $value }
fact-deck = deck: { $value }
fact-icon-is = icon: { $value }
fact-slot-1-is = slot 1: { $value }
fact-slot-2-is = slot 2: { $value }
fact-slot-3-is = slot 3: { $value }
fact-ability-is = ability: { $value }
fact-kind-is = kind: { $value }
fact-goal-is = goal: { $value }
fact-reward-is = reward: { $value }
fact-name-is = name: { $value }
fact-cost-is = cost: { $value }
fact-coin-sign-is = coin sign: { $value }
fact-start-is = start: { $value }

word-gold = gold
word-purple = purple
word-bread = { bread }
word-meat = { meat }
word-iron = { iron }
word-crystal = { crystal }
word-plant = { plant }
word-potion = { potion }
word-coin = { coin }
word-any = { any }
word-dragon = { dragon }
