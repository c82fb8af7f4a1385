"""An evening alone that asks the other side: on the one phone, and once it is sent."""

import json
from uuid import uuid4

import pytest

from phone import worker
from scorekeeper import bounds
from scorekeeper.access.phones import phone_of
from scorekeeper.models import Agreement, Game, Night, Signature
from tests.phone import evening_calls
from tests.phone.alone import GROUP, NOW, Alone
from tests.sentences import CONFIRMED_BY_ITSELF
from tests.web.devices import BIDS, ONE_DEAL
from tests.web.offline.test_evening import send
from tests.web.reading import Reading

PEOPLE = {"people": ["Ann", "Bob", "Cleo", "Dan"]}
RULES = {"oh_hell": {"options": {"sequence": "custom", "hands": [1]}, "words": "one"}}


@pytest.fixture
def phone(group):
    """An evening of the group, for nothing, that asks the other side."""
    phone = Alone(GROUP | PEOPLE | {"id": group.pk, "house_rules": RULES})
    phone.begin("Ann", "Bob", "Cleo")
    phone.tap("agreeing", "1")
    phone.start("oh_hell", "Ann", "Bob", "Cleo")
    return phone


def shown(phone):
    """What the table of the game shows of agreements."""
    page = phone.go(f"/game/{phone.evening['games'][0]['id']}")["names"]["page"]
    table = table_of(phone)
    table.picture()
    return worker.statements(table, page["agreeing"])


def table_of(phone):
    table = phone.table()
    for row in phone.rows[phone.evening["games"][0]["id"]]:
        if row["operation"] == "note":
            table.kept.rows.append(row)
        else:
            table.enter(row["entry"], row["id"])
    return table


def say(phone, came, tap):
    about = {"came": came, "about": tap["id"], "side": tap["side"], "state": ""}
    row = {"operation": "note", "entry": {"note": "agreement"} | about}
    rows = phone.rows[phone.evening["games"][0]["id"]]
    rows.append(row | {"id": str(uuid4()), "made_at": NOW, "version": 1})


def test_an_evening_asks_nobody_unless_it_is_chosen(phone):
    phone.tap("agreeing", "0")
    page = phone.go(f"/game/{phone.evening['games'][0]['id']}")["names"]["page"]
    assert page["agreeing"] is None
    assert phone.go("/settle")["names"]["view"]["signing"] is None
    assert phone.sent()["agreeing"] is False


@pytest.mark.alike
def test_the_phone_turns_to_the_other_side_until_it_agrees(phone):
    phone.enter(BIDS[0])
    tap = shown(phone)["tap"]
    assert (tap["who"], tap["by"], tap["is_turned"]) == ("Ann", "Bob", True)
    say(phone, "agreed", tap)
    assert shown(phone)["tap"] is None


@pytest.mark.alike
def test_it_is_laid_together_when_it_is_sent(phone, bob, group):
    phone.enter(*BIDS)
    say(phone, "disputed", shown(phone)["tap"])
    sent = phone.sent()
    for _ in range(2):
        assert send(bob, sent).status_code == 200
    assert Night.objects.get().agreeing
    said = Agreement.objects.get()
    assert (said.came, said.about) == (
        "disputed",
        Game.objects.get().log.first().client_id,
    )
    review = bob.get(f"{Game.objects.get().get_absolute_url()}review/")
    assert "disputed by Bob" in Reading(review).text


def test_what_was_said_comes_along_where_nobody_is_asked_any_more(phone, bob):
    phone.enter(*BIDS)
    say(phone, "agreed", shown(phone)["tap"])
    phone.tap("agreeing", "0")
    assert send(bob, phone.sent()).status_code == 200
    assert Agreement.objects.get().came == "agreed"


def test_names_under_it_stand_on_the_server_as_well(phone, bob):
    phone.enter(*ONE_DEAL)
    signing = phone.go("/settle")["names"]["view"]["signing"]
    assert signing["missing"] == ["Ann", "Bob", "Cleo"]
    phone.tap("sign", "Bob")
    phone.tap("sign", "Ann")
    phone.tap("sign", "Ann")  # taken back
    assert phone.show()["names"]["view"]["signing"]["names"] == ["Bob"]
    for _ in range(2):
        assert send(bob, phone.sent()).status_code == 200
    assert Signature.objects.get().state == signing["state"]
    url = f"{Night.objects.get().get_absolute_url()}settlement/"
    page = Reading(bob.get(url)).text
    assert "Bob ✓ on this phone" in page
    assert "Sign for Ann Sign for Cleo" in page


@pytest.mark.parametrize("latest", [0, 1, 2])
def test_a_signature_under_odd_cents_is_accepted(bob, group, people, latest):
    known = GROUP | PEOPLE | {"id": group.pk, "house_rules": RULES, "number": latest}
    phone = Alone(known)
    phone.begin("Cleo", "Bob", "Ann", stake="0.025")
    phone.tap("agreeing", "1")
    phone.start("oh_hell", "Cleo", "Ann", "Bob")
    phone.enter(*ONE_DEAL)
    phone.go("/settle")
    phone.tap("sign", "Bob")
    Night.objects.create(group=group, date="2025-11-20", number=9)
    assert send(bob, phone.sent()).status_code == 200
    name = Signature.objects.get()
    assert name.night.number == latest + 1
    assert name.state == ("5,-3,-2", "5,-2,-3")[latest % 2]


def test_what_is_changed_afterwards_asks_again(phone):
    phone.enter(*ONE_DEAL)
    phone.go("/settle")
    phone.tap("sign", "Bob")
    phone.start("oh_hell", "Ann", "Bob", "Cleo")
    phone.enter(*ONE_DEAL)
    signing = phone.go("/settle")["names"]["view"]["signing"]
    assert (signing["names"], signing["before"]) == ([], ["Bob"])


@pytest.mark.alike
@pytest.mark.parametrize(
    "broken",
    [
        {"name": "Eve"},
        {"state": 1},
        {"state": ""},
        {"state": "ten,0"},
        {"at": "today"},
        {"id": "1"},
        {"state": "x" * 3001},
    ],
)
def test_a_name_that_no_phone_puts_there_is_refused(phone, bob, broken):
    phone.enter(*ONE_DEAL)
    phone.go("/settle")
    phone.tap("sign", "Bob")
    sent = phone.sent()
    sent["signatures"][0] |= broken
    assert send(bob, sent).status_code in (400, 409)
    assert not Night.objects.exists()


def test_what_is_confirmed_on_the_one_phone_says_so_here_and_on_the_server(phone, bob):
    phone.enter(BIDS[0])
    say(phone, "agreed", shown(phone)["tap"])
    here = shown(phone)
    assert here["same"] == CONFIRMED_BY_ITSELF
    assert here["tap"] is None
    assert send(bob, phone.sent()).status_code == 200
    game = Game.objects.get()
    said, row = Agreement.objects.get(), game.log.get()
    assert said.phone == row.phone == phone_of(bob.session)
    page = Reading(bob.get(game.get_absolute_url())).text
    assert f"{here['same']}." in page
    review = Reading(bob.get(f"{game.get_absolute_url()}review/")).text
    assert "confirmed by Bob on the phone that entered it Bob's phone," in review


def test_a_removed_name_does_not_come_back_when_it_is_sent_again(phone, ann, bob):
    phone.enter(*ONE_DEAL)
    phone.go("/settle")
    phone.tap("sign", "Bob")
    sent = phone.sent()
    send(bob, sent)
    night, name = Night.objects.get(), Signature.objects.get()
    where = f"{night.get_absolute_url()}signatures/"
    ann.post(where, {"person": name.person_id, "signed": "0", "id": uuid4()})
    assert send(bob, sent).status_code == 200
    page = Reading(bob.get(f"{night.get_absolute_url()}settlement/")).text
    assert "Nobody has signed this settlement yet." in page


@pytest.fixture
def signed(phone):
    """The night of a phone as it is sent, with the name of Bob under it."""
    phone.enter(*ONE_DEAL)
    phone.go("/settle")
    phone.tap("sign", "Bob")
    return phone.sent()


def fresh(sent, **more):
    """A night that is sent with another signature instead."""
    [name] = sent["signatures"]
    return sent | {"signatures": [name | {"id": str(uuid4())} | more]}


@pytest.mark.alike
def test_a_name_that_stands_is_not_put_there_again(signed, ann, bob):
    send(bob, signed)
    for _ in range(3):
        assert send(ann, fresh(signed)).status_code == 200
    assert Signature.objects.get().phone == phone_of(bob.session)


@pytest.mark.alike
def test_a_name_under_other_sums_is_not_put_there(signed, bob):
    [name] = signed["signatures"]
    state = ",".join("9" for _ in name["state"].split(","))
    assert send(bob, fresh(signed, state=state)).status_code == 200
    assert not Signature.objects.exists()
    assert send(bob, fresh(signed, name="Dan")).status_code == 409
    assert not Signature.objects.exists()


@pytest.mark.alike
def test_a_night_that_is_sent_brings_no_more_names_than_there_is_room_for(
    signed, bob, monkeypatch
):
    monkeypatch.setattr(bounds, "MOST_SAID", dict.fromkeys(bounds.MOST_SAID, 0))
    refused = send(bob, signed)
    assert refused.status_code == 403
    assert "Scorers can sign until a night has 0" in Reading(refused).text
    assert not Night.objects.exists()


def test_an_older_signature_of_a_result_keeps_no_night_from_being_sent(phone, bob):
    rows = phone.rows[phone.evening["games"][0]["id"]]
    about = {"note": "agreement", "about": "", "side": 1}
    for came, state in (("signed", "0,0,0"), ("unsigned", ""), ("signed", "0,0,0")):
        note = about | {"came": came, "state": state}
        row = {"operation": "note", "entry": note, "id": str(uuid4())}
        rows.append(row | {"made_at": NOW, "version": 1})
    phone.enter(*ONE_DEAL)
    for _ in range(2):
        assert send(bob, phone.sent()).status_code == 200
    assert not Agreement.objects.exists()


def test_only_someone_who_played_signs_on_the_phone(phone):
    phone.enter(*ONE_DEAL)
    phone.go("/settle")
    refused = phone.tap("sign", "Eve")
    assert refused["words"].startswith("Only players of a finished game can sign.")
    phone.tap("agreeing", "0")
    assert phone.tap("sign", "Bob")["words"] == refused["words"]
    assert phone.evening["signatures"] == []


def test_the_small_python_of_a_phone_answers_the_same(phone):
    phone.enter(*ONE_DEAL)
    phone.go("/settle")
    for name in ("Bob", "Ann", "Ann", "Eve"):
        phone.tap("sign", name)
    phone.show()
    made = [[name, given] for name, given, _answer in phone.calls]
    answers = [json.loads(answer) for _name, _given, answer in phone.calls]
    assert [json.loads(answer) for answer in evening_calls(made)] == answers
