"""What a side says must fit the game: refused as it comes in, skipped where it lies."""

import json
import logging
from io import StringIO
from uuid import uuid4

import pytest
from django.core.management import CommandError, call_command

from scorekeeper import recording, unreadable
from scorekeeper.access.phones import SIDES
from scorekeeper.files import exports, imports
from scorekeeper.files.file_format import checksum
from scorekeeper.models import Agreement, Entry, Game, Group, Night, Signature
from scorekeeper.money import settlement
from scorekeeper.server.log_lines import JsonLines
from tests.phone.alone import GROUP, NOW, Alone
from tests.sentences import ENTERS_FOR
from tests.web.devices import BIDS, ONE_DEAL, Device
from tests.web.offline.test_evening import send as send_evening
from tests.web.reading import Reading
from tests.web.recording.test_outbox import item, send
from tests.web.tables.test_agreements import last_row, say, sit

PAGES = ("", "board/", "table/", "table/?board=1", "log.json", "referee/", "review/")
PAGES += ("outbox/text/", "record.json")
UNFIT = {
    "unknown_side": {"came": "disputed", "side": 3},
    "not_entered": {"came": "agreed", "side": 1, "about": str(uuid4())},
    "unknown_totals": {"came": "signed", "side": 1, "state": "1,2"},
}


@pytest.fixture
def asked(night, start):
    """The game of a night that asks the other side: three sides, one entry."""
    recording.turn_agreeing(night, True)
    night.refresh_from_db()
    return start(options={"sequence": "custom", "hands": [1]})


@pytest.fixture
def guest(group, night):
    return Device.holding(group, "enter", "A guest's phone", night)


def assert_all_is_shown(game, *devices):
    where = [game.get_absolute_url() + page for page in PAGES]
    where.append(f"/nights/{game.night_id}/settlement/")
    for device in devices:
        for url in where:
            assert device.get(url).status_code == 200, url


@pytest.mark.parametrize("came", ["disputed", "agreed", "side"])
def test_a_guest_breaks_no_table_of_two_sides(ann, bob, guest, night, start, came):
    guest.post(f"{night.get_absolute_url()}agreeing/", {"agreeing": "1"})
    night.refresh_from_db()
    game = start("piquet", "Ann Bob")
    assert game.agreeing
    entry = {"type": "adjust", "side": 0, "points": 5}
    ann.play(game, [entry])
    refused = say(guest, game, came=came, side=2, about=last_row(game), state="")
    assert refused.status_code == 422
    assert "This game has 2 sides, counted from 0." in Reading(refused).text
    assert not Agreement.objects.exists()
    assert SIDES not in guest.session
    assert_all_is_shown(game, ann, bob, guest)
    ann.play(game, [entry])


@pytest.mark.alike
@pytest.mark.parametrize("code", UNFIT)
def test_a_form_is_refused_with_a_sentence(bob, asked, code):
    bob.play(asked, BIDS[:1])
    about = {"about": last_row(asked), "state": ""} | UNFIT[code]
    refused = say(bob, asked, **about)
    assert refused.status_code == 422
    sentence = {
        "unknown_side": "This game has 3 sides, counted from 0. Choose one of them.",
        "not_entered": "This game has no such entry.",
        "unknown_totals": "A signature must list the 3 totals, with commas",
    }[code]
    assert sentence in Reading(refused).text
    assert not Agreement.objects.exists()


@pytest.mark.alike
@pytest.mark.parametrize("code", UNFIT)
def test_an_outbox_leaves_it_with_its_code(bob, asked, code):
    bob.play(asked, BIDS[:1])
    about = {"note": "agreement", "about": str(last_row(asked)), "state": ""}
    answer = send(bob, asked, [item("note", about | UNFIT[code])], seen=1).json()
    assert [one["code"] for one in answer["left"]] == [code]
    assert answer["taken"] == []
    assert not Agreement.objects.exists()


def test_an_outbox_seats_no_phone_at_a_side_that_is_not_there(bob, asked):
    claim = {"note": "agreement", "came": "side", "about": "", "state": ""}
    sides = [claim | {"side": 1}, claim | {"side": 3}]
    answer = send(bob, asked, [item("note", side) for side in sides]).json()
    assert [one["code"] for one in answer["left"]] == ["unknown_side"]
    assert bob.session[SIDES] == {str(asked.pk): 1}


def test_a_known_id_seats_no_phone_at_a_side_that_is_not_there(bob, asked):
    bob.play(asked, BIDS[:1])
    id = uuid4()
    say(bob, asked, id, came="agreed", about=last_row(asked), side=1)
    assert say(bob, asked, id, came="side", side=5).status_code == 422
    assert SIDES not in bob.session


@pytest.mark.alike
@pytest.mark.parametrize("side", ["²", "-1", "1.0", "１"])
def test_a_side_that_is_no_number_is_refused(bob, asked, side):
    assert say(bob, asked, came="side", side=side).status_code == 400


def test_nothing_is_said_of_a_row_that_is_no_entry(bob, asked):
    bob.play(asked, BIDS[:1])
    bob.post(f"{asked.get_absolute_url()}entries/last/", {"seen": 1, "id": uuid4()})
    assert asked.log.last().operation == "undo"
    about = {"came": "disputed", "side": 1, "about": last_row(asked)}
    assert say(bob, asked, **about).status_code == 422
    about["about"] = asked.log.first().client_id  # which stood once
    assert say(bob, asked, **about).status_code == 302
    assert_all_is_shown(asked, bob)


@pytest.mark.alike
@pytest.mark.parametrize("code", UNFIT)
def test_an_offline_night_is_refused_with_the_sentence(group, bob, code):
    phone = Alone(GROUP | {"id": group.pk})
    phone.begin("Ann", "Bob", "Cleo")
    phone.tap("agreeing", "1")
    phone.start("oh_hell", "Ann", "Bob", "Cleo")
    rows = phone.rows[phone.evening["games"][0]["id"]]
    phone.enter({"type": "trump", "suit": "H"})
    note = {"note": "agreement", "about": rows[0]["id"], "state": ""} | UNFIT[code]
    rows.append(item("note", note) | {"made_at": NOW, "version": 1})
    refused = send_evening(bob, phone.sent())
    assert refused.status_code == 409
    assert refused.json()["refusal"]["message"].startswith("Oh Hell: ")
    assert not Night.objects.exists()


# Files.


@pytest.fixture
def file(bob, group, asked):
    """The file of a group in which each kind of word is said once."""
    sit(bob, asked, 0)
    bob.play(asked)
    about = {"about": asked.log.first().client_id}
    say(bob, asked, came="disputed", side=1, **about)
    state = ",".join(map(str, asked.sheet["totals"]))
    say(bob, asked, came="signed", side=1, state=state)
    return json.loads(exports.group_file(group))


def taken(file, group):
    """What becomes of a file that was changed."""
    file["checksum"] = checksum(file["content"])
    copy = Group.objects.create(name="A copy", file_id=group.file_id)
    imports.take(copy, imports.content_of(json.dumps(file).encode()))
    return copy


def game_in(file):
    return file["content"]["nights"][0]["games"][0]


def test_a_file_comes_back_with_the_phones(group, file):
    copy = taken(file, group)
    for model in (Agreement, Entry):
        theirs = model.objects.filter(group=group).values_list("client_id", "phone")
        mine = model.objects.filter(group=copy).values_list("client_id", "phone")
        assert list(mine) == list(theirs)
        assert None not in dict(mine).values()


@pytest.mark.alike
@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"side": 3}, "This game has 3 sides, counted from 0."),
        ({"side": None}, "This game has 3 sides, counted from 0."),
        ({"about": None}, "This game has no such entry."),
        ({"about": str(uuid4())}, "This game has no such entry."),
        ({"came": "praised"}, "can't be read"),
        ({"phone": "Bob's"}, "can't be read"),
        ({"came": "signed", "state": "1,2"}, "the 3 totals, with commas between them."),
    ],
)
def test_a_file_in_which_a_side_does_not_fit_is_refused(group, file, change, sentence):
    game_in(file)["agreements"][0] |= change
    with pytest.raises(imports.FileError) as error:
        taken(file, group)
    assert sentence in str(error.value)
    assert "Nothing was imported" in str(error.value)


def test_a_file_in_which_an_entry_is_of_no_side_is_refused(group, file):
    game_in(file)["log"][0]["said_by"] = 3
    with pytest.raises(imports.FileError, match="This game has 3 sides"):
        taken(file, group)


# What lies in the database from before.


@pytest.fixture
def poisoned(bob, asked):
    """What lies beside a game, and no form takes any more: the rows."""
    bob.play(asked)
    row = asked.log.first()
    Entry.objects.filter(pk=row.pk).update(said_by=9)
    unfit = [
        {"came": "disputed", "side": 3, "about": row.client_id},
        {"came": "agreed", "side": 7, "about": asked.log.last().client_id},
        {"came": "stands", "side": 9, "about": row.client_id},
        {"came": "disputed", "side": None, "about": row.client_id},
        {"came": "disputed", "side": 1, "about": None},
        {"came": "praised", "side": 1, "about": row.client_id},
        {"came": "signed", "side": 5, "state": "10,11,10"},
        {"came": "signed", "side": 1, "state": "ten"},
    ]
    Game.objects.filter(pk=asked.pk).update(agreed_length=len(unfit))
    here = {"group_id": asked.group_id, "game": asked, "key": bob.key}
    return [Agreement.objects.create(**here, **one) for one in unfit]


def test_every_page_goes_without_stored_words_that_do_not_fit(
    ann, bob, asked, poisoned, caplog
):
    session = bob.session
    session[SIDES] = {str(asked.pk): 8}
    session.save()
    unreadable.named.clear()
    with caplog.at_level(logging.WARNING, unreadable.LOG.name):
        assert_all_is_shown(asked, ann, bob)
        assert_all_is_shown(asked, ann, bob)
    page = Reading(bob.get(asked.get_absolute_url())).text
    assert ENTERS_FOR in page
    assert "disputes" not in page
    told = [JsonLines().format(record) for record in caplog.records]
    for row in poisoned:
        words = f"A stored row cannot be read: confirmation {row.pk}. "
        assert len([line for line in told if words in line]) == 1
    assert len(told) == len(poisoned)


def test_an_entry_of_a_phone_with_such_a_side_is_nobodys(bob, asked):
    session = bob.session
    session[SIDES] = {str(asked.pk): 8}
    session.save()
    bob.play(asked, BIDS[:1])
    answer = send(bob, asked, [item(entry=entry) for entry in BIDS[1:]], seen=1)
    assert answer.status_code == 200
    assert list(asked.log.values_list("said_by", flat=True)) == [None] * 3


def test_a_file_is_written_without_what_does_not_fit(group, bob, asked, poisoned):
    say(bob, asked, came="disputed", side=1, about=asked.log.first().client_id)
    file = json.loads(exports.group_file(group))
    assert len(game_in(file)["agreements"]) == 1
    assert taken(file, group).nights.count() == 1


def test_a_signature_that_cannot_be_read_is_skipped(ann, bob, group, night, asked):
    bob.play(asked)
    dan = night.people.get(name="Dan")
    for state in ("", "ten", "1,,2"):
        Signature.objects.create(group=group, night=night, person=dan, state=state)
    assert_all_is_shown(asked, ann, bob)
    assert settlement.signatures.signatures_of(night) == []
    file = json.loads(exports.group_file(group))
    assert "signatures" not in file["content"]["nights"][0]


def test_where_the_rules_refuse_a_stored_game_its_table_is_shown(ann, asked):
    ann.play(asked, ONE_DEAL[:1])
    broken = [{"type": "bid", "seat": 0, "bid": 77}]
    Game.objects.filter(pk=asked.pk).update(entries=broken)
    assert ann.get(asked.get_absolute_url()).status_code == 200


@pytest.mark.alike
def test_the_command_lists_them(asked, bob, group, night, poisoned):
    ann = night.people.get(name="Ann")
    about = {"group": group, "night": night, "person": ann}
    name = Signature.objects.create(state="ten", **about)
    Signature.objects.create(state="-5,10,-5", **about)
    listed = StringIO()
    with pytest.raises(CommandError):
        call_command("unreadable", stdout=listed)
    lines = listed.getvalue()
    assert (
        f"confirmation {poisoned[0].pk}: This game has 3 sides, counted from" in lines
    )
    assert f"signature {name.pk}: The signature does not contain the totals" in lines
    assert (
        lines.count("\nconfirmation ") + lines.count("\nsignature ")
        == len(poisoned) + 1
    )


def test_two_notes_of_one_outbox_sign_and_remove(bob, asked):
    bob.play(asked)
    state = ",".join(map(str, asked.sheet["totals"]))
    note = {"note": "agreement", "side": 1, "about": ""}
    signed, removed = note | {"came": "signed"}, note | {"came": "unsigned"}
    notes = [signed | {"state": state}, removed | {"state": ""}]
    notes.append(removed | {"state": ""})
    answer = send(bob, asked, [item("note", note) for note in notes], seen=4).json()
    assert len(answer["taken"]) == 2
    assert [one["code"] for one in answer["left"]] == ["not_signed"]
