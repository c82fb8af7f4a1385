"""The result of a night as a picture, drawn here, to be sent to everybody."""

from django.shortcuts import render
from django.views.decorators.http import require_safe

from scorekeeper.access import permissions
from scorekeeper.money.currencies import written_amount
from scorekeeper.money.ledger.plan import money_of
from scorekeeper.money.ledger.results import result_of
from scorekeeper.money.plan_rows import rows_seen
from scorekeeper.nights.course import hours
from scorekeeper.nights.night_page import headline, moments_with_address, result_shown
from scorekeeper.nights.night_rows import games_in_words
from scorekeeper.nights.picture import picture
from scorekeeper.words import game_name, night_title, result_words


@require_safe
def night_picture(request, pk):
    night = permissions.night(request, pk)
    shown = {"picture": picture_data(night)}
    return render(request, "nights/picture.svg", shown, content_type="image/svg+xml")


def picture_data(night):
    """The picture of a night as plain data."""
    games = list(night.games.finished().order_by("started_at", "pk").defer("entries"))
    result = result_of(night, games)
    shown = result_shown(result)
    played = games_in_words(
        len(games), night.games.unfinished().count(), is_open=night.closed_at is None
    )
    below = (played, f"in {shown['counted_in']}", night.place)
    ledger = money_of(night.group, result).ledger_in(night.currency)
    return picture(
        night_title(night),
        " · ".join(part for part in below if part),
        headline(result),
        shown,
        hours(result, games),
        [f"{one['name']}: {one['text']}" for one in moments_with_address(games)],
        [row_words(row, night.currency) for row in rows_seen(ledger, result)],
        [(game_name(game), result_words(game)) for game in games],
    )


def row_words(row, currency):
    """One row of the plan as (who pays whom, how much)."""
    return f"{row.payer} pays {row.payee}", written_amount(row.amount, currency)
