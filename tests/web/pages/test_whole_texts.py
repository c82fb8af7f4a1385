"""No text is cut silently: a field states its limit, and a refusal repeats it."""

from uuid import uuid4

import pytest

from scorekeeper.models import Bill, Group, Night
from tests.server import ROOT
from tests.web.full_night import filled, pages_of
from tests.web.reading import Reading

DRAWN = [*(ROOT / "templates").rglob("*.html"), *(ROOT / "static/js").rglob("*.js")]
LONG = "A long way from home " * 4 + "x"
REFUSED = "Use at most 80 characters. This text has 85."
STATED = "At most 80 characters."


@pytest.mark.alike
def test_no_field_of_any_page_lets_a_browser_cut_what_is_typed(
    ann, bob, game, night, group
):
    finished = filled(night, bob, game)
    people = [f"/people/{person.pk}/edit/" for person in group.people.all()[:1]]
    pages = [*pages_of(night, game, finished), *people, "/join/", "/start/", "/"]
    assert [page for page in pages if "maxlength" in ann.get(page).text] == []
    assert [file for file in DRAWN if "maxlength" in file.read_text()] == []


@pytest.fixture
def forms(night, group, people):
    """(address, field, what else is sent) of each form with a line of text."""
    bill = {"way": "equal", "seen": "", "id": uuid4()}
    bill |= {f"{part}_{people['Ann'].pk}": "9" for part in ("paid", "equal")}
    return {
        "place": (f"/groups/{group.pk}/start/", {"people": [people["Ann"].pk]}),
        "group-name": (f"/groups/{group.pk}/", {"group-currency": "EUR"}),
        "name": (f"/nights/{night.pk}/bills/", bill),
    }


@pytest.mark.alike
@pytest.mark.parametrize("field", ["place", "group-name", "name"])
def test_a_line_that_is_too_long_is_refused_with_the_limit_and_stays(
    ann, group, forms, field
):
    address, more = forms[field]
    refused = ann.post(address, more | {field: LONG})
    assert refused.status_code == 422
    page = Reading(refused).text
    assert REFUSED in page
    assert STATED in page
    assert f'value="{LONG}"' in refused.text
    assert not Bill.objects.exists()
    assert Night.objects.count() == 1
    assert Group.objects.get(pk=group.pk).name == group.name


def test_a_search_that_is_too_long_says_so_and_keeps_its_words(ann, group):
    page = ann.get(f"/groups/{group.pk}/games/", {"text": LONG})
    assert REFUSED in Reading(page).text
    assert f'value="{LONG}"' in page.text


def test_a_code_that_is_too_long_is_refused_with_the_limit(ann):
    refused = ann.post("/join/", {"code": "7" * 41})
    assert refused.status_code == 422
    assert "Use at most 40 characters. This text has 41." in Reading(refused).text


@pytest.mark.alike
def test_a_long_question_stays_whole_and_its_page_says_how_much_was_read(bob, game):
    asked = "Somebody looked at another card, and then " * 12
    page = bob.get(f"{game.get_absolute_url()}referee/", {"q": asked})
    assert f">{asked.strip()}</textarea>" in page.text
    said = "The search reads the first 400 characters of your question."
    assert said in Reading(page).text
    short = bob.get(f"{game.get_absolute_url()}referee/", {"q": asked[:400]})
    assert said not in Reading(short).text
