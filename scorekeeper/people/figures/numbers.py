"""Tallies as a page shows them: numbers that open their games, and bars."""

from decimal import Decimal

from django.urls import reverse

from rules.words import minus, spell_count
from scorekeeper.money.currencies import won_or_lost
from scorekeeper.money.stakes import PLACES
from scorekeeper.people.figures.bars import whole_percent, width

ORDINALS = ("1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th")
BESTS = (
    ("best", "Best game"),
    ("worst", "Worst game"),
    ("best_deal", "Best deal"),
    ("worst_deal", "Worst deal"),
)


def review_of(game):
    """Where the game of an id is looked at."""
    return reverse("review", args=[game])


def address_of_games(person, chosen):
    """The address of the games behind a number: a function of what they have more."""
    address = reverse("played", args=[person.pk])

    def address_of(**more):
        query = chosen.address(**more)
        return f"{address}?{query}" if query else address

    return address_of


def all_in_all(tally, runs, address):
    """The numbers on top of a person's page."""
    if tally is None:
        return [{"name": "Games", "words": "0", "url": address()}]
    points = {"name": "Points", "words": minus(tally.points), "url": address()}
    return [
        {"name": "Games", "words": f"{tally.games:,}", "url": address()},
        {
            "name": "Won",
            "words": f"{tally.wins:,}",
            "more": f"{whole_percent(tally.wins, tally.games)}%",
            "url": address(won=1),
        },
        *([points] if tally.key else []),
        {
            "name": "Current run",
            "words": runs.now.games,
            "url": address(until=runs.now.until, run=runs.now.games),
        },
        {
            "name": "Longest run",
            "words": runs.longest.games,
            "url": address(until=runs.longest.until, run=runs.longest.games),
        },
    ]


def money(sums, address):
    """What was won or lost in each currency that was played for."""
    return [
        {
            "is_loss": won < 0,
            "words": won_or_lost(Decimal(won).scaleb(-PLACES), currency),
            "url": address(currency=currency),
        }
        for (name, currency), (won, _games) in sorted(sums.items())
        if name == "money"
    ]


def places(sums, address):
    """How often each place was reached of all games: bars."""
    often = {
        int(part): number
        for (name, part), (number, _) in sums.items()
        if name == "place"
    }
    games = sum(often.values())
    return [
        {
            "words": ORDINALS[place - 1],
            "numbers": f"{often.get(place, 0):,} of {games:,}",
            "width": width(often.get(place, 0) / games),
            "url": address(place=place),
        }
        for place in range(1, max(often, default=0) + 1)
    ]


def bests(known):
    """The best and the worst game and deal at one card game: Bests by part."""
    return [
        {"name": name, "words": minus(best.number), "url": review_of(best.game)}
        for part, name in BESTS
        if (best := known.get(part)) and (best.number or part.startswith("best"))
    ]


def by_card_game(tallies, bests, chosen, person, kinds):
    """Each kind of game of a person: how many won, the best and the worst.

    `bests`: by person (an id) and kind. `kinds`: the Kinds of the group.
    """
    rows = []
    for key, tally in tallies.items():
        address, known = (
            address_of_games(person, chosen.of(key)),
            bests.get((person.pk, key), {}),
        )
        rows.append(
            {
                "name": kinds.name(key),
                "url": f"?{chosen.of(key).address()}",
                "won": f"{tally.wins:,} of {tally.games:,}",
                "won_url": address(),
                "width": width(tally.wins / tally.games),
            }
            | end_of(known, "best")
            | end_of(known, "worst")
        )
    return rows


def end_of(known, part):
    """The best or the worst game of some Bests, and where it is looked at."""
    best = known.get(part)
    words, url = (minus(best.number), review_of(best.game)) if best else ("", "")
    return {part: words, f"{part}_url": url}


def rivals(person, tallies):
    """With whom a person plays: who came behind them, and who was their partner."""
    rows = [rival(person, tally) for tally in tallies]
    return {
        "rows": rows,
        "opponent": highest_tally(tallies, lambda tally: tally.games - tally.together),
        "partner": highest_tally(tallies, lambda tally: tally.together),
    }


def rival(person, tally):
    """How often a person came before one other, and where the two are looked at."""
    apart = tally.games - tally.together
    parts = [f"{tally.ahead:,} of {apart:,}", f"{tally.together:,} together"]
    return {
        "words": tally.other.name,
        "person": tally.other,
        "numbers": ", ".join(parts[not apart : 1 + bool(tally.together)]),
        "width": width(tally.ahead / apart) if apart else 0,
        "url": reverse("pair", args=[person.pk, tally.other_id]),
    }


def highest_tally(tallies, number):
    """The one with whom a number is highest, and the number; None where it is 0."""
    best = max(tallies, key=number, default=None)
    if best is None or not number(best):
        return None
    return {
        "name": best.other.name,
        "games": spell_count(number(best), "game"),
        "url": reverse("pair", args=[best.person_id, best.other_id]),
    }


WIDE, HIGH, EDGE = 300, 80, 6


def curve(games):
    """The curve of (points, whether won), the oldest first; None for fewer than two.

    A dict: `line`, the points of an SVG polyline; `dots`, each with x, y and whether it
    was won; `zero`, how high nothing lies; the `highest` and `lowest` in words.
    """
    if len(games) < 2:
        return None
    numbers = [points for points, _won in games]
    low, high = min(*numbers, 0), max(*numbers, 1)

    def height(points):
        return round(EDGE + (HIGH - 2 * EDGE) * (high - points) / (high - low), 1)

    step = (WIDE - 2 * EDGE) / (len(games) - 1)
    dots = [
        {"x": round(EDGE + step * place, 1), "y": height(points), "won": won}
        for place, (points, won) in enumerate(games)
    ]
    return {
        "dots": dots,
        "line": " ".join(f"{dot['x']},{dot['y']}" for dot in dots),
        "zero": height(0),
        "games": [{"points": minus(points), "won": won} for points, won in games],
        "highest": minus(max(numbers)),
        "lowest": minus(min(numbers)),
    }
