"""A group that has all that one can have, so that its file holds all there is."""

import random
from uuid import UUID, uuid4

from scorekeeper import nights, recording
from scorekeeper.models import Game
from scorekeeper.money.ledger import payments
from scorekeeper.money.ledger.joint_settlement import settle_as_one
from scorekeeper.money.ledger.plan import ledger_of, ledgers_of
from scorekeeper.nights import end_of_night
from scorekeeper.people import same_person
from scorekeeper.people.statistics import update
from tests.web.devices import BIDS, ONE_DEAL
from tests.web.groups import CURRENCIES, change, pay, random_group, share_a_bill

AMONG = ["Ann", "Dee", "Cid"]
LONG = {"sequence": "custom", "hands": [1, 1, 1]}
OTHERWISE = ONE_DEAL[-1] | {"tricks": [1, 0, 0]}
OTHER_BIDS = [one | {"bid": bid} for one, bid in zip(BIDS, [1, 0, 0], strict=True)]
ANOTHER_EVENING = [*OTHER_BIDS, OTHERWISE, *ONE_DEAL]


def whole_group(seed):
    """A random group, and nights in each currency with all that can become of them.

    Games are kept apart, left out and deleted, payments made in part and deleted, games
    corrected and a bill shared after that; people settle as one, and are made one, some
    of them parted again.
    """
    chance = random.Random(f"everything {seed}")
    group = random_group(seed)
    for number, currency in enumerate(CURRENCIES):
        night = night_of(group, number, currency)
        play(chance, night)
        pay_a_part(chance, night)
    pay_over_nights(chance, group)
    settle_as_one(group, [group.people.get(name=name) for name in ("Bob", "Eve")])
    become_one(group, "Kit", "Gil")
    ina = become_one(group, "Ina", "Fay")
    same_person.part(ina.person, ina.pk)
    correct_what_is_paid(group)
    share_a_bill(chance, group.nights.latest("pk"))
    end_of_night.reopen(group.nights.exclude(closed_at=None).latest("pk"))
    return group


def night_of(group, number, currency):
    """A night at which somebody leaves, and comes again perhaps."""
    names = ["Ann", "Bob", "Cid", "Dee", "Eve", "Kit", "Ina", "Jo"]
    night = nights.start_night(
        group,
        [],
        names,
        date=group.nights.latest("pk").date.replace(year=2026),
        place="Club № 2",
        currency=currency,
        stake={"per_point": "0.05"},
    )
    eve = night.attendances.get(person__name="Eve")
    nights.leave(eve)
    if number % 2:
        nights.arrive(night, eve.person)
    return night


def play(chance, night):
    """Games of which some are kept apart, left out, stopped or deleted."""
    keep_apart(chance, night)
    gone = of_guests(night)
    update.take_out(night.group_id, [gone.pk])
    recording.delete_game(gone)
    of_guests(night, ONE_DEAL[:2])
    stopped = of_guests(night, ONE_DEAL)
    end_of_night.close(night, [stopped.pk], None)


def of_guests(night, entries=ONE_DEAL * 3, names=("Ina", "Jo", "Kit")):
    """A game of Oh Hell for money."""
    people = [night.people.get(name=name) for name in names]
    asked = {"options": LONG, "stake": {"per_point": "0.1"}}
    game = recording.start_game(night, "oh_hell", people, **asked).game
    for entry in entries:
        change(recording.enter, game, None, entry)
    return game


def keep_apart(chance, night):
    """One game that two phones recorded differently."""
    game = of_guests(night, names=AMONG)
    mine = [
        {
            "id": str(UUID(int=chance.getrandbits(128))),
            "operation": "add",
            "entry": entry,
            "seen": 0,
        }
        for entry in ANOTHER_EVENING
    ]
    game = Game.objects.for_change().get(pk=game.pk)
    assert recording.take_in(game, mine, None).apart


def pay_a_part(chance, night):
    for row in ledger_of(night.group, night.currency).rows[:2]:
        pay(chance, night, row)


def pay_over_nights(chance, group):
    """A row of each currency is paid at no night; the last payment is deleted."""
    for one in ledgers_of(group):
        for row in one.rows[-1:]:
            paid = (row.payer, row.payee, chance.choice([1, row.amount]))
            by = {"key": group.keys.first(), "phone": 2**52 - 1}
            payments.record(group, one.currency, *paid, client_id=uuid4(), **by)
    payments.delete(group, group.payment_set.latest("pk").pk)


def become_one(group, gone, kept):
    gone, kept = (group.people.get(name=name) for name in (gone, kept))
    return same_person.make_one(gone, kept)


def correct_what_is_paid(group):
    """Games come out differently after payments were made for their nights."""
    for night in group.nights.exclude(payments=None):
        last = len(ONE_DEAL) * 3 - 1
        games = [one for one in night.games.all() if one.entries == ONE_DEAL * 3]
        for game in games[:1]:
            end_of_night.reopen(night)
            change(recording.correct, game, None, "replace", last, OTHERWISE)
            end_of_night.close(night)
