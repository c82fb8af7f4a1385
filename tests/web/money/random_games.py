"""Games at random: entered, corrected and deleted on their pages, or just brought.

A game without entries stands for all other card games: it comes to any amounts.
"""

import json
from decimal import Decimal
from fractions import Fraction

from scorekeeper.models import Game, Person
from tests.web.money.nothing_to_do import NothingToDoError
from tests.web.owing import bring as bring_standings

PLACES = {"JPY": 0, "EUR": 2, "KWD": 3}
RESULT = {"winners": [], "scores": [], "stopped": False}
NOBODY_WON = {"result": RESULT, "status": "finished"}
NOBODY_WON |= dict.fromkeys(["sides", "totals", "deals"], [])
STAKES = ["", "0.05", "0.0125", "1", "0.333333", "1000"]
HANDS = [[1], [1, 2]]  # cards of each deal


def restake(world, night):
    """The games to come of a night are played for something else."""
    if world.is_small or not world.night(night).is_open:
        raise NothingToDoError
    stake = {"per_point": world.chance.choice(STAKES)}
    stake["ante"] = world.chance.choice(["", "", "0.1", "5"])
    fields = {f"stake_{part}": text for part, text in stake.items()}
    world.post(f"/nights/{night}/stake/", **fields)
    world.night(night).stake = stake


def play(world, night):
    """A game of Oh Hell, entered as it was written down; it gives many points."""
    kept = world.night(night)
    people = world.some(kept.here, 3, 7)
    if world.is_small or not kept.is_open or len(people) < 3:
        raise NothingToDoError
    deals = random_deals(world, len(people))
    record = {"game": "oh_hell", "options": options(deals), "entries": entries(deals)}
    record["players"] = [world.people[one] for one in people]
    world.post(f"/nights/{night}/record/", text=json.dumps(record))
    game = Game.objects.latest("pk").pk
    kept.played[game] = (people, deals, getattr(kept, "stake", {}))
    count(kept, game)


def random_deals(world, players):
    """(cards, bids, tricks) of each deal of a short game."""
    deals = []
    for cards in world.chance.choice(HANDS):
        bids = [world.chance.randint(0, cards) for _ in range(players)]
        if sum(bids) == cards:  # the last bid may not make them come out even
            bids[-1] = (bids[-1] + 1) % (cards + 1)
        deals.append([cards, bids, random_tricks(world, cards, players)])
    return deals


def random_tricks(world, cards, players):
    tricks = [0] * players
    for _ in range(cards):
        tricks[world.chance.randrange(players)] += 1
    return tricks


def options(deals):
    return {"sequence": "custom", "hands": [cards for cards, _, _ in deals]}


def entries(deals):
    for_all = []
    for _cards, bids, tricks in deals:
        for_all += [
            {"type": "bids", "bids": bids},
            {"type": "tricks", "tricks": tricks},
        ]
    return for_all


def count(kept, game):
    """Writes into the ledger what a game of Oh Hell comes to."""
    people, deals, stake = kept.played[game]
    won = won_at_oh_hell(deals, len(people), stake, PLACES[kept.currency])
    kept.games[game] = dict(zip(people, won, strict=True))


def won_at_oh_hell(deals, players, stake, places):
    """What each player wins: exact minor units.

    Each settles the difference with each other; the winners share the antes.
    """
    scores = [0] * players
    for _cards, bids, tricks in deals:
        for seat in range(players):
            made = bids[seat] == tricks[seat]
            scores[seat] += (10 + bids[seat]) * made
    point, ante = (minor(stake.get(part), places) for part in ("per_point", "ante"))
    winners = scores.count(max(scores))
    return [
        (score * players - sum(scores)) * point
        - ante
        + (ante * players / winners if score == max(scores) else 0)
        for score in scores
    ]


def minor(text, places):
    """An amount of money as it is typed, as an exact number of minor units."""
    return Fraction(text or 0) * 10**places


def correct(world, night):
    """The tricks of a deal of such a game were others."""
    kept = world.night(night)
    if not kept.is_open or not kept.played:
        raise NothingToDoError
    game = world.chance.choice(list(kept.played))
    _people, deals, _stake = kept.played[game]
    place = world.chance.randrange(len(deals))
    cards, bids, _tricks = deals[place]
    tricks = random_tricks(world, cards, len(bids))
    entry = {"type": "tricks", "tricks": tricks}
    asked = {"to": f"{2 * place + 1}/", "operation": "replace", "confirm": "1"}
    answer = world.device.enter(Game.objects.get(pk=game), entry, **asked)
    assert answer.status_code == 200, answer.content.decode()
    deals[place][2] = tricks
    count(kept, game)


def bring(world, night):
    """A game without entries comes to any amounts."""
    kept = world.night(night)
    people = world.some(kept.here, 2)
    if not kept.is_open or len(people) < 2:
        raise NothingToDoError
    rows = [{"person": one, "name": world.people[one]} for one in people]
    about = {"group": world.group, "night_id": night, "key": "oh_hell"}
    about |= {"status": "finished", "sheet": NOBODY_WON, "players": rows}
    write(world, Game.objects.create(**about), people)


def write(world, game, people):
    """Writes what a game without entries came to."""
    won = dict(zip(people, amounts(world, len(people)), strict=True))
    game.standings.all().delete()
    bring_standings(game, {Person.objects.get(pk=one): won[one] for one in people})
    exact = {one: Fraction(amount) for one, amount in won.items()}
    world.night(game.night_id).games[game.pk] = exact


def amounts(world, count):
    """An amount for each, few enough that some come out even; they sum to zero."""
    chance, sizes = world.chance, [3, 20, 100_000]
    step = chance.choice([Decimal(1), Decimal("0.4"), Decimal("0.000001")])
    step, sizes = (Decimal(1), [2]) if world.is_small else (step, sizes)
    size = chance.choice(sizes)
    won = [step * chance.randint(-size, size) for _ in range(count - 1)]
    return [-sum(won, Decimal(0)), *won]


def change(world, night):
    """A game without entries comes to something else."""
    kept = world.night(night)
    games = [game for game in kept.games if game not in kept.played]
    if not games or not kept.is_open:
        raise NothingToDoError
    game = Game.objects.get(pk=world.chance.choice(games))
    write(world, game, list(kept.games[game.pk]))


def delete(world, night):
    """A game is deleted."""
    kept = world.night(night)
    if not kept.games or not kept.is_open:
        raise NothingToDoError
    game = world.chance.choice(list(kept.games))
    world.post(f"/games/{game}/deletion/", night=night)
    del kept.games[game]
    kept.played.pop(game, None)
