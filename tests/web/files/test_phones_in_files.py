"""The phone that a note or a proposal came from leaves with its file and comes back."""

import json

import pytest

from scorekeeper.files import exports, imports
from scorekeeper.files.file_format import checksum
from scorekeeper.files.imports.parts import FileError
from scorekeeper.models import Group, Law, Note

PHONE = 2**52 - 1  # the largest that there is


@pytest.fixture
def write(group, night):
    """Writes a note and a proposal of a night, as from a phone: write(phone)."""

    def write(phone):
        about = {"group": group, "night": night, "phone": phone}
        kept = {"game": "oh_hell", "situation": "revoke", "came": "passed"}
        Note.objects.create(**about, text="A note.")
        return Law.objects.create(**about, **kept, words="A proposal.")

    return write


def read_back(group):
    """What a file of a group says, once it is imported again into a copy."""
    file = exports.group_file(group)
    copy = Group.objects.create(name=group.name, file_id=group.file_id)
    for _ in range(2):
        imports.take(copy, imports.content_of(file))
    assert json.loads(exports.group_file(copy)) == json.loads(file)
    return copy


@pytest.mark.alike
@pytest.mark.parametrize("phone", [PHONE, None])
def test_the_phone_of_a_note_and_of_a_proposal_comes_back(group, write, phone):
    write(phone)
    copy = read_back(group)
    for model in (Note, Law):
        assert model.objects.get(group=copy).phone == phone


@pytest.mark.alike
@pytest.mark.parametrize("part", ["notes", "proposals"])
@pytest.mark.parametrize("phone", ["7", -1, 2**53 + 1, True])
def test_what_is_no_number_of_a_phone_is_refused(group, write, part, phone):
    write(PHONE)
    whole = json.loads(exports.group_file(group))
    whole["content"]["nights"][0][part][0]["phone"] = phone
    whole["checksum"] = checksum(whole["content"])
    copy = Group.objects.create(name="A copy", file_id=group.file_id)
    with pytest.raises(FileError):
        imports.take(copy, imports.content_of(json.dumps(whole).encode()))
