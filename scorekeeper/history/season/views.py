"""A season of a group: any days, as one page."""

from django.shortcuts import render
from django.utils import timezone
from django.views.decorators.http import require_safe

from scorekeeper.access import me, permissions
from scorekeeper.history.season.queries import SeasonForm, games_of_span, year_of
from scorekeeper.history.season.shown_season import (
    PLAYERS,
    after,
    of_days,
    page_of,
    season_told,
)
from scorekeeper.history.season.standings import shown_standings
from scorekeeper.history.years import years_of
from scorekeeper.people.statistics import update


@require_safe
def season(request, pk):
    """What was played on some days: who led, what was broken, what was new."""
    group = permissions.group(request, pk)
    uncounted = update.add_up_for_page(group.pk)
    years = list(reversed(years_of(group)))
    span = span_of(request.GET, years)
    today = timezone.localdate()
    context = shown_season(request, group, span) | {
        "group": group,
        "uncounted": uncounted,
        "form": SeasonForm(initial=span._asdict()),
        "days": of_days(span),
        "years": [
            (year, of_days(year_of(year)), year_of(year) == span) for year in years
        ],
        "next": span._replace(since=after(span), until=today)
        if span.until < today
        else None,
    }
    if context["next"]:
        context["next_days"] = of_days(context["next"])
    return render(request, "history/season.html", context)


def shown_season(request, group, span):
    """What was played on the days of a Span, and the standings of everybody."""
    played = games_of_span(group, span)
    told = season_told(group, span, played)
    mine = me.person_at(request, group.pk)
    return {
        "told": told,
        "parts": [part for part in told["parts"] if part["name"] != PLAYERS],
        "standings": shown_standings(
            played, request.GET, mine, lambda person: page_of(person, span)
        ),
    }


def span_of(query, years):
    """The days that an address names, or else the last year with a night."""
    usual = year_of(years[0] if years else timezone.localdate().year)
    return SeasonForm(query).span(usual)
