"""What games come to: the pages of a person, of two who play together, of a group."""

from django.http import Http404
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_safe

from scorekeeper.access import me, permissions
from scorekeeper.people.figures import bars, highlights, numbers, strength_pages
from scorekeeper.people.figures.group import (
    bests_of,
    everybody,
    is_of_whole_nights,
    leaders,
    records_of,
    standings,
)
from scorekeeper.people.figures.meetings import meetings, money_of_two, payments_of_two
from scorekeeper.people.figures.numbers import curve
from scorekeeper.people.figures.over_time import over_time as month_by_month
from scorekeeper.people.figures.pair import pair_figures
from scorekeeper.people.forms import FilterForm
from scorekeeper.people.statistics import (
    by_month,
    ratings,
    runs,
    shared_games,
    sums,
    update,
)
from scorekeeper.table_options import card_game_key
from scorekeeper.tables.word_meanings import meanings_of

RECENT = 40  # games in the curve of a person


@require_safe
def person(request, pk):
    """One person's record: all in all, game by game, against whom, what counted."""
    person = permissions.person(request, pk)
    uncounted = update.add_up_for_page(person.group_id)
    people = everybody(person.group)
    form = FilterForm(request.GET, person.group, person, people)
    shown = of_one(person, form.chosen, form.tallied, form.kinds) | {
        "may_enter": permissions.may(person, "enter"),
        "is_me": me.person_at(request, person.group_id) == person.pk,
    }
    shown |= {"person": person, "form": form, "uncounted": uncounted}
    shown["leaves"] = form.leaves(shown["tally"].games if shown["tally"] else 0)
    return render(request, "people/person.html", with_meanings(shown))


def with_meanings(shown):
    """What a page shows, with the words of the card game that is chosen there."""
    key = card_game_key(shown["form"].chosen.key)
    return shown | {"meanings": meanings_of(key) if key else None}


def of_one(person, chosen, tallied, kinds):
    """What the page of a person shows under a filter.

    `tallied`: rows of `sums.tallies_of` of the person. `kinds`: the Kinds of the group.
    """
    address = numbers.address_of_games(person, chosen)
    rated = ratings.read_ratings(person.group)  # first: the latest games have it then
    tallies, counts, latest = shared_games.added_up(person, chosen, tallied)
    tally = tallies.pop(chosen.key, None)
    with_others = [] if chosen.other else sums.others(person, chosen)
    known = bests_of(kinds, chosen, latest, person.pk)
    return {
        "tally": tally,
        "all_in_all": numbers.all_in_all(tally, runs.runs_of(latest), address),
        "since": runs.first_moment(latest),
        "money": numbers.money(counts, address),
        "places": numbers.places(counts, address),
        "bests": numbers.bests(known.get((person.pk, chosen.key), {})),
        "games": numbers.by_card_game(tallies, known, chosen, person, kinds),
        "rivals": numbers.rivals(person, with_others),
        "blocks": bars.blocks(chosen.key, counts, address),
        "curve": curve_of(latest[:RECENT]) if chosen.key else None,
        "key_name": kinds.name(chosen.key),
        "behind": address(),
        "year": chosen.year,
        "is_narrowed": not is_of_whole_nights(chosen),
        **strength_pages.page_of_person(person, chosen, tallied, latest, rated, kinds),
        **stands_out(person, chosen, tally, tallies, with_others, latest, kinds),
    }


def stands_out(person, chosen, tally, tallies, with_others, latest, kinds):
    """Form and milestones of a person, and what their nights and months come to."""
    if tally is None:
        return {}
    is_whole = is_of_whole_nights(chosen)
    night, nights = by_month.nights_of(person, chosen.year) if is_whole else (None, [])
    months = by_month.months(person, chosen.year) if is_whole else []
    known = runs.milestones(tally.games, latest)
    return {
        "last_ten": highlights.form(latest, kinds),
        "nights": highlights.latest_nights(nights),
        "highlights": highlights.highlights(
            person, tallies, with_others, night, chosen, kinds
        ),
        "milestones": highlights.milestones(known, kinds),
        "over_time": month_by_month(months),
    }


def curve_of(recent):
    """The points of a person's latest games, the latest first."""
    return curve([(row.points, row.won) for row in reversed(recent)])


@require_safe
def pair(request, pk, other):
    """Two who play with and against each other."""
    person = permissions.person(request, pk)
    uncounted = update.add_up_for_page(person.group_id)
    people = everybody(person.group)
    other = next((one for one in people if one.pk == other), None)
    if other in (None, person):
        raise Http404
    form = FilterForm(request.GET, person.group, person, people, other)
    shown = of_two((person, other), form)
    shown |= {"person": person, "other": other, "form": form, "uncounted": uncounted}
    shown["mine"] = me.person_at(request, person.group_id)
    shown["leaves"] = form.leaves(shown["count"])
    return render(request, "people/pair.html", with_meanings(shown))


def of_two(two, form):
    """What the page of two people shows under a filter."""
    chosen = form.chosen.of_two(two[1])
    filters = chosen, chosen.also_played_by(two[0])
    tallied = form.tallied, form.tallied_other
    found = shared_games.added_up_for_two(two, filters, tallied)
    tallies, counts, latest = zip(*found, strict=True)
    own, both = tallies[0].get(chosen.key), tuple(zip(two, filters, strict=True))
    games = [runs.runs_of(rows) for rows in latest]
    shown = pair_figures(*two, *tallies, games, chosen, form.kinds)
    shown |= {
        "money": money_of_two(two, counts),
        "meetings": meetings(two, latest, form.kinds),
        "payments": [] if form.words() else payments_of_two(two),
        "blocks": bars.of_two(chosen.key, counts, both) if own else [],
        "since": runs.first_moment(latest[0]),
        "count": own.games if own else 0,
    }
    return shown | strength_pages.page_of_two(two, chosen, form.tallied, form.kinds)


@require_safe
def group(request, pk):
    """The records of the house: everybody's wins and bests under a filter."""
    group = permissions.group(request, pk)
    uncounted = update.add_up_for_page(group.pk)
    people = everybody(group)
    form = FilterForm(request.GET, group, None, people)
    chosen = form.chosen
    tallies = everybody_under(form, people)
    counts = sums.sums_of_all(group, chosen) if chosen.key else {}
    latest = runs.latest_of_all(group, chosen)
    found = records_of(group, tallies, latest, chosen, form.kinds)
    shown = {
        "standings": standings(tallies, chosen),
        "records": shareable(group, chosen, found),
        "since": runs.first_moment(latest),
        "leaders": leaders(tallies, counts, chosen, form.kinds),
        "key_name": form.kinds.name(chosen.key),
    } | strength_pages.page_of_group(group, chosen)
    shown |= {"group": group, "form": form, "uncounted": uncounted}
    shown["mine"] = me.person_at(request, group.pk)
    shown["leaves"] = form.words()
    return render(request, "people/records.html", with_meanings(shown))


def everybody_under(form, people):
    """The Tally of each of a group's people under the filter of a form."""
    if form.chosen.other:
        return sums.everybody(form.group, form.chosen)
    return sums.everybody_among(form.tallied, form.chosen, people)


def shareable(group, chosen, records):
    """Records, each with the address where it is shared."""
    address = reverse("share_thing", args=["record", group.pk])
    for record in records:
        record["share"] = f"{address}?{chosen.address(record=record['name'])}"
    return records
