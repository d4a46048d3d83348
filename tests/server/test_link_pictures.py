"""Real addresses: what a page is called where its address is shown to others, and its picture. Strangers fetch both."""

import random
import re
import struct
from pathlib import Path

import httpx
import pytest

from tests.server.live import play_on
from tests.server.test_leaks import LANGUAGES, a_table
from wyrmhall import games
from wyrmhall.core.words import Msg
from wyrmhall.howto.positions import examples_of
from wyrmhall.lessons.format import names_of
from wyrmhall.pictures import picture
from wyrmhall.pictures.postcard import postcard
from wyrmhall.server import app
from wyrmhall.server.shelf import Shelf
from wyrmhall.server.wire import NO_SEAT
from wyrmhall.server.writer import Entry

CLIENT = Path(__file__).parents[2] / "client"
PNG = b"\x89PNG\r\n\x1a\n"


def head(url: str, path: str, lang: str = "en") -> dict[str, str]:
    """What a messenger reads of a page."""
    page = httpx.get(url + path, headers={"Accept-Language": lang})
    assert (page.status_code, page.headers["cache-control"]) == (200, "no-cache")
    said = dict(re.findall(r'<meta (?:property|name)="([a-z:]+)" content="([^"]*)"', page.text))
    return {**said, "title": re.search("<title>(.*)</title>", page.text)[1], "page": page.text}


def fetched(url: str) -> bytes:
    """A picture: on a busy machine it takes its time to be painted."""
    return httpx.get(url, timeout=60).content


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(PNG)
    return struct.unpack(">II", png[16:24])


@pytest.fixture
def hall(serving, tmp_path, monkeypatch):
    """A page as it is built, whether the client is built or not."""
    page = (CLIENT / "index.html").read_text("utf-8").replace('"/src/main.ts"', '"./assets/index-1.js"')
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text(page, "utf-8")
    monkeypatch.setattr(app, "STATIC", tmp_path / "static")
    return serving(Shelf(), public_url="https://hall.example")


def test_each_address_has_its_own_title_description_and_picture(hall):
    rules = head(hall.url, "/rules/wyrmspan/WS-EXC-03", "uk")
    assert rules["title"] == "WS-EXC-03 – Змієвир: правила – Wyrmhall"
    assert "Залу можна розкопати" in rules["og:description"]
    assert rules["og:image"] == "https://hall.example/pictures/wyrmspan.png", "a clause without an example"
    assert rules["root"] == "../../"
    assert 'src="../../assets/' in rules["page"]
    assert '<html lang="uk"' in rules["page"]
    lesson = head(hall.url, f"/learn/wyrmspan/{names_of('wyrmspan')[0]}")
    assert lesson["title"].endswith(" – Learn Wyrmspan – Wyrmhall")
    assert lesson["og:description"] != head(hall.url, "/")["og:description"]
    for path in (
        "/library/worms",
        "/leaders/worms",
        "/daily/worms/2026-11-17",
        "/puzzles/worms",
        "/new/worms",
        "/learn/worms",
        "/howto/worms",
        "/signs/worms",
    ):
        assert "Worms" in head(hall.url, path)["title"]
    shot = f"https://hall.example/pictures/lesson/wyrmspan/{names_of('wyrmspan')[0]}.png"
    assert lesson["og:image"] == shot
    puzzle = head(hall.url, "/puzzles/seadragons/today", "ru")
    assert puzzle["title"].endswith("Морские драконы: задачи – Wyrmhall")
    assert puzzle["og:description"].startswith("Позиция из настоящей партии")
    for named in (shot, puzzle["og:image"]):
        assert size_of(fetched(named.replace("https://hall.example", hall.url))) == (1200, 630)
        assert httpx.get(f"{hall.url}{named[len('https://hall.example') : -4]}x.png").status_code == 404
    for path in ("/", "/settings", "/nowhere/at/all", "/rules/chess", "/player/zzz", "/club/aaaaaaaaaaaaaaaa", "/t/x"):
        said = head(hall.url, path)
        assert (said["title"], said["og:title"]) == ("Wyrmhall", "Wyrmhall")


STRANGE = ["", "x", "..", "%2e%2e%2fetc", "%00", "%ff", "%F0%9F%92%A5", "'", "1" * 40, "-1", "9" * 30, "a" * 3000]


def test_no_strange_address_of_a_page_or_a_picture_fails(hall, guest):
    """What the schema of requests does not list, since it answers with pages and pictures."""
    ann = guest("Ann", url=hall.url)
    table, pick = ann.opens(game="seadragons"), random.Random(4)
    pages = ("t", "replay", "rules", "learn", "puzzles", "howto", "library", "player", "club", "daily", "signs", "x")
    drawn = ("table", "lesson", "puzzle", "rule", "icon", "x")
    for _ in range(150):
        parts = [pick.choice([table, "worms", "wyrmspan", "first-turns", "0", *STRANGE]) for _ in range(2)]
        folder = pick.choice([*pages, *[f"pictures/{each}" for each in drawn]])
        ending = ".png" if folder.startswith("pictures") and pick.random() < 0.9 else ""
        path = "/".join([folder, *parts[: pick.randrange(3)]]) + ending
        answer = httpx.get(f"{hall.url}/{path}", timeout=60)
        assert answer.status_code < 500, path
        assert "Traceback" not in answer.text
    assert hall.logged.errors() == []


def test_a_table_is_shown_as_spectators_see_it_and_hidden_from_search_engines(hall, guest):
    ann = guest("<Ann>", url=hall.url)
    id = ann.opens("seadragons", seats=[{"kind": "me"}, {"kind": "bot", "level": "hatchling"}])
    said = head(hall.url, f"/t/{id}")
    assert said["title"].startswith("Sea Dragons: &lt;Ann&gt;")
    assert said["robots"] == "noindex"
    assert said["og:image"].startswith(f"https://hall.example/pictures/table/{id}.png?at=")
    picture_of = httpx.get(f"{hall.url}/pictures/table/{id}.png", timeout=60)
    assert size_of(picture_of.content) == (1200, 630)
    assert picture_of.headers["cross-origin-resource-policy"] == "cross-origin"
    step = head(hall.url, f"/replay/{id}/0")
    assert step["og:image"] == f"https://hall.example/pictures/table/{id}/0.png"
    assert size_of(fetched(f"{hall.url}/pictures/table/{id}/0.png")) == (1200, 630)
    assert httpx.get(f"{hall.url}/pictures/table/{id}/9999.png").status_code == 404
    assert size_of(fetched(f"{hall.url}/pictures/icon-192.png")) == (192, 192)
    for name in ("icon-7", "chess", "table/aaaaaaaaaaaaaaaa", "table/x/1"):
        assert httpx.get(f"{hall.url}/pictures/{name}.png").status_code == 404


def test_a_table_that_is_not_listed_is_shown_to_whoever_has_its_link_without_names(hall, guest):
    """Friends send each other links to tables that are in no list: the link is what lets one look on, and so does its
    picture. Who plays there is for those who come, and not for the servers of a messenger."""
    ann = guest("Ann", url=hall.url)
    id = ann.opens("seadragons", seats=[{"kind": "me"}, {"kind": "me"}], listed=False)
    play_on([ann], id, steps=4)
    general = fetched(f"{hall.url}/pictures/seadragons.png")
    for path, image in ((f"/t/{id}", f"table/{id}.png"), (f"/replay/{id}/2", f"table/{id}/2.png")):
        told = head(hall.url, path)
        assert told["og:title"] == "Sea Dragons"
        assert told["og:image"].startswith(f"https://hall.example/pictures/{image}")
        assert "Ann" not in told["page"]
        found = fetched(f"{hall.url}/pictures/{image}")
        assert size_of(found) == (1200, 630)
        assert found != general


def test_a_table_without_spectators_gets_the_picture_of_its_game_until_it_is_a_replay(hall, guest):
    ann = guest("Ann", url=hall.url)
    id = ann.opens("worms", seats=[{"kind": "me"}, {"kind": "me"}], spectators=False)
    general = fetched(f"{hall.url}/pictures/worms.png")
    play_on([ann], id, steps=4)
    for path in (f"/t/{id}", f"/replay/{id}/2"):
        told = head(hall.url, path)
        assert (told["og:title"], told["og:image"]) == ("Worms", "https://hall.example/pictures/worms.png")
    for path in (f"table/{id}.png", f"table/{id}/2.png"):
        assert fetched(f"{hall.url}/pictures/{path}") == general
    assert play_on([ann], id)["table"]["status"] == "over"
    told = head(hall.url, f"/replay/{id}/2")
    assert (told["og:title"], "Ann" in told["page"]) == ("Worms", False)
    assert fetched(told["og:image"].replace("https://hall.example", hall.url)) != general


@pytest.mark.parametrize("game", ["wyrmspan", "flamecraft", "seadragons", "worms"])
def test_a_clause_with_an_example_is_shown_with_that_position(hall, game):
    clause = next(iter(examples_of(game)))
    image = head(hall.url, f"/rules/{game}/{clause}")["og:image"]
    assert image == f"https://hall.example/pictures/rule/{game}/{clause}.png"
    found = fetched(image.replace("https://hall.example", hall.url))
    assert size_of(found) == (1200, 630)
    assert found != fetched(f"{hall.url}/pictures/{game}.png")
    assert httpx.get(f"{hall.url}/pictures/rule/{game}/XX-00.png").status_code == 404


def test_a_false_host_name_comes_into_no_preview_and_nobody_is_given_a_cookie_for_one(hall):
    page = httpx.get(hall.url, headers={"Host": 'evil.example/"><script>'})
    assert (page.status_code, "evil" in page.text, "set-cookie" in page.headers) == (200, False, False)


@pytest.mark.parametrize("game", ["wyrmspan", "flamecraft", "seadragons", "worms"])
def test_no_hidden_thing_changes_the_picture_of_a_position(game):
    """The leak law for pictures: worlds that a spectator cannot tell apart look the same, in whichever language."""
    shelf, pick = Shelf(), random.Random(game)
    players = games.rules_of(game).seats[-1]
    table = a_table(game, players, f"{pick.getrandbits(128):032x}")
    looked = 0
    for n in range(1, 3_000):
        if table.record.game.over:
            break
        seat = pick.choice(table.record.game.waiting)
        option = pick.choice(table.record.game.owed(seat).options)
        table.apply(Entry(table.id, n, "answer", seat, option, "person", n))
        if n % 12 and not table.record.game.over:
            continue
        looked += 1
        lang = LANGUAGES[looked % 3]
        words, title = shelf.speaker(lang, game), shelf.speaker(lang, "client").say(Msg(f"game-{game}"))
        told = table.game_of(NO_SEAT)
        seen = {
            postcard(title, picture(table.rules, table.rules.view(world, NO_SEAT), words, world.setup))
            for world in (told, told.imagine(NO_SEAT, f"{n:032x}"), told.imagine(NO_SEAT, f"{n + 1:032x}"))
        }
        assert len(seen) == 1, f"step {n}"
    assert table.record.game.over
    assert looked >= 5
