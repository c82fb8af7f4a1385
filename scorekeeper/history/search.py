"""Games looked for by their catchwords: found, counted, and a page of them at a time.

What is asked are sets of words: a game is found that stands under some word of each
set. The set with the fewest games is read along the index, the latest first, and
the others are asked of each game on the way, so that a page costs the same however
many games there are. Nothing is counted beyond `MOST_COUNTED`.
"""

from collections import namedtuple
from datetime import date

from django.db import connection
from django.db.models import Exists, OuterRef, Q
from django.utils.functional import cached_property

from scorekeeper.history import conditions
from scorekeeper.models import Catchword, Game
from scorekeeper.people.statistics.search_words import ALL

MOST_COUNTED = 1000
GAMES_A_PAGE = 30
# In one query for all words: by the ORM a search would need more than a page may.
SIZE = """
    (SELECT COUNT(*) FROM (
        SELECT 1 FROM scorekeeper_catchword WHERE group_id = %s AND word IN ({words})
        LIMIT {most}
    ) AS counted)
"""

# a game in a list: the date of its night, and its id
Place = namedtuple("Place", "played_on game")
# some games, the latest first; the places of the first and the last, if others are
# behind them
Page = namedtuple("Page", "games later earlier")
NO_GAMES = Page([], None, None)


class Search:
    """What is looked for in a group: filters of `scorekeeper.history.query.filters`."""

    def __init__(self, group, filters=()):
        self.group, self.filters = group, filters
        sets = conditions.word_sets(filters)
        alike = dict.fromkeys(tuple(dict.fromkeys(words)) for words in sets)
        self.word_sets = [list(words) for words in alike]

    def count(self):
        """How many games are found, MOST_COUNTED + 1 where there are more."""
        if not all(self.word_sets):
            return 0
        return self.rows()[: MOST_COUNTED + 1].count()

    def page(self, before=None, after=None):
        """A Page of what is found, before or after a Place, or the latest."""
        if not all(self.word_sets):
            return NO_GAMES
        rows = self.rows()
        if after:
            places = list(beyond(rows, after, "gt")[: GAMES_A_PAGE + 1])
        else:
            places = list(beyond(rows, before, "lt")[: GAMES_A_PAGE + 1])
        has_more, places = len(places) > GAMES_A_PAGE, places[:GAMES_A_PAGE]
        if after:
            places.reverse()
        is_first, is_last = (
            (not has_more, False) if after else (not before, not has_more)
        )
        later = None if is_first or not places else Place(*places[0])
        earlier = None if is_last or not places else Place(*places[-1])
        return Page(self.games([pk for _, pk in places]), later, earlier)

    def rows(self):
        """(date, game id) of all that is found, each once, the latest first."""
        first, *others = self.by_size
        rows = self.standing_under(first).filter(
            conditions.on_days(self.group.pk, self.filters)
        )
        for words in others:
            same = {"played_on": OuterRef("played_on"), "game": OuterRef("game")}
            rows = rows.filter(Exists(self.standing_under(words).filter(**same)))
        rows = rows.filter(*conditions.outcomes(self.group.pk, self.filters))
        rows = rows.filter(*conditions.not_under(self.group.pk, self.filters))
        if len(first) > 1:
            rows = rows.distinct()
        return rows.order_by("-played_on", "-game_id").values_list(
            "played_on", "game_id"
        )

    @cached_property
    def by_size(self):
        """The sets, that with the fewest games first.

        Of many words each game of a large group would be sorted: those come behind.
        """
        if not self.filters:
            return [[ALL]]
        sized = [*zip(self.sizes, self.word_sets, strict=False), (self.total, [ALL])]
        order = sorted(sized, key=lambda meaning: (meaning[0], len(meaning[1])))
        first, *others = [words for _size, words in order]
        return [first, *(words for words in others if words != [ALL])]

    @cached_property
    def sizes(self):
        """How many games stand under each set, and how many there are, in one query."""
        return sizes(self.group, [*self.word_sets, [ALL]])

    @property
    def total(self):
        """How many games there are, MOST_COUNTED + 1 where there are more."""
        return self.sizes[-1]

    def in_play(self):
        """The latest games in play that are found."""
        asked = conditions.of_games_in_play(self.group.pk, self.filters)
        if asked is None:
            return []
        games = self.group.game_set.open().filter(*asked).select_related("night")
        games = games.defer("entries").order_by("-started_at", "-pk")
        latest = games[:GAMES_A_PAGE]
        return [game for game in latest if conditions.is_of_kinds(game, self.filters)]

    def standing_under(self, words):
        return Catchword.objects.filter(group_id=self.group.pk, word__in=words)

    def games(self, pks):
        """The games of some ids, in their order, with their nights."""
        games = Game.objects.filter(group_id=self.group.pk, pk__in=pks)
        games = games.select_related("night").defer("entries")
        by_pk = {game.pk: game for game in games}
        return [by_pk[pk] for pk in pks]


def beyond(rows, place, way):
    """The rows before ("lt") or after ("gt") a place, the nearest first."""
    if way == "gt":
        rows = rows.order_by("played_on", "game_id")
    if not place:
        return rows
    same_day = Q(played_on=place.played_on, **{f"game_id__{way}": place.game})
    rows = rows.filter(**{f"played_on__{way}e": place.played_on})
    return rows.filter(same_day | Q(**{f"played_on__{way}": place.played_on}))


def sizes(group, word_sets):
    """How many games stand under each set of words, counted so far as it matters."""
    parts, values = [], []
    for words in word_sets:
        marks = ", ".join(["%s"] * len(words)) or "NULL"
        parts.append(SIZE.format(words=marks, most=MOST_COUNTED + 1))
        values += [group.pk, *words]
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT {', '.join(parts)}", values)
        return cursor.fetchone()


def place_in(text):
    """The Place that an address names, "2025-11-21.17", or None."""
    day, _, pk = text.partition(".")
    try:
        return Place(date.fromisoformat(day), int(pk[:18]))
    except ValueError:
        return None


def place_words(place):
    """A Place as an address names it."""
    return f"{place.played_on.isoformat()}.{place.game}"
