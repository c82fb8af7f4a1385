"""A partial drawn by Jinja is the document that Django makes of it."""

import pytest
from django.template import engines

from tests.dom import parts

SHOWN = {
    "name": '<Ann\'s & "Bob">',
    "yes": True,
    "number": -3,
    "half": 0.5,
    "rows": [
        {"name": "a", "items": "d", "cells": [1, ""]},
        {"name": "b", "items": "c"},
    ],
    "page": {"url": "/games/1/", "none": None},
}


@pytest.mark.parametrize(
    "written",
    [
        "<p title='{{ name }}'>{{ name }} {{ yes }} {{ number }} {{ half }}</p>",
        "{{ missing }}{{ page.url }}{{ page.missing }}{{ missing.more.still }}",
        "{% for row in rows %}{{ row.items }}{{ row.name }}"
        "{% for cell in row.cells %}-{{ cell }}{% endfor %}{% endfor %}{{ row }}",
        "{% for row in missing %}x{% endfor %}",
        "{% if missing %}1{% else %}2{% endif %}",
        "{% if yes and not page.none %}1{% endif %}",
        "{% if page.none or number %}2{% endif %}",
        "{% if page.none %}1{% elif page.url == '/games/1/' %}2{% else %}3{% endif %}",
        "{% include 'tables/_refused.html' %}",
    ],
)
def test_what_partials_say_means_the_same_to_both(written):
    django, jinja = (
        engines[name].from_string(written) for name in ("django", "partials")
    )
    assert parts(jinja.render(SHOWN)) == parts(django.render(SHOWN))


def test_a_partial_may_call_nothing():
    written = "{{ name.upper }}{{ page.items }}{{ page.url.title }}"
    assert engines["partials"].from_string(written).render(SHOWN) == ""
