"""Circles as they come to be: games of the random player, logs and money at random."""

import random
from datetime import date, timedelta
from functools import cache
from uuid import uuid4

import rules
from scorekeeper import evenings, keyring, recording, settling
from scorekeeper.models import Circle, Game, Night
from tests.random_player import RandomPlayer

GAMES = rules.card_games()
STAKES = [{}, {"per_point": "0.05"}, {"per_point": "0.0125", "cap": "3"}]
STAKES += [{"ante": "0.5"}]
CURRENCIES = ["EUR", "JPY", "KWD"]


@cache
def record(key, seed):
    """The record of a random game of a card game, finished."""
    card_game = next(game for game in GAMES if game.key == key)
    return RandomPlayer(card_game, seed).play()


def random_circle(seed, nights=3):
    """A circle with nights, games with their logs, payments, keys and households."""
    chance = random.Random(seed)
    circle = Circle.objects.create(name=f"Circle {seed} é", currency="EUR")
    keys = [keyring.new_key(circle, "enter", name)[0] for name in ("Bob's", "Dee's")]
    for number in range(nights):
        night = random_night(chance, circle, number)
        for _ in range(chance.randint(0, 3)):
            random_game(chance, night, keys)
        settle(chance, night)
    circle.house_rules = {"oh_hell": {"options": {"hook": "on"}}}
    circle.save()
    return circle


def random_night(chance, circle, number):
    return evenings.start_night(
        circle,
        [],
        ["Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gil"],
        date=date(2025, 1, 3) + timedelta(7 * number),
        place=chance.choice(["", "At Ann's", "=1+1"]),
        currency=chance.choice(CURRENCIES),
        stake=chance.choice(STAKES),
    )


def random_game(chance, night, keys):
    """A game entered one by one, with something undone, redone or left open."""
    played = record(chance.choice(GAMES).key, chance.randrange(3))
    named = {person.name: person for person in night.people.all()}
    people = [named[name] for name in played["players"]]
    options = {"options": played["options"], "dealer": played["dealer"]}
    game = recording.start_game(
        night, played["game"], people, stake=chance.choice(STAKES), **options
    ).game
    last = len(played["entries"]) - chance.choice([0, 0, 1])
    for entry in played["entries"][:last]:
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


def settle(chance, night):
    """A household, a payment made or carried on, and perhaps the end of the night."""
    ann, bob, *_ = night.people.order_by("pk")
    if chance.random() < 0.5:
        settling.settle_together(night, bob, ann)
    dues = settling.plan(night).dues
    if dues and chance.random() < 0.7:
        due = dues[0]
        settling.tick(night, due.payer.pk, due.payee.pk, due.amount)
    before = Night.objects.filter(circle=night.circle, pk__lt=night.pk).last()
    carry = (
        [
            due
            for due in settling.plan(before).dues
            if before.currency == night.currency and not due.is_paid
        ]
        if before
        else []
    )
    for due in carry[:1]:
        settling.carry(before, due.payer.pk, due.payee.pk, due.amount, to=night)
    if chance.random() < 0.5 and not night.games.filter(status=Game.Status.OPEN):
        settling.close(night)
