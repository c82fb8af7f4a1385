"""What is not filled in is asked for in our own words, never in a browser's."""

import re
from html import unescape

import pytest
from django.forms import BaseForm

from tests.server import ROOT
from tests.web.reading import Reading

pytestmark = pytest.mark.alike
PAGES = sorted((ROOT / "templates").rglob("*.html"))
FORM = re.compile(r"<form\b[^>]*")
PROMPT = re.compile(r'<form[^>]*class="prompt.*?</form>', re.DOTALL)
HIDDEN = re.compile(r'<input type="hidden" name="([^"]*)" value="([^"]*)"')


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_no_form_is_left_to_the_browser(page):
    forms = FORM.findall(page.read_text())
    assert [form for form in forms if "novalidate" not in form] == []


@pytest.mark.parametrize(
    ("key", "names"),
    [
        ("oh_hell", "Ann Bob Cleo"),
        ("piquet", "Ann Bob"),
        ("scotch_whist", "Ann Bob Cleo"),
        ("tablanette", "Ann Bob"),
    ],
)
def test_what_was_left_open_is_asked_for_in_a_sentence(bob, start, key, names):
    page = bob.get(start(key, names).get_absolute_url()).text
    forms = [form for form in PROMPT.findall(page) if " required" in form]
    assert forms
    for form in forms:
        fields = {name: unescape(value) for name, value in HIDDEN.findall(form)}
        response = bob.post(re.search(r'\saction="(.*?)"', form)[1], fields)
        assert response.status_code == 422
        text = Reading(response).text
        assert re.search(r"(Choose|Fill in) [a-z ]+ first\.|Fill in either ", text), (
            text
        )
        assert "This is not a" not in text


def forms_below(form):
    """The forms that are made of a form."""
    below = set(form.__subclasses__())
    return below.union(*(forms_below(one) for one in below))


def test_no_form_speaks_in_the_words_of_django():
    """As Django says it: "This field is required.", "Select a valid choice."."""
    below = forms_below(BaseForm)
    forms = [one for one in below if one.__module__.startswith("scorekeeper.")]
    assert len(forms) > 15
    said = [
        str(sentence)
        for form in forms
        for name, field in getattr(form, "base_fields", {}).items()
        if name != "id"
        for sentence in field.error_messages.values()
    ]
    assert [one for one in said if "required" in one or "valid choice" in one] == []
    assert [one for one in said if "submitted" in one] == []


@pytest.mark.parametrize(
    ("page", "name", "asked"),
    [("/join/", "code", "Enter the code."), ("/import/", "file", "Choose a file.")],
)
def test_an_empty_form_asks_for_its_field(eve, db, page, name, asked):
    response = eve.post(page, {name: ""})
    assert response.status_code == 422
    assert asked in Reading(response).text
