"""Who won a night: everybody ranked by what the games gave, and the winner in words.

Shared costs do not make a winner, but they are part of everybody's result. Money counts
where any game has a stake, else the points of the only game, else games won.
"""

from dataclasses import dataclass, field

from django.db.models import OuterRef, Subquery

from phone.money.rounding import rounded
from rules.words import listed
from scorekeeper.models import Game, Person, Standing
from scorekeeper.money.night_unit import GAMES, MONEY, night_unit, won_words, words_of
from scorekeeper.money.results import MILLIONTHS, bills_of, cost_of, in_millionths

GIVEN = ("money", "net", "won")  # of a Standing
OF_A_GAME = ("started_at", "night_id", "players", "story", "key", "options", "stake")


@dataclass
class Ranked:
    """Everybody who played at a night, the best first.

    `rows`: (place, name, amount) of each by the games, the amount in the `unit`, money
    in minor units; those who are level share a place. `result`: (name, minor units) of
    each with the shared costs, the most first; [] where no money changed hands.
    `feat`: what the winner did, "".
    """

    rows: list
    unit: str
    currency: str
    feat: str = ""
    result: list = field(default_factory=list)

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
        leads = f"{listed(names)} lead{'s' if len(names) == 1 else ''}"
        whose = f"{listed(names)}'s night" if is_over else leads
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


def winners_of(nights, games=None):
    """The Ranked of some nights by the night's id, in three queries.

    `games`: all of each by the night's id and in order of time, where they are here,
    which saves a query.
    """
    circles = {night.circle_id for night in nights}
    of_these = {"circle_id__in": circles, "night__in": [night.pk for night in nights]}
    games = games_of(of_these) if games is None else games
    given = {night.pk: [] for night in nights}
    # Neither joined nor in order: SQLite would go through all nights of the circle.
    rows = Standing.objects.filter(**of_these).order_by()
    columns = "pk", "night_id", "game_id", "person_id", name_in(circles), *GIVEN
    for _pk, night, *row in sorted(rows.values_list(*columns)):
        given[night].append(row)
    costs = costs_of(nights)
    return {
        night.pk: ranked(night, given[night.pk], games.get(night.pk, []), costs)
        for night in nights
    }


def costs_of(nights):
    """By a night's id what shared costs gave: (person id, name, millionths)."""
    costs = {}
    for bill, shares in bills_of(nights):
        for share, amount in zip(shares, cost_of(shares), strict=True):
            row = share.person_id, share.person.name, amount
            costs.setdefault(bill.night_id, []).append(row)
    return costs


def name_in(circles):
    """Whose a Standing is, within some circles: no other's server is asked for it."""
    same = {"pk": OuterRef("person_id"), "circle_id": OuterRef("circle_id")}
    people = Person.objects.filter(**same, circle__in=circles)
    return Subquery(people.values("name"))


def games_of(of_these):
    """By a night's id its games in order of time, which is seen here."""
    rows = Game.objects.filter(**of_these).order_by().only(*OF_A_GAME)
    games = {}
    for game in sorted(rows, key=lambda game: (game.started_at, game.pk)):
        games.setdefault(game.night_id, []).append(game)
    return games


def ranked(night, rows, games, costs):
    """The Ranked of one night: (game, person, name, *GIVEN) of each Standing.

    `games`: those of the night in order of time; only those count that gave something.
    `costs`: as `costs_of` has them.
    """
    finished = {game for game, *_ in rows}
    games = [game for game in games if game.pk in finished]
    names, sums, unit = {}, {}, night_unit(games)
    for _game, person, name, *given in rows:
        names[person] = name
        sums[person] = sums.get(person, 0) + of_unit(unit, *given)
    shared = costs.get(night.pk, [])
    result = with_costs(sums if unit == MONEY else {}, shared)
    sums = in_coins(sums, night) if unit == MONEY else sums
    by_place = placed(sums, names)
    first = [one for place, one in by_place if place == 1]
    feat = feat_of(first[0], games) if len(first) == 1 else ""
    ranks = [(place, names[one], sums[one]) for place, one in by_place]
    names |= {person: name for person, name, _ in shared}
    result = in_coins(result, night)
    best_first = sorted(result, key=lambda one: (-result[one], names[one]))
    result = [(names[one], result[one]) for one in best_first if any(result.values())]
    return Ranked(ranks, unit, night.currency, feat, result)


def placed(sums, names):
    """(place, person) of each, the best first; those who are level share a place."""
    order = sorted(sums, key=lambda person: (-sums[person], names[person]))
    better = {one: sum(other > sums[one] for other in sums.values()) for one in sums}
    return [(1 + better[person], person) for person in order]


def with_costs(sums, shared):
    """Millionths by person with what shared costs gave: a new dict."""
    total = dict(sums)
    for person, _name, amount in shared:
        total[person] = total.get(person, 0) + amount
    return total


def in_coins(sums, night):
    """Millionths by person as whole minor units, rounded as the night's result is."""
    people = sorted(sums)
    exact = [sums[person] for person in people]
    return dict(zip(people, rounded(exact, MILLIONTHS, night.number), strict=True))


def of_unit(unit, money, points, won):
    """What a game gave somebody, in a unit; money in millionths of a minor unit."""
    if unit == MONEY:
        return in_millionths(money)
    return int(won) if unit == GAMES else points


def feat_of(person, games):
    """The best that a person did, as the stories of the games tell it: "a repique"."""
    feats = []
    for game in games:
        for moment in game.story.get("moments", ()):
            whose, own, feat = moment["text"].partition("'s ")
            if own and is_of(person, whose, game.players):
                feats.append((-moment["weight"], len(feats), feat))
    return with_article(min(feats)[2].rpartition(" in deal ")[0]) if feats else ""


def is_of(person, whose, players):
    """Whether a side, "Bob & Dev", is that of a person, as the players were called."""
    own = [player["name"] for player in players if player["person"] == person]
    return any(name in whose.split(" & ") for name in own)


def with_article(feat):
    """A feat as one of its kind: "a repique", "an alliance"; "" for none."""
    is_counted = feat[:1].isdigit() or feat.partition(" ")[0] in COUNTED
    article = "" if is_counted or not feat else "an " if feat[0] in "aeiou" else "a "
    return article + feat


COUNTED = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
