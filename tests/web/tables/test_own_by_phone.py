"""Guests share an invitation, so a note or a proposal is a phone's own."""

from uuid import uuid4

import pytest
from django.utils import timezone

from scorekeeper import bounds
from scorekeeper.access.phones import phone_of
from scorekeeper.files.imports import laws
from scorekeeper.models import Law, Note
from scorekeeper.nights.views.notes import NOT_YOURS
from tests.web.devices import Device
from tests.web.reading import Reading
from tests.web.recording.test_outbox import item, send
from tests.web.referee.test_laws import keep, withdraw
from tests.web.referee.test_proposals import LAW, act, by_form, by_outbox, law_of
from tests.web.tables.test_confirmed_by_whom import sharing

NOBODYS = ("", None, None)


@pytest.fixture
def guest(group, night):
    """A phone with access to this night alone."""
    return Device.holding(group, "enter", "Guest 1", night)


@pytest.fixture
def second(guest):
    """Another phone that came in with the same invitation."""
    return sharing(guest)


@pytest.fixture
def url(night):
    return f"{night.get_absolute_url()}notes/"


def write(device, url, text):
    assert device.post(url, {"text": text, "id": uuid4()}).status_code == 302
    return Note.objects.get(text=text)


def propose_by_form(device, game, words):
    assert keep(device, game, words=words).status_code == 302


def propose_by_outbox(device, game, words):
    [_one] = send(device, game, [item("note", LAW | {"words": words})]).json()["taken"]


def proposals(device, game):
    """The words of each proposal, and whether it is this phone's own."""
    return [(one["words"], one["is_mine"]) for one in law_of(device, game)["proposals"]]


@pytest.mark.alike
def test_a_guest_does_not_remove_a_note_of_another_phone(guest, second, night, url):
    note = write(guest, url, "Mine.")
    assert (note.key, note.phone) == (guest.key, phone_of(guest.session))
    assert f"{url}{note.pk}/" in guest.get(night.get_absolute_url()).text
    assert f"{url}{note.pk}/" not in second.get(night.get_absolute_url()).text
    refused = second.post(f"{url}{note.pk}/")
    assert refused.status_code == 403
    assert NOT_YOURS in Reading(refused).text
    assert Note.objects.get() == note
    assert guest.post(f"{url}{note.pk}/").status_code == 302
    assert not Note.objects.exists()


def test_a_note_from_before_belongs_to_its_access(group, guest, second, url):
    other = Device.holding(group, "enter", "Guest 2", guest.key.night)
    note = write(guest, url, "Older.")
    Note.objects.update(phone=None)
    assert other.post(f"{url}{note.pk}/").status_code == 403
    assert second.post(f"{url}{note.pk}/").status_code == 302


@pytest.mark.alike
@pytest.mark.parametrize("propose", [propose_by_form, propose_by_outbox])
def test_a_proposal_replaces_none_of_another_phone(guest, second, game, propose):
    for device, words in ((guest, "First."), (second, "Another."), (guest, "Second.")):
        propose(device, game, words)
    assert proposals(guest, game) == [("Second.", True), ("Another.", False)]
    assert proposals(second, game) == [("Second.", False), ("Another.", True)]
    phones = Law.objects.filter(withdrawn_at=None).order_by("pk")
    own = [phone_of(one.session) for one in (second, guest)]
    assert list(phones.values_list("phone", flat=True)) == own


def test_a_proposal_from_before_belongs_to_its_access(group, guest, second, game):
    other = Device.holding(group, "enter", "Guest 2", game.night)
    propose_by_form(guest, game, "Older.")
    Law.objects.update(phone=None)
    assert [proposals(one, game)[0][1] for one in (second, other)] == [True, False]
    propose_by_form(other, game, "Another.")
    propose_by_form(second, game, "Newer.")
    assert [words for words, _ in proposals(guest, game)] == ["Newer.", "Another."]


@pytest.mark.alike
def test_a_full_night_has_room_in_place_of_own_proposals_only(
    guest, second, game, monkeypatch
):
    monkeypatch.setattr(bounds, "MOST_PROPOSED", 1)
    by_form(guest, game)
    assert by_form(second, game).status_code == 403
    assert send(second, game, [item("note", LAW)]).json()["left"]
    assert by_form(guest, game).status_code == 302
    assert by_outbox(guest, game).json()["left"] == []


def test_a_ruling_of_the_group_has_no_number_of_a_phone(bob, game):
    keep(bob, game)
    assert Law.objects.get().phone is None


def dismissed(ann, guest, game):
    act(ann, Law.objects.get(), "dismissal")


def saved(ann, guest, game):
    act(ann, Law.objects.get(), "group")


def replaced(ann, guest, game):
    by_form(guest, game)


@pytest.mark.alike
@pytest.mark.parametrize("end", [dismissed, saved, replaced])
def test_nothing_keeps_the_words_of_a_proposal_that_ended(ann, guest, game, end):
    id = uuid4()
    by_form(guest, game, id=id)
    end(ann, guest, game)
    law = Law.objects.get(client_id=id)
    assert law.withdrawn_at
    assert (law.words, law.key, law.phone) == NOBODYS
    before = list(Law.objects.order_by("pk").values())
    for again in (by_form, by_outbox):  # sent again, it does not come back
        assert again(guest, game, id=id).status_code in (200, 302)
    assert list(Law.objects.order_by("pk").values()) == before


def test_a_withdrawn_ruling_of_the_group_keeps_its_words(ann, bob, game):
    for words in ("Older.", "Newer."):
        keep(bob, game, words=words)
    withdraw(ann, Law.objects.get(words="Newer."))
    rows = Law.objects.exclude(withdrawn_at=None).order_by("pk")
    kept = rows.values_list("words", "key")
    assert list(kept) == [("Older.", bob.key.pk), ("Newer.", bob.key.pk)]


def test_a_file_withdraws_no_proposal(group, guest, game):
    by_form(guest, game)
    law = Law.objects.get()
    columns = ("game", "situation", "answers", "came", "words")
    ruling = {name: getattr(law, name) for name in columns}
    now = timezone.now()
    ruling |= {"id": law.client_id, "by": None, "at": now, "withdrawn_at": now}
    laws.write(group, [ruling])
    law.refresh_from_db()
    assert law.withdrawn_at is None
