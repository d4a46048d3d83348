"""What the recipes add: a dragon that whistles, the verb for it and what is told of it, and tests of both."""

NAMES = {"en": "Obliging Newcomer", "uk": "Послужливий", "ru": "Услужливый"}
CHECK = """

def check(setup: Setup) -> None:
    if setup.players == 1 and setup["whistling"] == "loudly":
        raise BadSetup("too-loud", of=setup.game, option=Msg("option-whistling"))
"""
ROW = """    dragon(184, "Obliging Newcomer", SMALL, SHY, 4, 1, "m", EVERY_CAVE, PRINTED,
           played=Whistle(2)),
)
# fmt: on
"""
VERB = '''

@dataclass(frozen=True, slots=True)
class Whistle(Verb):
    """Coins that come when they are called, or meat."""

    n: int

    def run(self, game: Wyrmspan, at: At) -> None:
        if game.setup["whistling"] != "never":
            game.ask(self, at, (*TOKEN_OPTION[4:5], *TOKEN_OPTION[:1]))

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        give(game, at.player, NTH[option], self.n)
        if game.events is not None: game.tell(Whistled(at.player, self.n, NTH[option]))

    def words(self) -> dict[str, object]:
        return {"n": self.n}

    def signs(self) -> tuple[str, ...]:
        return ("coin",) * self.n

    def worth(self, prices: Prices) -> float:
        return self.n * prices.of(4)
'''
EVENT = '''

@dataclass(frozen=True, slots=True)
class Whistled(Event):
    """Somebody whistled, and so many came; of what kind they were is nobody else's business."""

    n: int
    kind_of_token: int = secret()

    def words(self) -> dict[str, object]:
        return {"n": self.n}
'''
TEST_OF_THE_CARD = '''"""The newcomer."""

import pytest

from tests.games.wyrmspan.table import table


@pytest.mark.clause("WS-GEN-23")
def test_the_obliging_newcomer_whistles_for_two_coins_or_two_meat():
    at = table(hand=[184], coins=1, meat=1, dug=["C1"]).do("entice", "crimson")
    at.only("coin", "meat").do("coin").has(coins=2, meat=0)
'''
TEST_OF_THE_VERB = '''"""Whistling."""

import pytest

from tests.games.wyrmspan.table import table


@pytest.mark.clause("WS-GEN-23")
@pytest.mark.parametrize(("whistling", "coins"), [("never", 0), ("always", 2)])
def test_whistling_is_as_the_table_has_chosen(whistling, coins):
    at = table(options={"whistling": whistling}, hand=[184], coins=1, meat=1, dug=["C1"]).do("entice", "crimson")
    (at.do("coin") if coins else at).has(coins=coins)
'''
LESSON = """kind = "topic"
minutes = 1
order = 20

[[scene]]
seats = 2
seed = 5
before = ["keep:dragon:184;dragon:46;dragon:9;cave:44", "keep:*", "start:meat;gold;milk", "start:*"]
otherwise = ["action:pass", "skip"]

[scene.deal]
dragons = [50, 43, 109, 184, 46, 9]
caves = [20, 16, 5, 44, 12, 11]

[[scene.step]]
id = "entice"
expect = ["action:entice"]
wrong = { "*" = "other" }
then = ["dragon:184", "player:0:cave:0"]

[[scene.step]]
id = "call"
expect = ["token:coin"]
wrong = { "*" = "other" }

[[scene.step]]
id = "end"
expect = ["action:pass"]
wrong = { "*" = "other" }

[[scene.step]]
id = "learnt"
"""
TEXTS_OF_THE_LESSON = {
    "whistling": "Whistling\n    .about = How to call coins.",
    "whistling_entice": "Entice a dragon.\n    .other = Entice a dragon first.",
    "whistling_call": "Call coins.\n    .other = Call coins, not meat.",
    "whistling_end": "Pass.\n    .other = That is possible, too. Pass.",
    "whistling_learnt": "So coins are called.",
}
SIGN = """    case 'whistled':
      return icons.marker;
"""
