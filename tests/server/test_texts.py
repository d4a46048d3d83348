"""Strangers' texts: whatever is sent, it is refused in a sentence, and everybody else is served meanwhile."""

import threading
import time

import httpx
import pytest

from bench.attack.games_played import in_bytes, long_game
from tests.server.live import Guest, Problem, Socket, sqlite_in
from tests.server.process import Process
from wyrmhall.games.seadragons.pack import new_pack
from wyrmhall.games.worms.pack import new_pack as worms_pack
from wyrmhall.server import pool, reading
from wyrmhall.server.texts import TooMuch, check_depth, check_toml

TWO = [{"kind": "me"}, {"kind": "me"}]
DEEP = 20_000


@pytest.fixture
def server(tmp_path):
    with (tmp_path / "log").open("wb") as log:
        process = Process(log, database=sqlite_in(tmp_path)).start()
    yield process
    process.stop()


def logged(folder) -> int:
    return (folder / "log").stat().st_size


def slowest_health(url: str, while_running: threading.Thread) -> float:
    """The longest that anybody waited for the server while something went on."""
    slowest = 0.0
    while True:
        alive = while_running.is_alive()
        since = time.monotonic()
        httpx.get(url + "/healthz", timeout=60)
        slowest = max(slowest, time.monotonic() - since)
        if not alive:
            return slowest
        time.sleep(0.02)


PACKS = {
    "dotted": "a." * 16_000 + "a=1",
    "dotted in many lines": "\n".join(f"{'a.' * 900}k{n}=1" for n in range(100)),
    "deep lists": "a=" + "[" * DEEP,
    "deep tables": "a=" + "{a=" * DEEP,
    "a line without end": 'a="' + "x" * 150_000 + '"',
    "deep headers": "[" + "a." * DEEP + "a]",
    "quoted": '"a".' * 20_000 + "a=1",
}


@pytest.mark.parametrize("game", [pytest.param("seadragons", marks=pytest.mark.whole), "worms"])
def test_no_pack_stops_the_others_or_fills_the_log(server, tmp_path, game):
    ann = Guest(server.url, "Ann")
    with pytest.raises(Problem):
        ann.opens(game, TWO, pack="no pack")  # so that the reader is there
    for name, pack in PACKS.items():
        before, said = logged(tmp_path), []

        def send(pack=pack, said=said) -> None:
            with Guest(server.url) as eve:
                said.append(eve.http.post("/api/tables", json={"game": game, "seats": TWO, "pack": pack}, timeout=60))

        thread = threading.Thread(target=send)
        thread.start()
        assert slowest_health(server.url, thread) < 2, name
        thread.join()
        assert 400 <= said[0].status_code < 500, (name, said[0].text)
        assert logged(tmp_path) - before < 1_000, name
    assert ann.opens(game, TWO, pack=new_pack() if game == "seadragons" else worms_pack())
    ann.close()


def test_no_depth_of_json_fails_anywhere_or_fills_the_log(server, tmp_path):
    ann = Guest(server.url, "Ann")
    table = ann.opens(seats=TWO)
    deep = b"[" * DEEP
    in_name = b'{"name":' * DEEP
    in_pack = b'{"game":"seadragons","seats":[{"kind":"me"},{"kind":"me"}],"pack":' + b'{"a":' * 900 + b"1" + b"}" * 901
    paths = ["/tables", "/files", *[f"/tables/{table}/{verb}" for verb in ("join", "answer", "undo", "vote", "branch")]]
    before = logged(tmp_path)
    for path in paths:
        for body in (deep, in_name, in_pack, b"[" + deep[:5_000] + b"]" * 5_001):
            with pytest.raises(Problem) as refused:
                ann.post(path, body)
            assert 400 <= refused.value.status < 500, path
    with pytest.raises(Problem) as refused:
        ann.call("PUT", "/me", deep)
    assert refused.value.code == "malformed"
    screen = ann.looks(table, seat=0)
    screen.state()
    screen.ws.send("[" * 4_000)
    assert screen.until(lambda m: m["type"] == "refused")["code"] == "malformed"
    assert logged(tmp_path) - before < 2_000
    ann.close()


def test_no_origin_fails(server, tmp_path):
    before = logged(tmp_path)
    for origin in ("http://[::1", "http://[", "//", "null", "http://a:b:c", "http://[::1]:x"):
        for method, path in (("PUT", "/api/me"), ("POST", "/api/tables")):
            said = httpx.request(method, server.url + path, content=b"{}", headers={"Origin": origin})
            assert (origin, said.status_code, said.json()["code"]) == (origin, 403, "foreign-page")
        with pytest.raises(Exception, match="HTTP 403"):
            Socket(server.url.replace("http", "ws") + "/ws/tables/aaaaaaaaaaaaaaaa", {"Origin": origin}, None)
    assert logged(tmp_path) == before


def test_no_host_fails(tmp_path):
    process = Process(database=sqlite_in(tmp_path), hosts="localhost,127.0.0.1").start()
    try:
        for host in ("[::1", "[", "a:b:c", "]"):
            assert httpx.get(process.url + "/healthz", headers={"Host": host}).status_code in (400, 421)
    finally:
        process.stop()


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "Brackets stand in brackets"), ("uk", "Дужки вкладено"), ("ru", "Скобки вложены")]
)
def test_what_is_wrong_with_a_text_is_said_in_the_readers_language(serving, guest, lang, word):
    ann = guest(lang=lang, url=serving().url)
    with pytest.raises(Problem, match=word):
        ann.opens("seadragons", TWO, pack="a=" + "[" * 50)


def test_long_game_files_are_played_to_their_last_answer_and_nobody_waits(server):
    """Those that are as they say, those of which only the last mark is wrong, and what is no file at all."""
    ann = Guest(server.url, "Ann")
    said = []

    def send() -> None:
        bodies = [in_bytes(long_game(game), is_true) for game in ("flamecraft", "worms") for is_true in (True, False)]
        for body in (*bodies, b"[" * 7_000_000, b"\xff" * 1_000):
            answer = httpx.post(server.url + "/api/files", content=body, timeout=60)
            said.append((answer.status_code, answer.json().get("detail", "")))

    thread = threading.Thread(target=send)
    thread.start()
    assert slowest_health(server.url, thread) < 2
    thread.join()
    assert [status for status, _ in said] == [201, 409, 201, 409, 409, 409]
    for (_, why), game in ((said[1], "flamecraft"), (said[3], "worms")):
        assert str(len(long_game(game).answers)) in why, "it is wrong at its last answer"
    ann.close()


TEXTS = {
    "FILE_SECONDS": lambda guest: guest.post("/files", in_bytes(long_game("flamecraft"))),
    "PACK_SECONDS": lambda guest: guest.opens("seadragons", TWO, pack=new_pack() + "# nothing\n" * 15_000),
}


@pytest.mark.parametrize("limit", TEXTS)
def test_a_text_that_takes_longer_than_its_time_is_given_up_and_the_next_one_is_read(ann, monkeypatch, limit):
    TEXTS[limit](ann)  # so that the reader is there
    with monkeypatch.context() as hasty:
        hasty.setattr(reading, limit, 0.0005)
        hasty.setattr(pool, "PATIENCE", 0.0)
        with pytest.raises(Problem) as refused:
            TEXTS[limit](ann)
        assert refused.value.code == "too-long-to-read"
    TEXTS[limit](ann)


def test_one_person_is_read_one_text_at_a_time(server):
    pack = new_pack()
    with httpx.Client(base_url=server.url) as eve:
        eve.get("/api/me")
        said = []

        def send() -> None:
            body = {"game": "seadragons", "seats": TWO, "pack": pack}
            said.append(
                httpx.post(server.url + "/api/tables", json=body, cookies=dict(eve.cookies), timeout=60).status_code
            )

        threads = [threading.Thread(target=send) for _ in range(6)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert set(said) == {201, 429}


@pytest.mark.parametrize("text", [new_pack(), worms_pack(), 'a = "' + "[" * 50 + '"', "# " + "a." * 50, "a = [[[1]]]"])
def test_an_honest_pack_is_not_too_much(text):
    assert check_toml(text) is None


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("a = [[[[[[[[[[[[[1]]]]]]]]]]]]]", "too-deep"),
        ("a.b.c.d.e.f.g.h.i = 1", "too-many-dots"),
        ('"a" . "b".c.d.e.f.g.h.i = 1', "too-many-dots"),
        ("x" * 5_000, "line-too-long"),
        ("x\n" * 200_000, "text-too-long"),
    ],
)
def test_more_than_any_pack_needs_is_refused_before_it_is_read(text, code):
    with pytest.raises(TooMuch) as refused:
        check_toml(text)
    assert refused.value.code == code


def test_depth_is_counted_in_lists_and_tables_alike():
    assert check_depth({"a": [{"b": [1]}]}) is None
    with pytest.raises(TooMuch):
        check_depth({"a": [{"b": [1]}]}, most=4)
