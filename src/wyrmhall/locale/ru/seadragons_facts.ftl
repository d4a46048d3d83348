# Данные о компоненте для списков в терминале. Данные без сообщения не перечисляются.

kind-island = остров
kind-currents = течения
kind-realm = царство
kind-board = планшет моря
kind-dragon = дракон
kind-mission = миссия
kind-reef = риф
kind-tail = хвост
kind-head = голова
kind-ship = корабль
kind-coin = монета

fact-rows = форма: { $value }
fact-copies = экземпляров: { $value }
fact-green = зелёные корабли: { $value }
fact-purple = фиолетовые корабли: { $value }
fact-red = красные корабли: { $value }
fact-blue = синие корабли: { $value }
fact-any = корабли любого цвета: { $value }
fact-vp = очки: { $value }
fact-reef = взятие карт рифов: { $value }
