# Facts of a component for lists in the terminal. A fact without a message is not listed.

kind-island = island
kind-currents = currents
kind-realm = realm
kind-board = board
kind-dragon = dragon
kind-mission = mission
kind-reef = reef
kind-tail = tail
kind-head = head
kind-ship = ship
kind-coin = coin

fact-rows = shape: { $value }
fact-copies = copies: { $value }
fact-green = green ships: { $value }
fact-purple = purple ships: { $value }
fact-red = red ships: { $value }
fact-blue = blue ships: { $value }
fact-any = ships of any colour: { $value }
fact-vp = points: { $value }
fact-reef = reef draws: { $value }
