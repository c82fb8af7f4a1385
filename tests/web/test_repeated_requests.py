"""What was asked before under the same id changes nothing: known circle by circle."""

from uuid import uuid4

from scorekeeper.models import Asked, Circle
from scorekeeper.models.asked import is_repeated, note_request


def test_a_request_is_known_again_once_it_is_noted(circle):
    first, other = uuid4(), uuid4()
    assert not is_repeated(circle.pk, first)
    note_request(circle.pk, first)
    assert is_repeated(circle.pk, first)
    assert not is_repeated(circle.pk, other)


def test_the_same_id_in_another_circle_is_another_request(circle):
    asked, other = uuid4(), Circle.objects.create(name="Other")
    note_request(circle.pk, asked)
    assert not is_repeated(other.pk, asked)
    note_request(other.pk, asked)
    assert is_repeated(other.pk, asked)


def test_a_request_without_an_id_is_never_known(circle):
    note_request(circle.pk, None)
    assert not is_repeated(circle.pk, None)
    assert not Asked.objects.exists()
