"""What was asked before under the same id changes nothing: known group by group."""

from uuid import uuid4

from scorekeeper.models import Asked, Group
from scorekeeper.models.repeated_requests import is_repeated, note_request


def test_a_request_is_known_again_once_it_is_noted(group):
    first, other = uuid4(), uuid4()
    assert not is_repeated(group.pk, first)
    note_request(group.pk, first)
    assert is_repeated(group.pk, first)
    assert not is_repeated(group.pk, other)


def test_the_same_id_in_another_group_is_another_request(group):
    asked, other = uuid4(), Group.objects.create(name="Other")
    note_request(group.pk, asked)
    assert not is_repeated(other.pk, asked)
    note_request(other.pk, asked)
    assert is_repeated(other.pk, asked)


def test_a_request_without_an_id_is_never_known(group):
    note_request(group.pk, None)
    assert not is_repeated(group.pk, None)
    assert not Asked.objects.exists()
