"""Who won a night: everybody ranked by what the games gave, and the winner in words.

Bills and earlier nights are no part of it: they were never played for.
"""

from dataclasses import dataclass

from django.db.models import OuterRef, Subquery

from rules.words import listed, signed
from scorekeeper.models import Game, Person, Standing
from scorekeeper.money.currencies import signed_amount, won_or_lost
from scorekeeper.money.stakes import rounded


@dataclass
class Ranked:
    """Everybody who played at a night, the best first.

    `rows`: (place, name, amount) of each, in minor units where any money was won, else
    in points; those who are level share a place. `feat`: what the winner did, "".
    """

    rows: list
    is_money: bool
    currency: str
    feat: str = ""

    @property
    def winners(self):
        return [name for place, name, amount in self.rows if place == 1]

    def amount_words(self, amount):
        """An amount without its currency: +13.95, or +34."""
        return signed_amount(amount, self.currency) if self.is_money else signed(amount)

    def headline(self, *, is_over):
        """The winner in words: "Bob's night: +€13.95, a repique"; "" where nobody won.

        While the night goes on: "Bob leads: +€13.95".
        """
        if not self.rows or self.rows[0][2] <= 0:
            return ""
        names, best = self.winners, self.rows[0][2]
        best = won_or_lost(best, self.currency) if self.is_money else points(best)
        leads = f"{listed(names)} lead{'s' if len(names) == 1 else ''}"
        whose = f"{listed(names)}'s night" if is_over else leads
        each = " each" if len(names) > 1 else ""
        return ", ".join(filter(None, [f"{whose}: {best}{each}", self.feat]))

    def in_words(self):
        """All by their places: "Bob +13.95, Ann −2.00, Cleo −11.95"."""
        ranked = [f"{name} {self.amount_words(n)}" for _, name, n in self.rows]
        return ", ".join(ranked)


def points(number):
    return f"{signed(number)} point{'' if number == 1 else 's'}"


def winners_of(nights, stories=None):
    """The Ranked of some nights by the night's id, in two queries.

    `stories`: by the night's id the players and the story of each finished game, where
    they are here, which saves a query.
    """
    circles = {night.circle_id for night in nights}
    of_these = {"circle_id__in": circles, "night__in": [night.pk for night in nights]}
    stories = stories or stories_of(of_these)
    given = {night.pk: [] for night in nights}
    # Neither joined nor in order: SQLite would go through all nights of the circle.
    rows = Standing.objects.filter(**of_these).order_by()
    columns = "pk", "night_id", "person_id", name_in(circles), "money", "net"
    for _pk, night, *row in sorted(rows.values_list(*columns)):
        given[night].append(row)
    return {
        night.pk: ranked(given[night.pk], stories.get(night.pk, []), night.currency)
        for night in nights
    }


def name_in(circles):
    """Whose a Standing is, within some circles: no other's server is asked for it."""
    same = {"pk": OuterRef("person_id"), "circle_id": OuterRef("circle_id")}
    people = Person.objects.filter(**same, circle__in=circles)
    return Subquery(people.values("name"))


def stories_of(of_these):
    """By a night's id the players and the story of each finished game.

    Which are finished, and in which order, is seen here: see `winners_of`.
    """
    games = Game.objects.filter(**of_these).order_by()
    columns = "started_at", "pk", "status", "night_id", "players", "story"
    stories = {}
    rows = sorted(games.values_list(*columns), key=lambda row: row[:2])
    for _at, _pk, status, night, *told in rows:
        if status == Game.Status.FINISHED:
            stories.setdefault(night, []).append(told)
    return stories


def ranked(rows, stories, currency):
    """The Ranked of one night: (person, name, money, net) of each game.

    `stories`: the players and the story of each game.
    """
    names, money, net = {}, {}, {}
    for person, name, won, points in rows:
        names[person] = name
        money[person] = money.get(person, 0) + won
        net[person] = net.get(person, 0) + points
    is_money = any(won for *_, won, _ in rows)
    sums = (
        dict(zip(money, rounded(money.values(), 1), strict=True)) if is_money else net
    )
    order = sorted(sums, key=lambda person: (-sums[person], names[person]))
    placed = [
        (1 + sum(other > sums[person] for other in sums.values()), person)
        for person in order
    ]
    first = [person for place, person in placed if place == 1]
    feat = feat_of(first[0], stories) if len(first) == 1 else ""
    by_place = [(place, names[one], int(sums[one])) for place, one in placed]
    return Ranked(by_place, is_money, currency, feat)


def feat_of(person, stories):
    """The best that a person did, as the stories of the games tell it: "a repique"."""
    feats = []
    for players, story in stories:
        for moment in story.get("moments", ()):
            whose, own, feat = moment["text"].partition("'s ")
            if own and is_of(person, whose, players):
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
