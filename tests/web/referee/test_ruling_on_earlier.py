"""A ruling on an entry that stands: its page leads there, and it is entered there."""

import json
from html import unescape
from urllib.parse import urlencode
from uuid import uuid4

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from phone import worker
from phone.log import cached_game
from scorekeeper.models import Game, Ruling
from scorekeeper.tables import partials
from tests.phone import evening_calls
from tests.phone.alone import GROUP, Alone
from tests.phone.page import PAGE
from tests.tries import tries
from tests.web.devices import BIDS, ONE_DEAL
from tests.web.offline.test_evening import send
from tests.web.page_forms import PageForms
from tests.web.reading import Reading

TURNED = {"type": "turn_up", "card": "8H"}
MELD = {"type": "meld", "seat": 0, "meld": "marriage", "suit": "S"}
REST = [
    {"type": "brisques", "seat": 1, "count": 16},
    {"type": "last_trick", "winner": 1},
]
WRONG_MELD = {"type": "penalty", "seat": 0, "offence": "wrong_meld"}
LED_TO = "entries/1/?operation=replace&ruled=wrong_meld/1"
MOST_QUERIES = 12


@pytest.fixture
def bezique(start):
    return start("bezique", "Ann Bob")


def ruling(device, game, more):
    return Reading(device.get(f"{game.get_absolute_url()}referee/{more}")).text


def page(device, game, more):
    return unescape(device.get(game.get_absolute_url() + more).content.decode())


def confirm(device, game, more):
    """Presses the one button of the page of a correction that makes it."""
    where = game.get_absolute_url() + more
    forms = PageForms(device.get(where).content.decode(), where).forms
    [form] = [one for one in forms if ("confirm", "1") in one.fields]
    return device.post(form.action.replace(more, more.split("?")[0]), dict(form.fields))


@pytest.mark.parametrize("entries", [[TURNED, MELD], [TURNED, MELD, *REST]])
def test_a_wrong_meld_comes_off_and_the_page_says_so_before(bob, bezique, entries):
    """In the deal of the meld, and at the start of the next one."""
    bob.play(bezique, entries)
    told = ruling(bob, bezique, "wrong_meld/?a=1")
    assert "Ann's 20 becomes 0." in told
    assert "The score stays as it is." not in told
    assert f'href="{bezique.get_absolute_url()}{LED_TO}"' in page(
        bob, bezique, "referee/wrong_meld/?a=1"
    )
    assert "Total: Ann's 20 becomes 0." in page(bob, bezique, LED_TO)
    assert confirm(bob, bezique, LED_TO).status_code == 302
    bezique = Game.objects.get(pk=bezique.pk)
    assert bezique.entries == [TURNED, WRONG_MELD, *entries[2:]]
    assert bezique.totals()[0] == 0
    ruled = Ruling.objects.get()
    assert (ruled.place, ruled.came, ruled.answers) == (1, "ruled", "1")
    assert (ruled.situation, ruled.key) == ("wrong_meld", bob.key)


def test_the_player_of_a_wrong_meld_may_not_meld_again_after_it(bob, bezique):
    bob.play(bezique, [TURNED, {"type": "trick", "winner": 0}, MELD])
    where = LED_TO.replace("/1/?", "/2/?")
    assert confirm(bob, bezique, where).status_code == 302
    refused = bob.enter(bezique, MELD | {"suit": "C"})
    assert refused.status_code == 422
    assert b"trick" in refused.content


def test_a_ruling_is_entered_once_however_often_it_is_sent(bob, bezique):
    bob.play(bezique, [TURNED, MELD])
    where = bezique.get_absolute_url() + LED_TO
    forms = PageForms(bob.get(where).content.decode(), where).forms
    [form] = [one for one in forms if ("confirm", "1") in one.fields]
    for _ in range(2):
        assert bob.post(form.action.split("?")[0], dict(form.fields)).status_code == 302
    assert Game.objects.get(pk=bezique.pk).log_length == 3
    assert Ruling.objects.count() == 1


HOSTILE = ["\0", "1\0", "<b>", "\u00b2", "1" * 9, "1/../x"]


@pytest.mark.parametrize("answers", HOSTILE)
def test_an_address_that_holds_no_answers_leaves_none(bob, bezique, answers):
    url = bezique.get_absolute_url()
    bob.play(bezique, [TURNED, MELD])
    asked = urlencode({"a": answers})
    fields = {"entry": json.dumps(WRONG_MELD), "seen": 2, "id": uuid4()}
    ruled = bob.post(f"{url}referee/wrong_meld/?{asked}", fields)
    assert ruled.status_code == 302
    changed = {"operation": "replace", "ruled": f"wrong_meld/{answers}", "confirm": 1}
    more = {"seen": 3, "id": uuid4(), "corrected": json.dumps(WRONG_MELD)}
    made = bob.post(f"{url}entries/1/", changed | more)
    assert made.status_code == (400 if "\0" in answers else 302)
    assert {row.answers for row in Ruling.objects.all()} == {""}


@pytest.mark.alike
def test_a_meld_that_nobody_entered_is_not_taken_off(bob, bezique):
    bob.play(bezique, [{"type": "deal_total", "points": [100, 50]}])
    told = ruling(bob, bezique, "wrong_meld/?a=1")
    assert "becomes" not in told
    assert "Find the entry in the review" in told


@pytest.mark.alike
def test_what_cannot_be_entered_now_leads_to_what_it_may_be_about(bob, bezique):
    bob.play(bezique, [TURNED, MELD, *REST])
    told = ruling(bob, bezique, "wrong_meld/?a=0")
    assert "nothing to enter" not in told
    assert "Change “Ann: marriage of spades”" in told


@pytest.mark.alike
@pytest.mark.parametrize(
    ("answers", "words"),
    [
        ("1", "Ann's 1000 becomes 980. Nobody has won."),
        ("0", "Change “Ann: marriage of spades”"),
    ],
)
def test_a_meld_that_won_the_game_is_ruled_on_afterwards(bob, bezique, answers, words):
    first = {"type": "deal_total", "points": [980, 50]}
    bob.play(bezique, [first, TURNED, MELD])
    assert bezique.status == "finished"
    assert words in ruling(bob, bezique, f"wrong_meld/?a={answers}")


def test_a_deal_that_is_over_is_ruled_on_before_its_last_entry(bob, game):
    bob.play(game, ONE_DEAL)
    where = "entries/3/?operation=insert&ruled=revoke/2"
    assert "Insert the ruling before" in ruling(bob, game, "revoke/?a=2")
    address = game.get_absolute_url() + where
    forms = PageForms(bob.get(address).content.decode(), address).forms
    [form] = [one for one in forms if ("offence", "revoke") in one.fields]
    seen = bob.post(form.action.split("?")[0], dict(form.fields) | {"seat": "1"})
    assert b"Changes" in seen.content
    [form] = PageForms(seen.content.decode(), address).forms
    assert bob.post(form.action.split("?")[0], dict(form.fields)).status_code == 302
    game = Game.objects.get(pk=game.pk)
    assert game.entries[3] == {"type": "penalty", "seat": 1, "offence": "revoke"}
    assert game.sheet["deals"][0]["points"][1] == 0
    assert Ruling.objects.get().situation == "revoke"


ODD = ["", "no_such/1", "wrong_meld", "wrong_meld/9", "/", "x" * 300, "wrong_meld/0/1"]


@pytest.mark.parametrize("odd", tries(ODD))
@pytest.mark.parametrize("operation", ["replace", "insert", "remove"])
def test_an_odd_ruling_leads_to_an_entry_all_the_same(bob, bezique, odd, operation):
    bob.play(bezique, [TURNED, MELD])
    query = {"operation": operation, "ruled": odd}
    url = f"{bezique.get_absolute_url()}entries/1/"
    assert bob.get(url, query).status_code == 200


@pytest.mark.alike
def test_nobody_else_is_led_to_an_entry(watcher, eve, bob, bezique):
    bob.play(bezique, [TURNED, MELD])
    where = bezique.get_absolute_url() + LED_TO
    assert watcher.get(where).status_code == 403
    assert eve.get(where).status_code == 404


@pytest.mark.alike
@pytest.mark.parametrize("more", ["referee/wrong_meld/?a=1", LED_TO])
def test_its_pages_ask_little_of_the_database(bob, bezique, more):
    bob.play(bezique, [TURNED, MELD])
    with CaptureQueriesContext(connection) as asked:
        page(bob, bezique, more)
    assert len(asked) <= MOST_QUERIES


@pytest.mark.alike
@pytest.mark.parametrize(
    ("came", "words"),
    [
        ("passed", "Waived. This has been noted."),
        ("disputed", "No agreement. This has been noted."),
    ],
)
def test_the_table_says_what_came_of_a_ruling_until_it_goes_on(bob, game, came, words):
    where = f"{game.get_absolute_url()}referee/led_out_of_turn/?a=1-"
    forms = PageForms(bob.get(where).content.decode(), where).forms
    form = next(one for one in forms if ("came", came) in one.fields)
    sent = dict(form.fields) | {"came": came}
    response = bob.post(form.action, sent)
    assert words in unescape(bob.get(response.url).content.decode())
    bob.play(game, BIDS[:1])
    assert words not in unescape(bob.get(response.url).content.decode())


@pytest.mark.alike
@pytest.mark.parametrize("odd", ["0-", "0-x", "-passed", "x", "9" * 400 + "-passed"])
def test_an_odd_note_says_nothing(bob, game, odd):
    response = bob.get(game.get_absolute_url(), {"noted": odd})
    assert response.status_code == 200
    assert "This has been noted" not in response.content.decode()


@pytest.mark.alike
def test_a_void_deal_says_who_deals_then(bob, game):
    bob.play(game, BIDS[:2])
    told = ruling(bob, game, "redeal_agreed/")
    assert "The score stays as it is. Ann deals." in told
    assert "Now:" not in told
    assert "so far" not in told


@pytest.fixture
def phone(group):
    """An offline night at which a wrong meld was entered."""
    phone = Alone(GROUP | {"people": ["Ann", "Bob"], "id": group.pk})
    phone.begin("Ann", "Bob")
    phone.start("bezique", "Ann", "Bob")
    phone.enter(TURNED, MELD)
    return phone


def test_an_offline_night_enters_it_at_the_meld_and_sends_it(phone, bob):
    which = phone.evening["games"][0]["id"]
    game = phone.go(f"/game/{which}")["game"]
    worker.begin(game | {"rows": phone.rows[which]}, "")
    url = f"#/{phone.evening['id']}/game/{which}/"
    query = {"name": "wrong_meld", "fields": [["a", "1"]]}
    shown = worker.referee(query, PAGE | {"url": url})
    drawn = unescape(partials.draw_partial(shown["partial"], shown["names"]))
    assert "Ann's 20 becomes 0." in drawn
    assert f'href="{url}entry/1/replace/wrong_meld/1"' in drawn
    phone.go(f"/game/{which}/entry/1/replace/wrong_meld/1")
    assert "Total: Ann's 20 becomes 0." in phone.view()["seen"]["text"]
    phone.tap("correct")
    assert cached_game.CachedGame(game | {"rows": phone.rows[which]}).record()[
        "entries"
    ] == [
        TURNED,
        WRONG_MELD,
    ]
    made = [[name, given] for name, given, _answer in phone.calls]
    answers = [json.loads(answer) for _name, _given, answer in phone.calls]
    assert [json.loads(answer) for answer in evening_calls(made)] == answers
    for _ in range(2):
        assert send(bob, phone.sent()).status_code == 200
    assert Game.objects.get().entries == [TURNED, WRONG_MELD]
    ruled = Ruling.objects.get()
    assert (ruled.situation, ruled.place, ruled.came) == ("wrong_meld", 1, "ruled")
