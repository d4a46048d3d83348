"""Being told of one's turn while away: by push, by e-mail, by webhook; at loopback endpoints of the tests' own."""

import base64
import contextlib
import email
import json
import re
import socketserver
import sqlite3
import threading
import urllib.parse
from http.server import BaseHTTPRequestHandler, HTTPServer

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.live import Problem, play_on, until
from tests.server.toy import ToyShelf
from wyrmhall.fair import commitment
from wyrmhall.server.limits import Rate
from wyrmhall.server.notify import Word


def text_of(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Maker(HTTPServer):
    """The maker of a browser: takes sealed messages for it."""

    def __init__(self, port: int = 0) -> None:
        super().__init__(("127.0.0.1", port), Mailbox)
        self.got: list[tuple[dict[str, str], bytes]] = []
        self.status = 201
        threading.Thread(target=self.serve_forever, args=(0.02,), daemon=True).start()

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.server_port}"


class Mailbox(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.got.append(({name.lower(): value for name, value in self.headers.items()}, body))
        self.send_response(self.server.status)
        self.send_header("location", f"http://{self.server.host}/elsewhere")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


class Browser:
    """A device that has subscribed: it alone reads what it is sent."""

    def __init__(self, maker: Maker, name: str = "device") -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = bytes(range(16))
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.maker = maker
        self.said = {"endpoint": f"http://{maker.host}/{name}", "p256dh": text_of(point), "auth": text_of(self.auth)}

    def reads(self) -> list[dict[str, object]]:
        return [
            json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth))
            for _, body in self.maker.got
        ]


@pytest.fixture
def maker():
    made = Maker()
    yield made
    made.shutdown()
    made.server_close()


def plays_until(one, table, seat):
    """Answers until somebody else is asked."""
    while (state := one.state(table))["decisions"][0]["seat"] == seat:
        one.answers(table, state["decisions"][0]["options"][-1]["option"])


def away(guest, live, **said):
    """Ann plays; Bob, who is away, is next."""
    ann, bob = guest("Ann", url=live.url), guest("Bob", lang="uk", url=live.url)
    id = ann.opens(**said)
    bob.joins(id)
    ann.looks(id).state()
    ann.answers(id, 0, 0)
    bob.answers(id, 0, 0)
    return ann, bob, id


def test_a_browser_that_is_closed_is_told_of_the_turn_and_nothing_secret(serving, guest, maker):
    live = serving(push_hosts=maker.host)
    ann, bob, id = away(guest, live)
    browser = Browser(maker)
    assert bob.get("/me/ways")["push_key"] == live.app.state.server.push.public_key
    assert bob.post("/me/push", browser.said)["devices"] == 1
    assert bob.post("/me/push", browser.said)["devices"] == 1
    plays_until(ann, id, 0)
    until(lambda: maker.got, "the push comes")
    assert browser.reads() == [{"title": "Lair", "body": "Ваш хід.", "path": f"t/{id}", "tag": id, "waiting": 1}]
    headers = maker.got[0][0]
    assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "86400")
    token, key = re.fullmatch(r"vapid t=(\S+),k=(\S+)", headers["authorization"]).groups()
    assert key == bob.get("/me/ways")["push_key"]
    claims = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
    assert claims["aud"] == f"http://{maker.host}"
    assert "Bob" not in str(headers)
    assert bob.get("/me/next") == {"tables": [id], "notice": "", "number": 0}
    assert ann.get("/me/next")["tables"] == []
    bob.post("/me/push/trial")
    assert browser.reads()[1]["title"] == "Wyrmhall"
    assert bob.post("/me/push/stop", {"endpoint": browser.said["endpoint"]})["devices"] == 0
    assert not [record for record in live.logged.records if "127.0.0.1" in record.getMessage()]


def told(live, guest, maker, name="Ann"):
    """Somebody who is away, with a browser that is closed; starts are told at once, since nobody is on their way."""
    live.app.state.server.notifier.patience = 0.0
    one, browser = guest(name, url=live.url), Browser(maker, name)
    one.post("/me/push", browser.said)
    return one, browser


def test_the_first_turn_of_a_game_is_told_when_the_last_seat_is_taken_and_only_to_whoever_is_away(
    serving, guest, maker
):
    live = serving(push_hosts=maker.host)
    ann, _ = told(live, guest, maker)
    bob, _ = told(live, guest, maker, "Bob")
    id = ann.opens(seats=3)
    bob.looks(id).state()
    bob.joins(id)
    assert maker.got == []
    guest("Eve", url=live.url).joins(id)
    until(lambda: maker.got, "the push comes")
    bob.answers(id, 0, 0)  # whoever looks on was asked as well, and needs no word of it
    ann.looks(id).state()
    assert len(maker.got) == 1


@pytest.mark.parametrize("how", ["seek", "rematch", "club", "dealt"])
def test_the_first_turn_is_told_however_the_game_came_about(serving, guest, maker, how):
    live = serving(push_hosts=maker.host)
    ann, hers = told(live, guest, maker)
    bob = guest("Bob", url=live.url)
    if how == "seek":
        clock = {"kind": "turn", "seconds": 24 * 3600}
        ann.post("/seeks", {"game": "lair", "clock": clock})
        id = bob.post("/seeks", {"game": "lair", "clock": clock})["seeks"][0]["table"]
    elif how == "rematch":
        first = bob.opens(seats=[{"kind": "me"}, {"kind": "open"}])
        ann.joins(first)
        until(lambda: maker.got, "the first game is told")
        ann.looks(first).state()
        play_on([bob, ann], first)
        ann.sockets[0].close()
        until(lambda: not bob.state(first)["table"]["seats"][1]["here"], "she has gone")
        maker.got.clear()
        ann.post(f"/tables/{first}/rematch", {})
        id = bob.post(f"/tables/{first}/rematch", {})["table"]
    elif how == "club":
        club = bob.post("/clubs", {"name": "Friday", "game": "lair"})["club"]
        ann.post(f"/clubs/{club}/join")
        id = bob.post(f"/clubs/{club}/next")["boards"][0][0]["table"]
    else:
        number = "0" * 32
        id = ann.opens(commitment=commitment(number))
        bob.joins(id)
        assert bob.get(f"/tables/{id}")["dealing"]
        bob.post(f"/tables/{id}/reveal", {"nonce": number})
    until(lambda: maker.got, "the push comes")
    assert hers.reads() == [{"title": "Lair", "body": "It is your turn.", "path": f"t/{id}", "tag": id, "waiting": 1}]


def test_who_comes_to_the_table_by_themselves_is_not_told_of_its_start(serving, guest, maker):
    live = serving(push_hosts=maker.host)
    ann, _ = told(live, guest, maker)
    notifier = live.app.state.server.notifier
    notifier.patience = 3600.0
    id = ann.opens()
    guest("Bob", url=live.url).joins(id)
    ann.looks(id).state()
    notifier.patience = 0.0
    live.does(notifier._greet(id))
    assert maker.got == []


def test_a_nudge_reaches_whoever_is_away_but_not_those_who_blocked_the_nudger(serving, guest, maker):
    live = serving(push_hosts=maker.host)
    ann, bob, id = away(guest, live)
    browser = Browser(maker)
    bob.post("/me/push", browser.said)
    plays_until(ann, id, 0)
    until(lambda: maker.got, "the turn is told")
    ann.post(f"/tables/{id}/talk", {"kind": "nudge"})
    until(lambda: len(maker.got) == 2, "so is the nudge")
    assert browser.reads()[1] == {**browser.reads()[0], "body": "На ваш хід чекають."}
    server = live.app.state.server
    server.notifier.nudges, server.talks.nudges = Rate(9, 60), Rate(9, 60)
    bob.post(f"/tables/{id}/seats/0/block")
    ann.post(f"/tables/{id}/talk", {"kind": "nudge"})
    key = bob.get("/me/blocks")["blocks"][0]["key"]
    bob.call("DELETE", f"/me/blocks/{key}")
    ann.post(f"/tables/{id}/talk", {"kind": "nudge"})
    until(lambda: len(maker.got) == 3, "who is heard again is told again")
    bob.looks(id).state()
    ann.post(f"/tables/{id}/talk", {"kind": "nudge"})
    ann.post("/me/push", Browser(maker, "other").said)
    ann.post("/me/push/trial")  # whatever was to come before it has come by then
    assert len(maker.got) == 4, "who looks on has seen it"


def test_a_device_that_is_gone_is_forgotten_and_nobody_is_sent_on(serving, guest, maker):
    live = serving(push_hosts=maker.host)
    bob = guest("Bob", url=live.url)
    bob.post("/me/push", Browser(maker).said)
    maker.status = 307
    with pytest.raises(Problem, match="push-failed"):
        bob.post("/me/push/trial")
    assert len(maker.got) == 1  # whoever was allowed may not name another
    maker.status = 410
    with pytest.raises(Problem, match="push-failed"):
        bob.post("/me/push/trial")
    assert bob.get("/me/ways")["devices"] == 0


def test_the_server_calls_on_nobody_but_makers_of_browsers(serving, guest, maker):
    live = serving(push_hosts="push.example,*.below.example")
    bob, said = guest("Bob", url=live.url), Browser(maker).said
    check = live.app.state.server.push.check
    for good in ("https://push.example/x", "https://a.below.example/x"):
        check(good)
    for bad in (said["endpoint"], "http://push.example/x", "https://push.example:99/x", "https://below.example/x",
                "https://u@push.example/x", "https://evilbelow.example/x"):  # fmt: skip
        with pytest.raises(Problem, match="bad-push"):
            bob.post("/me/push", {**said, "endpoint": bad})
    for spoilt in ({"p256dh": "A" * 87}, {"auth": "A" * 30}):
        with pytest.raises(Problem, match="bad-push"):
            bob.post("/me/push", {**said, "endpoint": "https://push.example/x", **spoilt})


def test_a_device_belongs_to_whoever_used_it_last_and_the_key_outlives_a_restart(serving, guest, maker):
    live = serving(push_hosts=maker.host)
    ann, bob, browser = guest("Ann", url=live.url), guest("Bob", url=live.url), Browser(maker)
    key = ann.post("/me/push", browser.said)["push_key"]
    bob.post("/me/push", browser.said)
    assert (ann.get("/me/ways")["devices"], bob.get("/me/ways")["devices"]) == (0, 1)
    bob.post("/me/keep")
    assert bob.get("/me/ways")["devices"] == 1
    data = bob.get("/me/data")["subscriptions"]
    assert [row["endpoint"] for row in data] == [browser.said["endpoint"]]
    assert "auth" not in data[0]
    live.__exit__()
    again = serving(push_hosts=maker.host)
    bob.goes_to(again.url)
    assert bob.get("/me/ways")["push_key"] == key
    bob.call("DELETE", "/me")
    assert again.app.state.server.store.engine is not None
    assert bob.get("/me/ways")["devices"] == 0


def test_a_device_whose_address_its_browser_changed_is_told_as_before(serving, guest, maker):
    live = serving(push_hosts=maker.host)
    bob, eve = guest("Bob", lang="uk", url=live.url), guest("Eve", url=live.url)
    first, second = Browser(maker, "first"), Browser(maker, "second")
    bob.post("/me/push", first.said)
    bob.lang = "en"  # the worker of a browser does not know what its reader chose
    before = {"before": first.said["endpoint"]}
    assert bob.post("/me/push", {**second.said, **before})["devices"] == 1
    bob.post("/me/push/trial")
    assert second.reads()[0]["body"].startswith("Отак ")
    assert eve.post("/me/push", {**first.said, "before": second.said["endpoint"]})["devices"] == 1
    assert bob.get("/me/ways")["devices"] == 1, "nobody else's device is taken away by naming it"


# --- e-mail -----------------------------------------------------------------------------------------------------------


class PostOffice(socketserver.ThreadingTCPServer):
    """A mail server that takes everything and keeps it."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Clerk)
        self.letters: list[tuple[str, str]] = []
        threading.Thread(target=self.serve_forever, args=(0.02,), daemon=True).start()


class Clerk(socketserver.StreamRequestHandler):
    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        to, lines, is_body = "", [], False
        for raw in self.rfile:
            line = raw.decode().rstrip("\r\n")
            if is_body:
                if line != ".":
                    lines.append(line)
                    continue
                self.server.letters.append((to, "\n".join(lines)))
                is_body = False
            elif line.upper().startswith("RCPT"):
                to = line.partition("<")[2].rstrip(">")
            elif line.upper() == "DATA":
                is_body = True
                self.wfile.write(b"354 go on\r\n")
                continue
            elif line.upper() == "QUIT":
                self.wfile.write(b"221 bye\r\n")
                return
            self.wfile.write(b"250 well\r\n")


@pytest.fixture
def office():
    made = PostOffice()
    yield made
    made.shutdown()
    made.server_close()


def post_house(serving, office):
    smtp = f"smtp://127.0.0.1:{office.server_address[1]}"
    return serving(smtp=smtp, mail_from="hall@hall.example", public_url="https://hall.example")


def secret_in(letter: str, before: str = "") -> str:
    text = email.message_from_string(letter).get_payload(decode=True).decode()
    return re.search(rf"https://hall\.example/mail#{before}(\S+)", text)[1]


def test_letters_go_to_confirmed_addresses_only_once_for_each_absence_until_they_are_stopped(serving, guest, office):
    live = post_house(serving, office)
    ann, bob, id = away(guest, live)
    assert bob.get("/me/ways")["mail"]
    said = bob.put("/me/mail", {"address": "bob@post.example"})
    assert (said["address"], said["confirmed"]) == ("bob@post.example", False)
    assert [to for to, _ in office.letters] == ["bob@post.example"]
    secret = secret_in(office.letters[0][1])
    plays_until(ann, id, 0)
    with pytest.raises(Problem, match="bad-link"):
        guest(url=live.url).post("/mail/confirm", {"secret": "x" * 32})
    guest(url=live.url).post("/mail/confirm", {"secret": secret})  # at another device, without signing in
    assert bob.get("/me/ways")["confirmed"]
    assert len(office.letters) == 1
    again = ann.opens()
    bob.joins(again)
    ann.looks(again).state()
    ann.answers(again, 0, 0)
    bob.answers(again, 0, 0)
    plays_until(ann, again, 0)
    until(lambda: len(office.letters) == 2, "the letter comes")
    to, letter = office.letters[1]
    assert to == "bob@post.example"
    assert email.message_from_string(letter)["List-Unsubscribe"].strip().startswith("<https://hall.example/mail#stop/")
    assert "Ann" not in letter
    guest(url=live.url).post("/mail/stop", {"secret": secret_in(letter, "stop/")})
    assert bob.get("/me/ways")["address"] == ""
    assert not [record for record in live.logged.records if "post.example" in record.getMessage()]
    for bad in ("bob", "a b@c.example", "a@b.example\nBcc: x@y.example", "@c.example"):
        with pytest.raises(Problem, match="malformed"):
            bob.put("/me/mail", {"address": bad})


def test_a_link_confirms_the_address_that_it_was_sent_to_and_no_other(serving, guest, office):
    live = post_house(serving, office)
    bob = guest("Bob", url=live.url)
    for address in ("bob@post.example", "victim@post.example"):
        bob.put("/me/mail", {"address": address})
    first, second = [secret_in(letter) for _, letter in office.letters]
    with pytest.raises(Problem, match="bad-link"):
        bob.post("/mail/confirm", {"secret": first})
    assert not bob.get("/me/ways")["confirmed"]
    bob.post("/mail/confirm", {"secret": second})
    assert bob.get("/me/ways")["confirmed"]
    bob.put("/me/mail", {"address": "bob@post.example"})
    third = secret_in(office.letters[-1][1])
    bob.put("/me/mail", {"address": ""})
    bob.put("/me/mail", {"address": "victim@post.example"})
    with pytest.raises(Problem, match="bad-link"):
        bob.post("/mail/confirm", {"secret": third})


def test_an_absence_has_one_letter_also_after_a_restart_and_a_nudge_another_a_day_later(
    serving, guest, office, tmp_path
):
    live = post_house(serving, office)
    ann, bob, id = away(guest, live, options={"long": True})
    bob.put("/me/mail", {"address": "bob@post.example"})
    bob.post("/mail/confirm", {"secret": secret_in(office.letters[0][1])})
    plays_until(ann, id, 0)
    until(lambda: len(office.letters) == 2, "the letter comes")
    live.__exit__()
    live = post_house(serving, office)
    told = live.app.state.server.mail
    word = Word(bob.http.cookies["wyrmhall"].partition(".")[0], id, "lair", 1)
    live.does(told.tell(word))
    live.does(told.tell(word._replace(nudge=True)))
    assert len(office.letters) == 2
    with contextlib.closing(sqlite3.connect(tmp_path / "hall.db", timeout=60)) as c, c:
        c.execute("update seats set told = told - 86400001, seen = seen - 86400001 where seat = 1")
    live.does(told.tell(word))
    assert len(office.letters) == 2
    live.does(told.tell(word._replace(nudge=True)))
    assert len(office.letters) == 3


def test_a_house_without_a_mail_server_says_so_and_one_mailbox_is_not_flooded(serving, guest, office):
    live = serving()
    with pytest.raises(Problem, match="no-mail"):
        guest("Bob", url=live.url).put("/me/mail", {"address": "bob@post.example"})
    live.__exit__()
    port = office.server_address[1]
    live = serving(smtp=f"smtp://127.0.0.1:{port}", mail_from="a@b.example", public_url="https://hall.example")
    for n in range(3):
        guest(f"Bob{n}", url=live.url).put("/me/mail", {"address": "victim@post.example"})
    with pytest.raises(Problem, match="too-fast"):
        guest("Bob3", url=live.url).put("/me/mail", {"address": "Victim@post.example"})
    assert len(office.letters) == 3


def test_a_webhook_is_set_apart_from_the_name(serving, guest, maker):
    live = serving(ToyShelf(), webhook_hosts=maker.host)
    bob = guest("Bob", url=live.url)
    said = bob.put("/me/webhook", {"webhook": f"http://{maker.host}/turn"})
    assert (said["webhooks"], said["webhook"], bob.get("/me")["name"]) == (True, f"http://{maker.host}/turn", "Bob")
    bob.put("/me", {"name": "Bobby"})
    assert bob.get("/me/ways")["webhook"] == said["webhook"], "a new name leaves it alone"
    with pytest.raises(Problem, match="malformed"):
        bob.put("/me", {"name": "Bobby", "webhook": ""})
    with pytest.raises(Problem, match="bad-webhook"):
        bob.put("/me/webhook", {"webhook": "http://elsewhere.example/"})
    assert urllib.parse.urlsplit(bob.put("/me/webhook", {"webhook": ""})["webhook"]).netloc == ""
