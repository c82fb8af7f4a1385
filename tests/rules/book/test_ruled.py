"""What the referee's page offers to enter is accepted, wherever a game stands."""

import itertools

import pytest

import rules
from phone import rulings
from phone.rulings.answers import covers, spelt
from phone.rulings.entry_forms import form_for, ruling_entry
from phone.rulings.question_screen import LIKELY, likely_keys
from phone.rulings.situation import cost, outcomes
from rules import book
from rules.book.content_files import family_content
from rules.book.question_search.phases import phases_of
from tests.often import sisters_later
from tests.random_player import RandomPlayer
from tests.rules.book.effects import On

KEYS = [game.key for game in rules.card_games()]
POINTS = (0, 1, 4, 9, 16)  # of a random game: how many entries stand
TRIES = 60
MOST_CHIPS = 6  # of a question that says two things


def tables(key, seed=3):
    """A random game at some points, each with the player who plays on."""
    header = RandomPlayer(rules.card_game_named(key), seed, rulings=0).record
    player = On(header | {"entries": []}, seed)
    for place in range(POINTS[-1] + 1):
        if player.referee.result is not None:
            return
        if place in POINTS:
            yield player
        player.enter_something()


def is_accepted(player, prompt):
    """Whether some way of filling in a form is an entry that may be made."""
    for _try in range(TRIES):
        entries = [*player.record["entries"], player.answer(prompt)]
        try:
            rules.score(player.record | {"entries": entries})
        except rules.RuleError:
            continue
        return True
    return False


@pytest.mark.parametrize("key", sisters_later(KEYS))
def test_every_form_of_a_ruling_is_accepted(key):
    for player in tables(key):
        known, sheet = set(), rules.score(player.record, prompts=True)
        for situation in book.situations(key):
            for one in situation["outcomes"]:
                enter = one["enter"]
                made = enter and ruling_entry(player.record, sheet, enter)
                if made and made["prompt"] and repr(enter) not in known:
                    known.add(repr(enter))
                    prompt = form_for(player.referee, enter)
                    assert is_accepted(player, prompt), (situation["key"], enter)


@pytest.mark.parametrize("key", sisters_later(KEYS))
def test_every_answer_leads_to_a_single_ruling(key):
    for player in tables(key):
        sheet = rules.score(player.record, prompts=True)
        for one in book.situations(key):
            chips = [range(len(question["answers"])) for question in one["ask"]]
            for given in itertools.product(*chips):
                answers = "".join(map(str, given))
                page = rulings.ruled_situation(
                    player.record, sheet, one["key"], answers
                )
                assert page["ruling"]["words"]
                assert page["ruling"]["source"]


@pytest.mark.parametrize("key", KEYS)
def test_at_each_moment_six_are_offered(key):
    for player in tables(key):
        names = likely_keys(key, phases_of(player.referee))
        assert len(set(names)) == LIKELY


def test_what_was_asked_before_and_what_was_entered_come_first():
    first, second, *_ = likely_keys(
        "oh_hell", ("play",), "trick", ["lost_card", "nonsense"]
    )
    assert (first, second) == ("lost_card", "led_out_of_turn")


@pytest.mark.parametrize(
    ("key", "last", "names"),
    [
        ("bezique", "meld", ["wrong_meld"]),
        ("bezique_four", "lay", ["wrong_meld"]),
        ("tablanette", "play", ["wrong_capture", "missed_capture"]),
        ("tablanette", "tablanette", ["false_tablanette", "wrong_capture"]),
        ("scotch_whist", "trick", ["led_out_of_turn", "revoke"]),
        ("piquet", "answer", ["wrong_answer"]),
        ("pinochle_two", "deal_total", ["wrong_score"]),
    ],
)
def test_right_after_an_entry_what_may_be_wrong_with_it_comes_first(key, last, names):
    for phase in ("deal", "play", "end"):
        assert likely_keys(key, (phase,), last)[: len(names)] == names


@pytest.mark.parametrize("key", KEYS)
def test_after_each_entry_of_a_game_something_of_it_may_be_asked(key):
    rulings_of = {one["key"] for one in book.situations(key) if one["kind"] == "ruling"}
    for made in rules.card_game_named(key).entry_types:
        assert {*book.after(key, made.type)} & rulings_of, made.type


@pytest.mark.parametrize("key", KEYS)
def test_whatever_is_asked_after_an_entry_is_in_a_book_of_its_family(key):
    games = book.situations(key)[0]["games"]
    types = {
        made.type for one in games for made in rules.card_game_named(one).entry_types
    }
    known = {one["key"] for game in games for one in book.situations(game)}
    assert {*family_content(key, "occasions")["after"]} <= types
    assert {name for made in types for name in book.after(key, made)} <= known


def fined(key, name, entries, answers=""):
    """What entering a ruling would do: (who, in words) of each way."""
    record = {"game": key, "players": ["Ann", "Bob"], "entries": entries}
    sheet = rules.score(record, prompts=True)
    page = rulings.ruled_situation(record, sheet, name, answers)
    return [(one["who"], one["words"]) for one in page["entering"]["effects"]]


def test_the_effect_names_who_and_what_and_who_leads_and_who_goes_on():
    begun = [{"type": "adjust", "side": 0, "points": 5}]
    ann, bob = fined("scotch_whist", "revoke", begun, "0")
    lost = "Ann's 5 becomes \u22125. Bob now leads. Nobody has won. Bob leads."
    assert ann == ("Ann", lost)
    assert bob == ("Bob", "Bob's 0 becomes \u221210. Nobody has won. Bob leads.")


def test_what_is_the_same_for_all_is_told_once():
    told = fined("tablanette", "wrong_capture", [], "0")
    assert told == [("", "The score stays as it is.")]


def test_partners_are_told_of_once():
    record = {"game": "scotch_whist", "players": ["Ann", "Bob", "Cid", "Dan"]}
    record |= {"options": {"sides": "two"}}
    record["entries"] = [{"type": "trump", "card": "9S"}]
    sheet = rules.score(record, prompts=True)
    page = rulings.ruled_situation(record, sheet, "revoke", "0")
    effects = page["entering"]["effects"]
    assert [one["who"] for one in effects] == ["Ann or Cid", "Bob or Dan"]
    assert "Bob & Dan now lead." in effects[0]["words"]


def test_whose_turn_it_is_is_told_once():
    record = {"game": "scotch_whist", "players": ["Ann", "Bob"]}
    record["entries"] = [{"type": "adjust", "side": 0, "points": 5}]
    sheet = rules.score(record, prompts=True)
    fine = rulings.ruled_situation(record, sheet, "revoke", "0")
    assert fine["entering"]["effects"][0]["words"].endswith(" Bob leads.")
    assert fine["turn"] == ""
    no_fine = rulings.ruled_situation(record, sheet, "card_ranking", "")
    assert no_fine["turn"] == "Bob leads"


@pytest.mark.parametrize("key", KEYS)
def test_one_tap_answers_whatever_a_situation_asks(key):
    for one in book.situations(key):
        page = rulings.ruled_in_book(key, one["key"], "")
        assert bool(page["question"]) == (not page["ruling"]), one["key"]
        for chip in page["question"]["chips"] if page["question"] else ():
            page = rulings.ruled_in_book(key, one["key"], chip["answers"])
            assert page["ruling"], (one["key"], chip)
            [given] = [one for one in page["question"]["chips"] if one["is_given"]]
            assert given == chip | {"is_given": True}
            assert (
                rulings.in_words_of_book(key, one["key"], chip["answers"])[1]
                == (chip["words"])
            )


@pytest.mark.parametrize("key", KEYS)
def test_a_chip_that_says_both_stands_for_all_that_are_ruled_alike(key):
    for one in book.situations(key):
        once = book.question(key, one)
        if len(one["ask"]) < 2:
            continue
        assert len(once["chips"]) <= MOST_CHIPS
        ways = [(words, each) for words, ways in once["chips"] for each in ways]
        chips = [range(len(question["answers"])) for question in one["ask"]]
        for given in itertools.product(*chips):
            answers = "".join(map(str, given))
            [words] = [words for words, way in ways if covers(way, answers)]
            first = next(ways[0] for each, ways in once["chips"] if each == words)
            assert ruled_under(one, answers) == ruled_under(one, first)


def ruled_under(situation, answers):
    """The outcomes under each choice of house rules that its outcomes name."""
    named = [one["options"] for one in situation["outcomes"]]
    given = spelt(situation["ask"], answers)
    return [outcomes(situation, given, options) for options in [{}, *named]]


def test_what_a_ruling_costs_is_a_sentence():
    assert cost("none") == ""
    assert cost("none: the card stays face up").startswith(
        "No effect on the score: the card"
    )
    assert cost("10 for each trick") == "10 for each trick."


@pytest.mark.parametrize("key", sisters_later(KEYS))
def test_no_ruling_of_a_book_costs_a_bare_none(key):
    given = [each for one in book.situations(key) for each in one["outcomes"]]
    assert not [one for one in given if cost(one["score"]).startswith("None")]
