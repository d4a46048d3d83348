"""What stands before the tables: headers, limits, health, the client's files, and one door for foreign pages."""

import gzip

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

import wyrmhall
from tests.server.live import Problem, Socket
from wyrmhall import compiled
from wyrmhall.core.text import LANGUAGES
from wyrmhall.server.static import ClientFiles


def test_every_answer_carries_the_headers_that_keep_browsers_careful(live):
    for path in ("/", "/api/house", "/healthz", "/nowhere.txt", "/api/nowhere"):
        headers = httpx.get(live.url + path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    assert httpx.get(live.url + "/api/house").headers["cache-control"] == "no-store"


def test_what_is_long_travels_compressed_to_those_who_can_read_it(live):
    for path in ("/api/games/worms/clauses?lang=uk", "/api/games/wyrmspan/cards"):
        packed = httpx.get(live.url + path)
        assert packed.headers["content-encoding"] == "gzip"
        assert int(packed.headers["content-length"]) < len(packed.content) / 3
        plain = httpx.get(live.url + path, headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.json() == packed.json()
    assert "content-encoding" not in httpx.get(live.url + "/healthz").headers


def test_pages_of_other_origins_may_neither_write_nor_open_sockets(live, guest, ann, table):
    foreign = {"Origin": "https://evil.example"}
    assert httpx.post(live.url + "/api/tables", content=b"{}", headers=foreign).json()["code"] == "foreign-page"
    with pytest.raises(InvalidStatus):
        Socket(live.url.replace("http", "ws") + f"/ws/tables/{table}", foreign, {})
    own = {"Origin": live.url}
    assert ann.get("/me", headers=own)["name"] == "Ann"
    Socket(live.url.replace("http", "ws") + f"/ws/tables/{table}", own, {}).close()


def test_an_origin_that_the_operator_names_is_let_in(serving):
    live = serving(origins="https://friend.example")
    friend = {"Origin": "https://friend.example"}
    assert httpx.put(live.url + "/api/me", json={"name": "Ann"}, headers=friend).status_code == 200


def test_a_server_with_a_name_does_not_answer_to_others(serving):
    live = serving(hosts="localhost,127.0.0.1")
    assert httpx.get(live.url + "/healthz").status_code == 200
    assert httpx.get(live.url + "/healthz", headers={"Host": "rebound.example"}).status_code == 421


def test_health_and_metrics_tell_how_the_server_is(live, ann, table):
    assert httpx.get(live.url + "/healthz").json()["status"] == "ok"
    ann.answers(table, 0, 0)
    lines = httpx.get(live.url + "/metrics").text.splitlines()
    assert "wyrmhall_answer_total 1" in lines
    assert "wyrmhall_tables_in_memory 1" in lines
    assert "# TYPE wyrmhall_viewers gauge" in lines


def test_house_and_metrics_say_which_build_runs(live, guest):
    kind = compiled.kind()
    assert guest().get("/house")["build"] == kind
    said = f'wyrmhall_build_info{{version="{wyrmhall.__version__}",build="{kind}"}} 1'
    assert said in httpx.get(live.url + "/metrics").text.splitlines()


def test_the_schema_lists_every_route(live):
    schema = httpx.get(live.url + "/schema").json()
    assert schema["openapi"] == "3.1.0"
    assert "/api/tables/{id}/answer" in schema["paths"]


def test_the_house_tells_forms_in_the_readers_language(guest):
    house = guest(lang="uk").get("/house")
    assert [g["name"] for g in house["games"]][:1] == ["wyrmspan"]
    assert len(house["levels"]) == 4
    sea = next(g for g in house["games"] if g["name"] == "seadragons")
    assert sea["seats"]


@pytest.mark.parametrize("game", ["wyrmspan", "flamecraft", "seadragons", "worms"])
def test_the_library_shows_all_components_and_the_rules(guest, game):
    cem = guest()
    cards = cem.get(f"/games/{game}/cards")["cards"]
    assert len(cards) > 10
    assert {c["status"] for c in cards} <= {"printed", "single_source", "reconstructed"}
    assert len(cem.get(f"/games/{game}/clauses")["clauses"]) > 50


def test_the_rules_are_told_in_the_readers_language(guest):
    first = {lang: guest(lang=lang).get("/games/seadragons/clauses")["clauses"][0] for lang in LANGUAGES}
    assert {clause["id"] for clause in first.values()} == {"SD-GEN-01"}
    assert len({clause["text"] for clause in first.values()}) == 3
    assert "гравців" in first["uk"]["text"]


def test_unknown_games_and_bad_options_are_said_in_a_sentence(ann):
    with pytest.raises(Problem, match="there is no game 'chess'"):
        ann.opens("chess")
    with pytest.raises(Problem, match="takes 2 to 3 players, not 5"):
        ann.opens(seats=5)
    with pytest.raises(Problem, match="has no option 'colour'"):
        ann.opens(options={"colour": "red"})
    with pytest.raises(Problem, match="there is no bot 'deep'"):
        ann.opens(seats=[{"kind": "me"}, {"kind": "bot", "level": "deep"}])


def test_too_many_tables_answers_and_requests_are_refused_for_a_while(serving, guest):
    live = serving(tables_per_minute=2, answers_per_second=2, most_tables=50)
    ann = guest("Ann", url=live.url)
    id = ann.opens(seats=[{"kind": "me"}, {"kind": "me"}])
    ann.opens()
    with pytest.raises(Problem) as fast:
        ann.opens()
    assert fast.value.status == 429
    for _ in range(4):
        with pytest.raises(Problem, match="not-offered"):
            ann.answers(id, 99, 0)
    with pytest.raises(Problem, match="too-fast"):
        ann.answers(id, 99, 0)
    screen = ann.looks(id)
    screen.state()
    for _ in range(5):
        screen.send(type="answer", seq=0, option=99)
    screen.until(lambda m: m.get("code") == "too-fast")


def test_new_cookies_do_not_let_one_address_do_more(serving, guest):
    live = serving(tables_per_minute=1)
    people = [guest(url=live.url) for _ in range(4)]
    for person in people[:3]:
        id = person.opens(seats=[{"kind": "me"}, {"kind": "me"}])
    with pytest.raises(Problem) as fast:
        people[3].opens()
    assert fast.value.status == 429
    live = serving(requests_per_second=1)
    screen = guest(url=live.url).looks(id)
    for _ in range(40):
        screen.send(type="answer", seq=0, option=99)
    assert screen.until(lambda m: m.get("code") == "too-fast")
    codes = []
    with httpx.Client(base_url=live.url) as browser:
        for _ in range(20):
            codes.append(browser.get("/api/me").status_code)
            browser.cookies.clear()
    assert codes[0] == 200
    assert 429 in codes


def test_one_address_opens_so_many_sockets_and_one_process_serves_so_many(serving, guest):
    for limit in ("sockets_per_address", "most_sockets"):
        live = serving(**{limit: 2})
        id = guest(url=live.url).opens()
        for _ in range(2):
            guest(url=live.url).looks(id).state()
        with pytest.raises(InvalidStatus):
            guest(url=live.url).looks(id)


def test_one_person_owns_so_many_unfinished_tables_and_no_more(serving, guest):
    live = serving(most_tables=2)
    ann = guest("Ann", url=live.url)
    first = ann.opens()
    ann.opens()
    with pytest.raises(Problem, match="You have 2 unfinished tables"):
        ann.opens()
    ann.call("DELETE", f"/tables/{first}")
    ann.opens()


def test_one_person_opens_so_many_sockets_and_no_more(serving, guest):
    live = serving(sockets_each=2)
    ann = guest("Ann", url=live.url)
    id = ann.opens()
    first = ann.looks(id)
    first.state()
    ann.looks(id).state()
    with pytest.raises(InvalidStatus):
        ann.looks(id)
    first.close()
    ann.sockets.remove(first)
    for _ in range(100):
        try:
            ann.looks(id).state()
            break
        except InvalidStatus:
            continue
    else:
        raise AssertionError("the place was not given back")


def test_large_messages_and_large_bodies_are_refused(live, ann, table):
    screen = ann.looks(table)
    screen.state()
    screen.send(type="answer", seq=0, option=0, padding="x" * 5_000)
    assert screen.until(lambda m: m["type"] == "refused")["code"] == "malformed"
    screen.send(type="answer", seq=0, option=0, padding="x" * 100_000)
    with pytest.raises(ConnectionClosed):
        screen.until(lambda m: False)
    with pytest.raises(Problem, match="too-large"):
        ann.post("/tables", b" " * 1_000_000)
    with pytest.raises(Problem, match="malformed"):
        ann.put("/me", {"name": "x" * 33})


def test_somebody_who_says_no_hello_is_not_kept_waiting_for_ever(live, table, monkeypatch):
    monkeypatch.setattr("wyrmhall.server.conversation.HELLO_SECONDS", 0.2)
    silent = Socket(live.url.replace("http", "ws") + f"/ws/tables/{table}", {}, None)
    with pytest.raises(ConnectionClosed):
        silent.next()


def test_the_clients_page_is_served_for_every_address_inside_it(live, tmp_path):
    files = tmp_path / "static"
    (files / "assets").mkdir(parents=True)
    (files / "index.html").write_text("<title>Wyrmhall</title>")
    (files / "assets" / "app-1a2b.js").write_text("let x;" * 1000)
    (files / "assets" / "app-1a2b.js.gz").write_bytes(gzip.compress(b"let x;" * 1000))
    next(route.app for route in live.app.routes if isinstance(getattr(route, "app", None), ClientFiles)).__init__(files)
    for path in ("/", "/table/abc", "/library"):
        page = httpx.get(live.url + path)
        assert page.status_code == 200
        assert "Wyrmhall" in page.text
        assert page.headers["cache-control"] == "no-cache"
    script = httpx.get(live.url + "/assets/app-1a2b.js")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    assert script.text == "let x;" * 1000
    assert script.headers["content-type"].startswith("text/javascript")
    plain = httpx.get(live.url + "/assets/app-1a2b.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == script.text
    for name in ("app-1a2b.js.gz", "%00", "..%2f..%2findex.html", "app-1a2b.js%00.css"):
        assert httpx.get(live.url + "/assets/" + name).status_code == 404
    assert httpx.get(live.url + "/assets/gone.js").status_code == 404
    assert httpx.get(live.url + "/../secrets.txt").status_code in (400, 404)
