"""A phone without a network rules as the server does, on entries that stand as well."""

import json

import pytest

import rules
from phone.rulings import asked_at_table
from rules import book
from rules.book import lookup
from rules.book.content_files import family_content
from scorekeeper.engine.sources import DRAWN_OF_BOOK
from scorekeeper.engine.trees import trees
from scorekeeper.tables.partials import draw_partial
from tests import phone
from tests.often import sisters_later
from tests.phone.page import PAGE
from tests.phone.ruled import ruled
from tests.random_player import RandomPlayer
from tests.rules.book.effects import On

AT_MOST = 50  # ms that a phone may take for all of an answer
AT_TABLE = PAGE | {"refusal": None, "rules": "/rules/a_game/"}
QUESTIONS = ["led out of turn", "who deals next", "trump", "last trick", "xyzzy qwrtz"]
KEYS = [game.key for game in rules.card_games()]
ENTRIES = 12


def record_of(key):
    """A random game in mid-deal."""
    header = RandomPlayer(rules.card_game_named(key), 5, rulings=0).record
    player = On(header | {"entries": []}, 5)
    while player.referee.result is None and len(player.record["entries"]) < ENTRIES:
        player.enter_something()
    return player.record


def asked_of(key):
    """The situations that are about entries, and those of a few, each as answered."""
    about = family_content(key, "situations")["earlier"]
    for place, one in enumerate(book.situations(key)):
        if one["key"] in about or place % 9 == 0:
            put = book.question(key, one)
            chips = put["chips"] if put else [("", [""])]
            yield from [(one["key"], answers[0]) for _words, answers in chips]


@pytest.mark.parametrize("key", sisters_later(KEYS))
def test_a_phone_rules_as_the_server_does(key):
    given = {"record": record_of(key), "asked": list(asked_of(key))}
    [there] = phone.each("ruled", "ruled", [given])
    here = json.loads(json.dumps(ruled(json.loads(json.dumps(given)))))
    assert there == here
    assert any(page[2] for page in here["pages"])


@pytest.mark.parametrize("key", sisters_later(KEYS))
def test_a_phone_answers_a_question_as_the_server_does_and_soon(key):
    """The server has the words of the table from the same `asked_at_table`."""
    record = record_of(key)
    names = [one["name"] for one in lookup.entries(key)][::9]
    given = {"record": record, "questions": QUESTIONS + names, "page": AT_TABLE}
    [there] = phone.each("questions", "told", [given])
    referee, found = rules.replay(record), asked_at_table
    here = [found(referee, record["entries"], one) for one in given["questions"]]
    assert [page["asked"] for page in there["pages"]] == json.loads(json.dumps(here))
    assert there["ms"] < AT_MOST
    [partial] = DRAWN_OF_BOOK
    pages = [(partial, page | {"prompts": []}) for page in there["pages"]]
    drawn = phone.drawn(pages, phone.partials() | trees([partial]))
    assert drawn == [draw_partial(*page) for page in pages]
