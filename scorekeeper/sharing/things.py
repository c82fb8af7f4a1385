"""What can be shared, as plain data: a game, a person's year, a record.

Each is a dict of `title`, `below`, `rows` (name, words, more) and `sentences`, from
which a page and a picture are drawn. A `url` of a row is for the group's own pages.
"""

from django.http import Http404
from django.utils.formats import date_format

from rules.words import join_with_and, minus
from scorekeeper.game_kinds import Kinds
from scorekeeper.models import Game, Person, SamePerson
from scorekeeper.people.figures import highlights, numbers
from scorekeeper.people.figures.records import percent
from scorekeeper.people.statistics import by_month, runs, sums
from scorekeeper.people.statistics.sums import Filter
from scorekeeper.reviews.story import turning_moments
from scorekeeper.unreadable.games import is_stand_in
from scorekeeper.words import game_name, night_title, result_words, side_names


def game(group, pk):
    """A finished game of an id: how it ended, what turned it, and its deals."""
    return game_told(finished_game(group, pk, "entries"))


def finished_game(group, pk, *left_out):
    """The finished game of an id, without some of its columns; Http404 without it."""
    games = Game.objects.finished().filter(group_id=group.pk, pk=pk)
    found = games.select_related("night").defer(*left_out).first()
    if found is None or is_stand_in(found):
        raise Http404
    return found


def game_told(game):
    """A finished game as it is shared."""
    names, scores = side_names(game), game.sheet["result"]["scores"]
    order = sorted(range(len(names)), key=lambda side: place(game, side))
    below = night_title(game.night), game.night.place
    return {
        "title": game_name(game),
        "below": " · ".join(part for part in below if part),
        "rows": [row(names[side], minus(scores[side])) for side in order],
        "sentences": [
            result_words(game),
            *(one["text"] for one in turning_moments(game)),
        ],
        "columns": names,
        "deals": [
            [deal["number"], *map(minus, deal["points"])]
            for deal in game.sheet["deals"]
            if deal["complete"]
        ],
    }


def place(game, side):
    """Where a side stands among the rows: who won first, then by points."""
    result = game.sheet["result"]
    return side not in result["winners"], -result["scores"][side]


def row(name, words, more="", url=""):
    return {"name": name, "words": str(words), "more": more, "url": url}


def words_alone(words):
    """A row without a number, such as "and 3 more"."""
    return row(words, "")


def person(group, pk, year):
    """The year of a person of an id, 0 for all years: the games played and won."""
    now = SamePerson.objects.who_are_now(group.pk, [pk])
    found = Person.objects.filter(group_id=group.pk, pk=now.get(pk, pk)).first()
    if found is None:
        raise Http404
    return person_told(found, year)


def person_told(person, year):
    """The year of a person as it is shared; every number opens its games."""
    chosen = Filter(year=year)
    address = numbers.address_of_games(person, chosen)
    tallies = sums.tallies(person, chosen)
    tally = tallies.pop("", None)
    name = f"{person.name}'s {year or 'results'}"
    if tally is None:
        return {
            "title": name,
            "below": "No finished games yet",
            "rows": [],
            "sentences": [],
        }
    night, latest = by_month.nights_of(person, year)
    rows = [
        row("Games", f"{tally.games:,}", "", address()),
        row("Won", f"{tally.wins:,}", percent(tally.wins, tally.games), address(won=1)),
        *longest_run(person, chosen, address),
        *money(person, chosen, address),
        *attendance(person, year),
        *stands_out(person, tallies, night, chosen),
    ]
    below = night_title(latest[0].night)
    return {"title": name, "below": f"until {below}", "rows": rows, "sentences": []}


def longest_run(person, chosen, address):
    """The longest run of a person, of the latest games of very many."""
    latest = runs.latest(person, chosen)
    run, first = runs.runs_of(latest).longest, runs.first_moment(latest)
    words = "won in a row" + (f" since {date_format(first, 'j F Y')}" if first else "")
    url = address(until=run.until, run=run.games)
    return [row("Longest run", run.games, words, url)] * (run.games > 1)


def money(person, chosen, address):
    """What was won or lost in each currency."""
    won = numbers.money(sums.sums(person, chosen), address)
    return [row("Money", one["words"], "", one["url"]) for one in won]


def attendance(person, year):
    there = by_month.nights_there(person.group_id, year).get(person.pk, 0)
    nights = by_month.count_nights(person.group, year)
    return [row("Nights", f"{there} of {nights}")]


def stands_out(person, tallies, night, chosen):
    """The best night, the best partner, the favourite game."""
    kinds = Kinds(person.group_id)
    every = person, tallies, sums.others(person, chosen), night, chosen, kinds
    return [row(*one.values()) for one in highlights.highlights(*every)]


def record(group, name, records):
    """A record of the house of a name, with all who hold it; `records`: all."""
    found = next((one for one in records if one["name"] == name), None)
    if found is None:
        raise Http404
    return {
        "title": name,
        "below": group.name,
        "rows": [
            row(names_of(holder), found["words"], holder.get("when", ""))
            for holder in found["holders"]
        ],
        "sentences": ["Others did the same earlier."] if found.get("has_more") else [],
    }


def names_of(holder):
    """The one or the two who hold a record."""
    return " & ".join(person.name for person in holder["people"])


def description(told):
    """All that a thing says, in one text, for anyone who does not see its picture."""
    rows = [
        " ".join(filter(None, (f"{row['name']}:", row["words"], row["more"])))
        for row in told["rows"]
    ]
    parts = [
        f"{told['title']}, {told['below']}",
        join_with_and(rows),
        *told["sentences"],
    ]
    return ". ".join(part for part in parts if part)
