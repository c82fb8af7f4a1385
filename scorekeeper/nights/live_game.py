"""An open game as a card: the score of each side, and the next step."""

from rules.words import minus
from scorekeeper import scoring
from scorekeeper.nights.night_page import are_long
from scorekeeper.unreadable import name
from scorekeeper.unreadable.games import IS_WRONG, SHEET, is_stand_in
from scorekeeper.unreadable.games import WORDS as CANNOT_BE_READ
from scorekeeper.words import game_name, side_names

SO_FAR = " so far, "  # "4 so far, Dev to bid"


def live_game(game, mine=()):
    """A game as templates/nights/_live.html shows it.

    `step`: "Deal 5 of 8 · Dev to bid". `sides` in the order of the table, each with a
    `name`, its total as `words`, and whether it `is_mine`. `mine`: the ids of the
    people whose phone it is.
    """
    card = {"url": game.get_absolute_url(), "name": game_name(game)}
    try:
        return card | score_so_far(game, mine)
    except IS_WRONG:
        name("game", game.pk, SHEET)
        return card | {"step": CANNOT_BE_READ, "sides": []}


def score_so_far(game, mine):
    """The next step and the sides of a game; no sides if its sheet cannot be read."""
    if is_stand_in(game):
        return {"step": CANNOT_BE_READ, "sides": []}
    sheet = scoring.settled_sheet(game.sheet)
    people = [player["person"] for player in game.players]
    rows = zip(side_names(game), sheet["totals"], sheet["sides"], strict=True)
    sides = [
        {
            "name": side,
            "words": minus(total),
            "is_mine": any(people[seat] in mine for seat in seats),
        }
        for side, total, seats in rows
    ]
    return {"step": next_step(sheet), "sides": sides, "is_long": are_long(sides)}


def next_step(sheet):
    """Which deal it is, and who does what: "Deal 5 of 8 · Dev to bid"."""
    turn = scoring.whose_turn(sheet)
    turn = turn.partition(SO_FAR)[2] or turn
    return " · ".join(filter(None, [deal_words(sheet), turn]))


def deal_words(sheet):
    """Which deal it is: "Deal 5 of 8", "After 1 deal"; "" before the first."""
    first = sheet["headline"].partition(" · ")[0]
    if first.startswith(("Deal", "After")):
        return first
    return f"Deal {sheet['deals'][-1]['number']}" if sheet["deals"] else ""
