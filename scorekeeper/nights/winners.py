"""Who won a night: everybody ranked by what the games gave, and the winner in words.

Shared costs do not make a winner, but they are part of everybody's result. Money counts
where any game has a stake, else the points of the only game, else games won.
"""

from collections import namedtuple
from dataclasses import dataclass, field

from django.db.models import BigIntegerField, F, OuterRef, Subquery, Value

from rules.words import join_with_and
from scorekeeper.models import Bill, BillPart, Game, Person, Standing
from scorekeeper.money.ledger.results import cost_of, in_millionths, result_from
from scorekeeper.money.night_unit import GAMES, MONEY, night_unit, won_words, words_of

IN_GAME, IN_COST = 0, 1
OF = ("person_id", "named", "money", "net", "won", "paid", "share")
# What a game gave somebody, or what one person paid of a shared cost, and the share
Given = namedtuple("Given", "kind pk night source person name money net won paid share")
OF_A_GAME = ("started_at", "night_id", "players", "story", "key", "options", "stake")


@dataclass
class Ranked:
    """Everybody who played at a night, the best first.

    `rows`: (place, name, amount) of each by the games, the amount in the `unit`, money
    in minor units; those who are level share a place. `result`: (name, minor units) of
    each with the shared costs, the most first; [] where no money changed hands.
    `feat`: what the winner did, "". `names`: {person id: name} of those who played, and
    `won`: {person id: number} of the `games` that each won. `moment`: the best of all.
    """

    rows: list
    unit: str
    currency: str
    feat: str = ""
    result: list = field(default_factory=list)
    names: dict = field(default_factory=dict)
    won: dict = field(default_factory=dict)
    games: int = 0
    moment: str = ""

    @property
    def winners(self):
        return [name for place, name, amount in self.rows if place == 1]

    def headline(self, *, is_over):
        """The winner in words: "Bob's night: +€13.95, a repique"; "" where nobody won.

        While the night goes on: "Bob leads: +€13.95". Nobody leads where all are level.
        """
        names, (*_, best) = self.winners, self.rows[0] if self.rows else (0,)
        if best <= 0 or len(names) == len(self.rows) > 1:
            return ""
        best = won_words(self.unit, best, self.currency) + self.of_games(names[0], best)
        leads = f"{join_with_and(names)} lead{'s' if len(names) == 1 else ''}"
        whose = f"{join_with_and(names)}'s night" if is_over else leads
        each = " each" if len(names) > 1 else ""
        return ", ".join(filter(None, [f"{whose}: {best}{each}", self.feat]))

    def of_games(self, name, best):
        """That an amount is of the games alone, where the result is another."""
        is_all = self.unit != MONEY or dict(self.result).get(name, best) == best
        return "" if is_all else " in the games"

    def in_words(self):
        """The result of all: "Bob +13.95, Ann −2.00, Cleo −11.95"."""
        unit, sums = self.unit, [(name, amount) for _, name, amount in self.rows]
        if self.result:
            unit, sums = MONEY, self.result
        return ", ".join(
            f"{name} {words_of(unit, amount, self.currency)}" for name, amount in sums
        )


def winners_of(nights):
    """The Ranked of some nights by the night's id, in two queries."""
    return {pk: rank_result(result) for pk, result in results_of(nights).items()}


def results_of(nights, here=None):
    """The NightResult of some nights by the night's id, in two queries.

    `here`: by the ids of nights, the Persons who were there; all who played without.
    """
    here = here or {}
    groups = {night.group_id for night in nights}
    own = {"group_id__in": groups}, [night.pk for night in nights]
    games, given = games_of(*own), {night.pk: [] for night in nights}
    for row in given_on(*own):
        given[row.night].append(row)
    return {
        night.pk: result_from(night, people, parts_in(given[night.pk], games))
        for night in nights
        for people in [here.get(night.pk, [])]
    }


def parts_in(rows, games):
    """What some Given rows of a night gave, as `ledger.results.parts_of` has it."""
    in_games = [row for row in rows if row.kind == IN_GAME]
    for row in sorted(in_games, key=lambda row: games[row.source].started_at):
        yield games[row.source], person_of(row), in_millionths(row.money), row
    costs = {}
    for row in rows:
        if row.kind == IN_COST:
            costs.setdefault(row.source, []).append(row)
    for pk, shares in costs.items():
        for share, amount in zip(shares, cost_of(shares), strict=True):
            yield Bill(pk=pk), person_of(share), amount, None


def person_of(row):
    return Person(pk=row.person, name=row.name)


def given_on(own, nights):
    """The Given of some nights (ids), in the order in which they were written."""
    # Neither joined nor in order: SQLite would go through all nights of the group.
    groups, none = own["group_id__in"], Value(0, BigIntegerField())
    won = Standing.objects.filter(**own, night__in=nights).order_by()
    won = won.annotate(kind=Value(IN_GAME), named=name_in(groups), paid=none)
    won = won.annotate(share=none).values_list("kind", "pk", "night_id", "game_id", *OF)
    cost = BillPart.objects.filter(**own, bill__night__in=nights).order_by()
    money, lost = Value(0, Standing._meta.get_field("money")), Value(False)
    cost = cost.annotate(kind=Value(IN_COST), named=name_in(groups), money=money)
    cost = cost.annotate(net=none, won=lost, of_night=F("bill__night_id"))
    cost = cost.values_list("kind", "pk", "of_night", "bill_id", *OF)
    return [Given(*row) for row in sorted(won.union(cost, all=True))]


def name_in(groups):
    """Whose a Standing is, within some groups: no other's server is asked for it."""
    same = {"pk": OuterRef("person_id"), "group_id": OuterRef("group_id")}
    people = Person.objects.filter(**same, group__in=groups)
    return Subquery(people.values("name"))


def games_of(own, nights):
    """The games of some nights (ids) by their ids."""
    rows = Game.objects.filter(**own, night__in=nights)
    return rows.order_by().only(*OF_A_GAME).in_bulk()


def rank_result(result):
    """The Ranked of a NightResult, whose games have their stories."""
    unit, currency = night_unit(result.games), result.night.currency
    sums = dict(zip(result.people, sums_of_games(result, unit), strict=True))
    sums = {one: sums[one] for one in result.people if has_played(result, one)}
    by_place = place_people(sums)
    first = [person for place, person in by_place if place == 1]
    feat = feat_of(first[0].pk, result.games) if len(first) == 1 else ""
    rows = [(place, person.name, sums[person]) for place, person in by_place]
    own = {"names": {person.pk: person.name for person in sums}}
    own["won"] = {person.pk: games_won(result, person) for person in sums}
    own |= {"games": len(result.games), "moment": moment_of(result.games)}
    return Ranked(rows, unit, currency, feat, in_money(result), **own)


def sums_of_games(result, unit):
    """What each person has of the games, in a unit."""
    if unit == MONEY:
        return result.in_games
    if unit == GAMES:
        return [games_won(result, person) for person in result.people]
    return [points_of(result, person) for person in result.people]


def games_won(result, person):
    """How many games of a NightResult a person won."""
    return sum(person.pk in winners for winners in result.won.values())


def points_of(result, person):
    """The points that a person has of all games of a NightResult."""
    return sum(own.get(person.pk, 0) for own in result.points.values())


def has_played(result, person):
    return any(person.pk in own for own in result.points.values())


def in_money(result):
    """(name, minor units) of those who took part, the most first; [] of no money."""
    rows = zip(result.people, result.amounts, strict=True)
    rows = [row for row in rows if row[0].pk in result.took_part]
    rows.sort(key=lambda row: -row[1])
    return [(person.name, amount) for person, amount in rows if any(result.amounts)]


def place_people(sums):
    """(place, Person) of each, the best first; those who are level share a place."""
    better = {one: sum(other > sums[one] for other in sums.values()) for one in sums}
    order = sorted(sums, key=lambda person: (-sums[person], person.name))
    return [(1 + better[person], person) for person in order]


def feat_of(person, games):
    """The best that a person did, as the stories of the games tell it: "a repique"."""
    feats = []
    for game in games:
        for moment in game.story.get("moments", ()):
            whose, own, feat = moment["text"].partition("'s ")
            if own and is_of(person, whose, game.players):
                feats.append((-moment["weight"], len(feats), feat))
    return with_article(min(feats)[2].rpartition(" in deal ")[0]) if feats else ""


def moment_of(games):
    """The best that anybody did, and who did it: "Cleo's repique"; "" for nothing."""
    moments = [moment for game in games for moment in game.story.get("moments", ())]
    feats = [moment for moment in moments if is_feat(moment["text"])]
    best = max(feats, key=lambda moment: moment["weight"], default=None)
    whose, own, feat = best["text"].partition("'s ") if best else ("", "", "")
    return whose + own + of_one_deal(feat.partition(" in deal ")[0])


def is_feat(text):
    """Whether a moment says what somebody did: "Ann's capot in deal 4"."""
    return "'s " in text and not text.startswith("Without")


def is_of(person, whose, players):
    """Whether a side, "Bob & Dev", is that of a person, as the players were called."""
    own = [player["name"] for player in players if player["person"] == person]
    return any(name in whose.split(" & ") for name in own)


def with_article(feat):
    """A feat as one of its kind: "a repique", "an alliance"; "" for none."""
    if is_counted(feat) or not feat:
        return of_one_deal(feat)
    return ("an " if feat[0] in "aeiou" else "a ") + feat


def of_one_deal(feat):
    """Several feats, with where they were: a night may have had more of them."""
    return f"{feat} in one deal" if is_counted(feat) else feat


def is_counted(feat):
    return feat[:1].isdigit() or feat.partition(" ")[0] in COUNTED


COUNTED = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
