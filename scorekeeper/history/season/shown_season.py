"""A season as a page and a picture show it: every number opens its games."""

from datetime import timedelta
from urllib.parse import urlencode

from django.urls import reverse
from django.utils.formats import date_format

from rules.words import minus, spell_count
from scorekeeper import scoring
from scorekeeper.game_kinds import Kinds, is_titled
from scorekeeper.history.season import figures as figures
from scorekeeper.history.season import queries as counted
from scorekeeper.history.season.standings import standings
from scorekeeper.money.currencies import won_or_lost
from scorekeeper.nights.picture import cut_rows
from scorekeeper.people.figures.numbers import review_of
from scorekeeper.people.figures.records import percent
from scorekeeper.people.statistics.search_words import word
from scorekeeper.sharing.things import row, words_alone

MOST_TURNS = 3
MOST_FIRSTS = 8
# rows of a picture: of players, of any other part, and what more of them are called
MOST_PLAYERS, MOST_OF_A_PART = 30, 12
PLAYERS = "Players"
MORE = {PLAYERS: "players", "Records broken": "records"}


def season_told(group, span, played=None):
    """A season of a group as it is shared: parts of rows, each with its address.

    `played`: its SeasonResults, where they are at hand.
    """
    played = played or counted.games_of_span(group, span)
    people = {one.person_id: one.person for one in played.nights}
    kinds = Kinds(group.pk)
    told = {"title": title(span), "below": figures_below(group, span), "sentences": []}
    if not played.nights:
        return told | {"parts": [], "rows": []}
    own = group, span, played, people
    parts = [
        ("Totals", in_all(*own)),
        (PLAYERS, players(*own)),
        ("Leaders", leads(*own)),
        ("Highlights", best_of_season(*own)),
        ("Records broken", records(*own, kinds)),
        ("Firsts", never_before(group, span, played, kinds)),
    ]
    parts = [{"name": name, "rows": rows} for name, rows in parts if rows]
    if played.is_cut:
        told["sentences"] = ["Only the latest games are included."]
    return told | {"parts": parts, "rows": for_picture(parts)}


def title(span):
    """What a season is called: its year, or its days."""
    return f"The year {span.since.year}" if is_year(span) else "Season"


def is_year(span):
    first, last = (span.since.month, span.since.day), (span.until.month, span.until.day)
    is_one = span.since.year == span.until.year
    return is_one and first == (1, 1) and last == (12, 31)


def figures_below(group, span):
    if is_year(span):
        return group.name
    last = f" to {day(span.until)}" if span.until != span.since else ""
    return f"{group.name}, {day(span.since)}{last}"


def day(date):
    return date_format(date, "j F Y")


def for_picture(parts):
    """The rows of a picture; of a very long part it says how many more there are."""
    return [row for part in parts for row in rows_for_picture(part)]


def rows_for_picture(part):
    """The first rows of a part, and how many more there are."""
    name = part["name"]
    most = MOST_PLAYERS if name == PLAYERS else MOST_OF_A_PART
    what = MORE.get(name, name.lower())
    return cut_rows(part["rows"], most, lambda words: words_alone(f"{words} {what}"))


def of_days(span, **more):
    """What an address asks for of the days of a season."""
    days = {"since": span.since.isoformat(), "until": span.until.isoformat()}
    return urlencode(days | more, True)


def games_of(person, span, **more):
    """Where the games of a person in a season are listed."""
    days = {"from": span.since.isoformat(), "to": span.until.isoformat()}
    return f"{reverse('played', args=[person.pk])}?{urlencode(days | more)}"


def in_all(group, span, played, _people):
    """Nights, games, hours and people."""
    nights = len({one.night_id for one in played.nights})
    took, known = figures.hours(played)
    every = f"{reverse('games', args=[group.pk])}?{of_days(span)}"
    rows = [
        row("Nights", nights, "", every),
        row("Games", f"{figures.games_in(played):,}", "", every),
    ]
    if round(took):
        more = "" if known == nights else f"on {spell_count(known, 'night')}"
        rows.append(row("Hours", f"{took:,.0f}", more, every))
    return rows


def leads(_group, _span, played, people):
    """Who led, and the nights at which that turned, the latest first."""
    turns = figures.turns(played)
    rows = [
        row(
            f"{people[person].name} took the lead",
            day(night.date),
            url=night.get_absolute_url(),
        )
        for night, person in turns[::-1][:MOST_TURNS]
    ]
    if len(turns) > MOST_TURNS:
        rows[-1]["more"] = f"the lead changed {spell_count(len(turns) - 1, 'time')}"
    return rows


def players(_group, span, played, _people):
    """Everybody: place, games, share of wins, money."""
    currency = figures.currency_of(played)
    rows = []
    for place, person, games, wins, money, _value in standings(played)[0]:
        won = f"won {wins} of {games}, {percent(wins, games)}"
        words = won_or_lost(money, currency) if currency else f"{wins}"
        address = page_of(person, span)
        rows.append(row(f"{place}. {person.name}", words, won, address))
    return rows


def page_of(person, span):
    """The page of a player: their year, or their games of other days."""
    if not is_year(span):
        return games_of(person, span)
    year = urlencode({"year": span.since.year})
    return f"{reverse('person', args=[person.pk])}?{year}"


def best_of_season(_group, span, played, people):
    """The longest run, and the best partners."""
    games, holders = figures.longest_run(played)
    rows = [
        row(
            "Longest run",
            people[person].name,
            f"{spell_count(games, 'game')} won in a row",
            f"{reverse('played', args=[person])}?until={last}&run={games}",
        )
        for person, last in holders
        if games > 1
    ]
    two = figures.best_partners(played)
    if two:
        person, other, wins, together = two
        names = f"{people[person].name} & {people[other].name}"
        own = {"with": other, "together": 1}
        url = games_of(people[person], span, **own)
        rows.append(
            row("Best partners", names, f"won {wins} of {together} together", url)
        )
    return rows


def records(group, span, played, people, kinds):
    """The bests that were broken."""
    before = counted.best_before(group, span.since)
    return [
        row(
            f"Best {'deal' if is_deal else 'game'} at {kinds.name(key)}",
            minus(points),
            f"{side_name(people, side)}, previously {minus(old)}",
            review_of(game),
        )
        for key, is_deal, points, old, side, game in figures.broken_records(
            played, before, kinds
        )
    ]


def side_name(people, side):
    """The names of a player or of partners (ids): "Cleo & Ann"."""
    return " & ".join(people[pk].name for pk in side)


def never_before(group, span, played, kinds):
    """The card games, the titles and the feats that there had not been before."""
    menu = [one["key"] for one in scoring.menu() if not is_titled(one["key"])]
    titles = sorted({row.key for row in played.outcomes if ":" in row.key})
    names = {word("game", kind): kinds.name(kind) for kind in [*menu, *titles]}
    names |= {word("tag", tag): words for tag, words in scoring.words_of_tags()}
    firsts = counted.firsts(group, span, [*names])
    rows = [
        row(f"The first {names[own]}", day(date), "", review_of(game))
        for own, game, date in firsts[:MOST_FIRSTS]
    ]
    if len(firsts) > MOST_FIRSTS:
        rows[-1]["more"] = f"and {len(firsts) - MOST_FIRSTS} more"
    return rows


def after(span):
    """The day on which the next season begins."""
    return span.until + timedelta(1)
