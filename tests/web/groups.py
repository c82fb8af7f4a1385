"""Groups as they come to be: games of the random player, logs and money at random."""

import random
from datetime import date, timedelta
from functools import cache
from uuid import uuid4

import rules
from scorekeeper import nights, recording
from scorekeeper.access import keyring
from scorekeeper.models import Game, Group
from scorekeeper.money import settlement
from scorekeeper.money.ledger.joint_settlement import settle_as_one
from scorekeeper.money.ledger.payments import mark_as_paid
from scorekeeper.money.ledger.payments import record as record_payment
from scorekeeper.money.ledger.plan import ledger_of
from scorekeeper.nights.end_of_night import close
from tests.random_player import RandomPlayer
from tests.web.devices import ONE_DEAL

GAMES = rules.card_games()
STAKES = [{}, {"per_point": "0.05"}, {"per_point": "0.0125", "cap": "3"}]
STAKES += [{"ante": "0.5"}]
CURRENCIES = ["EUR", "JPY", "KWD"]
ONE_BY_ONE = 40  # of the entries of a game, its last; what comes before is read in


@cache
def record(key, seed):
    """The record of a random game of a card game, finished."""
    card_game = next(game for game in GAMES if game.key == key)
    return RandomPlayer(card_game, seed).play()


def random_group(seed, nights=3):
    """A group with nights, games with their logs, payments, keys and a household.

    Payments are of the plan, in full or in part; one of no night is more than owed.
    """
    chance = random.Random(seed)
    group = Group.objects.create(name=f"Group {seed} é", currency="EUR")
    keys = [keyring.new_key(group, "enter", name)[0] for name in ("Bob's", "Dee's")]
    currency = chance.choice(CURRENCIES)
    for number in range(nights):
        night = random_night(chance, group, number, currency)
        sure_game(night)
        for _ in range(chance.randint(0, 3)):
            random_game(chance, night, keys)
        share_a_bill(chance, night)
        settle(chance, group, night)
    lend(group, currency)
    share_a_bill(chance, night)
    settle_as_one(group, [group.people.get(name=name) for name in ("Ann", "Bob")])
    group.house_rules = {"oh_hell": {"options": {"hook": "on"}}}
    group.save()
    return group


def random_night(chance, group, number, currency):
    return nights.start_night(
        group,
        [],
        ["Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gil", "Hal"],
        date=date(2025, 1, 3) + timedelta(7 * number),
        place=chance.choice(["", "At Ann's", "=1+1"]),
        currency=currency,
        stake=chance.choice(STAKES),
    )


def sure_game(night):
    """One deal of Oh Hell that Ann and Cid owe Dee for, an undo in its log."""
    people = [night.people.get(name=name) for name in ("Ann", "Dee", "Cid")]
    options = {"sequence": "custom", "hands": [1]}
    asked = {"options": options, "stake": {"per_point": "1"}}
    game = recording.start_game(night, "oh_hell", people, **asked).game
    for entry in ONE_DEAL:
        change(recording.enter, game, None, entry)
    change(recording.undo, game, None)
    change(recording.redo, game, None)


def random_game(chance, night, keys):
    """A game whose last entries came one by one, some undone, redone or left open."""
    played = record(chance.choice(GAMES).key, chance.randrange(3))
    named = {person.name: person for person in night.people.all()}
    people = [named[name] for name in played["players"]]
    entries = played["entries"][: len(played["entries"]) - chance.choice([0, 0, 1])]
    begun = played | {"entries": entries[:-ONE_BY_ONE]}
    stake = chance.choice(STAKES)
    game = recording.import_record(night, begun, people, stake=stake).game
    for entry in entries[-ONE_BY_ONE:]:
        change(recording.enter, game, chance.choice(keys), entry)
        if chance.random() < 0.1:
            change(recording.undo, game, None)
            change(recording.redo, game, chance.choice(keys))
    if chance.random() < 0.3:
        change(recording.undo, game, None)
    return game


def change(how, game, key, *entry):
    asked = {"seen": game.log_length, "client_id": uuid4(), "key_id": key and key.pk}
    answer = how(game, *entry, **asked)
    assert answer.refusal is None or not entry, answer.refusal


def share_a_bill(chance, night):
    """What one or two paid for some, in one of the three ways."""
    people = list(night.people.order_by("pk"))
    way = chance.choice(["equal", "shares", "cost"])
    shares = {"equal": [1], "shares": [1, 2, 3], "cost": [100, 250]}[way]
    sharers = chance.sample(people, 3)
    parts = [(one, 0, chance.choice(shares)) for one in sharers[1:]]
    parts += [(sharers[0], 1000, shares[0])]
    settlement.enter_bill(night, "=Drinks", way, parts, uuid4())


def settle(chance, group, night):
    """A row of the plan is paid on every other night; some nights are closed."""
    if group.nights.count() != 2:
        for row in ledger_of(group, night.currency).rows[:1]:
            pay(chance, night, row)
    if chance.random() < 0.5 and not night.games.filter(status=Game.Status.OPEN):
        close(night)


def pay(chance, night, row):
    """A row of the plan is paid at a night, in full or in part."""
    named = (night.currency, row.payer.pk, row.payee.pk, row.amount)
    about = {"part": chance.choice([None, 1]), "night": night, "client_id": uuid4()}
    assert mark_as_paid(night.group, *named, **about)


def lend(group, currency):
    """A payment beside the plan, of no night."""
    fay, gil = (group.people.get(name=name) for name in ("Fay", "Gil"))
    about = {"note": "=A loan", "client_id": uuid4()}
    record_payment(group, currency, fay, gil, 12_345, **about)
