# Дані про компонент для переліків у терміналі. Дані без повідомлення не перелічуються.

kind-island = острів
kind-currents = течії
kind-realm = царство
kind-board = планшет моря
kind-dragon = дракон
kind-mission = місія
kind-reef = риф
kind-tail = хвіст
kind-head = голова
kind-ship = корабель
kind-coin = монета

fact-rows = форма: { $value }
fact-copies = примірників: { $value }
fact-green = зелені кораблі: { $value }
fact-purple = фіолетові кораблі: { $value }
fact-red = червоні кораблі: { $value }
fact-blue = сині кораблі: { $value }
fact-any = кораблі будь-якого кольору: { $value }
fact-vp = очки: { $value }
fact-reef = добір рифів: { $value }
