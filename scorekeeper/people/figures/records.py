"""The records of the house: each with all who hold it, and where it is looked at."""

from django.urls import reverse
from django.utils.formats import date_format

from rules.words import minus, number_of, things
from scorekeeper.money.currencies import won_or_lost
from scorekeeper.people.figures.bars import whole_percent
from scorekeeper.people.figures.numbers import BESTS, address_of_games, review_of
from scorekeeper.people.statistics import runs
from scorekeeper.people.statistics.by_month import MOST_TIED
from scorekeeper.words import night_title

ENOUGH_GAMES = 10  # without which a share of wins is no record


def records(tallies, latest, bests, sides, pairs, nights, chosen):
    """All records under a filter: name, words, and the holders, as a page lists them.

    `tallies`: of everybody; `latest`: the games of which runs are counted; `bests`: by
    person and card game; `sides`: of their games; `pairs`: of partners; `nights`: (the
    NightSums of the best, {person: how many}, how many in all), None where the filter
    has no nights.
    """
    every = [longest(tallies, latest, chosen), *shares(tallies, chosen)]
    every += [best_partners(pairs, chosen), *shares_together(pairs, chosen)]
    if nights:
        best, there, in_all = nights
        every += [best_night(best), attendance(tallies, there, in_all)]
    if chosen.key:
        every += [best_of(tallies, bests, part, name, sides) for part, name in BESTS]
    return [one for one in every if one]


def highest(rows, number):
    """(the number, the rows) in which a number is highest, if it is above 0."""
    most = max(map(number, rows), default=0)
    return most, [row for row in rows if number(row) == most] if most > 0 else []


def record(name, words, holders):
    """A record and its holders, (whose, url) each; None where nobody holds it."""
    held = [{"people": people, "url": url} for people, url in holders]
    return {"name": name, "words": words, "holders": held} if held else None


def longest(tallies, latest, chosen):
    """The longest run of wins of the latest games, which opens its own games."""
    known = runs.runs_of_all(latest)
    rows = [
        (tally.person, known[tally.person_id].longest)
        for tally in tallies
        if tally.person_id in known
    ]
    most, rows = highest(rows, lambda row: row[1].games)
    holders = [
        ([person], address_of_games(person, chosen)(until=run.until, run=run.games))
        for person, run in rows
    ]
    found, first = (
        record("Longest run of wins", most, holders),
        runs.first_moment(latest),
    )
    for holder in found["holders"] if found and first else []:
        holder["when"] = f"since {date_format(first, 'j F Y')}"
    return found


def shares(tallies, chosen):
    """The highest share of wins, of those with games enough."""
    able = [tally for tally in tallies if tally.games >= ENOUGH_GAMES]
    _most, rows = highest(able, lambda tally: tally.wins / tally.games)
    words = share_words([(row.wins, row.games) for row in rows])
    holders = [
        ([row.person], address_of_games(row.person, chosen)(won=1)) for row in rows
    ]
    yield record("Highest share of wins", words, holders)


def best_partners(pairs, chosen):
    """The partners who won most games."""
    most, rows = highest(pairs, lambda pair: pair.won_together)
    return record("Most wins as partners", most, partners(rows, chosen))


def shares_together(pairs, chosen):
    """The highest share of wins of two partners, of those with games enough."""
    able = [pair for pair in pairs if pair.together >= ENOUGH_GAMES]
    _most, rows = highest(able, lambda pair: pair.won_together / pair.together)
    if rows:
        words = share_words([(row.won_together, row.together) for row in rows])
        yield record("Best partners", words, partners(rows, chosen))


def share_words(shares):
    """Equal shares, each (wins, games): "36% of 25 games"; "36%" of different numbers.

    "" where there are none.
    """
    if not shares:
        return ""
    words = percent(*shares[0])
    games = {games for _wins, games in shares}
    return words if len(games) > 1 else f"{words} of {games.pop()} games"


def partners(pairs, chosen):
    """Two partners each, and the games that they won together."""
    for pair in pairs:
        address = address_of_games(pair.person, chosen.also_played_by(pair.other))
        yield [pair.person, pair.other], address(together=1, won=1)


def best_night(nights):
    """The night at which somebody won most; of very many the latest are shown."""
    told = nights[:MOST_TIED]
    words = night_words(told[0]) if told else ""
    holders = [([one.person], one.night.get_absolute_url()) for one in told]
    best = record("Best night", words, holders)
    for night, holder in zip(told, best["holders"] if best else [], strict=True):
        holder["when"] = night_title(night.night)
    return best and best | {"has_more": len(nights) > MOST_TIED}


def night_words(night):
    """What somebody won at a night: money, or else games."""
    if night.money:
        return won_or_lost(night.money, night.currency)
    return f"{night.wins} of {number_of(night.games, 'game')}"


def attendance(tallies, there, nights):
    """Who was there most often; opens the games they played."""
    most, rows = highest(tallies, lambda tally: there.get(tally.person_id, 0))
    holders = [([row.person], reverse("played", args=[row.person_id])) for row in rows]
    words = f"{most:,} of {nights:,} {things(nights, 'night')}"
    return record("Most nights", words, holders)


def best_of(tallies, bests, part, name, sides):
    """The best (or worst) game or deal; that somebody got nothing is no record.

    `sides`: as `sides_of` has them. Partners hold a record together.
    """
    people = {tally.person_id: tally.person for tally in tallies}
    number, games = holders_of(bests, part)
    known = {pk: game for pk, game in games if pk in people}
    held = {
        tuple(sides.get(known[pk], {}).get(pk, (pk,))): review_of(known[pk])
        for pk in people
        if pk in known
    }
    holders = [([people[pk] for pk in own if pk in people], held[own]) for own in held]
    return record(name, minus(number), holders)


def holders_of(bests, part):
    """(the number, (person, game) of each who holds it) of the best of a part."""
    known = [
        (person, own[part]) for (person, _kind), own in bests.items() if part in own
    ]
    if not known:
        return 0, []
    furthest = max if known[0][1].is_most else min
    number = furthest(best.number for _person, best in known)
    holders = [(person, best.game) for person, best in known if best.number == number]
    is_record = number or is_least_best(part, known[0][1])
    return number, holders if is_record else []


def is_least_best(part, best):
    """Whether a part is the best, and nobody can do better than nothing."""
    return part.startswith("best") and not best.is_most


def percent(number, of):
    """A share in words: "36%"."""
    return f"{whole_percent(number, of)}%"
