"""What a ruling says, what its page says beforehand, and what is entered agree.

Each outcome of each situation is entered at real tables: early, in mid-deal, and where
a deal is over; behind all that stands, or at the entry that the ruling is about.
"""

import itertools

import pytest

import rules
from phone import corrections, rulings
from phone.log.rows import Row
from phone.rulings.effect import STAYS
from phone.rulings.entry_forms import form_for, ways
from phone.rulings.standing_entries import entries_at
from phone.screen.names import side_names
from phone.screen.table.call import whose_turn
from rules import book
from rules.book.content_files import family_content
from rules.words import minus
from tests.often import sisters_later
from tests.random_player import RandomPlayer
from tests.rules.book.effects import On

KEYS = [game.key for game in rules.card_games()]
EARLY, MIDDLE, MOST = 2, 9, 160  # entries
# What a ruling says of an entry that stands.
TRACES = ("out of the record", "in the record", "into the record", "the record at")
TRACES += ("entered already", "entered wrongly", "wrong entry", "take out", "taken out")
TRACES += ("that entry", "the entry", "entry is corrected", "put this ruling before")
TRACES += ("is corrected where", "before anything else", "correct the")
TRACES += ("from the record", "change the entry")


def tables(key, seed=5):
    """Records of a random game: early, in mid-deal, and once a deal is over."""
    header = RandomPlayer(rules.card_game_named(key), seed, rulings=0).record
    player = On(header | {"entries": []}, seed)
    for place in range(MOST):
        if place in (EARLY, MIDDLE):
            yield record_of(player)
        if player.referee.result or player.referee.table.completed_deals():
            break
        player.enter_something()
    yield record_of(player)


def record_of(player):
    return player.record | {"entries": list(player.record["entries"])}


def pages(record, sheet):
    """The page of each situation under each answer that a chip of it gives."""
    for one in book.situations(record["game"]):
        put = book.question(record["game"], one)
        answers = [ways[0] for _words, ways in put["chips"]] if put else [""]
        for given in answers:
            yield rulings.ruled_situation(record, sheet, one["key"], given)


def says(words, before, after):
    """Whether a preview says what moves, and what comes next."""
    pairs = zip(before["totals"], after["totals"], strict=True)
    moved = [
        f"{name}'s {minus(was)} becomes {minus(now)}"
        for name, (was, now) in zip(side_names(before), pairs, strict=True)
        if was != now
    ]
    turn = whose_turn(after)
    is_right = all(one in words for one in moved or [STAYS])
    return is_right and (STAYS in words) != bool(moved) and turn in words


def told(effects, entry, before):
    """What a preview says of an entry."""
    who = [before["players"][entry["seat"]]] if "seat" in entry else []
    fits = [one for one in effects if not one["who"] or who[0] in one["who"]]
    return [one["words"] for one in fits]


@pytest.mark.parametrize("key", sisters_later(KEYS))
def test_what_a_page_says_beforehand_is_what_is_entered(key):
    seen = set()
    for record in tables(key):
        sheet, referee = rules.score(record, prompts=True), rules.replay(record)
        for page in pages(record, sheet):
            made, enter = page["entering"], page["outcome"]["enter"]
            once = len(record["entries"]), repr(enter)
            if once in seen or not (made and made["effects"]):
                continue
            seen.add(once)
            fields = form_for(referee, enter)["fields"]
            assert page["turn"] == "", page["key"]
            tried = [accepted(record, one) for one in ways(enter, fields)]
            for entry, after in filter(None, tried):
                words = told(made["effects"], entry, sheet)
                about = page["key"], entry, words, record
                assert any(says(one, sheet, after) for one in words), about
    assert seen


def accepted(record, entry):
    """An entry behind a record, and the sheet after it; None where it is refused."""
    try:
        whole = record | {"entries": [*record["entries"], entry]}
        return entry, rules.score(whole, prompts=True)
    except rules.RuleError:
        return None


@pytest.mark.parametrize("key", sisters_later(KEYS))
def test_a_ruling_on_an_entry_that_stands_does_there_what_its_page_says(key):
    for record in tables(key):
        sheet = rules.score(record, prompts=True)
        for page in pages(record, sheet):
            assert bool(page["turn"]) <= (page["turn"] == whose_turn(sheet))
            for one in page["earlier"]:
                for entry, after in corrected(record, page, one):
                    words = told(one["effects"], entry or {}, sheet)
                    about = page["key"], one, entry, record
                    assert any(says(text, sheet, after) for text in words), about


def corrected(record, page, one):
    """Each way of entering a ruling at an entry: (entry, the sheet after it)."""
    if not one["effects"]:
        return
    operation, enter = one["operation"], page["outcome"]["enter"]
    for entry in entries_at(record, one["place"], operation, enter)["ways"]:
        try:
            done = corrections.CorrectedRecord(
                record, Row(operation, one["place"], entry)
            )
        except rules.RuleError:
            continue
        yield entry, done.sheet


@pytest.mark.parametrize("key", sisters_later(KEYS))
def test_a_ruling_that_speaks_of_an_entry_leads_to_it(key):
    """Nothing says that an entry is put right, and shows no way to one."""
    found = [(record, rules.score(record, prompts=True)) for record in tables(key)]
    for page in itertools.chain(*[pages(*one) for one in found]):
        words, made = page["outcome"]["ruling"].lower(), page["entering"]
        is_about = any(trace in words for trace in TRACES)
        has_way = page["earlier"] or (made and (made["prompt"] or made["is_on_pad"]))
        assert has_way or not is_about, (page["key"], page["answers"], words)
        if made and page["kind"] == "ruling" and not has_way:
            assert made["why"], page["key"]


@pytest.mark.parametrize("key", KEYS)
def test_what_the_book_says_of_entries_is_about_its_situations(key):
    lines = family_content(key, "situations")["earlier"]
    games = book.situations(key)[0]["games"] + [key]
    known = {one["key"]: one for game in games for one in book.situations(game)}
    named = [rules.card_game_named(game) for game in games]
    types = {one.type for game in named for one in game.entry_types}
    assert set(lines) <= set(known)
    for name in lines:
        chips = [range(len(ask["answers"])) for ask in known[name]["ask"]]
        answers = ["".join(map(str, one)) for one in itertools.product(*chips)]
        found = [
            one for given in answers for one in book.earlier_entries(key, name, given)
        ]
        assert len(lines[name]) <= len(found), name
        assert {word for one in found for word in one["types"]} <= types, name
