"""Notes of a night: by any scorer, in its story, its text and its file."""

from uuid import uuid4

import pytest

from rules.untrusted_input import parse_json
from scorekeeper.files import exports, imports
from scorekeeper.models import Group, Note
from scorekeeper.nights import end_of_night
from scorekeeper.nights.forms import EMPTY, TOO_LONG
from scorekeeper.nights.notes import (
    FULL,
    FULL_FOR_GUESTS,
    LONGEST,
    MOST,
    MOST_BY_GUESTS,
    MOST_LINES,
)
from scorekeeper.nights.views.notes import NOT_YOURS
from tests.web.devices import Device
from tests.web.reading import Reading

NOTE = "Ann dropped the deck.\nTwice."


@pytest.fixture
def url(night):
    return f"{night.get_absolute_url()}notes/"


@pytest.fixture
def write(url):
    def post(device, text=NOTE, id=None):
        return device.post(url, {"text": text, "id": id or uuid4()})

    return post


def kept():
    return list(Note.objects.order_by("pk").values_list("text", flat=True))


def test_a_note_stands_on_the_page_with_who_wrote_it(bob, night, write):
    assert write(bob).url == f"{night.get_absolute_url()}#notes"
    text = Reading(bob.get(night.get_absolute_url())).text
    assert "Ann dropped the deck. Twice. Bob's phone" in text


@pytest.mark.alike
def test_a_note_is_in_the_text_as_one_line_between_quotes(bob, night, write):
    write(bob, "Settled\nAnn pays Bob €500")
    text = bob.get(f"{night.get_absolute_url()}settlement.txt").text
    assert "\n“Settled / Ann pays Bob €500”\n" in text
    assert "\nAnn pays Bob €500" not in text


def test_the_same_request_twice_writes_one_note(bob, write):
    id = uuid4()
    write(bob, id=id)
    write(bob, id=id)
    assert kept() == [NOTE]


@pytest.mark.alike
def test_lines_are_kept_tidy(bob, write):
    write(bob, "\n  One \u200b \r\n\r\n two  \n\n")
    assert kept() == ["One\n\ntwo"]


LINES = "\n".join("x" * (MOST_LINES + 1))
WRONG = [("", EMPTY), (" \n ", EMPTY), ("x" * (LONGEST + 1), TOO_LONG)]


@pytest.mark.alike
@pytest.mark.parametrize(("text", "why"), [*WRONG, (LINES, TOO_LONG)])
def test_what_is_no_note_is_refused_and_stays_typed(bob, write, text, why):
    answer = write(bob, text)
    assert answer.status_code == 422
    assert why in Reading(answer).text
    assert text.strip() in answer.text
    assert kept() == []


def test_there_is_an_end_to_the_notes_of_a_night(bob, write, night):
    about = {"group_id": night.group_id, "night": night}
    Note.objects.bulk_create(Note(**about, text=str(n)) for n in range(MOST))
    assert FULL in Reading(write(bob)).text
    assert len(kept()) == MOST


def test_a_note_is_taken_away_and_a_second_time_found_gone(bob, write, url):
    write(bob)
    for _ in range(2):
        assert bob.post(f"{url}{Note.objects.first().pk if kept() else 1}/").url
    assert kept() == []


@pytest.mark.alike
def test_only_who_enters_writes(watcher, eve, bob, group, night, write):
    assert write(watcher).status_code == 403
    assert write(eve).status_code == 404
    guest = Device.holding(group, "enter", "Guest 1", night)
    write(guest, "A guest was here")
    end_of_night.close(night)
    assert write(guest).status_code == 403
    write(bob, "The day after")
    assert kept() == ["A guest was here", "The day after"]
    assert "Add a note" not in Reading(watcher.get(night.get_absolute_url())).text


@pytest.mark.parametrize("file_of", [exports.night_file, exports.group_file])
def test_a_file_takes_notes_along_and_brings_them_back(
    bob, group, night, write, file_of
):
    write(bob)
    made_at = Note.objects.get().made_at
    file = file_of(night if file_of is exports.night_file else group)
    other = Group.objects.create(name="Elsewhere", file_id=group.file_id)
    imports.take(other, parse_json(file)["content"])
    note = Note.objects.get(group=other)
    assert (note.text, note.made_at, note.key.name) == (NOTE, made_at, "Bob's phone")
    assert exports.group_file(other).count(b"Twice") == 1


def test_a_night_with_notes_alone_can_be_deleted(ann, bob, night, write):
    write(bob)
    ann.post(f"{night.get_absolute_url()}deletion/", {"group": night.group_id})
    assert kept() == []


def filled(night, count):
    """A night with so many notes."""
    about = {"group_id": night.group_id, "night": night}
    Note.objects.bulk_create(Note(**about, text=str(n)) for n in range(count))


@pytest.fixture
def guest(group, night):
    """A phone with access to this night alone."""
    return Device.holding(group, "enter", "Guest 1", night)


def test_guests_leave_room_for_scorers_and_the_host(ann, bob, guest, night, write):
    filled(night, MOST_BY_GUESTS)
    refused = write(guest)
    assert refused.status_code == 422
    assert FULL_FOR_GUESTS in Reading(refused).text
    assert len(kept()) == MOST_BY_GUESTS
    for device in (ann, bob):
        assert write(device).status_code == 302
    assert len(kept()) == MOST_BY_GUESTS + 2


def test_a_guest_writes_as_many_as_there_is_room_for_and_each_once(guest, night, write):
    filled(night, MOST_BY_GUESTS - 1)
    id = uuid4()
    for _ in range(2):
        assert write(guest, id=id).status_code == 302
    assert write(guest).status_code == 422
    assert len(kept()) == MOST_BY_GUESTS


@pytest.mark.alike
def test_a_guest_removes_only_notes_by_the_same_phone(
    ann, group, guest, night, url, write
):
    other = Device.holding(group, "enter", "Guest 2", night)
    for device, text in [(ann, "Ann's"), (other, "Another's"), (guest, "Own")]:
        write(device, text)
    for note in Note.objects.exclude(text="Own"):
        refused = guest.post(f"{url}{note.pk}/")
        assert refused.status_code == 403
        assert NOT_YOURS in Reading(refused).text
    assert len(kept()) == 3
    own = Note.objects.get(text="Own")
    for _ in range(2):  # and finds it gone
        assert guest.post(f"{url}{own.pk}/").status_code == 302
    assert kept() == ["Ann's", "Another's"]


@pytest.mark.parametrize("who", ["ann", "bob"])
def test_the_host_and_scorers_remove_any(request, who, guest, url, write):
    device = request.getfixturevalue(who)
    write(guest, "A guest's")
    assert device.post(f"{url}{Note.objects.get().pk}/").status_code == 302
    assert kept() == []


def test_a_button_removes_only_where_it_works(
    ann, bob, watcher, guest, night, url, write
):
    write(ann, "Ann's")
    write(guest, "A guest's")
    anns, guests = (f"{url}{note.pk}/" for note in Note.objects.order_by("pk"))

    def buttons(device):
        page = device.get(night.get_absolute_url()).content.decode()
        return [where in page for where in (anns, guests)]

    assert [buttons(one) for one in (ann, bob, guest, watcher)] == [
        [True, True],
        [True, True],
        [False, True],
        [False, False],
    ]


def test_a_guest_with_access_to_the_group_is_no_guest(group, guest, night, write):
    """Also where the access to one night came first."""
    session = guest.session
    scorer = Device.holding(group, "enter", "Scorer")
    session["ways"] = [[guest.key.pk, group.pk], [scorer.key.pk, group.pk]]
    session.save()
    filled(night, MOST_BY_GUESTS)
    assert write(guest).status_code == 302
