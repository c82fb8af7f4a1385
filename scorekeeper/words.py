"""Nights, people and games in the words of a page."""

from django.urls import reverse
from django.utils import timezone
from django.utils.formats import date_format

from rules.words import MINUS, join_with_and, minus, side_name, winners
from scorekeeper import scoring
from scorekeeper.table_options import name_by
from scorekeeper.unreadable import name
from scorekeeper.unreadable.games import IS_WRONG, SHEET, is_stand_in
from scorekeeper.unreadable.games import WORDS as CANNOT_BE_READ

APART = "Kept as a separate game."


def night_title(night):
    """A night by its date: "Friday 20 November", with the year if it is another."""
    return date_format(night.date, "l j F" if is_this_year(night.date) else "j F Y")


def is_this_year(day):
    """Whether a date can be said without its year."""
    return day.year == timezone.localdate().year


def game_name(game):
    """What a table calls its game: by its title, or by the name of the card game."""
    return name_by(game.key, game.options) or game.key


def side_names(game):
    """The name of each side of a game, in the order of the sheet's totals."""
    names = game.names()
    return [side_name(names, seats) for seats in game.sheet["sides"]]


def game_line(game):
    """One game as a list shows it: its name, where it stands or ended, its address."""
    words = stands_at(game)
    return {
        "name": game_name(game),
        "words": f"{words}. {APART}" if game.apart_from else words,
        "is_open": game.status == "open" and not game.is_left_out,
        "left_out": game.pk if game.is_left_out else None,
        "url": game_url(game),
        "date": game.started_at,
    }


def stands_at(game):
    """Where a game stands or how it ended; that it cannot be read where it cannot."""
    try:
        return result_words(game) if game.status == "finished" else progress(game)
    except IS_WRONG:
        name("game", game.pk, SHEET)
        return CANNOT_BE_READ


def known_for(game):
    """The tags of a finished game; none where its sheet cannot be read."""
    try:
        return () if is_stand_in(game) else scoring.tags_of(game.sheet)
    except IS_WRONG:
        name("game", game.pk, SHEET)
        return ()


def finished_line(game):
    """A finished game in a list of games of many nights: when, and known for what."""
    words_of = dict(scoring.words_of_tags())
    tags = [words_of[tag] for tag in known_for(game)]
    return game_line(game) | {"night": night_title(game.night), "tags": tags}


def game_url(game):
    """Where a game is looked at: an open one at the table, a finished one in review."""
    is_finished = game.status == "finished"
    return reverse("review", args=[game.pk]) if is_finished else game.get_absolute_url()


def progress(game):
    """Where an open game stands: "Deal 3: Ann 46, Bob 45"."""
    if is_stand_in(game):
        return CANNOT_BE_READ
    deals = game.sheet["deals"]
    if not deals:
        return f"{join_with_and(game.names())}, not yet dealt"
    totals = scoring.settled_sheet(game.sheet)["totals"]
    return f"Deal {deals[-1]['number']}: {points(game, totals)}"


def result_words(game):
    """How a game ended: "Ann won 221 from Bob: 212 + 91 + 100"."""
    if is_stand_in(game):
        return CANNOT_BE_READ
    result = game.sheet["result"]
    stopped = ", stopped early" if result["stopped"] else ""
    line = scoring.result_line(game.sheet)
    if line:
        return f"{who_won(game)} {kept_together(line)}{stopped}"
    return f"{who_won(game)}{stopped}: {points(game, result['scores'])}"


def who_won(game):
    """Who has won a finished game: "Ann & Bob won"."""
    sides = game.sheet["sides"]
    won = [sides[side] for side in game.sheet["result"]["winners"]]
    return f"{winners(game.names(), won) or 'Nobody'} won"


def kept_together(sum):
    """A sum, "101 − 29 + 72", that no line breaks in two."""
    for sign in (MINUS, "+"):
        sum = sum.replace(f" {sign} ", f"\N{NO-BREAK SPACE}{sign}\N{NO-BREAK SPACE}")
    return sum


def points(game, totals):
    """The points of each side, the most first."""
    sides = sorted(
        zip(side_names(game), totals, strict=True), key=lambda side: -side[1]
    )
    return ", ".join(f"{name} {minus(total)}" for name, total in sides)
