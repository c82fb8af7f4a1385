"""What counts as one game: a card game, or on the score pad the games of one title.

Statistics, the search and strength know a kind of game by its key: that of the card
game, and behind it the title as a few letters, "score_pad:8f14e45fceea". What a kind
is called, and who wins at it, its newest game says. Nothing more of it is stored, so
that it is right after each correction, deletion and import.
"""

import hashlib
from collections import namedtuple
from functools import cached_property
from operator import itemgetter
from urllib.parse import urlencode

from django.db.models import Max, TextField, Value
from django.db.models.functions import Cast
from django.urls import reverse

from rules.untrusted_input import parse_json
from rules.words import trim
from scorekeeper import scoring
from scorekeeper.card_games import plain
from scorekeeper.models import Game
from scorekeeper.table_options import (
    card_game_key,
    keys_with_title,
    lowest_wins,
    lowest_wins_by,
    name_by,
    title_option,
)

LATEST = 5_000  # games
LETTERS = 12
LONGEST = 40  # characters of a title, as the rules have it
NEEDED = ("key", "text", "mark", "newest")
MARKED = -1  # where a Tally has its year
MARK = Value(MARKED)
# What a table of a kind was called last, by its options, and whether fewer points win
Kind = namedtuple("Kind", "kind key name options is_low")


def kind_of(key, options):
    """The key of the kind of game that a table with some options plays."""
    if not title_option(key):
        return key
    title = plain(name_by(key, options))
    if title == plain(scoring.name_of(key)):
        return key
    return f"{key}:{hashlib.sha256(title.encode()).hexdigest()[:LETTERS]}"


def kind_titled(key, title):
    """The key of the kind of game that a table plays under a title, "" for none."""
    return kind_of(key, options_titled(key, title))


def options_titled(key, title):
    """The options of a card game that give it a title; none without one."""
    title, option = trim(title), title_option(key)
    return {option: title} if title and option else {}


def options_last_time(group, key, title):
    """By which options a group played a card game last; None before the first time."""
    if title_option(key):
        return Kinds(group.pk).options_last_time(kind_titled(key, title))
    return group.house_rules.get(key, {}).get("options")


def title_in(key, text):
    """A title that an address names for a card game, cut to what a title may have."""
    return trim(trim(text)[:LONGEST]) if title_option(key) else ""


def title_of(game):
    """The title under which a game is counted; "" where it has none."""
    named = ":" in kind_of(game.key, game.options)
    return name_by(game.key, game.options) if named else ""


def new_game_url(night_pk, key, title=""):
    """Where a game of a night is begun, with its title filled in."""
    query = f"?{urlencode({'title': title})}" if title else ""
    return reverse("new_game", args=[night_pk, key]) + query


def is_titled(kind):
    """Whether a kind of game is one of those that tables name themselves."""
    return bool(title_option(card_game_key(kind)))


class Kinds:
    """The kinds of game that a group has played. Asks the database at most once."""

    def __init__(self, group_id):
        self.group_id = group_id

    @cached_property
    def by_kind(self):
        """{key of a kind: Kind} of what tables named themselves, the newest first."""
        rows = self.games().values_list("key", "options", "newest")
        return kinds_in(rows)

    def games(self):
        """The games that tables named themselves: of the same options the `newest`.

        Of very many the latest are read.
        """
        named = {"group_id": self.group_id, "key__in": keys_with_title()}
        games = Game.objects.filter(**named)
        latest = games.order_by("-pk").values("pk")
        rows = games.filter(pk__in=latest[:LATEST]).order_by()
        return rows.values("key", "options").annotate(newest=Max("pk"))

    def read_beside(self, rows):
        """Rows of a query, named, that begin with a key, a text and two numbers.

        The kinds come in the same query: it is one of a page that has as many as it
        may.
        """
        size = len(rows.query.values_select) - len(NEEDED)
        games = self.games().annotate(text=Cast("options", TextField()), mark=MARK)
        zeros = {f"zero_{place}": Value(0) for place in range(size)}
        games = games.annotate(**zeros).values_list(*NEEDED, *zeros)
        read = list(rows.union(games, all=True))
        own = [(row[0], parse_json(row[1]), row[3]) for row in read if row[2] == MARKED]
        self.by_kind = kinds_in(own)
        return [row for row in read if row[2] != MARKED]

    @property
    def titles(self):
        """The Kind of each title that was played, the newest first."""
        return [one for one in self.by_kind.values() if ":" in one.kind]

    def name(self, kind):
        """What a kind of game is called; its key where this version knows none such."""
        if ":" in kind and kind in self.by_kind:
            return self.by_kind[kind].name
        return scoring.name_of(kind) or kind

    def lowest_wins(self, kind):
        """Whether fewer points are better at a kind of game."""
        if is_titled(kind) and kind in self.by_kind:
            return self.by_kind[kind].is_low
        return lowest_wins(kind)

    def options_last_time(self, kind):
        """The options by which a titled kind was played last; None before that."""
        return self.by_kind[kind].options if kind in self.by_kind else None


def kinds_in(rows):
    """{key of a kind: Kind} in some rows: a key, options, and the id of the newest."""
    found = {}
    for key, options, _newest in sorted(rows, key=itemgetter(2), reverse=True):
        kind, is_low = kind_of(key, options), lowest_wins_by(key, options)
        kept = Kind(kind, key, name_by(key, options), options, is_low)
        found.setdefault(kind, kept)
    return found
