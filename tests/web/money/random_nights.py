"""Nights on which all may happen in any order, with a naive ledger beside them."""

import random
from contextlib import suppress
from datetime import date, timedelta
from uuid import uuid4

from scorekeeper.models import Group, Night, Person
from tests.web.devices import Device
from tests.web.money import random_games, random_money, random_offline
from tests.web.money.naive_ledger import Ledger
from tests.web.money.naive_ledger import Night as NaiveNight
from tests.web.money.nothing_to_do import NothingToDoError
from tests.web.owing import CURRENCIES, NAMES

MOST_NIGHTS = 4


class RandomNights:
    """A group. Each step is done on its pages, and written into the naive `ledger`.

    At every other all amounts are few units, so that some people come out even among
    themselves. `people`: {id: name}. `touched`: the id of the night of the latest step,
    which has `paid_less` if less was paid than a row says. `sent`: the nights (id,
    body) that came from a phone without a connection.
    """

    def __init__(self, seed):
        self.chance, self.is_small = random.Random(seed), seed % 2 == 1
        self.currency = self.chance.choice(CURRENCIES)
        self.group = Group.objects.create(name=f"G {seed}", currency=self.currency)
        for name in NAMES[: self.chance.randint(3, 8)]:
            Person.objects.create(group=self.group, name=name)
        self.device = Device.holding(self.group, "host", "Ann's phone")
        self.url = f"/groups/{self.group.pk}/"
        self.ledger, self.touched, self.sent = Ledger(), None, []
        self.paid_less = False
        self.learn_names()
        start(self, None)
        if not self.is_small:
            random_games.restake(self, self.touched)
        random_games.bring(self, self.touched)

    def learn_names(self):
        self.people = dict(self.group.people.values_list("pk", "name"))

    def step(self):
        """Does something, and gives its name."""
        while True:
            do, self.paid_less = self.chance.choice(STEPS), False
            self.touched = self.chance.choice(list(self.ledger.nights))
            with suppress(NothingToDoError):
                do(self, self.touched)
                return do.__name__

    def night(self, night):
        return self.ledger.nights[night]

    def post(self, url, **fields):
        """Posts a form, which must be accepted; seldom twice, as by a second tap."""
        fields = {"id": uuid4()} | fields
        for _ in range(1 + (self.chance.random() < 0.1)):
            answer = self.device.post(url, fields)
            assert answer.status_code in (200, 302), answer.content.decode()
        return answer

    def some(self, people, least, most=8):
        """Some of the people, in any order; fewer where there are not so many."""
        people = sorted(people)
        most = min(most, len(people))
        return self.chance.sample(people, self.chance.randint(min(least, most), most))

    def amount(self, most):
        """Some minor units, few of them where all amounts are."""
        return self.chance.randint(1, 3 if self.is_small else most)

    def any_currency(self):
        """That of the group, seldom another."""
        return self.chance.choice(
            [*[self.currency] * 9, self.chance.choice(CURRENCIES)]
        )

    def next_day(self):
        """One on which there was no night."""
        return date(2025, 1, 3) + timedelta(7 * len(self.ledger.nights))

    def next_number(self):
        numbers = [night.number for night in self.ledger.nights.values()]
        return 1 + max(numbers, default=0)

    def note_night(self, number, currency, here):
        """Writes the newest night into the ledger."""
        self.touched = Night.objects.latest("pk").pk
        self.ledger.nights[self.touched] = NaiveNight(number, currency, here)


def start(world, _night):
    """The nights in progress are closed, and one begins, at which some people are."""
    if len(world.ledger.nights) == MOST_NIGHTS:
        raise NothingToDoError
    for other in world.ledger.nights:
        if world.night(other).is_open:
            close(world, other)
    here, currency = world.some(world.people, 2), world.any_currency()
    about = {"people": here, "date": world.next_day(), "currency": currency}
    world.post(f"{world.url}start/", **about)
    world.note_night(world.next_number(), currency, here)


def close(world, night):
    """A night is closed, or opened again."""
    kept = world.night(night)
    world.post(f"/nights/{night}/closing/", closed=int(kept.is_open))
    kept.is_open = not kept.is_open


def move(world, night):
    """Somebody arrives at a night, or leaves it."""
    kept, person = world.night(night), world.chance.choice(list(world.people))
    if not kept.is_open:
        raise NothingToDoError
    if person in kept.here:
        world.post(f"/nights/{night}/people/{person}/", here=0)
        kept.here.remove(person)
        return
    world.post(f"/nights/{night}/people/", person=person)
    kept.came(person)


def sent_late(world, night):
    """A night without a connection comes in, or one of those again."""
    if world.sent and world.chance.random() < 0.5:
        random_offline.send_again(world)
    elif len(world.ledger.nights) < MOST_NIGHTS:
        random_offline.send(world)
    else:
        raise NothingToDoError


STEPS = [start, close, close, move, move, sent_late, sent_late]
STEPS += [random_games.restake, random_games.play, random_games.play]
STEPS += [random_games.correct, random_games.bring, random_games.bring]
STEPS += [random_games.change, random_games.delete]
STEPS += [random_money.share, random_money.share, random_money.change_cost]
STEPS += [random_money.remove_cost, random_money.record, random_money.delete_payment]
STEPS += [random_money.settle_as_one, random_money.separate]
STEPS += [random_money.settle_as_one, random_money.separate]
STEPS += [random_money.mark, random_money.mark, random_money.mark_another_amount]
