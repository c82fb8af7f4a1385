"""What the referee's book enters is accepted, and does to the score what it says."""

import pytest

import rules
from phone import rulings
from phone.log.rows import Row
from phone.rulings.standing_entries import entries_at
from tests.often import sisters_later
from tests.rules.book.effects import At, Entered, On
from tests.rules.book.pages import KEYS, pages
from tests.rules.book.words import CHECKS
from tests.rules.tables.common import total

# What no random game comes to: entries before it, and what the ruling leaves open.
SCENES = {
    "bezique_500 called_out 2": ([total(490, 490)], {}),
    "pinochle_two called_out 1": ([total(990, 120)], {}),
    "tablanette nobody_took 0": ([], {"points": [0, 0], "cards": [0, 0]}),
}
# What must do so wherever it is entered; of other entries some do, and some do not.
ALWAYS = ("penalty", "misdeal", "adjust", "stop")
SEEDS = 12  # tables at most, until all has been entered
POINTS = 160  # points of a game at which something is entered
EVERY = 5  # entries between two looks at a ruling on an earlier one
TRIES = 12  # ways of saying it, at each point


@pytest.mark.parametrize("game", sisters_later(KEYS))
def test_what_is_entered_does_what_the_book_says(game):
    at_tables = {}
    for page in pages(game):
        if page.enter and not page.is_elsewhere() and (header := page.header()):
            begun, page.more = SCENES.get(str(page), ([], {}))
            header = header | {"entries": begun}
            at = repr(header)
            at_tables.setdefault(at, (header, []))[1].append(page)
    left = []
    for header, waiting in at_tables.values():
        for seed in range(SEEDS):
            waiting = still_waiting(header, waiting, seed)
            if not waiting:
                break
        left += [f"{page}: {page.enter} {page.score}" for page in waiting]
    assert not left, "\n".join(left)


def still_waiting(header, waiting, seed):
    """Those pages that no point of a random game was right for."""
    player = On(header, seed)
    for _point in range(POINTS):
        waiting = [page for page in waiting if not is_right(player, page)]
        if not waiting or player.referee.result is not None:
            break
        player.enter_something()
    return waiting


def is_right(player, page):
    """Whether what a page enters is accepted here, and does what it says."""
    for entry in entries(player, page.enter | page.more):
        try:
            entered = Entered(player.record, entry)
        except rules.RuleError:
            continue
        is_true = CHECKS[page.score](entered)
        if is_true:
            return True
        wrong = f"{page}: {page.score}, but {entry} after {player.record}"
        assert is_true is None or entry["type"] not in ALWAYS, wrong
    return False


def entries(player, enter):
    """Ways of saying what a page enters, at this point of a game."""
    referee = player.referee
    asked = referee.prompts() + referee.ruling_prompts()
    pictures = [
        one.picture(referee.table) for one in asked if one.type == enter["type"]
    ]
    pictures = [one for one in pictures if is_about(one, enter)]
    for _try in range(TRIES if pictures else 0):
        yield player.answer(player.random.choice(pictures)) | enter


def is_about(prompt, enter):
    """Whether a prompt may ask for what is entered."""
    fixed = [field for field in prompt["fields"] if field["fixed"]]
    return all(
        enter.get(one["name"], one["fixed"][0]) == one["fixed"][0] for one in fixed
    )


def test_every_word_that_is_checked_is_in_the_book():
    entered = [page for game in KEYS for page in pages(game) if page.enter]
    assert {page.score for page in entered} == set(CHECKS)


@pytest.mark.parametrize("game", sisters_later(KEYS))
def test_at_an_entry_that_stands_it_does_what_the_book_says(game):
    waiting = [page for page in pages(game) if page.enter and page.is_elsewhere()]
    for seed in range(SEEDS):
        for header in {repr(one.header()): one.header() for one in waiting}.values():
            alike = [one for one in waiting if one.header() == header]
            left = still_waiting_there(header, alike, seed)
            waiting = [one for one in waiting if one not in alike or one in left]
    assert [str(one) for one in waiting if is_ruling(one)] == []


def is_ruling(page):
    """Whether it may be entered whole at an entry: it is not only changed there."""
    ways = {one["how"] for one in page.earlier()}
    return bool(ways & {"instead", "closing"})


def still_waiting_there(header, waiting, seed):
    """Those pages that no point of a random game had the right entry for."""
    player = On(header | {"entries": []}, seed)
    for point in range(POINTS):
        if not waiting or player.referee.result is not None:
            break
        player.enter_something()
        if point % EVERY == 0 or player.referee.table.deal.is_complete:
            waiting = [page for page in waiting if not is_right_there(player, page)]
    return waiting


def is_right_there(player, page):
    """Whether a ruling at an entry that stands does what it says."""
    record = player.record | {"entries": list(player.record["entries"])}
    sheet = rules.score(record, prompts=True)
    given = "".join(str(ask["answers"].index(one)) for ask, one in page.answered())
    shown = rulings.ruled_situation(record, sheet, page.situation["key"], given)
    return any(
        is_true_there(record, page, one) for one in shown["earlier"] if one["effects"]
    )


def is_true_there(record, page, one):
    """Whether one of the ways to enter it there is right; none may be wrong."""
    place, operation = one["place"], one["operation"]
    found = []
    for entry in entries_at(record, place, operation, page.enter)["ways"]:
        try:
            at = At(record, Row(operation, place, entry))
        except rules.RuleError:
            continue
        found.append(CHECKS[page.score](at))
        wrong = f"{page}: {page.score}, but {entry} at {place} of {record}"
        assert found[-1] is not False or entry["type"] not in ALWAYS, wrong
    return True in found
