"""The pages of what games come to: a person, two people, the records of a circle."""

import pytest

from scorekeeper import recording
from tests.web.circles import record

pytestmark = pytest.mark.django_db
KEYS = ["oh_hell", "piquet", "bezique_four", "pinochle", "scotch_whist", "tablanette"]


@pytest.fixture
def played(night, people):
    """A random game of each family."""
    everybody = list(people.values())
    for key in KEYS:
        game = next(
            r for r in (record(key, s) for s in range(40)) if len(r["players"]) <= 4
        )
        seated = everybody[: len(game["players"])]
        assert recording.import_record(night, game, seated).refusal is None


def test_pages(played, ann, people, circle):
    a, b = people["Ann"].pk, people["Bob"].pk
    for key in ["", *KEYS]:
        for page in (
            f"/people/{a}/",
            f"/people/{a}/with/{b}/",
            f"/circles/{circle.pk}/records/",
            f"/people/{a}/games/",
        ):
            r = ann.get(f"{page}?game={key}")
            assert r.status_code == 200
