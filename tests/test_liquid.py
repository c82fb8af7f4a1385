"""The phone draws every table with LiquidJS as the server with Django and Jinja."""

import functools
import json
from pathlib import Path

import pytest
from django.template.loader import render_to_string

import rules
from scorekeeper import partials
from scorekeeper.views.page import with_partials_in_pad
from screen import table_screen
from tests import phone
from tests.dom import parts
from tests.phone.answer import PAGE
from tests.random_player import RandomPlayer

TEMPLATE = "games/_table.html"
PAGES = {
    "refused": PAGE,
    "entering": PAGE | {"refusal": None},
    "closed": PAGE
    | {"refusal": None, "may_enter": False, "may_redo": False, "may_invite": False}
    | {"is_closed": True, "may_reopen": True},
}

GAMES = {game.key: game for game in rules.card_games()}


def worked_cases():
    """The record of each worked case by its name, up to an entry that is refused."""
    for path in sorted((Path(__file__).parent / "cases").glob("*.json")):
        for case in json.loads(path.read_text()):
            record, wrong = case["record"], case["expect"].get("error")
            if wrong and wrong.get("entry") is None:
                continue
            if wrong:
                record = record | {"entries": record["entries"][: wrong["entry"]]}
            if record["game"] in GAMES:
                yield f"{path.stem}: {case['name']}", record


def random_games():
    """A few points of random games of each kind, by a name."""
    for key, card_game in GAMES.items():
        record = RandomPlayer(card_game, "draw").play()
        for place in range(0, len(record["entries"]) + 1, 5):
            cut = record | {"entries": record["entries"][:place]}
            yield f"{key}: after {place} random entries", cut


@functools.cache
def pictures():
    """The context of the table's partial for each case on each page."""
    records = [*worked_cases(), *random_games()]
    sheets = [(name, rules.score(record, prompts=True)) for name, record in records]
    return {
        f"{name} ({kind})": {"table": table_screen(sheet), "page": page}
        for name, sheet in sheets
        for kind, page in PAGES.items()
    }


@functools.cache
def on_the_phone():
    drawn = phone.drawn([(TEMPLATE, picture) for picture in pictures().values()])
    return dict(zip(pictures(), drawn, strict=True))


@pytest.mark.parametrize("name", pictures())
def test_phone_and_server_draw_the_same_table(name):
    on_the_phone()
    picture = pictures()[name]
    with_partials_in_pad(picture["table"])
    drawn = render_to_string(TEMPLATE, picture)
    assert parts(on_the_phone()[name]) == parts(drawn)
    said = drawn.replace('none=true">None<', "")  # a chip that says so
    assert "None" not in said
    assert parts(partials.drawn(TEMPLATE, picture)) == parts(drawn)


def test_the_pages_give_a_table_of_the_same_parts(ann, game):
    served = ann.get(game.get_absolute_url()).context
    assert kinds(served["table"]) == kinds(table_screen(game.sheet))
    assert kinds(served["page"]) == kinds(PAGES["entering"])


def kinds(parts):
    return {name: type(part).__name__ for name, part in parts.items()}


def test_a_difference_shows_and_white_space_does_not():
    assert parts("<p a='1'  b>x  y</p>") == parts("<p b a=1>\n x y </p>")
    assert parts("<p>x</p>") != parts("<p>y</p>")
    assert parts("<p class='red'>x</p>") != parts("<p>x</p>")


@pytest.mark.parametrize("more", [{}, {"written": "null", "text": "SCOREKEEPER1 <1>"}])
def test_phone_and_server_ask_the_same_question(more):
    question = {"id": "8f14e45f", "entry": None, "place": 3, "seen": 4}
    question |= {"mine": "Ben bids 4 <♥>", "theirs": "Ben bids 3", "who": "this phone"}
    shown = {"question": question | {"by": "Ann's phone"} | more, "page": PAGE}
    drawn = render_to_string("games/_question.html", shown)
    assert parts(phone.drawn([("games/_question.html", shown)])[0]) == parts(drawn)
    assert "this phone says “Ben bids 4 &lt;♥&gt;”. Which was it?" in drawn
