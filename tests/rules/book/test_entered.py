"""What the referee's book enters is accepted, and does to the score what it says."""

import pytest

import rules
from tests.often import sisters_later
from tests.rules.book.effects import Entered, On
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
TRIES = 12  # ways of saying it, at each point


@pytest.mark.parametrize("game", sisters_later(KEYS))
def test_what_is_entered_does_what_the_book_says(game):
    at_tables = {}
    for page in pages(game):
        if page.enter and (header := page.header()):
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
