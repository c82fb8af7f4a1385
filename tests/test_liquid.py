"""The phone draws every table with LiquidJS as the server with Django and Jinja."""

import json
from pathlib import Path

import pytest
from django.template.loader import render_to_string

import rules
from phone.screen import table_screen
from scorekeeper import partials
from scorekeeper.views.page import with_partials_in_pad
from tests import phone
from tests.dom import parts
from tests.phone.page import PAGE
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
STRETCHES = 2  # of so many pictures of a game, so that they are shared among processors


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


def random_games(key):
    """A few points of a random game, by a name."""
    record = RandomPlayer(GAMES[key], "draw").play()
    for place in range(0, len(record["entries"]) + 1, 5):
        cut = record | {"entries": record["entries"][:place]}
        yield f"{key}: after {place} random entries", cut


def pictures(key, stretch):
    """(name, context of the table's partial) of one stretch of a game's pictures."""
    worked = [one for one in worked_cases() if one[1]["game"] == key]
    records = [*worked, *random_games(key)]
    for name, record in records[stretch::STRETCHES]:
        sheet = rules.score(record, prompts=True)
        for kind, page in PAGES.items():
            yield f"{name} ({kind})", {"table": table_screen(sheet), "page": page}


@pytest.mark.parametrize("stretch", range(STRETCHES))
@pytest.mark.parametrize("key", GAMES)
def test_phone_and_server_draw_the_same_table(key, stretch):
    shown = list(pictures(key, stretch))
    on_the_phone = phone.drawn([(TEMPLATE, picture) for _name, picture in shown])
    for (name, picture), liquid in zip(shown, on_the_phone, strict=True):
        with_partials_in_pad(picture["table"])
        drawn = render_to_string(TEMPLATE, picture)
        assert parts(liquid) == parts(drawn), name
        assert partials.drawn(TEMPLATE, picture) == drawn.replace("&#x27;", "&#39;"), (
            name
        )
        assert "None" not in drawn.replace('none=true">None<', ""), name


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
