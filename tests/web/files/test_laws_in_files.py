"""The law of a circle leaves with its file and comes in again."""

import json

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.utils import timezone

from scorekeeper import exporting, importing
from scorekeeper.file_format import checksum
from scorekeeper.importing.parts import FileError
from scorekeeper.models import Circle, Law

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


def test_only_what_older_readers_do_not_know_makes_a_newer_file(circle, bob):
    version = json.loads(exporting.circle_file(circle))["version"]
    Law.objects.create(circle=circle, game="oh_hell", situation="revoke", words="So.")
    assert (version, json.loads(exporting.circle_file(circle))["version"]) == (1, 4)


@pytest.mark.alike
@pytest.mark.parametrize(
    "broken",
    [{"words": ""}, {"came": "disputed"}, {"situation": "a b"}, {"at": None}],
)
def test_a_law_that_cannot_be_read_is_refused(circle, law, broken):
    file = changed(exporting.circle_file(circle), **broken)
    with pytest.raises(FileError):
        take(copy_of(circle), file)
