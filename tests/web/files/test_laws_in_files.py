"""The rulings of a group leave with its file and come in again."""

import json

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.utils import timezone

from scorekeeper import bounds
from scorekeeper.files import exports, imports
from scorekeeper.files.file_format import checksum
from scorekeeper.files.imports.parts import FileError
from scorekeeper.models import Group, Law, Night
from tests.sentences import OWN_RULING
from tests.web.devices import Device

WORDS = OWN_RULING


@pytest.fixture
def law(group, bob):
    kept = {"game": "oh_hell", "situation": "revoke", "answers": "0", "words": WORDS}
    return Law.objects.create(group=group, key=bob.key, came="passed", **kept)


def copy_of(group):
    return Group.objects.create(name="A copy", file_id=group.file_id)


def take(group, file):
    imports.take(group, imports.content_of(file))


def changed(file, **parts):
    whole = json.loads(file)
    whole["content"]["group"]["laws"][0] |= parts
    whole["checksum"] = checksum(whole["content"])
    return json.dumps(whole).encode()


def test_a_law_comes_back_with_who_settled_it_when(group, law):
    copy = copy_of(group)
    for _ in range(2):
        take(copy, exports.group_file(group))
    [here] = copy.law_set.all()
    assert (here.words, here.client_id, here.made_at) == (
        WORDS,
        law.client_id,
        law.made_at,
    )
    assert here.key.name == "Bob's phone"
    assert here.key.revoked_at  # it opens nothing


def test_what_is_withdrawn_in_the_file_is_withdrawn_here(group, law):
    copy = copy_of(group)
    take(copy, exports.group_file(group))
    Law.objects.filter(pk=law.pk).update(withdrawn_at=timezone.now())
    take(copy, exports.group_file(group))
    assert copy.law_set.get().withdrawn_at


def test_what_is_withdrawn_here_stays_withdrawn(group, law):
    file = exports.group_file(group)
    Law.objects.filter(pk=law.pk).update(withdrawn_at=timezone.now())
    take(group, file)
    law.refresh_from_db()
    assert law.withdrawn_at


def test_a_new_group_rules_as_the_one_of_the_file(group, law, eve):
    Group.objects.filter(pk=group.pk).update(is_friendly=True)
    group.refresh_from_db()
    file = exports.group_file(group)
    Group.objects.filter(pk=group.pk).update(file_id=law.client_id)
    named = SimpleUploadedFile("group.json", file)
    assert eve.post("/import/", {"file": named}).status_code == 200
    new = Group.objects.latest("pk")
    assert new.is_friendly
    assert new.law_set.get().words == WORDS


@pytest.mark.alike
@pytest.mark.parametrize(
    "broken",
    [{"words": ""}, {"came": "disputed"}, {"situation": "a b"}, {"at": None}],
)
def test_a_law_that_cannot_be_read_is_refused(group, law, broken):
    file = changed(exports.group_file(group), **broken)
    with pytest.raises(FileError):
        take(copy_of(group), file)


@pytest.fixture
def guest(group, night):
    return Device.holding(group, "enter", "Guest 1", night)


@pytest.fixture
def proposal(group, night, guest):
    kept = {"game": "oh_hell", "situation": "revoke", "answers": "0", "words": "So."}
    about = {"group": group, "night": night, "key": guest.key, "came": "passed"}
    return Law.objects.create(**about, **kept)


@pytest.mark.parametrize("file_of", [exports.night_file, exports.group_file])
def test_a_file_brings_the_proposals_of_its_nights(
    group, night, law, proposal, file_of
):
    other = Night.objects.create(group=group, date="2025-11-28")
    about = {"group": group, "night": other, "game": "oh_hell", "came": "passed"}
    Law.objects.create(**about, situation="revoke", words="Another's.")
    file = file_of(night if file_of is exports.night_file else group)
    copy = copy_of(group)
    for _ in range(2):
        take(copy, file)
    [here] = Law.objects.filter(group=copy, night__client_id=night.client_id)
    assert (here.words, here.client_id, here.made_at, here.key.name) == (
        "So.",
        proposal.client_id,
        proposal.made_at,
        "Guest 1",
    )
    assert copy.law_set.get(night=None).words == WORDS
    is_all = file_of is exports.group_file
    assert copy.law_set.filter(words="Another's.").count() == is_all


def test_a_file_has_no_proposal_that_was_dismissed_and_no_ruling_that_was_deleted(
    ann, group, night, law, proposal
):
    Law.objects.update(withdrawn_at=timezone.now())
    ann.post(f"/groups/{group.pk}/laws/{law.pk}/deletion/")
    content = json.loads(exports.group_file(group))["content"]
    assert "proposals" not in content["nights"][0]
    assert "laws" not in content["group"]


@pytest.mark.alike
def test_a_deleted_ruling_does_not_come_back_with_an_old_file(ann, group, law):
    file = exports.group_file(group)
    Law.objects.update(withdrawn_at=timezone.now())
    ann.post(f"/groups/{group.pk}/laws/{law.pk}/deletion/")
    take(group, file)
    assert group.law_set.get().words == ""


@pytest.mark.alike
def test_withdrawn_rulings_of_a_file_take_no_room(group, law, monkeypatch):
    monkeypatch.setitem(bounds.MOST_LAWS, "host", 1)
    monkeypatch.setattr(bounds, "MOST_WITHDRAWN", 2)
    about = {"group": group, "game": "oh_hell", "situation": "revoke"}
    about["came"] = "passed"
    gone = [Law(**about, words=str(n), withdrawn_at=timezone.now()) for n in range(2)]
    Law.objects.bulk_create(gone)
    copy = copy_of(group)
    take(copy, exports.group_file(group))
    assert copy.law_set.count() == 3
    Law.objects.create(**about, words="One too many.")
    with pytest.raises(FileError, match="more than 1 rulings"):
        take(copy, exports.group_file(group))
