"""The score sheet of Sea Dragons: gold, ships, missions, and the realms by the game's own scoring."""

from __future__ import annotations

from wyrmhall.companion.pages import Said
from wyrmhall.companion.sheet import Entry, Form, Numbers, Part, ScoreSheet, SheetRow, counted_in_json, row
from wyrmhall.games.seadragons.cards import MISSIONS, MOST_MISSIONS_VP, QUADRANTS, REEF_GOLD, REEFS
from wyrmhall.games.seadragons.numbers import ANY_SHIP, TWO_SHIPS
from wyrmhall.games.seadragons.scoring import most_of, prize_of, shared_out, ships_on


def _realm(quadrant: str) -> Part:
    """Dragons on the map make strength with the hidden ones; tokens, which settle ties, only lie on the map."""
    return Part(
        f"realm-{quadrant}",
        Said(f"score-realm-{quadrant}"),
        "SD-CTL-06",
        (
            Entry(f"whirlpools-{quadrant}", Said("cs-whirlpools"), most=49, shared=True),
            Entry(f"dragons-{quadrant}", Said("cs-dragons"), most=49),
            Entry(f"hidden-{quadrant}", Said("cs-hidden"), most=REEFS),
            Entry(f"tokens-{quadrant}", Said("cs-tokens"), most=49),
        ),
    )


class SeaDragonsSheet(ScoreSheet):
    form = Form(
        (2, 3, 4, 5),
        (
            Part(
                "gold",
                Said("score-gold"),
                "SD-SCO-01",
                (
                    Entry("gold", Said("cs-gold")),
                    Entry("gold-cards", Said("cs-gold-cards", {"n": REEF_GOLD}), most=REEFS),
                ),
            ),
            Part(
                "ships",
                Said("score-ships"),
                "SD-SCO-03",
                (
                    Entry("ships", Said("cs-ships")),
                    Entry("two-ships", Said("cs-two-ships", {"n": ships_on(TWO_SHIPS)}), most=REEFS),
                    Entry("any-ship", Said("cs-any-ship", {"n": ships_on(ANY_SHIP)}), most=REEFS),
                ),
            ),
            Part(
                "missions",
                Said("score-missions"),
                "SD-SCO-06",
                (Entry("missions", Said("cs-missions"), most=MISSIONS), Entry("missions-vp", Said("cs-missions-vp"))),
            ),
            *[_realm(quadrant) for quadrant in QUADRANTS],
        ),
    )
    won_by = "SD-SCO-11"
    ties = (("missions", "SD-SCO-12"),)
    level = "SD-SCO-13"

    def rows(self, numbers: Numbers, seats: int) -> list[SheetRow]:
        def each(id: str) -> list[int]:
            return list(numbers[id])

        gold = [coins + REEF_GOLD * cards for coins, cards in zip(each("gold"), each("gold-cards"), strict=True)]
        ships = [
            tokens + ships_on(TWO_SHIPS) * two + ships_on(ANY_SHIP) * one
            for tokens, two, one in zip(each("ships"), each("two-ships"), each("any-ship"), strict=True)
        ]
        most = most_of(list(zip(each("missions"), each("missions-vp"), strict=True)))
        bonus = [MOST_MISSIONS_VP if seat in most else 0 for seat in range(seats)]
        found = [
            row("gold", gold),
            row("ships", ships),
            row("missions", each("missions-vp")),
            row("most-missions", bonus),
        ]
        for quadrant in QUADRANTS:
            counts = zip(*[each(f"{what}-{quadrant}") for what in ("dragons", "hidden", "tokens")], strict=True)
            ranks = [(dragons + hidden, tokens) for dragons, hidden, tokens in counts]
            prize = prize_of(seats, numbers[f"whirlpools-{quadrant}"][0])
            found.append(row(f"realm-{quadrant}", shared_out(ranks, prize)))
        return found


SHEET = SeaDragonsSheet()


def told(room: str, text: str) -> str:
    return counted_in_json(SHEET, text)
