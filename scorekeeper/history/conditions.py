"""The filters of a search as conditions of the database.

Of some things a game has one only: two card games, places, months, weekdays or dates
that are typed mean either of them. Of all else a game must have each.
"""

from functools import reduce
from itertools import product
from operator import and_, or_

from django.db.models import Exists, OuterRef, Q

from scorekeeper.game_kinds import kind_of
from scorekeeper.history.query.filters import (
    EITHER,
    Against,
    Amount,
    Days,
    Each,
    Feat,
    Not,
    Players,
    Together,
    Under,
    Won,
)
from scorekeeper.models import Catchword, Counted, DaySum, Outcome, Seat
from scorekeeper.people.statistics.search_words import word
from scorekeeper.table_options import card_game_key

OTHER_WAY = {"gt": "lt", "gte": "lte", "lt": "gt", "lte": "gte"}
ENDED = Won | Amount | Against | Together | Players | Feat
IN_PLAY = {"person", "game", "place"}  # what is known of a game in play


def word_sets(filters):
    """Sets of catchwords: a game stands under some word of each."""
    either, each = {}, []
    for part in filters:
        if isinstance(part, Under) and part.kind in EITHER:
            either.setdefault(part.kind, []).extend(part.catchwords)
        elif isinstance(part, Under):
            each.append(part.catchwords)
        else:
            each += [[word("person", pk) for pk in some] for some in people_of(part)]
            each += [part.catchwords] if isinstance(part, Feat) else []
    return [*either.values(), *each]


def people_of(part):
    """The people whom a filter asks for: some of each tuple of ids played."""
    if isinstance(part, Against):
        return [*part.people, *part.others]
    if isinstance(part, Together):
        return part.people
    has_people = isinstance(part, Won | Amount | Feat) and part.people
    return [part.people] if has_people else []


def on_days(group_id, filters, column="played_on"):
    """The dates that are asked for, as a Q of a column."""
    either, every = {}, [Q()]
    for part in filters:
        if isinstance(part, Days | Each) and part.kind in EITHER:
            either.setdefault(part.kind, []).append(day(group_id, part, column))
        elif isinstance(part, Days | Each):
            every.append(day(group_id, part, column))
        elif isinstance(part, Not) and isinstance(part.filter, Days | Each):
            every.append(~day(group_id, part.filter, column))
    return reduce(and_, [*every, *(reduce(or_, some) for some in either.values())])


def day(group_id, part, column):
    """One filter of dates as a Q of a column."""
    if isinstance(part, Days):
        return date_parts(column, gte=part.since, lte=part.until)
    each = {"iso_week_day": part.weekday, "month": part.month, "day": part.day}
    if column != "played_on":
        return date_parts(column, **each)
    # Of the days, not of each game: SQLite has Python look at every date.
    days = DaySum.objects.filter(date_parts(column, **each), group_id=group_id)
    return Q(played_on__in=days.values("played_on"))


def date_parts(column, **parts):
    """A Q of those parts of a date that are asked for."""
    return Q(**{f"{column}__{name}": value for name, value in parts.items() if value})


def outcomes(group_id, filters):
    """Each condition on how a game came out for somebody."""
    rows = Outcome.objects.filter(group_id=group_id, game=OuterRef("game"))
    for part in filters:
        if isinstance(part, Won):
            yield Exists(rows.filter(person__in=part.people, won=part.won))
        elif isinstance(part, Amount):
            yield from amounts(rows, part)
        elif isinstance(part, Against):
            pairs = product(part.people, part.others)
            yield from (both_played(rows, pair, is_same=False) for pair in pairs)
        elif isinstance(part, Together):
            first, *others = part.people
            yield from (both_played(rows, (first, own), True) for own in others)
        elif isinstance(part, Players):
            yield Exists(rows[part.number - 1 : part.number])
            yield ~Exists(rows[part.number : part.number + 1])
        elif isinstance(part, Feat):
            yield feat(group_id, part)


def both_played(rows, pair, is_same):
    """That some people of each of two were on one side, or on two."""
    own, theirs = (rows.filter(person__in=people) for people in pair)
    side = Q(side=OuterRef("side"))
    return Exists(own.filter(Exists(theirs.filter(side if is_same else ~side))))


def feat(group_id, part):
    """That somebody had what a Feat asks for."""
    rows = Counted.objects.filter(group_id=group_id, game=OuterRef("game"))
    rows = rows.filter(name=part.name, part__in=part.parts, number__gt=0)
    return Exists(rows.filter(person__in=part.people) if part.people else rows)


def not_under(group_id, filters):
    """That a game stands under none of the catchwords that are not asked for."""
    rows = Catchword.objects.filter(group_id=group_id, game=OuterRef("game"))
    rows = rows.filter(played_on=OuterRef("played_on"))
    for part in filters:
        if isinstance(part, Not) and isinstance(part.filter, Under):
            yield ~Exists(rows.filter(word__in=part.filter.catchwords))


def amounts(rows, part):
    """The conditions of an Amount on the Outcomes of a game."""
    column, equal = ("money", "points")[part.unit == "points"], "e" * part.of_equal
    if column == "money":
        rows = rows.filter(beyond(column, 0, "gt", part.sign), currency=part.unit)
    else:  # SQLite would read the whole of an index that has all other columns
        rows = rows.filter(place__gt=0)
    own = rows.filter(person__in=part.people) if part.people else rows
    if part.low == part.high:
        yield Exists(own.filter(**{column: part.sign * part.low}))
        return
    if part.high is None:
        yield Exists(own.filter(beyond(column, part.low, f"gt{equal}", part.sign)))
        return
    yield Exists(own.filter(beyond(column, part.high, f"lt{equal}", part.sign)))
    if not part.people and column == "money":
        more = "gt" if part.of_equal else "gte"
        yield ~Exists(rows.filter(beyond(column, part.high, more, part.sign)))


def beyond(column, number, way, sign):
    """More or less ("gt", "lte") than a number, or than so much that is lost."""
    way = way if sign > 0 else OTHER_WAY[way]
    return Q(**{f"{column}__{way}": sign * number})


def of_games_in_play(group_id, filters):
    """The same of games in play, as a list; None where those have nothing of it."""
    every = [on_days(group_id, filters, "night__date")]
    excluded = [part.filter for part in filters if isinstance(part, Not)]
    excluded = [part.catchwords for part in excluded if isinstance(part, Under)]
    for words, is_asked in (
        *((words, True) for words in word_sets(filters)),
        *((words, False) for words in excluded),
    ):
        kinds = {one.partition(":")[0] for one in words}
        if len(kinds) != 1 or not kinds <= IN_PLAY:
            return None
        values = [one.partition(":")[2] for one in words]
        own = has_one_of(kinds.pop(), values, group_id)
        every.append(own if is_asked else ~own)
    has_ended = any(isinstance(part, ENDED) for part in filters)
    return None if has_ended else every


def has_one_of(kind, values, group_id):
    """That a game is a card game, was at a place, or has somebody in it."""
    if kind == "game":
        return Q(key__in=set(map(card_game_key, values)))
    if kind == "place":
        return Q(night__place__in=values)
    seats = Seat.objects.filter(group_id=group_id, game=OuterRef("pk"))
    return Exists(seats.filter(person__in=values))


def is_of_kinds(game, filters):
    """Whether a game in play is of the kinds that filters ask for: of its title, too.

    The database is asked for its card game alone.
    """
    kinds = game.key, kind_of(game.key, game.options)
    own, of_games = {word("game", kind) for kind in kinds}, word("game", "")
    sets = [words for words in word_sets(filters) if words[0].startswith(of_games)]
    return all(own & set(words) for words in sets)
