"""Nights at random that a phone kept without a connection, and sends late."""

import json
from datetime import timedelta
from uuid import uuid4

from scorekeeper.models import Game, Payment
from tests.web.money import random_games
from tests.web.owing import NAMES

PAID_AT = "2025-01-10T23:15:00Z"


def send(world):
    """A night comes in with games and payments, perhaps with somebody new."""
    chance, number = world.chance, world.next_number()
    given = chance.choice([None, number, max(1, number - 1)])
    names = world.some(set(world.people.values()) | {NAMES[-1]}, 3)
    stakes = [{"per_point": part} for part in ("0.05", "0.0125", "0.333333")]
    stake = {} if world.is_small else chance.choice(stakes)
    games = [random_game(world, names) for _ in range(chance.randint(1, 2))]
    body = {
        "group": world.group.pk,
        "id": str(uuid4()),
        "date": str(world.next_day() - timedelta(chance.randint(0, 1) * 4)),
        "number": given,
        "currency": world.any_currency(),
        "people": names,
        "stake": stake,
        "games": [game_sent(game, stake) for game in games],
        "payments": [random_payment(world, names) for _ in range(chance.randint(0, 2))],
    }
    post(world, body)
    world.learn_names()
    note(world, body, games, given or number)


def random_game(world, names):
    """Who plays, and the deals."""
    players = world.some(names, 3, 7)
    return players, random_games.random_deals(world, len(players))


def game_sent(game, stake):
    """A game as a phone sends it."""
    players, deals = game
    record = {"game": "oh_hell", "options": random_games.options(deals), "dealer": 0}
    return {
        "id": str(uuid4()),
        "record": record | {"players": players},
        "stake": stake,
        "started_at": "2025-01-10T20:15:00Z",
        "rows": [
            {"id": str(uuid4()), "operation": "add", "entry": entry}
            for entry in random_games.entries(deals)
        ],
    }


def random_payment(world, names):
    payer, payee = world.chance.sample(names, 2)
    amount = world.amount(500)
    about = {"id": str(uuid4()), "paid_at": PAID_AT, "note": ""}
    return about | {"payer": payer, "payee": payee, "amount": amount}


def post(world, body):
    """Sends a night, which must be accepted."""
    text = {"data": json.dumps(body), "content_type": "application/json"}
    answer = world.device.post("/evening/sent/", **text)
    assert answer.status_code == 200, answer.content.decode()


def note(world, body, games, number):
    """Writes the night that came in into the ledger."""
    by_name = {name: pk for pk, name in world.people.items()}
    here = [by_name[name] for name in body["people"]]
    world.note_night(number, body["currency"], here)
    kept = world.night(world.touched)
    kept.stake = body["stake"]
    for sent, (players, deals) in zip(body["games"], games, strict=True):
        people = [by_name[name] for name in players]
        game = Game.objects.get(client_id=sent["id"]).pk
        kept.played[game] = (people, deals, body["stake"])
        random_games.count(kept, game)
    note_payments(world, world.touched, body, body["payments"])
    world.sent.append((world.touched, body))


def note_payments(world, night, body, payments):
    by_name = {name: pk for pk, name in world.people.items()}
    for one in payments:
        row = Payment.objects.get(client_id=one["id"])
        both = by_name[one["payer"]], by_name[one["payee"]]
        named = (*both, one["amount"], body["currency"], night)
        world.ledger.payments[row.pk] = named


def send_again(world):
    """A night comes in again, with a payment since or without one of before.

    A payment that was deleted here meanwhile stays deleted.
    """
    night, body = world.chance.choice(world.sent)
    new = random_payment(world, body["people"])
    gone = world.chance.choice([None, *body["payments"]])
    body["payments"] = [one for one in body["payments"] if one is not gone]
    if gone:
        body.setdefault("removed", []).append(gone["id"])
        rows = Payment.objects.filter(client_id=gone["id"])
        for pk in rows.values_list("pk", flat=True):
            del world.ledger.payments[pk]
    body["payments"].append(new)
    post(world, body | {"games": []})
    note_payments(world, night, body, [new])
    world.touched = night
