"""Whatever the server offers and points at is lit by the board: nothing has to be looked for in a list."""

import pytest

GAMES = ("wyrmspan", "flamecraft", "seadragons", "worms")
FEW, WHOLE = 5, 150
"""Questions that are looked at always, and with `--whole`."""

UNLIT = """([seq, targets]) => {
  const bar = document.querySelector('[data-testid=bar]');
  if (!bar || Number(bar.dataset.seq) < Number(seq) || bar.dataset.busy === 'true') return null;
  const lit = new Set([...document.querySelectorAll('[data-lit]')].map((e) => e.dataset.target));
  const places = document.querySelector('[data-open]') !== null;
  const beyond = document.querySelector('[data-beyond]') !== null;
  const set = document.querySelector('[data-part], [data-pick]') !== null;
  const stands = { place: places, hex: beyond, keep: set, start: set, goods: set };
  const unlit = targets.filter((t) => !lit.has(t) && !stands[t.split(':')[0]]);
  return lit.size > 0 || places || set || targets.length === 0 ? { unlit } : null;
}"""
"""Once this question is shown: the targets that no lit thing has. A figure in hand stands for its places, the button
that brings far hexes into view for those, and what is ticked for the sets of Wyrmspan's opening and
Flamecraft's goods."""


def cases():
    for game in GAMES:
        yield pytest.param(game, FEW, id=f"{game}-begun")
        yield pytest.param(game, WHOLE, id=game, marks=pytest.mark.whole)


@pytest.mark.parametrize(("game", "most"), list(cases()))
def test_every_thing_that_is_offered_is_lit(guest, game, most):
    ann = guest()
    table = ann.opens(game, seed="5", options={"first_game": True} if game == "worms" else {})
    ann.goes("table", table)
    seen = 0
    for _ in range(most):
        state = ann.plays_by_request(table, 0)
        if state["table"]["status"] == "over":
            break
        mine = next(d for d in state["decisions"] if d["seat"] == state["seat"])
        targets = sorted({o["target"] for o in mine["options"] + mine.get("extras", []) if o.get("target")})
        found = ann.page.wait_for_function(UNLIT, arg=[str(state["seq"]), targets]).json_value()
        assert found["unlit"] == [], mine["prompt"]
        seen += bool(targets)
        ann.plays_by_request(table, state["step"] + 1)
    assert seen > FEW // 2
