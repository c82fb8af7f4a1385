"""The referee's book is whole: every page has its form, and names what is there."""

import itertools
import json
import subprocess
import sys

import pytest

import rules
from rules import book
from tests.rules.book.pages import KEYS, headers, pages

PHASES = {"before", "deal", "exchange", "bidding", "declaring", "melding"}
PHASES |= {"play", "count", "any", "end"}
SOURCES = {"S0", "S1", "S2", "S3", "S4", "Laws", "spec", "custom"}
PARTS = ["key", "kind", "games", "phase", "title", "ask", "outcomes", "words", "see"]
OF_AN_OUTCOME = ["if", "options", "ruling", "source", "enter", "waive", "score"]


@pytest.mark.parametrize("game", KEYS)
def test_each_situation_has_its_parts(game):
    found = book.situations(game)
    known = {one["key"] for one in found}
    family = {one["key"] for key in found[0]["games"] for one in book.situations(key)}
    assert len(known) == len(found)
    for one in found:
        assert list(one) == PARTS
        assert one["kind"] in ("ruling", "rule")
        assert game in one["games"]
        assert set(one["games"]) <= set(KEYS)
        assert one["phase"] in PHASES
        assert one["words"]
        assert one["outcomes"]
        assert set(one["see"]) <= family - {one["key"]}
        assert len(one["ask"]) <= 2
        for asked in one["ask"]:
            assert len(set(asked["answers"])) == len(asked["answers"]) >= 2


@pytest.mark.parametrize("game", KEYS)
def test_each_outcome_is_for_answers_and_house_rules_that_there_are(game):
    values = {}
    for key in book.situations(game)[0]["games"]:
        for option in rules.card_game_named(key).options:
            values.setdefault(option.key, []).append(option)
    for page in pages(game):
        one, asked = page.outcome, page.situation["ask"]
        assert list(one) == OF_AN_OUTCOME
        assert one["source"] in SOURCES
        assert one["ruling"].endswith((".", "?", "!"))
        assert len(one["if"]) == len(asked)
        for answer, question in zip(one["if"], asked, strict=True):
            assert answer in (book.ANY, *question["answers"])
        for key, value in one["options"].items():
            assert any(option.allows(value, 2) for option in values[key]), page


@pytest.mark.parametrize("game", KEYS)
def test_every_answer_has_a_ruling_under_every_house_rule(game):
    for situation in book.situations(game):
        asked = [one["answers"] for one in situation["ask"]]
        [first, *_others] = [
            page for page in pages(game) if page.situation == situation
        ]
        for header in headers(game, *first.options()):
            in_force = rules.replay(header).table.options
            for answers in itertools.product(*asked):
                found = book.outcome(situation, answers, in_force)
                assert found, (situation["key"], answers, header["options"])


def test_every_outcome_is_given_at_some_table():
    given, all_of_them = set(), set()
    for page in [page for game in KEYS for page in pages(game)]:
        name = (page.situation["games"][0], page.situation["key"], page.place)
        all_of_them.add(name)
        if page.header():
            given.add(name)
    assert all_of_them == given


@pytest.mark.parametrize("game", KEYS)
def test_each_term_is_explained_once(game):
    terms = book.glossary(game)
    names = [name for one in terms for name in (one["term"], *one["also"])]
    assert all(one["means"].endswith(".") for one in terms)
    assert len({one["term"] for one in terms}) == len(terms)
    assert names


def test_there_is_as_much_as_was_written():
    found = {}
    for page in [page for game in KEYS for page in pages(game)]:
        at = (page.situation["games"][0], page.situation["key"])
        found.setdefault(at, page.situation)
    assert len(found) >= 268
    assert sum(len(one["outcomes"]) for one in found.values()) >= 676
    assert sum(len(book.worked_deals(game)) for game in KEYS) == 21


@pytest.mark.parametrize("game", KEYS)
def test_a_deal_to_learn_by_is_told_and_runs(game):
    for deal in book.worked_deals(game):
        assert deal["story"]
        assert rules.score(deal["record"])["deals"]
        assert deal["players"] == deal["record"]["players"]
        assert len(deal["after"]) == len(deal["story"])
        assert deal["after"] == sorted(deal["after"])
        assert deal["after"][-1] == len(deal["record"]["entries"])


def told(*words):
    command = [sys.executable, "-m", "rules", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_command_tells_what_may_be_asked():
    said = json.loads(told("situations", "bezique_500").stdout)
    assert said == {
        "game": "bezique_500",
        "situations": book.situations("bezique_500"),
        "glossary": book.glossary("bezique_500"),
    }
    keys = [one["key"] for one in said["situations"]]
    assert "called_out" in keys
    assert "partners_meld" not in keys


def test_of_no_game_it_tells_an_error():
    done = told("situations", "bridge")
    assert (done.returncode, done.stdout) == (2, "")
    assert json.loads(done.stderr)["error"]["code"] == "unknown_game"
    assert book.situations("bridge") == book.glossary("bridge") == []
    assert book.worked_deals("bridge") == []
    assert book.about_refusal("bridge", "hook") is None
