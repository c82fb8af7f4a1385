"""Circles as they come to be: games of the random player, logs and money at random."""

import random
from datetime import date, timedelta
from functools import cache
from uuid import uuid4

import rules
from scorekeeper import nights, recording, settling
from scorekeeper.keys import keyring
from scorekeeper.models import Circle, Game
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


def random_circle(seed, nights=3):
    """A circle with nights, games with their logs, payments, keys and households.

    Something is owed on every night: paid on the first and every other, or carried on.
    """
    chance = random.Random(seed)
    circle = Circle.objects.create(name=f"Circle {seed} é", currency="EUR")
    keys = [keyring.new_key(circle, "enter", name)[0] for name in ("Bob's", "Dee's")]
    currency, before = chance.choice(CURRENCIES), None
    for number in range(nights):
        night = random_night(chance, circle, number, currency)
        sure_game(night)
        for _ in range(chance.randint(0, 3)):
            random_game(chance, night, keys)
        share_a_bill(chance, night)
        settle(chance, night, before if number == 2 else None)
        before = night
    circle.house_rules = {"oh_hell": {"options": {"hook": "on"}}}
    circle.save()
    return circle


def random_night(chance, circle, number, currency):
    return nights.start_night(
        circle,
        [],
        ["Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gil"],
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
    settling.enter_bill(night, "=Drinks", way, parts, uuid4())


def settle(chance, night, before):
    """A household; a payment of the night before carried on, or one made in part."""
    ann, bob, *_ = night.people.order_by("pk")
    settling.settle_together(night, bob, ann)
    if before:
        for due in settling.plan(before).dues[:1]:
            settling.carry(before, due.payer.pk, due.payee.pk, due.amount, to=night)
    elif night.circle.nights.count() != 2:
        for due in settling.plan(night).dues[:1]:
            named = (due.payer.pk, due.payee.pk, due.amount)
            settling.tick(night, *named, part=chance.choice([None, 1]))
    if chance.random() < 0.5 and not night.games.filter(status=Game.Status.OPEN):
        settling.close(night)
    if before:
        pay_over_nights(chance, night.circle)


def pay_over_nights(chance, circle):
    """A debt of all nights is paid; the bill of the last one came too late for it."""
    for one in settling.debts_of(circle):
        for debt in one.debts[:1]:
            named = (debt.payer.pk, debt.payee.pk, debt.amount)
            settling.pay_debt(
                circle, one.currency, *named, part=chance.choice([None, 1])
            )
    share_a_bill(chance, circle.nights.latest("pk"))
