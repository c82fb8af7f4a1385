"""Two people head to head: the lead, the latest meetings, and the money."""

import re
from datetime import timedelta
from uuid import uuid4

import pytest
from django.utils import timezone

from scorekeeper import recording
from scorekeeper.models import Game
from scorekeeper.money.ledger.payments import record as record_payment
from tests.web.devices import ONE_DEAL
from tests.web.groups import record
from tests.web.reading import Reading

pytestmark = pytest.mark.django_db
ONE_CARD = {"sequence": "custom", "hands": [1]}
CLEO_TAKES_IT = [
    {"type": "bids", "bids": [1, 1, 1]},
    {"type": "tricks", "tricks": [0, 0, 1]},
]


@pytest.fixture
def pair(people):
    return f"/people/{people['Bob'].pk}/with/{people['Cleo'].pk}/"


@pytest.fixture
def meet(bob, start):
    """Ann, Bob and Cleo play one deal so many days ago, which Bob wins 11 to 10."""

    def play(days=0, entries=ONE_DEAL, per_point="0.05"):
        game = start(options=ONE_CARD, stake={"per_point": per_point})
        bob.play(game, entries)
        when = timezone.now() - timedelta(days)
        games = Game.objects.filter(group_id=game.group_id, pk=game.pk)
        games.update(started_at=when, is_counted=False)
        return game

    return play


def test_the_last_five_meetings_are_listed_the_latest_first(meet, bob, pair):
    games = [meet(days) for days in (6, 5, 4, 3, 2)]
    games.append(meet(1, CLEO_TAKES_IT))
    page = bob.get(pair)
    shown = page.context["meetings"]
    assert [one["url"] for one in shown] == [
        f"/games/{game.pk}/review/" for game in games[:0:-1]
    ]
    assert [one["words"] for one in shown] == ["Cleo by 11 points"] + [
        "Bob by 1 point"
    ] * 4
    yesterday = timezone.localtime(timezone.now() - timedelta(1))
    assert f"Oh Hell {yesterday.day} " in Reading(page).text
    told = Reading(page).text
    assert re.search(r"Cleo by 11 points 0 11 Oh Hell", told)
    assert bob.get(shown[0]["url"]).status_code == 200


@pytest.mark.alike
def test_the_margin_and_the_money_are_told(meet, bob, pair):
    meet()
    meet()
    meet(entries=CLEO_TAKES_IT, per_point="0")
    told = Reading(bob.get(pair)).text
    assert "Bob leads by one game." in told
    assert "Bob is €0.30 better off than Cleo." in told
    assert "Money +€0.20 −€0.10" in told
    assert "Won 2 1" in told


@pytest.mark.alike
def test_the_money_is_that_of_the_games_that_are_chosen(meet, bob, people, pair):
    meet()
    others = f"{pair}?with={people['Dan'].pk}"
    assert "have not played together yet." in Reading(bob.get(others)).text
    assert "Money +€0.10 −€0.05" in Reading(bob.get(f"{pair}?game=oh_hell")).text


@pytest.mark.alike
def test_two_who_are_level_have_no_leader(meet, bob, people):
    meet()
    level = f"/people/{people['Ann'].pk}/with/{people['Cleo'].pk}/"
    told = Reading(bob.get(level)).text
    assert "1 game as opponents, 1 level" in told
    assert "leads by" not in told
    assert "better off" not in told


def test_payments_between_the_two_are_added_up(meet, bob, group, people, pair):
    meet()
    two = people["Bob"], people["Cleo"]
    for payer, payee, amount in [(*two, 500), (*two, 250), (*two[::-1], 100)]:
        record_payment(group, "EUR", payer, payee, amount, client_id=uuid4())
    told = Reading(bob.get(pair)).text
    assert "Bob paid Cleo €7.50 in all. Cleo paid Bob €1.00 in all." in told
    assert "in all" not in Reading(bob.get(f"{pair}?game=oh_hell")).text


def test_partners_met_as_partners(bob, night, people):
    four = (record("piquet_voleur", seed) for seed in range(40))
    played = next(one for one in four if len(one["players"]) == 4)
    assert recording.import_record(night, played, list(people.values())).refusal is None
    game = night.games.get()
    side = game.sheet["sides"][game.sheet["result"]["winners"][0]]
    one, other = (list(people.values())[seat] for seat in side)
    [meeting] = bob.get(f"/people/{one.pk}/with/{other.pk}/").context["meetings"]
    assert meeting["words"] == "Partners, won"
    assert not any(side["is_ahead"] for side in meeting["points"])


def test_my_name_is_marked(meet, bob, people, group, pair):
    meet()
    assert ", you" not in Reading(bob.get(pair)).text
    bob.post(f"/groups/{group.pk}/me/", {"person": people["Cleo"].pk})
    assert "Cleo , you" in Reading(bob.get(pair)).text
