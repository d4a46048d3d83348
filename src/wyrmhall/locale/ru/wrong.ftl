# Чего кто-то попросил, но получить не может. Правила стола названы так, как их называет стол; набранное и слова файлов остаются, как
# их набрали.

# Подготовка.
wrong-plain = { $why }
wrong-other-rules = эта партия начата по версии правил { $version }; здесь играют по версиям { $known }
wrong-choice = «{ $option }»: здесь не может быть { $said }, выберите одно из { $known }
wrong-players = в эту игру играют от { $least } до { $most } игроков, а не { $n }
wrong-option-seats = «{ $option }» — только для такого числа игроков: { $seats }, а не { $n }
wrong-no-option = у этой игры нет параметра { $said }; есть: { $known }
wrong-no-pack = эта игра не принимает набор компонентов
wrong-option-form = параметр пишут как NAME=VALUE, а не { $said }
wrong-no-game = игры { $said } нет; есть: { $known }
wrong-guest-broken = игру { $game } из { $package } не удалось загрузить: { $why }
wrong-guest-rules = игру { $game } из { $package } не удалось загрузить: нужно RULES = Rules(name="{ $game }", ...)
wrong-no-bot = бота { $said } нет; есть: { $known }
wrong-budget = запас — это число итераций или секунд, например { $name }:200 или { $name }:1.5s
wrong-seed = раздача — это целое число или 32 цифры и буквы от 0 до f
wrong-no-rules = правил этой игры здесь нет
wrong-no-clock = часам нужна хотя бы одна секунда
wrong-seats = мест в этой партии { $n }, а не { $said }
wrong-board-twice = планшет { $board } не может лежать в двух местах: выберите другой в пункте «{ $option }»
wrong-first-player = игрок { $first } не может ходить первым: игроков { $n }
wrong-one-island = в этом наборе только один остров: играйте без пункта «{ $option }»
wrong-extra-tiles = лишних плиток в коробке { $left }, а не { $said }: просите не больше в пункте «{ $option }»
wrong-fixed-map = карта первой партии неизменна, плиток к ней не добавляют: выберите или «{ $one }», или «{ $other }»
wrong-fixed-colours = цвета первой партии неизменны, их не выбирают: выберите или «{ $one }», или «{ $other }»
wrong-few-deaths = карт внезапной смерти только { $n }, на всех не хватит: выберите другое в пункте «{ $option }»
wrong-no-deaths = в наборе нет карт внезапной смерти: в пункте «{ $option }» выберите «{ $choice }»
wrong-support-edition = «{ $option }»: «{ $choice }» — только для партий с картами коллекционного издания («{ $other }»)

# Файлы партий.
wrong-file-large = в файле партии не больше { $most } байтов, а в этом их { $n }
wrong-file-broken = это не полный файл партии: { $why }
wrong-file-format = это файл формата { $said }, а не { $format }
wrong-file-marks = для { $n } ответов нужно столько же отпечатков, а не { $marks }
wrong-file-redeals = скрытое раздают заново не больше одного раза после каждого шага партии
wrong-file-redeal = на шаге { $step } нельзя раздать заново: { $why }
wrong-file-answers = в файле партии не больше { $most } ответов, а в этом их { $n }
wrong-file-seed = в раздаче, записанной числом, не больше { $n } цифр
wrong-file-differs = партия из файла не повторяется: { $why }
wrong-differs-illegal = шаг { $step }: { $why }
wrong-differs-state = шаг { $step }: состояние не то, с которым записан файл
wrong-differs-open = шаг { $step }: файл заявляет результат, но партия не завершена
wrong-differs-scores = шаг { $step }: итоговые очки не те, что заявляет файл

wrong-companion-text = Это не вечер с помощником: ссылка неполная. Скопируйте её с другого устройства ещё раз или начните новый вечер.
wrong-companion-sheet = Это не лист подсчёта помощника: какого-то числа не хватает или оно вне границ. Начните новый лист.
wrong-companion-answer = Этот ответ не подходит к тому, что помощник спрашивает сейчас. Сделайте шаг назад или начните новый вечер.
wrong-companion-game = Помощник не знает игры { $game }.
