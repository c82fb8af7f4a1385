"""A phone draws every partial as the server does, to the last byte."""

import json
import re
from pathlib import Path

import pytest
from django.template import engines
from django.template.loader import render_to_string
from jinja2 import TemplateSyntaxError

import rules
from phone.screen import table_screen
from phone.screen.review.page import review_screen
from scorekeeper.engine.trees import tree
from scorekeeper.tables import partials
from scorekeeper.tables.table_page import with_partials, with_partials_in_pad
from tests import phone
from tests.often import long, sisters_later
from tests.phone.alone import GROUP, NOW, Alone
from tests.phone.page import PAGE
from tests.random_player import RandomPlayer
from tests.sentences import CONFIRMED_BY_ITSELF, NOT_YET_CONFIRMED

TABLE = "tables/_table.html"
SIDES = [{"number": 0, "name": "Ann & <Cal>"}, {"number": 1, "name": "Bob"}]
ROW = {"id": "a1", "words": "Ann bids <2>", "who": "Ann", "by": "Bob"}
SIGNATURE = SIDES[0] | {"phone": "Bob's <phone>", "may_remove": True}
ASKING = {
    "is_unknown": True,
    "names": SIDES,
    "tap": ROW | {"side": 1, "is_turned": True},
    "own": NOT_YET_CONFIRMED,
    "same": CONFIRMED_BY_ITSELF,
    "disputes": [ROW | {"number": 0, "phone": "Bob's <phone>"}],
    "signing": {
        "state": "1,2",
        "names": [SIGNATURE, SIGNATURE | {"may_remove": False}],
        "before": [SIGNATURE | {"phone": ""}],
        "missing": SIDES,
    },
}
QUESTION = {"id": "8f14e45f", "entry": None, "place": 3, "seen": 4, "keep": "Keep 3"}
QUESTION |= {
    "sentence": "Ann's phone entered <♥>. You tapped 4.",
    "change": "Change to 4",
}
OFFER = {"label": "Change to <4>", "path": "3/", "is_change": True, "entry": "null"}
CONFLICT = {
    "sentence": "Ann's phone entered 3 for Ben. You tapped <4>.",
    "offer": OFFER,
}
DIFFERING = {"refusal": None, "agreed": ".2", "questions": [QUESTION]}
PAGES = {
    "refused": PAGE,
    "entering": PAGE | {"refusal": None},
    "overtaken": PAGE | {"refusal": None, "conflict": CONFLICT},
    "asking": PAGE | DIFFERING | {"agreeing": ASKING},
    "closed": PAGE
    | {"refusal": None, "may_enter": False, "may_redo": False, "may_invite": False}
    | {"is_closed": True, "is_over": True, "may_reopen": True},
    "left out": PAGE
    | {"refusal": None, "may_enter": False, "may_redo": False, "may_invite": False}
    | {"is_closed": True, "is_left_out": True, "may_resume": True},
}

ROOT = Path(__file__).parents[2]
CASES = sorted((ROOT / "tests/cases").glob("*.json"))
GAMES = {game.key: game for game in rules.card_games()}
STRETCHES = 2  # of so many pictures of a game, so that they are shared among processors


def all_cases():
    """(name, record, refusal) of each worked case of a game that is on the menu."""
    for path in CASES:
        for case in json.loads(path.read_text()):
            if case["record"]["game"] in GAMES:
                name = f"{path.stem}: {case['name']}"
                yield name, case["record"], case["expect"].get("error")


def worked_cases():
    """The record of each worked case by its name, up to an entry that is refused."""
    for name, record, wrong in all_cases():
        if not wrong:
            yield name, record
        elif wrong.get("entry") is not None:
            yield name, record | {"entries": record["entries"][: wrong["entry"]]}


def cases_of(key):
    return [one for one in worked_cases() if one[1]["game"] == key]


def random_games(key):
    """A few points of a random game, by a name."""
    record = RandomPlayer(GAMES[key], "draw").play()
    for place in range(0, len(record["entries"]) + 1, 9):
        cut = record | {"entries": record["entries"][:place]}
        yield f"{key}: after {place} random entries", cut


def tables(key, stretch, is_whole):
    """(name, partial, what it calls by name) of one stretch of a game's tables.

    Each in one kind of page, by turns, or in each of them if `is_whole`.
    """
    records = [*cases_of(key), *random_games(key)]
    for place, (name, record) in enumerate(records[stretch::STRETCHES]):
        sheet = rules.score(record, prompts=True)
        kinds = [*PAGES.items()]
        for kind, page in kinds if is_whole else [kinds[place % len(kinds)]]:
            shown = {"table": with_partials_in_pad(table_screen(sheet)), "page": page}
            yield f"{name} ({kind})", TABLE, shown


def reviews(key):
    """(name, partial, what it calls by name) of each worked case that is read back."""
    for name, record in cases_of(key):
        referee, makers = rules.replay_and_watch(record)
        sheet = rules.scored_record(referee, prompts=True)
        read = review_screen(referee, sheet, record["entries"], makers)
        view = {"review": read, "opened": 1, "name": "<Game>", "back": "#/e/game/g"}
        yield (
            name,
            "offline/night/_review.html",
            {"view": {**view, "entry": "#/e/entry"}},
        )


def evenings(key):
    """The pages of an evening on a phone alone, of which each worked case is a game."""
    for name, record in cases_of(key):
        alone = evening_of(record)
        last = len(record["entries"]) - 1
        corrected = [
            f"/game/g/entry/{at}" for at in (last, f"{last}/remove", "0/remove")
        ]
        for address in ["", "/settle", *(corrected if last >= 0 else ())]:
            yield f"{name} at {address}", *page_of(alone.go(address))
    for address in ("/new", f"/new/{key}"):
        yield address, *page_of(alone.go(address))


def evening_of(record):
    """An evening of the players of a record, who play it."""
    alone = Alone(GROUP, GROUP | {"id": 8, "name": "<Skat>"})
    alone.begin("Ann", "Bob", stake="0.05")
    alone.evening["people"] = record["players"]
    head = {part: record[part] for part in record if part != "entries"}
    game = {"id": "g", "name": "A game", "record": head, "started_at": NOW}
    alone.evening["games"] = [game | {"came": None}]
    alone.enter(*record["entries"])
    return alone


def page_of(shown):
    """(partial, what it calls by name) of a page, as its script has them drawn."""
    names = shown["names"] | {"words": "<Nothing> is refused."}
    view = names["view"]
    view["prompts"] = with_partials(view.get("likely", []) + view.get("others", []))
    return shown["partial"], names


def refusals():
    """(name, partial, what it calls by name) of each entry that a case has refused."""
    for name, record, wrong in all_cases():
        if wrong:
            with pytest.raises(rules.RuleError) as raised:
                rules.score(record)
            page = {"refusal": raised.value.as_dict()}
            yield name, "tables/_refused.html", {"page": page}


def drawn_alike(shown):
    """What both draw of each (name, partial, what it calls by name): texts."""
    drawn = phone.drawn([(partial, names) for _name, partial, names in shown])
    for (name, partial, names), page in zip(shown, drawn, strict=True):
        assert page == partials.draw_partial(partial, names), name
    return drawn


@pytest.mark.parametrize("is_whole", [False, long(True)])
@pytest.mark.parametrize("stretch", range(STRETCHES))
@pytest.mark.parametrize("key", GAMES)
def test_phone_and_server_draw_the_same_table(key, stretch, is_whole):
    shown = list(tables(key, stretch, is_whole))
    for (name, *whole), drawn in zip(shown, drawn_alike(shown), strict=True):
        in_a_page = render_to_string(*whole).replace("&#x27;", "&#39;")
        assert "".join(in_a_page.split()) == "".join(drawn.split()), name
        assert "None" not in drawn.replace('none=true">None<', ""), name


@pytest.mark.parametrize("key", GAMES)
def test_phone_and_server_draw_the_same_review(key):
    for drawn in drawn_alike(list(reviews(key))):
        assert "Deal" in drawn or "No entries yet." in drawn


@pytest.mark.parametrize("key", sisters_later(GAMES))
def test_phone_and_server_draw_the_same_evenings(key):
    drawn = drawn_alike(list(evenings(key)))
    assert all("<h1" in page and "<h1></h1>" not in page for page in drawn)


def test_phone_and_server_draw_the_same_beginning_of_an_evening():
    alone = Alone(GROUP, GROUP | {"id": 8, "name": "<Skat>"})
    alone.tap("add", stake="0.05", ante="", cap="", name="Ann & Bob")
    [page] = drawn_alike([("begin", *page_of(alone.show()))])
    assert "Ann &amp; Bob" in page


def test_phone_and_server_draw_the_same_refusals():
    assert all("<p" in drawn for drawn in drawn_alike(list(refusals())))


@pytest.mark.parametrize("more", [{}, {"written": "null", "text": "SCOREKEEPER1 <1>"}])
def test_phone_and_server_ask_the_same_question(more):
    shown = {"question": QUESTION | more, "page": PAGE}
    [drawn] = drawn_alike([("question", "tables/_question.html", shown)])
    assert "phone entered &lt;♥&gt;. You tapped 4." in drawn


def test_the_pages_give_a_table_of_the_same_parts(ann, game):
    served = ann.get(game.get_absolute_url()).context
    assert kinds(served["table"]) == kinds(table_screen(game.sheet))
    assert kinds(served["page"]) == kinds(PAGES["entering"])


def kinds(parts):
    return {name: type(part).__name__ for name, part in parts.items()}


NAMES = {
    "name": "Ann's & <Ben>'s \"♥\"",
    "yes": True,
    "no": False,
    "nothing": None,
    "zero": 0,
    "minus": -3,
    "half": 0.5,
    "empty": [],
    "same": "-3",
    "rows": [{"name": "a", "cells": [1, None, ""]}, {"name": "<b>"}],
    "page": {"url": "/games/1/", "refusal": None},
}
CONDITIONS = [
    "name and yes",
    "yes and empty",
    "no or name",
    "no or zero or empty",
    "no and name or yes",
    "not name",
    "not empty",
    "not page.gone",
    "yes and not zero",
    "not yes or not no",
    "not minus == same",
    "rows|length > 1",
    "rows|length > 2",
    "not missing|length > 0 and empty|length > 0",
]
WRITTEN = [
    "<p title='{{ name }}'>{{ name }} {{ yes }} {{ no }} {{ nothing }} {{ half }}</p>",
    "{{ missing }}{{ page.url }}{{ page.missing }}{{ missing.more.still }}{{ minus }}",
    "{% for row in rows %}{% for cell in row.cells %}{{ row.name }}-{{ cell }}, "
    "{% endfor %}{{ row.name }}{% endfor %}{{ row }}{{ cell }}{{ name }}",
    "{% for name in rows %}{{ name.name }}{% endfor %}{{ name }}",
    "{% for row in missing %}x{% endfor %}{% for row in empty %}x{% endfor %}",
    *[
        "{% if NAME %}1{% elif yes %}2{% else %}3{% endif %}".replace("NAME", name)
        for name in [*NAMES, "missing", "page.gone", *CONDITIONS]
    ],
    "{% if no %}1{% elif nothing %}2{% elif minus == minus %}3{% else %}4{% endif %}",
    "{% if minus == same %}1{% endif %}{% if nothing == no %}2{% endif %}",
    "{% include 'tables/_refused.html' %}",
    "{% for page in rows %}{% include 'tables/_closed.html' %}{% endfor %}",
    "{# for readers #}  {{ name -}}  x\n\n",
]


def test_what_partials_say_means_the_same_to_both():
    jinja = engines["partials"].env
    made = {written: tree(written, jinja.parse(written)) for written in WRITTEN}
    shown = [(written, NAMES) for written in WRITTEN]
    drawn = phone.drawn(shown, phone.partials() | made)
    served = [jinja.from_string(written).render(NAMES) for written in WRITTEN]
    assert dict(zip(WRITTEN, drawn, strict=True)) == dict(
        zip(WRITTEN, served, strict=True)
    )


# A flag that an attribute says is asked for: Python writes True, where pages say true.
FLAG = re.compile(r'="\{\{ [\w.]*\b(?:is|has|may)_\w+ \}\}')


def test_no_attribute_is_a_flag():
    texts = {name: (ROOT / "templates" / name).read_text() for name in phone.partials()}
    assert [name for name, text in texts.items() if FLAG.search(text)] == []


@pytest.mark.parametrize(
    "written",
    [
        "{{ name|upper }}",
        "{{ rows|length }}",
        "{% if rows|length > zero %}{% endif %}",
        "{% if rows|first > 1 %}{% endif %}",
        "{{ name.upper() }}",
        "{{ rows[0] }}",
        "{{ 'x' }}",
        "{% if name == 'x' %}{% endif %}",
        "{% if minus > zero %}{% endif %}",
        "{% for row in rows %}{{ loop.index }}{% endfor %}",
        "{% for row in rows %}{{ forloop.counter }}{% endfor %}",
        "{% for row in rows %}{% else %}none{% endfor %}",
        "{% for row in rows if row.name %}{% endfor %}",
        "{% for one, other in rows %}{% endfor %}",
        "{% include 'x.html' ignore missing %}",
        "{% include 'x.html' without context %}",
        "{% include ['x.html', 'y.html'] %}",
        "{% set name = 1 %}",
    ],
)
def test_what_no_phone_draws_is_refused_with_its_place(written):
    read = engines["partials"].env.parse(f"<p>\n{written}</p>")
    with pytest.raises(TemplateSyntaxError) as refused:
        tree("games/_odd.html", read)
    assert "games/_odd.html" in str(refused.value)
    assert refused.value.lineno == 2
