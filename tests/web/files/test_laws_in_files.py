"""The rulings of a group leave with its file and come in again."""

import json

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.utils import timezone

from scorekeeper import bounds, exporting, importing
from scorekeeper.file_format import checksum
from scorekeeper.importing.parts import FileError
from scorekeeper.models import Circle, Law, Night
from tests.web.devices import Device

WORDS = "Here a card shown by mistake costs nothing."


@pytest.fixture
def law(circle, bob):
    kept = {"game": "oh_hell", "situation": "revoke", "answers": "0", "words": WORDS}
    return Law.objects.create(circle=circle, key=bob.key, came="passed", **kept)


def copy_of(circle):
    return Circle.objects.create(name="A copy", file_id=circle.file_id)


def take(circle, file):
    importing.take(circle, importing.content_of(file))


def changed(file, **parts):
    whole = json.loads(file)
    whole["content"]["circle"]["laws"][0] |= parts
    whole["checksum"] = checksum(whole["content"])
    return json.dumps(whole).encode()


def test_a_law_comes_back_with_who_settled_it_when(circle, law):
    copy = copy_of(circle)
    for _ in range(2):
        take(copy, exporting.circle_file(circle))
    [here] = copy.law_set.all()
    assert (here.words, here.client_id, here.made_at) == (
        WORDS,
        law.client_id,
        law.made_at,
    )
    assert here.key.name == "Bob's phone"
    assert here.key.revoked_at  # it opens nothing


def test_what_is_withdrawn_in_the_file_is_withdrawn_here(circle, law):
    copy = copy_of(circle)
    take(copy, exporting.circle_file(circle))
    Law.objects.filter(pk=law.pk).update(withdrawn_at=timezone.now())
    take(copy, exporting.circle_file(circle))
    assert copy.law_set.get().withdrawn_at


def test_what_is_withdrawn_here_stays_withdrawn(circle, law):
    file = exporting.circle_file(circle)
    Law.objects.filter(pk=law.pk).update(withdrawn_at=timezone.now())
    take(circle, file)
    law.refresh_from_db()
    assert law.withdrawn_at


def test_a_new_circle_rules_as_the_one_of_the_file(circle, law, eve):
    Circle.objects.filter(pk=circle.pk).update(is_friendly=True)
    circle.refresh_from_db()
    file = exporting.circle_file(circle)
    Circle.objects.filter(pk=circle.pk).update(file_id=law.client_id)
    named = SimpleUploadedFile("circle.json", file)
    assert eve.post("/import/", {"file": named}).status_code == 200
    new = Circle.objects.latest("pk")
    assert new.is_friendly
    assert new.law_set.get().words == WORDS


@pytest.mark.alike
@pytest.mark.parametrize(
    "broken",
    [{"words": ""}, {"came": "disputed"}, {"situation": "a b"}, {"at": None}],
)
def test_a_law_that_cannot_be_read_is_refused(circle, law, broken):
    file = changed(exporting.circle_file(circle), **broken)
    with pytest.raises(FileError):
        take(copy_of(circle), file)


@pytest.fixture
def guest(circle, night):
    return Device.holding(circle, "enter", "Guest 1", night)


@pytest.fixture
def proposal(circle, night, guest):
    kept = {"game": "oh_hell", "situation": "revoke", "answers": "0", "words": "So."}
    about = {"circle": circle, "night": night, "key": guest.key, "came": "passed"}
    return Law.objects.create(**about, **kept)


@pytest.mark.parametrize("file_of", [exporting.night_file, exporting.circle_file])
def test_a_file_brings_the_proposals_of_its_nights(
    circle, night, law, proposal, file_of
):
    other = Night.objects.create(circle=circle, date="2025-11-28")
    about = {"circle": circle, "night": other, "game": "oh_hell", "came": "passed"}
    Law.objects.create(**about, situation="revoke", words="Another's.")
    file = file_of(night if file_of is exporting.night_file else circle)
    copy = copy_of(circle)
    for _ in range(2):
        take(copy, file)
    [here] = Law.objects.filter(circle=copy, night__client_id=night.client_id)
    assert (here.words, here.client_id, here.made_at, here.key.name) == (
        "So.",
        proposal.client_id,
        proposal.made_at,
        "Guest 1",
    )
    assert copy.law_set.get(night=None).words == WORDS
    is_all = file_of is exporting.circle_file
    assert copy.law_set.filter(words="Another's.").count() == is_all


def test_a_file_has_no_proposal_that_was_dismissed_and_no_ruling_that_was_deleted(
    ann, circle, night, law, proposal
):
    Law.objects.update(withdrawn_at=timezone.now())
    ann.post(f"/circles/{circle.pk}/laws/{law.pk}/deletion/")
    content = json.loads(exporting.circle_file(circle))["content"]
    assert "proposals" not in content["nights"][0]
    assert "laws" not in content["circle"]


@pytest.mark.alike
def test_a_deleted_ruling_does_not_come_back_with_an_old_file(ann, circle, law):
    file = exporting.circle_file(circle)
    Law.objects.update(withdrawn_at=timezone.now())
    ann.post(f"/circles/{circle.pk}/laws/{law.pk}/deletion/")
    take(circle, file)
    assert circle.law_set.get().words == ""


@pytest.mark.alike
def test_withdrawn_rulings_of_a_file_take_no_room(circle, law, monkeypatch):
    monkeypatch.setitem(bounds.MOST_LAWS, "host", 1)
    monkeypatch.setattr(bounds, "MOST_WITHDRAWN", 2)
    about = {"circle": circle, "game": "oh_hell", "situation": "revoke"}
    about["came"] = "passed"
    gone = [Law(**about, words=str(n), withdrawn_at=timezone.now()) for n in range(2)]
    Law.objects.bulk_create(gone)
    copy = copy_of(circle)
    take(copy, exporting.circle_file(circle))
    assert copy.law_set.count() == 3
    Law.objects.create(**about, words="One too many.")
    with pytest.raises(FileError, match="more than 1 rulings"):
        take(copy, exporting.circle_file(circle))
