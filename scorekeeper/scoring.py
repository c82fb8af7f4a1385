"""The one door from the web app to rules and screens: scores, menus, pages."""

from contextlib import suppress
from math import inf
from pathlib import Path
from zlib import crc32

import rules
from phone import (
    agreement_checks,
    agreements,
    conflict,
    corrections,
    early_end,
    entry_gap,
    house_rules,
    rulings,
    signatures,
    why,
)
from phone.counter_form import count_screen
from phone.house_rules import (
    count_for,
    describe_options,
    may_play_by,
    name_of_set,
    offered_sets,
    options_of,
    still_offered,
)
from phone.missed_announcements import what_was_missed
from phone.rulings.worked_deals import worked_screen
from phone.screen import (
    entry_in_form,
    how_settled,
    result_line,
    result_screen,
    table_screen,
    with_people,
)
from phone.screen.evening.settle import verdict
from phone.screen.names import side_names
from phone.screen.pad.form_state import keep_taps
from phone.screen.review import comparison
from phone.screen.review.moment import moment_screen, step_made
from phone.screen.review.page import review_screen, with_rulings
from phone.screen.review.repeats import first_of_deal, say_once
from phone.screen.seats import players_words, refusal_of_seats
from phone.screen.sheet.pending_claims import settled_sheet
from phone.screen.table.call import whose_turn
from rules import UNKNOWN_PRICE, VERSION, RuleError, book, history, part_at_fault
from rules.book import glossary, question_search
from rules.book.words import spellings
from rules.counters import counter
from rules.games import history_named, turning_named, usual_options
from rules.ranking import places
from rules.record import scored_record
from rules.rule_book import rule_book as book_of
from rules.turning_points import story as story_of
from scorekeeper.database import game_cache
from scorekeeper.table_options import card_game_key

# These rules to the letter: what draws a table changes more often than what counts.
RULES = sorted(Path(rules.__file__).parent.rglob("*.py"))
MADE_BY = f"{VERSION} {crc32(b''.join(path.read_bytes() for path in RULES)):08x}"
MOST_FOLLOWED = 16
question_search.limits["indices"] = inf  # a phone keeps one
followed = {}  # pk of a game -> (record, the Referee that read it), the newest last


def score(record):
    """The scored record, with its prompts, of a record; raises RuleError."""
    return rules.score(record, prompts=True)


def by_these_rules(game):
    """A game; an open one whose sheet other rules have made gets one of these.

    It is written with the next entry. What these rules refuse stays as it was.
    """
    if game.status == "open" and game.rules_version != MADE_BY:
        with suppress(RuleError):
            game.sheet = score(game.record())
    return game


def score_on(record, pk):
    """As `score`, for the game of a pk that most often just goes on.

    The referee stays in this process's memory, which saves a fifth of an entry, more in
    a long game. Where the record begins with all that it has read, it reads the rest;
    else the whole is replayed.
    """
    before, referee = followed.pop(pk, (None, None))
    if before and goes_on(before, record):
        read_on(referee, before, record, pk)
    else:
        referee = rules.replay(record)
    follow(pk, record, referee)
    return scored_record(referee, prompts=True)


def read_on(referee, before, record, pk):
    """Reads the rest of a record; who refuses the next entry follows as before."""
    try:
        rules.read_on(referee, record["entries"])
    except RuleError as error:
        if error.entry == len(before["entries"]):
            follow(pk, before, referee)
        raise


def follow(pk, record, referee):
    """Keeps a referee who has read a record, and lets the longest unasked one go."""
    game_cache.keep(followed, pk, (record, referee), MOST_FOLLOWED)


def goes_on(before, record):
    """Whether a record begins with all of a known one, and has more.

    What comes new is always read: equal is not enough, for true equals 1.
    """
    read = before["entries"]
    begun = record | {"entries": record["entries"][: len(read)]}
    return begun == before and len(read) < len(record["entries"])


def effect_of_stopping(record, sheet, worth):
    """What stopping an open game comes to, or None: `phone.screen.table.early_end`.

    `worth`: its `stake`, and the `unit` and `places` of its money.
    """
    return early_end.effect_of_stopping(rules.replay(record), sheet, worth)


def what_happened(record, sheet, worth, words, before, law):
    """What a referee is asked now, and all that may be entered, drawn as forms.

    `words`, `before`, `law`: as `asked_at_table` takes them.
    """
    referee = rules.replay(record)
    asked = rulings.asked_at_table(referee, record["entries"], words, before, law)
    prompts = rulings.all_rulings(referee, record, sheet, worth)
    return {"asked": asked, "prompts": prompts}


def agreements_shown(known, record, sheet, pk):
    """What the table of a game (its pk) shows of its agreements; raises RuleError."""
    _read, referee = followed.get(pk, (None, None))
    if _read is None or _read["entries"] != record["entries"]:
        referee = rules.replay(record)
    return known | agreements.agreements_screen(
        known, agreements.teller(referee), sheet["totals"]
    )


def words_of_entries(record, entries):
    """Some entries that were accepted in a game, in words, by whatever names them."""
    in_words, add = agreements.teller(rules.replay(record)), {"operation": "add"}
    return {key: in_words(add | {"entry": entry}) for key, entry in entries.items()}


def entry_from_form(key, sheet, fields):
    """The entry (a dict) that a posted form holds.

    `key`: of the card game. `sheet`: the scored record that the form was drawn from.
    `fields`: a QueryDict. Nothing is refused here; that is for `score`.
    """

    def fields_of(given):
        return rules.fields_of(key, given)

    return entry_in_form(fields_of, sheet, fields.getlist)


def entries_in_words(record, first):
    """The entries of a record from a place on, each in words; raises RuleError."""
    referee = rules.replay(record)
    return [referee.in_words(entry) for entry in record["entries"][first:]]


def review(record, part=0, deal=0, marks=()):
    """A game read back, or of a long one a part, as `review_screen` writes it.

    `part`: from 1; `deal`: one to find; `marks`: as for `curve`. Raises RuleError.
    """
    referee, makers = rules.replay_and_watch(record)
    sheet = scored_record(referee, prompts=True)
    return review_screen(referee, sheet, record["entries"], makers, part, deal, marks)


def moment(record, place, sheet, colours):
    """The table once so many entries were read, as `say_once` has it; raises RuleError.

    `first`: of the entries of its deal. `sheet`: of all. `colours`: of the people.
    """
    entries = record["entries"]
    place = min(place, len(entries))
    referee = rules.replay(record | {"entries": entries[: max(0, place - 1)]})
    step = step_made(referee, sheet, entries[place - 1]) if place else None
    if place < len(entries):
        sheet = scored_record(referee, prompts=True, way="")
    stood = moment_screen(sheet | {"colours": colours}, entries, step)
    return say_once(stood, sheet) | {"first": first_of_deal(referee, place)}


def tags_of(sheet):
    """What a finished game is known for, as tags: its reasons and its result."""
    return history.tags_of(sheet, history_named(sheet["game"]))


def words_of_tags():
    """(tag, words) of all that any game can be known for, by the words."""
    families = [history_named(game.key) for game in rules.card_games()]
    return history.words_of_tags(families)


def side_gains(record):
    """What a finished game gave each side, as rules/history.py has it."""
    return history.side_gains(rules.replay(record), history_named(record["game"]))


def counts_of(kind):
    """What a kind of game counts, a tuple of Count; none if there is none such."""
    family = history_named(card_game_key(kind))
    return family.COUNTS if family else ()


def story(record):
    """What turned a finished game: `rules.turning_points`; raises RuleError."""
    return story_of(*rules.replay_and_watch(record), turning_named(record["game"]))


def menu():
    """The card games to choose from, in the order of the menu."""
    return [on_the_menu(game) for game in rules.card_games()]


def on_the_menu(game):
    """What the menu shows of a card game (a class)."""
    return {
        "key": game.key,
        "name": game.name,
        "family": game.family,
        "also": list(game.also),
        "players": list(game.players),
        "such_as": list(game.such_as),
        "has_keypad": game.has_keypad,
    }


def card_game(key):
    """A card game as the menu has it, and its options; None if there is none such."""
    game = rules.card_game_named(key)
    if game is None:
        return None
    return on_the_menu(game) | {"options": [one.picture() for one in game.options]}


def house_rules_of(header):
    """All house rules of a game by the head of its record, in words.

    None where this version has no such rules.
    """
    return house_rules.house_rules(header)


def price_of(key, options, players):
    """How a game is settled that would begin so, as `rules.price` has it."""
    try:
        return rules.price_of({"game": key, "options": options, "players": players})
    except RuleError:
        return UNKNOWN_PRICE


def name_of(kind):
    """The name of a card game; None if there is none such."""
    game = rules.card_game_named(card_game_key(kind))
    return game.name if game else None


def family_of(kind):
    """The folder with the rules of a card game; a title is a family of its own."""
    if kind != card_game_key(kind):
        return kind
    return rules.card_game_named(kind).__module__.split(".")[2]


def card_game_keys():
    """The keys of all card games, in the order of the menu."""
    return [game.key for game in rules.card_games()]


def rule_book(key):
    """What the rules say of one card game, in words; None if there is none such."""
    game = rules.card_game_named(key)
    return book_of(game) if game else None
