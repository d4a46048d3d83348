"""Laws of the verbs, in positions of random games: what can be done, what is offered, what is refused and why."""

import pytest

from tests.games.worms.positions import any_step, many_steps, positions, somewhere
from tests.games.worms.shadow import distance
from tests.games.worms.table import Table, spot, table
from wyrmhall.core.engine import At
from wyrmhall.games.worms import RULES
from wyrmhall.games.worms.aim import Accuracy, SteerTarget, Target
from wyrmhall.games.worms.effects import Blast, Damage, Destroy, Heal, LevelHealth, MoveSelf, WoundHealthy
from wyrmhall.games.worms.hexes import OFF, said
from wyrmhall.games.worms.numbers import SENTRY
from wyrmhall.games.worms.placing import CraterCoast, Place, RestoreLand, Token
from wyrmhall.games.worms.support_effects import PeekTake
from wyrmhall.games.worms.texts import Choose, ForEachWorm, Repeat

SEEDS = range(12)
BEGIN = (Choose, Repeat, ForEachWorm)
"""Verbs that can be done if their first step can, or if there are worms, whatever comes of it."""
IN_VAIN = (LevelHealth, WoundHealthy, Heal, Accuracy)
"""Verbs that may find nobody to heal or to hurt, or nobody who aims."""
NO_MATTER = {"flipped", "blast", "none-left", "placed-in-water"}
"""What is told where nothing comes of it."""


def done(game, part, at):
    """The table when somebody has begun to do this, as far as nobody is asked."""
    after = game.copy()
    after.events = []
    after.push(part, at)
    after.run()
    return after


@pytest.mark.clause("WM-VRB-42", "WM-VRB-03", "WM-GEN-10")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_step_that_is_not_possible_does_nothing_and_one_that_is_possible_something(seed):
    for game, pick in positions(seed):
        undone = game.copy()
        undone.run()
        for part in many_steps(pick):
            at = somewhere(game, pick)
            after = done(game, part, at)
            happened = {event.kind for event in after.events} - NO_MATTER
            if part.can(game, at):
                there = isinstance(part, MoveSelf) and game.target == game.own_hex()
                assert after != undone or after.events or there or isinstance(part, IN_VAIN + BEGIN), part
            elif not isinstance(part, BEGIN):
                assert not happened, part
                if after.pending:
                    assert after.decision.effect.quiet, part  # somebody may turn a flip
                else:
                    assert RULES.view(after, -1) == RULES.view(undone, -1), part


@pytest.mark.clause("WM-VRB-04", "WM-VRB-42", "WM-AIR-02")
@pytest.mark.parametrize("which", [0, 1, 2])
@pytest.mark.parametrize(
    "verb",
    [Blast(), Place("mine"), Token("sentry-gun"), Token("electromagnet"), Damage("one_thing"), Damage("each_worm"),
     Heal("one_worm"), Destroy("one_crater"), RestoreLand()],
)  # fmt: skip
def test_what_an_air_strike_does_is_possible_if_it_is_in_one_of_its_three_hexes(verb, which):
    t = table({"0,0": "B1", "5,0": "r1 u"}, collectors=True, land=[(0, 0), (5, 0)])
    game = t.game
    game.target, game.aim = spot(f"{5 - which},0"), 3
    afloat = isinstance(verb, RestoreLand)
    assert verb.can(game, At(0)) == (not afloat)
    game.flood(spot("5,0"))
    assert verb.can(game, At(0)) == afloat


@pytest.mark.clause("WM-VRB-40")
@pytest.mark.parametrize("flooded", ["0,0", "2,0", "4,0", ""])
@pytest.mark.parametrize("target", ["0,0", "2,0", "4,0", "1,0", "9,9", "30,30", ""])
def test_water_is_taken_off_the_target_hex_if_it_is_a_flooded_one_and_off_no_other(flooded, target):
    t = table({"3,0": "B1", "-9,0": "R1"}, land=[(0, 0), (2, 0), (3, 0), (-9, 0), (4, 0)], flooded=flooded)
    game = t.game.copy()
    game.pending, game.stack, game.target = (), [], spot(target) if target else OFF
    fits = bool(target) and target == flooded
    assert RestoreLand().can(game, At(0)) == fits
    after = done(game, RestoreLand(), At(0))
    assert [event.hex for event in after.events] == [target] * fits
    assert [said(at) for at in game.land if not after.is_land(at)] == ([] if fits or not flooded else [flooded])


@pytest.mark.clause("WM-VRB-42")
@pytest.mark.parametrize("seed", SEEDS)
def test_what_begins_with_a_step_is_possible_if_that_step_is(seed):
    for game, pick in positions(seed):
        first, second, at = any_step(pick), any_step(pick), somewhere(game, pick)
        can = first.can(game, at)
        assert Repeat(2, (first, second)).can(game, at) == can
        assert not Repeat(2, ()).can(game, at)
        assert Choose(((first, second), ())).can(game, at) == can
        assert Choose(((), (second,))).can(game, at) == second.can(game, at)
        asked = done(game, Choose(((), (first, second), (first,), (second, first))), at).pending
        offered = [1, 2] * can + [3] * second.can(game, at)
        if len(offered) > 1:
            assert asked[0].options == tuple(offered)


def asked_for(game, part):
    """The table where this is done and nothing else."""
    game = game.copy()
    game.pending, game.stack = (), []
    return Table(done(game, part, At(0)))


@pytest.mark.clause("WM-VRB-50", "WM-AIR-02")
def test_a_token_lies_on_each_of_three_hexes_that_is_land_as_long_as_there_is_one():
    """The middle one of the three is water, and there is a token for one of the two others."""
    for left, where in ((2, ["s", "~", "s"]), (1, ["s", "~", ""])):
        t = table({"0,0": "B1"}, collectors=True, land=[(0, 0), (3, 0), (4, 0), (5, 0)], flooded="4,0")
        game = t.game
        game.target, game.aim = spot("3,0"), 3
        del game.pool[SENTRY][left:]
        asked = asked_for(game, Token("sentry-gun")).way(2)
        assert [asked.on(f"{q},0") for q in (3, 4, 5)] == where
        assert asked.pool("s") == left - where.count("s")


@pytest.mark.clause("WM-VRB-52")
def test_as_many_craters_are_put_on_the_coast_as_the_card_says():
    for n in (1, 2, 3):
        t = table({"0,0": "B1", "-4,0": "R1"}, land=[(0, 0), (1, 0), (2, 0), (3, 0), (-4, 0)])
        t = asked_for(t.game, CraterCoast(n))
        for q in range(n):
            assert t.asks == "CraterCoast"
            t.at(f"{q + 1},0")
        assert sum("u" in t.on(f"{q},0") for q in (1, 2, 3)) == n
        assert not t.game.pending


@pytest.mark.clause("WM-VRB-61")
def test_of_the_cards_seen_as_many_are_taken_as_the_card_says_and_the_others_lie_at_the_bottom():
    supply = "bazooka uzi shotgun dynamite prod"
    for take, kept in ((1, 1), (2, 2), (3, 3)):
        t = table({"0,0": "B1", "-4,0": "R1"}, supply=supply, collectors=True, land=[(0, 0), (-4, 0)])
        t = asked_for(t.game, PeekTake(3, take))
        assert len(t.game.seen) == 3
        while t.game.pending:
            t.take(t.options[0])
        assert len(t.hand()) == kept
        assert len(t.game.bottom) == 3 - kept


# --- targets ------------------------------------------------------------------------------------------------------


def all_hexes(view):
    """Whatever lies at distance 6 or less from the laid map."""
    laid = [cell.hex for cell in view.hexes]
    qs, rs = [cell.q for cell in view.hexes], [cell.r for cell in view.hexes]
    field = [f"{q},{r}" for q in range(min(qs) - 6, max(qs) + 7) for r in range(min(rs) - 6, max(rs) + 7)]
    return [at for at in field if any(distance(at, spot) <= 6 for spot in laid)]


def is_direct(a, b):
    (aq, ar), (bq, br) = (map(int, at.split(",")) for at in (a, b))
    return aq == bq or ar == br or aq + ar == bq + br


class Aim:
    """What a card lets somebody target, by the rulebook, and why not."""

    def __init__(self, target, view):
        self.target, self.view = target, view
        self.land = {cell.hex: cell.things for cell in view.hexes if cell.kind == "land"}
        self.kinds = {thing.id: thing.kind for thing in view.things}
        self.own = next((thing.hex for thing in view.things if thing.id == view.worm), "")

    def why_not(self, at):
        """The clauses by which this hex cannot be targeted."""
        target = self.target
        if target.mode in ("own", "direct", "within") and not self.own:
            return {"WM-VRB-12"}
        far = distance(self.own, at) if self.own else 0
        ranged = target.mode in ("direct", "within")
        return {
            clause
            for clause, broken in (
                ("WM-HEX-20", target.new and at == self.view.target),
                ("WM-HEX-21", target.nonfull and len(self.land.get(at, ())) >= 3),
                ("WM-VRB-11", target.contains and not any(self.kinds[x] == "worm" for x in self.land.get(at, ()))),
                ("WM-HEX-23", ranged and (far < target.min or (target.max >= 0 and far > target.max))),
                ("WM-HEX-16", target.mode == "direct" and not is_direct(self.own, at)),
                ("WM-VRB-08", target.mode == "own" and at != self.own),
                ("land", (target.land or target.nonfull) and at not in self.land),
            )
            if broken
        }


def pointed(game, decision):
    return {decision.effect.target(game, decision.at, option).removeprefix("hex:") for option in decision.options}


def any_target(pick):
    """A target as a card might have it."""
    mode = pick.choice(("own", "direct", "direct", "within", "within", "within", "any", "airstrike"))
    least, most = pick.choice(((0, 3), (0, 6), (1, 1), (2, 4), (0, 0), (3, 6)))
    if mode == "direct" and pick.random() < 0.3:
        most = -1
    return Target(mode, least, most, *(pick.random() < 0.4 for _ in range(3)), pick.choice(("", "", "worm")))


@pytest.mark.clause("WM-VRB-06", "WM-VRB-07", "WM-VRB-08", "WM-VRB-09", "WM-VRB-10", "WM-VRB-11", "WM-VRB-12",
                    "WM-TGT-03", "WM-TGT-07", "WM-HEX-20", "WM-HEX-21", "WM-HEX-23")  # fmt: skip
@pytest.mark.parametrize("seed", SEEDS)
def test_a_card_lets_target_what_keeps_to_its_limits_and_says_of_other_land_which_it_does_not_keep_to(seed):
    for game, pick in positions(seed):
        view = RULES.view(game, -1)
        field = all_hexes(view)
        for _ in range(3):
            target = any_target(pick)
            aim, at = Aim(target, view), At(game.active)
            fits = {spot for spot in field if not aim.why_not(spot)}
            after = done(game, target, at)
            assert target.can(game, at) == bool(fits)
            if not fits:
                assert not after.events  # the text ends
                continue
            if len(fits) > 1:
                assert pointed(after, after.pending[0]) == fits
            refused = {refusal.target.removeprefix("hex:"): refusal for refusal in target.refusals(game, at)}
            assert refused.keys() == aim.land.keys() - fits
            if target.mode != "own":  # a single hex is never asked for
                assert {spot for spot, refusal in refused.items() if refusal.clause not in aim.why_not(spot)} == set()
            far = [(refusal.reason.args["far"], distance(aim.own, spot)) for spot, refusal in refused.items()
                   if refusal.clause == "WM-HEX-23"]  # fmt: skip
            assert all(said == true for said, true in far)


# --- what moves the token -----------------------------------------------------------------------------------------


def steered(verb, start, land):
    """The hexes on which the token can end, step by step."""
    q, r = map(int, start.split(","))
    steps = range(verb.min, verb.hexes + 1)
    if verb.how == "any":
        reached, ends = {(q, r)}, set()
        for n in range(verb.hexes + 1):
            ends |= reached if n in steps else set()
            reached = {(q + dq, r + dr) for q, r in reached for dq, dr in WAYS.values()}
        return {f"{q},{r}" for q, r in ends}
    found = {start} if verb.min == 0 else set()
    for dq, dr in WAYS.values():
        path = [f"{q + dq * n},{r + dr * n}" for n in range(1, verb.hexes + 1)]
        if verb.how == "straight_land_only":
            path = path[: next((n for n, at in enumerate(path) if at not in land), len(path))]
        found |= {at for n, at in enumerate(path, 1) if n in steps} or set(path[-1:])
    return found


WAYS = {1: (0, -1), 2: (1, -1), 3: (1, 0), 4: (0, 1), 5: (-1, 1), 6: (-1, 0)}


@pytest.mark.clause("WM-VRB-15", "WM-VRB-16", "WM-VRB-17")
@pytest.mark.parametrize("how", ["any", "straight", "straight_land_only"])
@pytest.mark.parametrize(("least", "most"), [(1, 1), (1, 2), (2, 2), (1, 3), (2, 3), (3, 3), (0, 2), (0, 0)])
@pytest.mark.parametrize("start", ["0,0", "1,1", "5,5"])
def test_a_token_is_steered_so_many_steps_and_ends_on_one_of_the_hexes_these_can_lead_to(how, least, most, start):
    verb = SteerTarget(most, least, how)
    t = table({"0,0": "B1", "-2,0": "R1"})
    game = t.game.copy()
    land = {cell.hex for cell in t.view().hexes if cell.kind == "land"}
    game.pending, game.stack, game.target = (), [], spot(start)
    ends = steered(verb, start, land)
    after = done(game, verb, At(0))
    if len(ends) > 1:
        assert pointed(after, after.pending[0]) == ends
        for option in after.pending[0].options:
            there = after.copy()
            there.events = []
            there.step(option)
            assert there.target == option
            told = [(event.start, event.end) for event in there.events if event.kind == "token-moved"]
            assert told == ([(start, said(option))] if option != spot(start) else [])
    else:
        assert said(after.target) in ends or (not ends and said(after.target) == start)
