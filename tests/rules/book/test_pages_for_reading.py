"""The page of each game for reading: it leaves out nothing that the game knows."""

import contextlib
import json
import re

import pytest

import rules
from rules.book import situations
from rules.book.source_files.drawn_cards import drawn_cards, is_row
from rules.book.words import in_pieces, spellings
from rules.common import COMMON_REASONS
from rules.games import family_named, presets_named
from rules.games.pinochle.melds import NAMES as PINOCHLE_MELDS
from rules.rule_book import rule_book
from rules.rule_book.blocks import block
from rules.rule_book.book import PHASES, WordLinks
from rules.rule_book.page_files import rule_page
from rules.why import COMMON_HEARD
from tests.rules.book.pages import KEYS
from tests.server import ROOT

SHORTEST, LONGEST = 300, 750  # words on the pack, the deal and how it goes
SHORTEST_OF_THE_PAD = 150  # it knows no rules
OF_ALL = {key for key, _rule in COMMON_REASONS}


def told(key):
    """How a deal goes, as one text."""
    return " ".join(
        rule_page(key).pack
        + [" ".join([name, *blocks]) for name, blocks in rule_page(key).course]
    )


@pytest.mark.parametrize("key", KEYS)
def test_every_line_of_the_sheet_has_its_value(key):
    keys = {name for value in rule_page(key).values for name in value.keys}
    game = rules.card_game_named(key)
    assert {name for name, _rule in game().all_reasons()} - OF_ALL <= keys
    if key.startswith("pinochle"):
        assert set(PINOCHLE_MELDS) <= keys


@pytest.mark.parametrize("key", KEYS)
def test_every_house_rule_and_every_named_set_has_a_source(key):
    game = rules.card_game_named(key)
    assert sorted(rule_page(key).sources) == sorted(one.key for one in game.options)
    assert sorted(rule_page(key).sets) == sorted(one.key for one in presets_named(key))


@pytest.mark.parametrize("key", KEYS)
def test_every_situation_stands_under_its_phase(key):
    phases = rule_book(rules.card_game_named(key))["situations"]
    listed = [one["key"] for phase in phases for one in phase["pages"]]
    assert sorted(listed) == sorted(one["key"] for one in situations(key))
    assert {one["phase"] for one in situations(key)} <= {key for key, _ in PHASES}


@pytest.mark.parametrize("key", KEYS)
def test_all_that_is_announced_is_explained(key):
    known = [pattern(words) for words, _means in rule_page(key).heard + COMMON_HEARD]
    said = {one["text"] for sheet in sheets_of(key) for one in sheet["announcements"]}
    said |= set(announced_by_rulings(key))
    unknown = [one for one in said if not any(re.fullmatch(p, one) for p in known)]
    assert not unknown


@pytest.mark.parametrize("key", KEYS)
def test_how_a_deal_goes_is_told_at_readable_length(key):
    shortest = SHORTEST_OF_THE_PAD if key == "score_pad" else SHORTEST
    assert shortest <= len(told(key).split()) <= LONGEST


@pytest.mark.parametrize("key", KEYS)
def test_each_page_says_how_a_deal_is_entered_and_in_which_other_ways(key):
    steps = {name: " ".join(blocks) for name, blocks in rule_page(key).course}
    game = rules.card_game_named(key)
    record = {"game": key, "players": list("ABCD")[: game.players[0]]}
    _usual, *others = rules.score(record, prompts=True)["ways"]
    for _way, words in others:
        assert words.lower() in steps["Enter the deal"].lower().replace("\n", " ")


def test_a_row_of_cards_is_drawn_and_spoken_and_its_words_are_marked():
    row = block("> K♠ 10♦ + 9♣: a tierce is three", WordLinks("piquet"))
    aloud = "king of spades, ten of diamonds, plus nine of clubs"
    assert row["cards"]["aloud"] == aloud
    [[_king, ten], [_nine]] = row["cards"]["groups"]
    assert ten == {"rank": "10", "suit": "diamonds", "sign": "♦"}
    assert "".join(one["text"] for one in row["pieces"]) == "A tierce is three"
    assert [one["text"] for one in row["pieces"] if one["term"]] == ["tierce"]


@pytest.mark.parametrize("key", KEYS)
def test_only_cards_of_the_game_are_drawn(key):
    page = rule_page(key)
    blocks = page.differs + page.pack + page.ending
    blocks += [one for _name, step in page.course for one in step]
    rows = [drawn_cards(one)[0] for one in blocks if is_row(one)]
    drawn = {card for groups in rows for group in groups for card in group}
    assert drawn <= set(rules.card_game_named(key).cards)


def test_a_word_is_found_whole_once_and_in_its_longest_form():
    names = spellings("piquet")
    text = "Repique, or pique: a repique is no carte blanche. Repiques count."
    marked = [one["text"] for one in in_pieces(names, text) if one["term"]]
    assert marked == ["Repique", "pique", "carte blanche"]
    assert "".join(one["text"] for one in in_pieces(names, text)) == text


def test_part_of_a_word_is_no_word():
    assert all(one["term"] is None for one in in_pieces([("run", 0)], "Runes, prune"))


def sheets_of(key):
    """The worked cases of a game that are accepted, scored."""
    path = ROOT / f"tests/cases/{family_named(key)}.json"
    for case in json.loads(path.read_text()):
        if case["record"]["game"] == key:
            with contextlib.suppress(rules.RuleError):
                yield rules.score(case["record"])


def announced_by_rulings(key):
    """What is said to each offence that needs no more than who it was."""
    game = rules.card_game_named(key)
    players = ["Ann", "Bob", "Cara", "Dan"][: max(min(game.players), 2)]
    for offence in game.offences:
        entry = {"type": "penalty", "seat": 0, "offence": offence.key}
        record = {"game": key, "players": players, "entries": [entry]}
        with contextlib.suppress(rules.RuleError):
            yield from (one["text"] for one in rules.score(record)["announcements"])


def pattern(words):
    """An announcement as a regular expression: {what changes} may be anything."""
    return re.sub(r"\\\{[^{}]*\\\}", ".+", re.escape(words))
