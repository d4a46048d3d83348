# Дані про компонент для переліків у терміналі. Дані без повідомлення не перелічуються.

kind-card = карта
kind-death = раптова смерть
kind-drop = карта пакунка
kind-team = команда
kind-tile = плитка мапи

fact-class = вид: { $value }
fact-edition = видання: { $value }
fact-count = примірників: { $value }
fact-land = гекси суші: { $value }
fact-water = гекси води: { $value }
fact-number = номер: { $value }

word-base = базова гра
word-collectors = колекційне видання
word-starter-fixed = початкова зброя
word-starter-random = випадкова початкова зброя
word-super = суперзброя
word-supply = зброя з колоди припасів
word-support = карта підтримки
