"""Ten questions that a player of each game must be able to answer, and the step of the first two lessons that does."""

import pytest

from wyrmhall import games
from wyrmhall.core.text import LANGUAGES
from wyrmhall.lessons import lessons_of
from wyrmhall.lessons.words import aside, text, tutor

FIRST = ("first-turns", "first-game")

# game: question, the message of the step that answers it, and words of the answer in each language: in what the step
# says, or in the right answer to what it asks.
QUESTIONS = {
    "wyrmspan": [
        ("Who wins, and when?", "first-turns-excavate", ("four rounds", "чотирьох раундів", "четырёх раундов")),
        ("What does an action cost?", "first-turns-entice", ("costs 1 coin", "коштує 1 монету", "стоит 1 монету")),
        ("What does a cave card give?", "first-turns-cave-card", ("once", "один раз", "один раз")),
        (
            "Where may a dragon live?",
            "first-turns-home",
            ("leftmost", "крайній лівій вільній залі", "крайнем левом свободном зале"),
        ),
        ("How far does a walk go?", "first-turns-walked", ("without a dragon", "без дракона", "без дракона")),
        ("What does a second walk there cost?", "first-turns-again", ("an egg", "яйце", "яйцо")),
        ("When does a round end?", "first-game-spend", ("everybody has passed", "спасували всі", "спасовали все")),
        ("What does an objective bring?", "first-game-compared", ("4 points", "4 бали", "4 очка")),
        (
            "What does a new round bring?",
            "first-game-income",
            ("6 coins and an egg", "6 монет і яйце", "6 монет и яйцо"),
        ),
        (
            "What becomes of coins that I save?",
            "first-game-income",
            ("I keep them", "Вони лишаються в мене", "Они остаются у меня"),
        ),
        (
            "What does it cost to dig deep?",
            "first-game-deeper",
            ("The eggs shown", "Показаних яєць", "Показанных яиц"),
        ),
        ("What is a brown space of the guild?", "first-game-marker", ("markers on the tile", "на тайл", "на тайл")),
        ("How do I feed a hatchling?", "first-game-feed", ("Tuck a dragon card", "Підкладіть", "Подложите")),
        ("What if I lack a resource?", "first-game-exchange", ("two for one", "два на один", "два на один")),
        ("What counts at the end?", "first-game-end", ("eggs, tucked and cached", "підкладене", "подложенное")),
    ],
    "flamecraft": [
        ("Who wins?", "first-turns-visit", ("the most reputation", "найбільше репутації", "больше всего репутации")),
        ("How does a turn begin?", "first-turns-visit", ("with a visit", "з відвідин", "с посещения")),
        ("May I stay where I am?", "first-turns-again", ("another shop", "іншої крамниці", "другую лавку")),
        (
            "What does it cost to visit a shop where somebody stands?",
            "first-turns-again",
            ("A good or a coin", "Товар або монету", "Товар или монету"),
        ),
        ("What do I do in a shop?", "first-turns-choose", ("one of two", "щось одне", "что-то одно")),
        ("What does gathering give?", "first-turns-fill", ("each dragon", "кожного дракона", "каждого дракона")),
        ("What does placing bring?", "first-turns-fire", ("at once", "одразу", "сразу")),
        ("How many do I fire up?", "first-turns-fire", ("one dragon", "одного дракона", "одного дракона")),
        ("And when I enchant?", "first-game-all", ("every dragon", "кожного дракона", "каждого дракона")),
        ("When does a new shop come?", "first-turns-shop", ("is full", "заповнена", "заполнена")),
        (
            "Where is a card cast?",
            "first-turns-enchant",
            ("where the shop shows that sign", "де цей символ", "где этот символ"),
        ),
        (
            "Who has something of it afterwards?",
            "first-game-under",
            ("Everybody who gathers there", "Кожен, хто там збирає", "Каждый, кто там собирает"),
        ),
        ("What is a coin good for?", "first-turns-cast", ("any good", "будь-який товар", "любой товар")),
        ("When are suns and moons scored?", "first-game-sun", ("on your own turn", "у свій хід", "в свой ход")),
        ("How much may I keep?", "first-game-limits", ("at most 7", "щонайбільше 7", "не больше 7")),
        ("What ends the game?", "first-game-near", ("artisan deck", "колоди майстрів", "колоды мастеров")),
        ("How many turns are left then?", "first-game-near", ("One", "Один", "Один")),
        ("What is reputation made of?", "first-game-end", ("fancy dragons", "модні дракони", "модные драконы")),
    ],
    "seadragons": [
        (
            "Who wins?",
            "first-turns-card",
            ("most victory points", "найбільше переможних очок", "больше всего победных очков"),
        ),
        ("Where may a dragon lie?", "first-turns-lay", ("touch the island", "торкатися острова", "касаться острова")),
        ("What does a dragon bring?", "first-turns-take", ("covers are yours", "накрили, — ваші", "накрыли, — ваши")),
        ("Which card may I take?", "first-turns-take", ("another size", "іншого розміру", "другого размера")),
        (
            "What if I lay a dragon beside another player's?",
            "first-turns-neighbour",
            ("Mira gains 1 gold", "Міра отримає 1 золото", "Мира получит 1 золото"),
        ),
        ("What may my dragon never touch?", "first-turns-second", ("side by side", "стороною", "стороной")),
        ("How do I complete a mission?", "first-turns-mission", ("discard", "скиньте", "сбросьте")),
        ("What costs gold?", "first-turns-whirlpool", ("costs 2 gold", "коштує 2 золота", "стоит 2 золота")),
        (
            "When does the game end?",
            "first-turns-heads",
            ("nobody has any left", "ні в кого їх не лишиться", "ни у кого их не останется"),
        ),
        ("What is a reef?", "first-game-reef", ("two reef cards", "дві карти рифів", "две карты рифов")),
        (
            "In which realm does a dragon count?",
            "first-game-currents",
            ("counts in both realms", "рахується в обох царствах", "считается в обоих царствах"),
        ),
        ("What are the parts of a turn?", "first-game-parts", ("in this order", "у такому порядку", "в таком порядке")),
        ("What does passing bring?", "first-game-pass", ("gains 2 gold", "отримує 2 золота", "получает 2 золота")),
        (
            "What if I lack a ship?",
            "first-game-exchange",
            ("two of another colour", "два іншого кольору", "два другого цвета"),
        ),
        ("What is a realm worth?", "first-game-prize", ("3 points", "3 очки", "3 очка")),
        ("Who gets it?", "first-game-tie", ("second place half", "друге — половину", "второе — половину")),
        (
            "What else counts at the end?",
            "first-game-left",
            ("most missions", "найбільше місій", "больше всего миссий"),
        ),
        ("What are ships and gold worth that are left?", "first-game-end", ("1 point each", "по 1 очку", "по 1 очку")),
    ],
    "worms": [
        (
            "Who wins?",
            "first-turns-activate",
            ("the most living worms", "найбільше живих черв'яків", "больше всего живых червяков"),
        ),
        ("How far may my worm go?", "first-turns-inch", ("move twice", "рухатися двічі", "двигаться дважды")),
        ("How do I get weapons?", "first-turns-stay", ("onto a crate", "на ящик", "на ящик")),
        (
            "How many weapons may I use?",
            "first-turns-weapon",
            ("one weapon card", "одну карту зброї", "одну карту оружия"),
        ),
        ("Where does a Bazooka reach?", "first-turns-aim", ("straight lines", "прямих ліній", "прямых линий")),
        ("How many dice do I roll?", "first-turns-dice", ("one less for each hex", "на одну менше", "на один меньше")),
        (
            "What does a second hit do?",
            "first-turns-alone",
            ("destroys a wounded", "знищує пораненого", "уничтожает раненого"),
        ),
        ("Is every mine deadly?", "first-turns-again", ("half of all mines", "половина мін", "половина мин")),
        ("How is a worm healed?", "first-turns-heal", ("stands up healthy", "неушкодженим", "невредимым")),
        ("What ends every turn?", "first-turns-drop", ("drop card", "карта пакунка", "карта посылки")),
        ("Whose worms do I place?", "first-game-whose", ("dealt only when", "аж тоді, коли", "только тогда, когда")),
        (
            "What is the risk of a jump?",
            "first-game-scatter",
            ("after every jump a die", "кістка посуває", "кубик сдвигает"),
        ),
        ("What does water do?", "first-game-cargo", ("enters the water is destroyed", "знищується", "уничтожается")),
        ("What is the wind good for?", "first-game-upwind", ("one hex upwind", "проти вітру", "против ветра")),
        ("What does a drum do?", "first-game-named", ("Five dice name hexes", "П'ять кісток", "Пять кубиков")),
        ("What if my own worm is hit?", "first-game-stand", ("your turn is over", "хід скінчено", "ход окончен")),
        ("When does land sink?", "first-game-sudden", ("third crater floods", "Третій кратер", "Третий кратер")),
        (
            "What comes when the drops are gone?",
            "first-game-sudden",
            ("sudden death", "раптової смерті", "внезапной смерти"),
        ),
        ("How does it end?", "first-game-last", ("one more whole turn", "ще один повний хід", "ещё один полный ход")),
        ("What breaks a tie?", "first-game-end", ("then healthy ones", "потім неушкоджені", "потом невредимые")),
    ],
}


def test_every_game_with_a_first_game_has_its_ten_questions():
    """A game whose two first lessons are there teaches enough to play it."""
    assert set(QUESTIONS) == set(games.NAMES)
    for game, questions in QUESTIONS.items():
        assert len(questions) >= 10
        assert {lesson.kind for lesson in lessons_of(game)} >= set(FIRST)


def told(said, lesson, step):
    """What a reader has learnt when the step is done."""
    right = [aside(said, lesson, step, f"choice-{step.right}")] if step.right else []
    return " ".join([text(said, lesson, step), *right])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "question", "message", "words"), [(game, *each) for game, all_of in QUESTIONS.items() for each in all_of]
)
def test_a_question_is_answered_by_its_step(game, question, message, words, lang):
    found = {
        lesson.message(step): told(tutor(lang, game), lesson, step)
        for lesson in lessons_of(game)
        if lesson.kind in FIRST
        for step in lesson.steps
    }
    assert words[LANGUAGES.index(lang)] in found[message], question
