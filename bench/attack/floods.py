"""Attacks of visitors: each asks for as much as it can, from one address, for a bounded time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar

import httpx

from bench.attack.asking import DONE, Ask, Deed, Requests, begun, post
from bench.attack.games_played import in_bytes, long_evening, long_game
from bench.attack.intruders import INTRUDERS
from bench.attack.streams import STREAMS, TWO
from bench.attack.target import ATTACKER, Attack
from wyrmhall import games
from wyrmhall.companion import rooms
from wyrmhall.companion.session import Session
from wyrmhall.howto.positions import examples_of
from wyrmhall.lessons import Course, lessons_of
from wyrmhall.lessons.check import take
from wyrmhall.puzzles import puzzles_of
from wyrmhall.puzzles.course import attempt

REFUSED: frozenset[int | str] = frozenset((400, 409, 413))
"""What may not be: that the house reads so far is the attack."""


class Packs(Requests):
    def deeds(self) -> Sequence[Deed]:
        wrong = {
            "dotted": "a." * 16_000 + "a=1",
            "lists": "a=" + "[" * 20_000,
            "tables": "a=" + "{a=" * 20_000,
            "long line": 'a="' + "x" * 190_000 + '"',
        }
        right = [(game, games.pack_module(games.rules_of(game)).new_pack()) for game in games.NAMES]
        return [
            *[partial(self._opens, what, games.NAMES[0], pack, REFUSED) for what, pack in wrong.items()],
            *[partial(self._opens, f"new pack of {game}", game, pack, DONE) for game, pack in right],
        ]

    def _opens(self, what: str, game: str, pack: str, aims: frozenset[int | str]) -> Ask:
        return post(what, "tables", {"game": game, "seats": TWO, "pack": pack}, aims)


class DeepBodies(Requests):
    async def prepare(self, http: httpx.AsyncClient) -> None:
        self.table = (await begun(http, "tables", {"game": "seadragons", "seats": TWO}))["table"]

    def deeds(self) -> Sequence[Deed]:
        return [
            partial(self._sends, path)
            for path in ("tables", "files", f"tables/{self.table}/answer", f"tables/{self.table}/join")
        ]

    def _sends(self, path: str) -> Ask:
        body = self.pick.choice([b"[" * 60_000, b'{"a":' * 10_000, b"[" * 5_000 + b"]" * 5_000, b"[],[]," * 10_000])
        return Ask(path.rsplit("/", 1)[-1], "POST", f"/api/{path}", {"content": body}, REFUSED)


class Origins(Requests):
    def deeds(self) -> Sequence[Deed]:
        return [partial(self._from, each) for each in ("http://[::1", "http://[", "null", "https://evil.example")]

    def _from(self, origin: str) -> Ask:
        said = {"content": b"{}", "headers": {"Origin": origin}}
        return Ask(origin, "POST", "/api/tables", said, frozenset(("foreign-page",)))


class Pages(Requests):
    """What is large and the same for all."""

    aims: ClassVar[dict[str, frozenset[int | str]]] = {
        "/": DONE | {404},  # where the client is not built
        "/schema": DONE,
        "/api/games/wyrmspan/cards": DONE,
        "/api/games/worms/clauses?lang=uk": DONE,
        "/api/tables": DONE,
        "/metrics": frozenset(("metrics-here",)),  # who comes through a proxy, as all requests here say, is not told
    }

    def deeds(self) -> Sequence[Deed]:
        return [partial(Ask, path, "GET", path, {}, aims) for path, aims in self.aims.items()]


class Files(Requests):
    """Game files that have to be played to see whether they are right, each from somebody else."""

    at_once = 6
    alone = True

    def deeds(self) -> Sequence[Deed]:
        wrong: frozenset[int | str] = frozenset(("bad-file",))
        return [
            partial(Ask, f"{what} {game}", "POST", "/api/files", {"content": in_bytes(long_game(game), is_true)}, aims)
            for game in games.NAMES
            for what, is_true, aims in (("true", True, DONE), ("false", False, wrong))
        ]


class Replays(Requests):
    """Looks back at a finished game from many places at once."""

    async def prepare(self, http: httpx.AsyncClient) -> None:
        brought = await http.post("/api/files", content=in_bytes(long_game("seadragons")))
        brought.raise_for_status()
        self.table, self.steps = brought.json()["table"], len(long_game("seadragons").answers)

    def deeds(self) -> Sequence[Deed]:
        def step() -> Ask:
            return Ask("steps", "GET", f"/api/tables/{self.table}/steps/{self.pick.randint(0, self.steps)}")

        return [
            step,
            *[partial(Ask, what, "GET", f"/api/tables/{self.table}/{what}") for what in ("log", "file", "course")],
        ]


class Words(Requests):
    """Talk at a table of one's own, and signs and nudges, as fast as they go."""

    async def prepare(self, http: httpx.AsyncClient) -> None:
        (await http.put("/api/me", json={"name": "Loud"})).raise_for_status()
        seats = [{"kind": "me"}, {"kind": "open"}]
        self.table = (await begun(http, "tables", {"game": "seadragons", "seats": seats}))["table"]
        async with self.house.client(ATTACKER) as other:
            await begun(other, f"tables/{self.table}/join", {"seat": 1})
        while True:  # until it is the other whom the table waits for
            state = (await http.get(f"/api/tables/{self.table}/state")).raise_for_status().json()
            mine = [asked for asked in state["decisions"] if asked["seat"] == 0]
            if not mine:
                return
            said = {"seq": state["seq"], "seat": 0, "option": mine[0]["options"][0]["option"]}
            await begun(http, f"tables/{self.table}/answer", said)

    def deeds(self) -> Sequence[Deed]:
        path = f"tables/{self.table}/talk"
        return [
            partial(post, "talk", path, {"text": "x" * 280}),
            partial(post, "sign", path, {"kind": "sign", "sign": "wow"}),
            partial(post, "nudge", path, {"kind": "nudge"}, DONE | {"nudged-already"}),
        ]


class Seeks(Requests):
    """Looks for games, by a clock that nobody else wants, and joins the one who does."""

    clock: ClassVar[dict[str, object]] = {"kind": "turn", "seconds": 123_456}

    async def prepare(self, http: httpx.AsyncClient) -> None:
        (await http.put("/api/me", json={"name": "Restless"})).raise_for_status()
        async with self.house.client(ATTACKER) as other:
            wish = {"game": "wyrmspan", "players": 5, "clock": self.clock}
            self.other = (await begun(other, "seeks", wish))["seeks"][0]["id"]

    def deeds(self) -> Sequence[Deed]:
        def seek() -> Ask:
            clock = {"kind": "turn", "seconds": self.pick.randint(86_400, 200_000)}
            game = self.pick.choice(["worms", "seadragons", "flamecraft"])
            return post("seek", "seeks", {"game": game, "players": 3, "clock": clock})

        return [seek, partial(Ask, "list", "GET", "/api/seeks"), partial(post, "join", f"seeks/{self.other}/join", {})]


class Codes(Requests):
    """Guesses at recovery codes and links, each of which would be a slow hash if nobody counted them."""

    def deeds(self) -> Sequence[Deed]:
        wrong: frozenset[int | str] = frozenset((400, 403))
        return [
            lambda: post("recovery", "signin/recovery", {"code": self._code()}, wrong),
            lambda: post("device", "signin/device", {"secret": self._code() * 2}, wrong),
            lambda: post("mail", "mail/confirm", {"secret": self._code() * 2}, wrong),
            lambda: post("keep", "me/keep", {"name": "Many"}),
        ]

    def _code(self) -> str:
        return "-".join("".join(self.pick.choices("23456789bcdfghjk", k=5)) for _ in range(6))


class Drawings(Requests):
    """Pictures that must be painted: of the house, and of tables, lessons, puzzles and rules that are there."""

    at_once = 6

    async def prepare(self, http: httpx.AsyncClient) -> None:
        brought = await http.post("/api/files", content=in_bytes(long_game("wyrmspan")))
        brought.raise_for_status()
        self.table, self.steps = brought.json()["table"], len(long_game("wyrmspan").answers)

    def deeds(self) -> Sequence[Deed]:
        return [
            lambda: self._picture("general", self.pick.choice(["house", "icon-512", *games.NAMES])),
            lambda: self._picture("table", f"table/{self.table}"),
            lambda: self._picture("position", f"table/{self.table}/{self.pick.randint(0, self.steps)}"),
            lambda: self._taught("lesson", lambda game: [lesson.name for lesson in lessons_of(game)]),
            lambda: self._taught("puzzle", lambda game: [puzzle.name for puzzle in puzzles_of(game)]),
            lambda: self._taught("rule", lambda game: list(examples_of(game))),
        ]

    def _taught(self, kind: str, names_of: Callable[[str], list[str]]) -> Ask:
        game = self.pick.choice(games.NAMES)
        return self._picture(kind, f"{kind}/{game}/{self.pick.choice(names_of(game))}")

    def _picture(self, what: str, name: str) -> Ask:
        said = {"headers": {"Accept-Language": self.pick.choice(["en", "uk", "ru"])}}
        return Ask(what, "GET", f"/pictures/{name}.png", said)


class Clubs(Requests):
    """Club nights that nobody comes to but the two who must."""

    nights = 8

    async def prepare(self, http: httpx.AsyncClient) -> None:
        (await http.put("/api/me", json={"name": "Host"})).raise_for_status()
        self.clubs = [(await begun(http, "clubs", self._night()))["club"] for _ in range(self.nights)]
        async with self.house.client(ATTACKER) as other:
            (await other.put("/api/me", json={"name": "Guest"})).raise_for_status()
            for club in self.clubs:
                await begun(other, f"clubs/{club}/join")
        await begun(http, f"clubs/{self.clubs[0]}/next")  # so that there is a board from the beginning

    def deeds(self) -> Sequence[Deed]:
        one = f"clubs/{self.clubs[0]}"
        seats = {"seats": [0, 1]}
        return [
            lambda: post("found", "clubs", self._night()),
            lambda: post("join", f"clubs/{self.pick.choice(self.clubs)}/join", {}),
            lambda: post("next", f"clubs/{self.pick.choice(self.clubs)}/next", {}, DONE | {"club-not-ready"}),
            lambda: post("forfeit", f"{one}/boards/1/forfeit", seats, DONE | {"still-here"}),
        ]

    def _night(self) -> dict[str, object]:
        return {"name": "x" * 32, "game": "seadragons", "plan": "swiss", "rounds": 20}


class Teaching(Requests):
    """Lessons, puzzles and evenings at a real table, as far as somebody may have come: each has a game played."""

    def deeds(self) -> Sequence[Deed]:
        ways = [
            (lesson.game, lesson.name, _way(Course.begin(lesson)))
            for game in games.NAMES
            for lesson in lessons_of(game)
        ]
        puzzles = [puzzle for game in games.NAMES for puzzle in puzzles_of(game)]
        evenings = {room: long_evening(room) for room in rooms.GAMES}

        def lesson() -> Ask:
            game, name, way = self.pick.choice(ways)
            n = self.pick.randrange(len(way))
            return post("lesson", f"games/{game}/lessons/{name}", {"moves": way[:n], "move": way[n]})

        def puzzle() -> Ask:
            one = self.pick.choice(puzzles)
            decision = attempt(one, []).decision
            wrong = [] if decision is None else [option for option in decision.offered if option != one.best]
            moves = wrong[:1] * self.pick.randint(0, 900)
            return post("puzzle", f"games/{one.game}/puzzles/{one.name}", {"moves": moves, "move": one.best})

        def evening(room: str) -> Ask:
            told = evenings[room]
            so_far = told.answers[: self.pick.randint(len(told.answers) // 2, len(told.answers))]
            return post(f"evening of {room}", f"companion/{room}", {"text": Session(told.seed, so_far).text()})

        return [lesson, puzzle, *[partial(evening, room) for room in evenings]]


def _way(course: Course) -> list[int]:
    """The moves of somebody who does what a lesson expects."""
    while not course.done:
        take(course)
    return course.moves


FLOODS: tuple[type[Attack], ...] = (
    Packs,
    DeepBodies,
    Origins,
    Pages,
    Files,
    Replays,
    Words,
    Seeks,
    Codes,
    Drawings,
    Clubs,
    Teaching,
    *STREAMS,
    *INTRUDERS,
)
