"""What games come to: the pages of a person, of two who play together, of a group."""

from django.http import Http404
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_safe

from scorekeeper.counting import (
    adding_up,
    bests,
    company,
    over_time,
    rating,
    runs,
    sums,
)
from scorekeeper.figures import bars, highlights, numbers, strength
from scorekeeper.figures.group import leaders, standings
from scorekeeper.figures.numbers import curve
from scorekeeper.figures.over_time import over_time as month_by_month
from scorekeeper.figures.pair import between
from scorekeeper.figures.records import records
from scorekeeper.forms.people_filter import FilterForm
from scorekeeper.keys import access
from scorekeeper.meanings import meanings_of
from scorekeeper.words import card_game_name

RECENT = 40  # games in the curve of a person


@require_safe
def person(request, pk):
    """One person's record: all in all, game by game, against whom, what counted."""
    person = access.person(request, pk)
    uncounted = adding_up.add_up_for_page(person.group_id)
    people = everybody(person.group)
    form = FilterForm(request.GET, person.group, person, people)
    shown = of_one(person, form.chosen) | {"may_enter": access.may(person, "enter")}
    shown |= {"person": person, "form": form, "uncounted": uncounted}
    shown["leaves"] = form.leaves(shown["tally"].games if shown["tally"] else 0)
    return render(request, "people/person.html", with_meanings(shown))


def with_meanings(shown):
    """What a page shows, with the words of the card game that is chosen there."""
    key = shown["form"].chosen.key
    return shown | {"meanings": meanings_of(key) if key else None}


def everybody(group):
    """The people of a group, those who still play first."""
    return list(group.people.order_by("-is_active", "name"))


def of_one(person, chosen):
    """What the page of a person shows under a filter."""
    address = numbers.behind(person, chosen)
    tallies, counts, latest = company.added_up(person, chosen)
    tally = tallies.pop(chosen.key, None)
    with_others = [] if chosen.other else sums.others(person, chosen)
    known = bests_of(person.group_id, chosen, latest, person.pk)
    return {
        "tally": tally,
        "all_in_all": numbers.all_in_all(tally, runs.runs_of(latest), address),
        "since": runs.since(latest),
        "money": numbers.money(counts, address),
        "places": numbers.places(counts, address),
        "bests": numbers.bests(known.get((person.pk, chosen.key), {})),
        "games": numbers.by_card_game(tallies, known, chosen, person),
        "rivals": numbers.rivals(person, with_others),
        "blocks": bars.blocks(chosen.key, counts, address),
        "curve": curve_of(latest[:RECENT]) if chosen.key else None,
        "key_name": card_game_name(chosen.key),
        "behind": address(),
        "year": chosen.year,
        "is_narrowed": not is_of_whole_nights(chosen),
    } | stands_out(person, chosen, tally, tallies, with_others, latest)


def bests_of(group_id, chosen, latest, person=None):
    """The Bests of a person (an id) or of all; beside others of the latest games."""
    if chosen.other:
        return bests.bests_among(latest)
    return bests.bests(group_id, chosen, person)


def stands_out(person, chosen, tally, tallies, with_others, latest):
    """Form and milestones of a person, and what his nights and months come to."""
    if tally is None:
        return {}
    is_whole = is_of_whole_nights(chosen)
    night = over_time.best_night(person, chosen.year) if is_whole else None
    months = over_time.months(person, chosen.year) if is_whole else []
    known = runs.milestones(tally.games, latest)
    return {
        "last_ten": highlights.form(latest),
        "highlights": highlights.highlights(
            person, tallies, with_others, night, chosen
        ),
        "milestones": highlights.milestones(known),
        "over_time": month_by_month(months),
        "strength_state": rating.state(person.group) if chosen.key else "",
        "strength": strength.of_one(
            person, rating.ratings_at(person.group, chosen.key)
        ),
    }


def curve_of(recent):
    """The points of a person's latest games, the latest first."""
    return curve([(row.points, row.won) for row in reversed(recent)])


@require_safe
def pair(request, pk, other):
    """Two who play with and against each other."""
    person = access.person(request, pk)
    uncounted = adding_up.add_up_for_page(person.group_id)
    people = everybody(person.group)
    other = next((one for one in people if one.pk == other), None)
    if other in (None, person):
        raise Http404
    form = FilterForm(request.GET, person.group, person, people, other)
    shown = of_two(person, other, form.chosen.of_two(other))
    shown |= {"person": person, "other": other, "form": form, "uncounted": uncounted}
    shown["leaves"] = form.leaves(shown["count"])
    return render(request, "people/pair.html", with_meanings(shown))


def of_two(person, other, chosen):
    """What the page of two people shows under a filter."""
    both = (person, chosen), (other, chosen.beside(person))
    found = [company.added_up(*one) for one in both]
    tallies, counts, latest = zip(*found, strict=True)
    own_runs = [runs.runs_of(rows) for rows in latest]
    shown = between(person, other, *tallies, own_runs, chosen)
    own = tallies[0].get(chosen.key)
    shown["blocks"] = bars.of_two(chosen.key, counts, both) if own else []
    shown["since"] = runs.since(latest[0])
    return shown | {"count": own.games if own else 0}


@require_safe
def group(request, pk):
    """The records of the house: everybody's wins and bests under a filter."""
    group = access.group(request, pk)
    uncounted = adding_up.add_up_for_page(group.pk)
    people = everybody(group)
    form = FilterForm(request.GET, group, None, people)
    chosen = form.chosen
    tallies = sums.everybody(group, chosen)
    counts = sums.sums_of_all(group, chosen) if chosen.key else {}
    latest = runs.latest_of_all(group, chosen)
    found = records_of(group, tallies, latest, chosen)
    shown = {
        "standings": standings(tallies, chosen),
        "records": shareable(group, chosen, found),
        "since": runs.since(latest),
        "leaders": leaders(tallies, counts, chosen),
        "key_name": card_game_name(chosen.key),
        "strength_state": rating.state(group) if chosen.key else "",
        "strength": strength.in_order(rating.ratings_at(group, chosen.key)),
    }
    shown |= {"group": group, "form": form, "uncounted": uncounted}
    shown["leaves"] = form.words()
    return render(request, "people/records.html", with_meanings(shown))


def shareable(group, chosen, records):
    """Records, each with the address where it is shared."""
    address = reverse("share_thing", args=["record", group.pk])
    for record in records:
        record["share"] = f"{address}?{chosen.address(record=record['name'])}"
    return records


def records_of(group, tallies, latest, chosen):
    """All records of the house under a filter; `tallies` of everybody.

    `latest`: the games in which runs are counted, and bests where one is named.
    """
    known = bests_of(group.pk, chosen, latest) if chosen.key else {}
    pairs = sums.partnerships(group, chosen)
    nights = of_nights(group, chosen) if is_of_whole_nights(chosen) else None
    return records(tallies, latest, known, pairs, nights, chosen)


def is_of_whole_nights(chosen):
    """Whether a filter leaves all that was played of a night."""
    return not (chosen.key or chosen.house or chosen.other)


def of_nights(group, chosen):
    """The best nights, how often each was there, and how many nights there were."""
    best = over_time.best_nights(group.pk, chosen.year)
    there = over_time.nights_there(group.pk, chosen.year)
    return best, there, over_time.nights_played(group, chosen.year)
