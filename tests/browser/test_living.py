"""Things that live: what happens is shown by something that moves, and by nothing that moves where none is wanted."""

import pytest

WATCH = """
  window.scenes_seen = new Set(); window.moved = new Set();
  const nameOf = ({ className }) => className.baseVal ?? className;
  new MutationObserver(() => {
    for (const { dataset } of document.querySelectorAll('[data-scene]')) window.scenes_seen.add(dataset.scene);
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-scene'] });
  for (const kind of ['animationstart', 'transitionrun']) addEventListener(kind, ({ target, animationName }) => {
    if (target.getAnimations().some(({ effect }) => effect.getComputedTiming().duration > 20))
      window.moved.add(`${animationName ?? 'transition'} of ${nameOf(target)}`);
  }, true);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, said) {
    if ((said?.duration ?? said) > 20) window.moved.add(`flight of ${nameOf(this)}`);
    return animate.call(this, frames, said);
  };
"""
"""Notes the scenes that were shown, and whatever moved for longer than an eye sees."""
FAR = 120
"""Answers after which a scene has come in every game."""
GAMES = [
    pytest.param("seadragons", "unrolls", id="seadragons"),
    pytest.param("wyrmspan", "walks", id="wyrmspan", marks=pytest.mark.whole),
    pytest.param("flamecraft", "fires", id="flamecraft", marks=pytest.mark.whole),
    pytest.param("worms", "arc", id="worms", marks=pytest.mark.whole),
]


def sits_down(ann, game):
    ann.context.add_init_script(WATCH)
    table = ann.opens(game, options={"first_game": True} if game == "worms" else {})
    ann.goes("table", table)
    ann.waits_for_turn()
    return table


def answers_from_elsewhere(ann, table):
    """One answer; the page has shown what came of it. Whether the game goes on."""
    state = ann.api("GET", f"tables/{table}/state")
    if state["table"]["status"] == "over":
        return False
    ann.plays_by_request(table, state["step"] + 1)
    return bool(ann.waits_for_turn())


@pytest.mark.parametrize(("game", "scene"), GAMES)
def test_what_happens_is_shown_by_something_that_moves(guest, game, scene):
    ann = guest(reduced_motion="no-preference")
    table = sits_down(ann, game)
    for _ in range(FAR):
        if not answers_from_elsewhere(ann, table) or ann.page.evaluate("(one) => window.scenes_seen.has(one)", scene):
            break
    assert scene in ann.page.evaluate("[...window.scenes_seen]")


@pytest.mark.parametrize(("game", "scene"), GAMES)
def test_nothing_moves_for_somebody_who_wants_no_motion(guest, game, scene):
    ann = guest()
    table = sits_down(ann, game)
    for _ in range(12):
        if not answers_from_elsewhere(ann, table):
            break
    assert ann.page.evaluate("[...window.moved]") == [], scene
