"""The questions that pages of people ask of the sums, each named, each one query."""

from dataclasses import dataclass, replace
from urllib.parse import urlencode

from django.db.models import Exists, F, Max, OuterRef, Q, Subquery, Sum

from scorekeeper.models import Counted, CountSum, Game, Outcome, Person, Tally

OF_EVERY_GAME = ("money", "place")
MOST_PAIRS, MOST_HOUSES = 200, 200
ROW = ("key", "house", "year", "pk", "games", "wins", "points", "together")
ROW += ("won_together", "ahead", "person_id")


@dataclass(frozen=True)
class Filter:
    """Which games a page is about: "" and 0 stand for all, `other` for who played too.

    House rules (`house`) are those of one card game, so they come with its `key`.
    `also` are further people who played: those games are added up when they are asked
    for, see `scorekeeper.people.statistics.shared_games`.
    """

    key: str = ""
    house: str = ""
    year: int = 0
    other: int = 0
    also: tuple = ()

    def as_filter(self):
        return {"key": self.key, "house": self.house, "year": self.year}

    def address(self, **more):
        """The filter as an address has it, with what else is asked for."""
        query = {"game": self.key, "house": self.house, "year": self.year}
        query = query | {"with": [self.other, *self.also] if self.other else 0} | more
        return urlencode({name: query[name] for name in query if query[name]}, True)

    def also_played_by(self, other):
        """The filter for the games in which a person played, too."""
        return replace(self, other=other.pk)

    def of_two(self, other):
        """The filter for two people, with all others it had."""
        others = tuple(one for one in (self.other, *self.also) if one)
        return replace(self, other=other.pk, also=others)

    def of(self, key):
        """The filter for one card game."""
        return replace(self, key=key, house="")


def tallies(person, chosen):
    """The Tally of a person under a filter, and those of each card game: by key."""
    rows = Tally.objects.filter(group_id=person.group_id, person=person)
    rows = rows.filter(other=chosen.other or person.pk, year=chosen.year)
    rows = rows.filter(house=chosen.house)
    if chosen.key:
        rows = rows.filter(key=chosen.key)
    return {row.key: row for row in rows.order_by("-games", "key")}


def others(person, chosen):
    """The Tallies of a person with each other one under a filter, the most first."""
    rows = Tally.objects.filter(group_id=person.group_id, person=person)
    rows = rows.filter(**chosen.as_filter()).exclude(other=person)
    return list(rows.select_related("other").order_by("-games", "other__name"))


def partnerships(group, chosen):
    """The Tallies of two who were partners under a filter, each two once.

    Of very many those who won the most together.
    """
    rows = Tally.objects.filter(group_id=group.pk, **chosen.as_filter())
    rows = rows.filter(together__gt=0, person__lt=F("other"))
    rows = rows.order_by("-won_together", "person_id", "other_id")[:MOST_PAIRS]
    return list(rows.select_related("person", "other"))


def everybody(group, chosen):
    """The Tally of each of a group's people under a filter, the most wins first."""
    rows = Tally.objects.filter(of(None, chosen.other), group_id=group.pk)
    rows = rows.filter(**chosen.as_filter())
    return list(rows.select_related("person").order_by("-wins", "person__name"))


def tallies_of(kinds, person, other):
    """ROW of each Tally of a person (an id), None for all; see `of`.

    Of two people those of both, in the games that both played. `kinds`: the Kinds of
    the group, which are read with them.
    """
    whose = of(person, other)
    rows = Tally.objects.filter(whose | of(other, person) if other else whose)
    rows = rows.filter(group_id=kinds.group_id)
    rows = rows if person else rows.filter(key__gte="")  # so SQLite takes `own_tallies`
    return kinds.read_beside(rows.values_list(*ROW, named=True))


def by_key(rows, chosen):
    """Of rows of `tallies_of` those under a filter: by card game, the most first."""
    rows = [row for row in rows if is_under(row, chosen)]
    return {row.key: row for row in sorted(rows, key=lambda row: (-row.games, row.key))}


def is_under(row, chosen):
    """Whether a row of `tallies_of` is of a filter, or of one card game under it."""
    is_game = chosen.key in ("", row.key)
    return is_game and (row.house, row.year) == (chosen.house, chosen.year)


def everybody_among(rows, chosen, people):
    """Of the rows of `tallies_of` what `everybody` gives, for some people."""
    people = {person.pk: person for person in people}
    own = [row for row in rows if row[:3] == (chosen.key, chosen.house, chosen.year)]
    own = [(row, people[row.person_id]) for row in own if row.person_id in people]
    own.sort(key=lambda pair: (-pair[0].wins, pair[1].name))
    return [Tally(games=row.games, wins=row.wins, person=one) for row, one in own]


def apart_of_others(person, keys):
    """{other: in how many games of some card games they were a person's opponents}."""
    rows = Tally.objects.filter(group_id=person.group_id, person=person, year=0)
    rows = rows.filter(key__in=keys, house="").exclude(other=person).order_by()
    rows = rows.values_list("other").annotate(apart=Sum(F("games") - F("together")))
    return dict(rows)


def apart_of_two(rows):
    """{card game: games of two opponents}, from rows of `tallies_of` of one of them."""
    own = [row for row in rows if row.key and (row.house, row.year) == ("", 0)]
    return {row.key: row.games - row.together for row in own}


def sums(person, chosen):
    """What was counted of a person under a filter: {(name, part): (number, of)}."""
    by_person = sums_of(person.group_id, of(person.pk, chosen.other), chosen)
    return {(name, part): pair for (_person, name, part), pair in by_person.items()}


def sums_of_two(group_id, two, chosen):
    """What was counted of each of two people (ids) in the games that both played."""
    whose = of(*two) | of(*two[::-1])
    by_person = {person: {} for person in two}
    for (person, name, part), pair in sums_of(group_id, whose, chosen).items():
        by_person[person][name, part] = pair
    return by_person


def sums_of_all(group, chosen):
    """What was counted of a group's people: {(person, name, part): (number, of)}."""
    whose = of(None, chosen.other)
    if chosen.other:  # found one by one in the index, not among all
        people = Person.objects.filter(group_id=group.pk)
        whose &= Q(person__in=people.values("pk"))
    return sums_of(group.pk, whose, chosen)


def sums_of(group_id, whose, chosen):
    """The sums of some people, as `of` says whose: by person, name and part."""
    rows = CountSum.objects.filter(whose, group_id=group_id)
    where = {name: value for name, value in chosen.as_filter().items() if value}
    rows = rows.filter(**where)
    if not chosen.key:
        rows = rows.filter(name__in=OF_EVERY_GAME)
    rows = rows.values_list("person", "name", "part").order_by()
    rows = rows.annotate(n=Sum("number"), of=Sum("occasions")).filter(of__gt=0)
    return {(person, name, part): (n, of) for person, name, part, n, of in rows}


def of(person, other):
    """Where a sum is of a person (an id), None for each, beside another, 0 for nobody.

    However many people there are, the question is as long.
    """
    beside = Q(other=other or person or F("person"))
    return beside & Q(person=person) if person else beside


def filtered_outcomes(person, chosen):
    """The Outcomes of a person under a filter, the latest first."""
    rows = Outcome.objects.filter(group_id=person.group_id, person=person)
    where = {name: value for name, value in chosen.as_filter().items() if value}
    rows = rows.filter(**where)
    for other in {chosen.other, *chosen.also} - {0, person.pk}:
        rows = rows.filter(Exists(same_game(person).filter(person=other)))
    return rows.order_by("-played_at", "-game_id")


def same_game(person):
    rows = Outcome.objects.filter(group_id=person.group_id)
    return rows.filter(game=OuterRef("game"))


def outcome_of(person, game):
    """The Outcome of a game (an id) for a person, or None."""
    rows = Outcome.objects.filter(group_id=person.group_id, person=person)
    return rows.filter(game=game).first()


def outcomes_beside(outcomes, person, other, how):
    """Of some Outcomes those in which another was partner, opponent, or came behind."""
    rows = same_game(person).filter(person=other)
    if how == "together":
        return outcomes.filter(Exists(rows.filter(side=OuterRef("side"))))
    rows = rows.exclude(side=OuterRef("side"))
    if how == "ahead":
        rows = rows.filter(place__gt=OuterRef("place"))
    return outcomes.filter(Exists(rows))


def that_counted(outcomes, person, name, part):
    """Of some Outcomes those in which something was counted."""
    rows = Counted.objects.filter(group_id=person.group_id, person=person, name=name)
    rows = rows.filter(game=OuterRef("game"), number__gt=0)
    return outcomes.filter(Exists(rows.filter(part=part)))


def games_by_house(group):
    """A game of each of the house rules played by, its key and options."""
    rows = Tally.objects.filter(group_id=group.pk, year=0, person=F("other"))
    rows = rows.exclude(house="").order_by("key", "house").values("key", "house")
    tallies = rows.annotate(tally=Max("pk")).values("tally")[:MOST_HOUSES]
    played = with_a_game(group, tallies).values("game")
    games = Game.objects.filter(group_id=group.pk, pk__in=played)
    return games.only("key", "options")


def with_a_game(group, tallies):
    """Some Tallies (ids), each with the id of a `game` by its house rules."""
    games = a_game_of(group).values("game_id")[:1]
    rows = Tally.objects.filter(group_id=group.pk, pk__in=tallies)
    return rows.annotate(game=Subquery(games))


def a_game_of(group):
    """The Outcomes of a Tally's person by its house rules."""
    same = {name: OuterRef(name) for name in ("person", "key", "house")}
    return Outcome.objects.filter(group_id=group.pk, **same)


def options_of(group, tallies):
    """{id of a Tally: the options of its house rules}."""
    options = a_game_of(group).values("game__options")[:1]
    rows = Tally.objects.filter(group_id=group.pk, pk__in=list(tallies))
    rows = rows.annotate(options=Subquery(options))
    rows = rows.values_list("pk", "options")
    return {pk: own for pk, own in rows if isinstance(own, dict)}
