"""A circle leaves as a file and comes back the same, to the byte."""

import pytest

from scorekeeper import exporting, importing
from scorekeeper.models import Circle
from tests.web.circles import random_circle

pytestmark = pytest.mark.django_db


def new_like(circle):
    """An empty circle that the files of another are of."""
    return Circle.objects.create(
        name=circle.name,
        currency=circle.currency,
        house_rules=circle.house_rules,
        file_id=circle.file_id,
    )


def taken(circle, file):
    return importing.take(circle, importing.content_of(file))


@pytest.mark.parametrize("seed", range(3))
def test_export_wipe_and_import_give_the_same_file_to_the_byte(seed):
    circle = random_circle(seed)
    file = exporting.circle_file(circle)
    copy = new_like(circle)
    taken(copy, file)
    assert exporting.circle_file(copy) == file
