"""Being somebody: kept by a recovery code or a passkey, at several devices, with a file of one's data, or deleted."""

import contextlib
import json
import re
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import insert

from tests.server.live import Problem, Socket, play_on, until
from wyrmhall.server import keeping, passkeys, recovery
from wyrmhall.server import schema as db
from wyrmhall.server.adoption import adopt
from wyrmhall.server.bans import BanStore
from wyrmhall.server.identity import Bearer, Signer
from wyrmhall.server.personal_data import PERSONAL

MARK = re.compile("[2-9b-df-hj-km-np-tv-xz]{3,8}")


@pytest.fixture
def rows(tmp_path):
    def ask(sql, *values):
        with contextlib.closing(sqlite3.connect(tmp_path / "hall.db")) as connection, connection:
            return connection.execute(sql, values).fetchall()

    return ask


def kept(guest, name):
    """Somebody who stays by a recovery code."""
    one = guest(name)
    one.recovery = one.post("/me/keep")["recovery"]
    return one


def called(one):
    me = one.get("/me")
    return f"{me['name']}·{me['mark']}"


# --- guests -----------------------------------------------------------------------------------------------------------


def test_a_guest_who_is_kept_keeps_tables_results_and_name(ann, bob, table):
    play_on([ann, bob], table)
    running = ann.opens()
    before = ann.get("/me/statistics")
    said = ann.post("/me/keep")
    assert (said["name"], bool(MARK.fullmatch(said["mark"])), bool(said["recovery"])) == ("Ann", True, True)
    assert ann.get("/me") == {"name": "Ann", "mark": said["mark"]}
    assert ann.get("/me/statistics") == before
    assert {each["id"] for each in ann.get("/me/tables")["tables"]} == {table, running}
    assert ann.state(running)["table"]["seats"][0]["name"] == f"Ann·{said['mark']}"


def test_names_are_unique_by_their_marks_and_nobody_can_write_a_mark(guest):
    first, second, third = kept(guest, "Olena"), kept(guest, "Olena"), guest("Olena·7k3")
    assert len({called(first), called(second)}) == 2
    assert third.get("/me")["name"] == "Olena7k3"
    id = first.opens(seats=[{"kind": "me", "name": "Zoe"}, {"kind": "open"}])
    third.joins(id, name="Olena • 7k3")
    assert [seat["name"] for seat in first.state(id)["table"]["seats"]] == [called(first), "Olena 7k3"]
    mark = first.get("/me")["mark"]
    first.put("/me", {"name": "Lena"})
    assert called(first) == f"Lena·{mark}"
    assert first.state(id)["table"]["seats"][0]["name"] == f"Lena·{mark}"
    with pytest.raises(Problem, match="name-first"):
        first.put("/me", {"name": " "})


def test_a_guest_without_a_name_is_asked_for_one(guest):
    with pytest.raises(Problem, match="name-first"):
        guest().post("/me/keep")
    ann = guest()
    assert ann.post("/me/keep", {"name": "Ann"})["name"] == "Ann"
    with pytest.raises(Problem, match="kept-already"):
        ann.post("/me/keep")


# --- coming back ------------------------------------------------------------------------------------------------------


def test_a_recovery_code_brings_somebody_back_once_and_gives_the_next(guest):
    ann = kept(guest, "Ann")
    later = guest()
    code = ann.recovery.upper().replace("-", " ").replace("0", "O")
    back = later.post("/signin/recovery", {"code": code})
    assert called(later) == called(ann)
    assert back["recovery"] != ann.recovery
    with pytest.raises(Problem, match="bad-code"):
        guest().post("/signin/recovery", {"code": ann.recovery})
    assert guest().post("/signin/recovery", {"code": back["recovery"]})["name"] == "Ann"


def test_what_was_done_as_a_guest_comes_along_when_somebody_signs_in(guest):
    ann, bob, visitor = kept(guest, "Ann"), guest("Bob"), guest("A.")
    over, running = visitor.opens(), visitor.opens()
    for id in (over, running):
        bob.joins(id)
    play_on([visitor, bob], over)
    visitor.post("/signin/recovery", {"code": ann.recovery})
    assert {each["id"] for each in ann.get("/me/tables")["tables"]} == {over, running}
    assert [game["played"] for game in ann.get("/me/statistics")["games"]] == [1]
    assert ann.state(running)["seat"] == 0


def test_what_a_guest_reported_and_who_blocked_the_guest_comes_along_too(guest, rows):
    ann, bob, visitor = kept(guest, "Ann"), guest("Bob"), guest("A.")
    id = visitor.opens()
    bob.joins(id)
    bob.post(f"/tables/{id}/talk", {"kind": "say", "text": "words"})
    for one in (visitor, ann):  # both have reported the same line: it stays one report of one person
        one.post(f"/tables/{id}/talk/1/report", {"why": "rude"})
    bob.post(f"/tables/{id}/seats/0/block")
    visitor.post(f"/tables/{id}/talk/1/block")
    visitor.post("/signin/recovery", {"code": ann.recovery})
    person = rows("select id from people where mark = ?", ann.get("/me")["mark"])[0][0]
    assert rows("select blocked from blocks where name != 'Bob'") == [(person,)]
    assert [block["name"] for block in ann.get("/me/blocks")["blocks"]] == ["Bob"]
    assert rows("select count(*) from reports where reporter = ?", person) == [(1,)]
    with pytest.raises(Problem, match="not-welcome"):
        ann.joins(bob.opens())


def test_passkeys_belong_to_the_name_that_people_use_whatever_the_proxy_asks_for(serving, guest):
    live = serving(public_url="https://hall.example", trust="127.0.0.1")
    ann = guest("Ann", url=live.url)
    made = ann.post("/me/passkey-options", headers={"Host": "10.0.0.7:8420"})["options"]
    assert made["rp"]["id"] == "hall.example"
    assert ann.post("/signin/options", headers={"Host": "10.0.0.7:8420"})["options"]["rpId"] == "hall.example"
    place = passkeys.place_of(live.hall.settings, "10.0.0.7:8420")
    assert place.origins == ["https://hall.example"]
    alone = serving()
    with pytest.raises(Problem, match="passkey-needs-name"):
        guest("Bob", url=alone.url).post("/signin/options", headers={"Host": "10.0.0.7:8420"})


def test_a_link_signs_another_device_in_once(guest):
    ann, phone = kept(guest, "Ann"), guest()
    link = ann.post("/me/device")
    assert phone.post("/signin/device", {"secret": link["secret"]})["name"] == "Ann"
    assert called(phone) == called(ann)
    with pytest.raises(Problem, match="bad-link"):
        guest().post("/signin/device", {"secret": link["secret"]})
    with pytest.raises(Problem, match="not-kept"):
        guest("Bob").post("/me/device")


def test_a_link_for_another_device_grows_old(guest, rows):
    ann = kept(guest, "Ann")
    link = ann.post("/me/device")
    rows("update tickets set expires = expires - ?", keeping.DEVICE_SECONDS * 1000)
    with pytest.raises(Problem, match="bad-link"):
        guest().post("/signin/device", {"secret": link["secret"]})


def test_who_guesses_codes_is_soon_stopped(guest):
    ann, eve = kept(guest, "Ann"), guest()
    key = ann.recovery[:9]
    wrong = {"code": key + "-0000-0000-0000-0000"}
    for _ in range(keeping.GUESSES_PER_CODE[0]):
        with pytest.raises(Problem, match="bad-code"):
            eve.post("/signin/recovery", wrong)
    with pytest.raises(Problem, match="too-fast"):
        eve.post("/signin/recovery", wrong)
    codes = []
    for _ in range(keeping.GUESSES_PER_ADDRESS[0]):
        with pytest.raises(Problem) as refused:
            eve.post("/signin/recovery", {"code": "no code at all"})
        codes.append(refused.value.code)
    assert codes[0] == "bad-code"
    assert codes[-1] == "too-fast"


def test_of_a_recovery_code_only_a_slow_hash_is_kept(guest, rows):
    ann = kept(guest, "Ann")
    key, secret = recovery.parts_of(ann.recovery)
    assert rows("select recovery_key from people where mark is not null") == [(key,)]
    stored = rows("select recovery from people where mark is not null")[0][0]
    assert secret not in stored
    assert len(stored) > 100
    assert 128 * recovery.COST["n"] * recovery.COST["r"] >= 16 * 2**20


# --- sessions ---------------------------------------------------------------------------------------------------------


def test_sessions_are_seen_and_ended_and_their_sockets_close(guest):
    ann, phone = kept(guest, "Ann"), guest()
    phone.http.headers["user-agent"] = "Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0"
    phone.post("/signin/device", {"secret": ann.post("/me/device")["secret"]})
    sessions = ann.get("/me/keys")["sessions"]
    assert sorted((each["agent"], each["mine"]) for each in sessions) == [("", True), ("Firefox, Android", False)]
    id = ann.opens(spectators=False)
    socket = phone.looks(id)
    assert socket.state()["seat"] == 0
    other = next(each["id"] for each in sessions if not each["mine"])
    ann.call("DELETE", f"/me/sessions/{other}")
    assert socket.until(lambda m: m["type"] == "bye")["code"] == "signed-out"
    assert phone.get("/me")["name"] == ""
    assert called(ann).startswith("Ann·")
    with pytest.raises(Problem, match="no-session"):
        ann.call("DELETE", f"/me/sessions/{other}")


def test_a_socket_that_was_opened_before_a_session_ended_says_hello_as_nobody(guest):
    """Who opens a socket has a while to say hello: what they were when they opened it counts for nothing then."""
    ann, phone = kept(guest, "Ann"), guest()
    phone.post("/signin/device", {"secret": ann.post("/me/device")["secret"]})
    id = ann.opens(spectators=False, seats=[{"kind": "me"}, {"kind": "me"}])
    cookie = {"Cookie": f"wyrmhall={phone.http.cookies['wyrmhall']}"}
    early = Socket(phone.url.replace("http", "ws") + f"/ws/tables/{id}", cookie, None)
    ann.call("DELETE", "/me/sessions")
    early.send(type="hello", seat=0)
    said = early.any()
    assert (said["type"], said["code"]) == ("bye", "signed-out")
    early.close()


def test_all_other_sessions_end_at_one_word_and_one_by_signing_out(guest):
    ann = kept(guest, "Ann")
    others = [guest(), guest()]
    for other in others:
        other.post("/signin/device", {"secret": ann.post("/me/device")["secret"]})
    others[0].post("/signout")
    assert others[0].get("/me")["name"] == ""
    assert len(ann.get("/me/keys")["sessions"]) == 2
    ann.call("DELETE", "/me/sessions")
    assert others[1].get("/me")["name"] == ""
    assert len(ann.get("/me/keys")["sessions"]) == 1
    with pytest.raises(Problem, match="not-kept"):
        guest("Bob").post("/signout")


def test_the_cookie_of_the_guest_that_somebody_was_soon_no_longer_holds(guest, live, rows):
    ann = guest("Ann")
    old = ann.http.cookies["wyrmhall"]
    ann.post("/me/keep")
    rows("update people set kept = kept - 61000")
    live.app.state.server.desk.sessions.forget("")
    thief = guest()
    thief.http.cookies.set("wyrmhall", old)
    assert thief.get("/me")["name"] == ""
    assert called(ann).startswith("Ann·")


def test_a_cookie_is_good_only_as_the_house_signed_it():
    signer, other = Signer("key"), Signer("other")
    guest, somebody = Bearer("a" * 16), Bearer("a" * 16, "b" * 16)
    assert signer.bearer_in(signer.cookie_of(guest)) == guest
    assert signer.bearer_in(signer.cookie_of(somebody)) == somebody
    assert other.bearer_in(signer.cookie_of(somebody)) is None
    signature = signer.cookie_of(somebody).partition(".")[2]
    assert signer.bearer_in(f"{'a' * 16}.{signature}") is None
    assert signer.bearer_in("ä" * 16 + ".x") is None


# --- all that is stored -----------------------------------------------------------------------------------------------


def test_my_data_come_as_a_file_without_secrets(ann, bob, table):
    play_on([ann, bob], table)
    ann.opens()
    ann.post("/me/keep")
    response = ann.http.get("/api/me/data")
    assert response.headers["content-disposition"] == 'attachment; filename="wyrmhall-my-data.json"'
    data = response.json()
    assert data["people"][0]["name"] == "Ann"
    assert len(data["tables"]) == len(data["seats"]) == 2
    assert [row["table_id"] for row in data["results"]] == [table]
    assert len(data["sessions"]) == 1
    assert not {"seed", "house_seed", "recovery", "link", "nonce"} & set(re.findall(r'"(\w+)":', json.dumps(data)))


def test_deleting_myself_leaves_the_games_of_others_without_my_name(guest, live, rows):
    ann, bob = kept(guest, "Ann"), kept(guest, "Bob")
    mark = ann.get("/me")["mark"]
    over, running, waiting = ann.opens(), ann.opens(), ann.opens()
    for id in (over, running):
        bob.joins(id)
    play_on([ann, bob], over)
    person = rows("select id from people where mark = ?", mark)[0][0]
    assert ann.call("DELETE", "/me") == {"gone": True}
    assert ann.get("/me")["name"] == ""
    with pytest.raises(Problem, match="no-player"):
        bob.get(f"/players/{mark}")
    with pytest.raises(Problem, match="no-table"):
        bob.get(f"/tables/{waiting}")
    for id in (over, running):
        seats = bob.state(id)["table"]["seats"]
        assert [seat["name"] for seat in seats] == ["", called(bob)]
    assert bob.state(over)["scores"][0]["name"] == "Somebody"
    assert bob.state(running)["table"]["seats"][0]["handed"]
    assert [game["played"] for game in bob.get("/me/statistics")["games"]] == [1]
    for name in db.meta.tables:
        told = [value for row in rows(f'select * from "{name}"') for value in row]
        assert not [value for value in told if value == person or "Ann" in str(value)], name


def test_every_column_that_names_a_person_is_among_what_is_told_and_deleted():
    """A table that is added later must say what becomes of its rows."""
    naming = {
        f"{table.name}.{column.name}"
        for table in db.meta.tables.values()
        for column in table.c
        if column.name in ("person", "owner", "member", "reporter", "blocked")
    }
    assert naming | {"people.id"} == {f"{about.table.name}.{about.where.name}" for about in PERSONAL}
    for about in PERSONAL:
        assert set(about.told) <= set(about.table.c.keys())
        assert not set(about.told) & {"seed", "house_seed", "recovery", "recovery_key", "link", "nonce"}


SAMPLES = {"BigInteger": 1, "Integer": 1, "Boolean": False, "Double": 1.0}
NAMING = ("person", "owner", "member", "reporter", "blocked")


def sample(about, who, n):
    """A row that speaks of somebody: what it is known by is its own, unless it is known by that person."""
    row = {column.name: SAMPLES.get(type(column.type).__name__, "{}") for column in about.table.c}
    row |= {name: f"other{n}" for name in NAMING if name in row}
    if not about.where.primary_key:
        row[next(iter(about.table.primary_key)).name] = f"{who[0]}{n}"
    return row | ({"kind": "mail"} if about.table is db.tickets else {}) | {about.where.name: who}


def test_the_docs_say_of_every_table_that_names_a_person_how_long_it_is_kept_and_how_it_goes():
    docs = (Path(__file__).parents[2] / "docs" / "server.md").read_text("utf-8")
    stored = docs[docs.index("| stored | until |") : docs.index("Guests have the same rights")]
    assert [about.table.name for about in PERSONAL if f"`{about.table.name}`" not in stored] == []


@pytest.mark.parametrize("known", [("guest",), ("guest", "person")], ids=["new to them", "known already"])
def test_all_that_names_a_guest_who_signs_in_names_the_person_they_are(live, rows, known):
    """A table that is added later is handed over as well, or this fails: nothing stays with somebody who is gone."""
    store = live.hall.store
    people = {"webhook": "", "seen": 1}

    async def fill_and_adopt():
        async with store.write() as c:
            await c.execute(insert(db.people).values(id="person", name="P", mark="7k3", kept=1, **people))
            await c.execute(insert(db.people).values(id="guest", name="G", **people))
            for n, about in enumerate(PERSONAL):
                for who in known if about.table is not db.people else ():
                    await c.execute(insert(about.table).values(**sample(about, who, n)))
        await adopt(store, "guest", "person")

    live.does(fill_and_adopt())
    for about in PERSONAL:
        named = [row[0] for row in rows(f'select "{about.where.name}" from "{about.table.name}"')]
        assert "guest" not in named, f"{about.table.name}.{about.where.name}"
        assert "person" in named, f"{about.table.name}.{about.where.name}"


@pytest.mark.parametrize(("before", "now", "which"), [(3, 9, "now"), (9, 3, "before"), (0, 9, "before"), (3, 0, "now")])
def test_a_ban_comes_along_and_the_longer_of_two_holds(live, rows, before, now, which):
    bans = BanStore(live.hall.store)
    live.does(bans.ban("person", before, "before"))
    live.does(bans.ban("guest", now, "now"))
    live.does(adopt(live.hall.store, "guest", "person"))
    assert rows("select person, why from bans") == [("person", which)]


def test_a_guest_who_looks_for_a_game_and_signs_in_is_the_one_who_is_found(guest):
    ann = kept(guest, "Ann")
    phone, bob = guest("Phone"), guest("Bob")
    clock = {"kind": "turn", "seconds": 24 * 3600}
    phone.post("/seeks", {"game": "lair", "clock": clock})
    phone.post("/signin/device", {"secret": ann.post("/me/device")["secret"]})
    table = bob.post("/seeks", {"game": "lair", "clock": clock})["seeks"][0]["table"]
    assert ann.state(table)["seat"] == 0


def test_nothing_about_persons_is_logged(guest, live):
    ann = kept(guest, "Zaphodina")
    guest().post("/signin/recovery", {"code": ann.recovery})
    with contextlib.suppress(Problem):
        guest().post("/signin/recovery", {"code": ann.recovery})
    ann.call("DELETE", "/me")
    said = " ".join(record.getMessage() for record in live.logged.records)
    assert "Zaphodina" not in said
    assert ann.recovery not in said


def test_somebody_who_is_kept_can_be_told_of_their_turn_as_before(guest, live):
    """The presence of somebody follows the person, at whichever device."""
    ann, bob = kept(guest, "Ann"), guest("Bob")
    id = ann.opens()
    bob.joins(id)
    phone = guest()
    phone.post("/signin/device", {"secret": ann.post("/me/device")["secret"]})
    phone.looks(id).state()
    until(lambda: bob.state(id)["table"]["seats"][0]["here"], "Ann is here, at her telephone")
