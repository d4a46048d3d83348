# Чего кто-то попросил, но получить не может. Названия параметров и слова файлов остаются, как их набрали.

# Подготовка.
wrong-plain = { $why }
wrong-other-rules = { $game }: партия начата по версии правил { $version }; здесь играют по версиям { $known }
wrong-choice = параметр { $option } не может быть { $said }: выберите одно из { $known }
wrong-players = { $game }: число игроков от { $least } до { $most }, а не { $n }
wrong-option-seats = параметр { $option } есть только при таком числе игроков: { $seats }, а не { $n }
wrong-no-option = у игры { $game } нет параметра { $said }; есть: { $known }
wrong-no-pack = { $game } не принимает набор компонентов
wrong-option-form = параметр пишут как NAME=VALUE, а не { $said }
wrong-no-game = игры { $said } нет; есть: { $known }
wrong-guest-broken = игру { $game } из { $package } не удалось загрузить: { $why }
wrong-guest-rules = игру { $game } из { $package } не удалось загрузить: нужно RULES = Rules(name="{ $game }", ...)
wrong-no-bot = бота { $said } нет; есть: { $known }
wrong-budget = запас — это число итераций или секунд, например { $name }:200 или { $name }:1.5s
wrong-seed = раздача — это целое число или 32 цифры и буквы от 0 до f
wrong-no-rules = правил игры { $game } здесь нет
wrong-no-clock = часам нужна хотя бы одна секунда
wrong-seats = мест в этой партии { $n }, а не { $said }
wrong-board-twice = планшет { $board } не может лежать в двух местах: выберите другой (board_{ $quadrant })
wrong-first-player = игрок { $first } не может ходить первым: игроков { $n }
wrong-one-island = в этом наборе только один остров: играйте без острова в форме плюса (plus_island)
wrong-extra-tiles = дополнительных плиток карты (extra_tiles) не может быть { $said }: лишних в коробке { $left }
wrong-fixed-map = карта первой партии неизменна: плиток к ней не добавляют (first_game, extra_tiles)
wrong-fixed-colours = цвета первой партии неизменны: их не выбирают (first_game, colours)
wrong-few-deaths = игроки не могут выбирать карты внезапной смерти (sudden_death=draft): карт { $n }, на всех не хватит
wrong-no-deaths = в наборе нет карт внезапной смерти: играйте без неё (sudden_death=none)
wrong-support-edition = параметр support есть только в издании { $edition }

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
