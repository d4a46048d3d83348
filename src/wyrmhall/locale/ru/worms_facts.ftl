# Данные о компоненте для списков в терминале. Данные без сообщения не перечисляются.

kind-card = карта
kind-death = внезапная смерть
kind-drop = карта посылки
kind-team = команда
kind-tile = плитка карты

fact-class = вид: { $value }
fact-edition = издание: { $value }
fact-count = экземпляров: { $value }
fact-land = гексы суши: { $value }
fact-water = гексы воды: { $value }
fact-number = номер: { $value }

word-base = базовая игра
word-collectors = коллекционное издание
word-starter-fixed = начальное оружие
word-starter-random = случайное начальное оружие
word-super = супероружие
word-supply = оружие из колоды припасов
word-support = карта поддержки
