"""Years of nights for the demo group: who came, which games, who paid."""

import random
from datetime import UTC, datetime, time, timedelta
from uuid import uuid4

from scorekeeper import nights
from scorekeeper.demo.recorded_games import add_game, games_for
from scorekeeper.models import Game, Night, Person
from scorekeeper.money.ledger.joint_settlement import settle_as_one
from scorekeeper.money.ledger.payments import record
from scorekeeper.money.ledger.plan import ledgers_of
from scorekeeper.nights.end_of_night import close

FRIDAY, WEEK = 4, timedelta(7)
HOLIDAYS = (8,)  # months without a night
SEED = "The Friday table"
# how often each comes, and of the whole time from where to where
REGULARS = {
    "Ann": (0.96, 0, 1),
    "Bob": (0.9, 0, 1),
    "Cleo": (0.85, 0, 1),
    "Dev": (0.8, 0, 1),
    "Ema": (0.6, 0.1, 1),
    "Finn": (0.5, 0, 0.6),
    "Gita": (0.5, 0.3, 1),
}
MISSPELT = ("Kleo", "Cleo")  # the same person, entered once more by a slip
HOUSEHOLD = ("Ema", "Gita")
PAID = 0.9  # of the nights end with payments
GONE = "Finn"
PLACES = {"At Ann's": 6, "The Swan": 3}
STAKES = [({"per_point": "0.05"}, 6), ({"per_point": "0.02"}, 2), ({}, 2)]
STAKES += [({"ante": "0.50"}, 1)]
# how often each card game is asked for
GAMES = {
    "oh_hell": 8,
    "piquet": 6,
    "piquet_normand": 2,
    "piquet_voleur": 2,
    "piquet_ecrire": 2,
    "bezique": 3,
    "bezique_500": 2,
    "bezique_three": 1,
    "bezique_four": 1,
    "pinochle": 3,
    "pinochle_two": 2,
    "scotch_whist": 4,
    "tablanette": 4,
}
A_GAME = timedelta(minutes=40)


def play_years(group, years, until):
    """Plays so many years of nights in a group before a date; the same each time."""
    days = fridays(until - timedelta(round(365.25 * years)), until)
    for number, day in enumerate(days):
        dice = random.Random(f"{SEED} {number}")
        play_night(group, day, number / len(days), dice, is_paid=number < len(days) - 2)
    Person.objects.filter(group_id=group.pk, name=GONE).update(is_active=False)


def fridays(first, until):
    """The Fridays from one date to another, but for those of the holidays."""
    day = first + timedelta((FRIDAY - first.weekday()) % 7)
    days = []
    while day < until:
        days += [day] if day.month not in HOLIDAYS else []
        day += WEEK
    return days


def play_night(group, day, part, dice, is_paid):
    """A night at a part (0 to 1) of the whole time."""
    names = who_comes(part, dice)
    if len(names) < 2:
        return
    begun = datetime.combine(day, time(19, 30), UTC)
    stake = dice.choices(*zip(*STAKES, strict=True))[0]
    place = pick_weighted(dice, PLACES)
    night = nights.start_night(group, [], names, date=day, place=place, stake=stake)
    number = dice.randint(2, 5)
    for at in range(number):
        start_again_at(play_game(night, names, dice), begun + at * A_GAME)
    ended = begun + number * A_GAME
    come_and_go(night, begun, ended, dice)
    settle(night, ended, is_paid and dice.random() < PAID)


def who_comes(part, dice):
    """The names of those who come, never too many for a table."""
    names = [
        name
        for name, (often, first, last) in REGULARS.items()
        if first <= part <= last and dice.random() < often
    ]
    slip, meant = MISSPELT
    if 0.4 < part < 0.45 and meant in names:
        names[names.index(meant)] = slip
    return names


def play_game(night, names, dice):
    """A recorded game among some of those who are there; chance seats them."""
    games = {key: found for key in GAMES if (found := games_for(key, len(names)))}
    recorded = dice.choice(
        games[pick_weighted(dice, {key: GAMES[key] for key in games})]
    )
    seated = dice.sample(names, len(recorded["players"]))
    return add_game(night, recorded | {"players": seated})


def pick_weighted(dice, weights):
    """A key of a dict of weights."""
    return dice.choices(list(weights), list(weights.values()))[0]


def start_again_at(game, moment):
    """Dates a game as if it had been played then."""
    rows = Game.objects.filter(group_id=game.group_id, pk=game.pk)
    rows.update(started_at=moment, changed_at=moment + A_GAME)


def come_and_go(night, begun, ended, dice):
    """Most came at the beginning; now and then somebody late, and somebody leaves."""
    for row in night.attendances.order_by("pk"):
        row.since = begun + timedelta(minutes=dice.choice([0, 0, 0, 0, 25]))
        row.until = ended - A_GAME if dice.random() < 0.1 else None
        row.save(update_fields=["since", "until"])


def settle(night, ended, is_paid):
    """The household settles as one; the payments of those who stayed are made."""
    people = {person.name: person for person in night.people.all()}
    settle_household(night.group, *(people.get(name) for name in HOUSEHOLD))
    if is_paid:
        pay(night, ended)
    close(night)
    Night.objects.filter(group_id=night.group_id, pk=night.pk).update(closed_at=ended)


def settle_household(group, head, other):
    """Two settle as one from the first night on at which both are."""
    if head and other and other.settles_with_id is None:
        settle_as_one(group, [head, other])


def pay(night, moment):
    """Makes the payments of the plan between people who are still at a night."""
    here = {person.settles_with_id or person.pk for person in nights.people_here(night)}
    rows = [row for one in ledgers_of(night.group) for row in one.rows]
    for row in rows:
        if {row.payer.pk, row.payee.pk} <= here:
            paid = (row.payer, row.payee, row.amount)
            about = {"client_id": uuid4(), "night": night, "paid_at": moment}
            record(night.group, night.currency, *paid, **about)
