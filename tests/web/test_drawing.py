"""The table's partials drawn without Django: word for word what Django draws."""

import pytest
from django.template import engines
from django.template.loader import render_to_string

from scorekeeper import drawing

SHOWN = {
    "name": '<Ann\'s & "Bob">',
    "none": None,
    "yes": True,
    "number": -3,
    "half": 0.5,
    "rows": [{"name": "a", "cells": [1, ""]}, {"name": "b"}],
    "page": {"url": "/games/1/", "none": None},
}


def both(written, shown=SHOWN):
    """What Django draws of a template, and what we do."""
    template = engines["django"].from_string(written)
    text = []
    drawing.each_after_the_other(template.template.nodelist)(shown, text.append)
    return template.render(shown), "".join(text)


@pytest.mark.parametrize(
    "written",
    [
        "{{ name }} {{ none }} {{ yes }} {{ number }} {{ half }}",
        "{{ missing }}{{ page.url }}{{ page.missing }}{{ page.none.more }}{{ name.x }}",
        "{% for row in rows %}{{ row.name }}{% for cell in row.cells %}-{{ cell }}"
        "{% endfor %}{{ cell }}{% endfor %}{{ row }}",
        "{% for row in missing %}x{% endfor %}{% for row in none %}x{% endfor %}",
        "{% for name in rows %}{{ name.name }}{% endfor %}{{ name }}",
        "{% if missing %}1{% else %}2{% endif %}{% if missing == none %}3{% endif %}",
        "{% if yes and not none %}1{% endif %}{% if none or page.url %}2{% endif %}",
        "{% if none %}1{% elif yes %}2{% else %}3{% endif %}",
        "{% if name == page.url %}1{% endif %}",
        "{% if page.url == '/games/1/' %}2{% endif %}",
    ],
)
def test_each_part_of_the_language_is_drawn_as_django_draws_it(written):
    as_django, ours = both(written)
    assert ours == as_django


def test_a_partial_may_be_named_by_what_is_shown():
    shown = {"page": {"refusal": {"message": "No <b>", "part": None}}}
    assert drawing.drawn("games/_refused.html", shown) == render_to_string(
        "games/_refused.html", shown
    )


@pytest.mark.parametrize(
    "written",
    [
        "{{ name|upper }}",
        "{% for a in rows %}{% empty %}x{% endfor %}",
        "{% for a in rows reversed %}{% endfor %}",
        "{% for a, b in rows %}{% endfor %}",
        '{% include "games/_refused.html" with page=page %}',
        "{% if number > 3 %}{% endif %}",
        "{% now 'Y' %}",
    ],
)
def test_what_a_phone_cannot_draw_is_refused_as_soon_as_it_is_read(written):
    with pytest.raises(TypeError):
        both(written)


def test_a_template_that_changes_is_read_anew():
    drawing.drawing("games/_refused.html")
    drawing.forget()
    assert drawing.drawing.cache_info().currsize == 0
