"""Who won a night: ranked by a naive twin, and said wherever a night is shown."""

from decimal import Decimal
from operator import attrgetter

import pytest

from scorekeeper.models import Game, Standing
from scorekeeper.money import settlement
from scorekeeper.money.night_unit import MONEY
from scorekeeper.nights import end_of_night
from scorekeeper.nights.winners import Ranked, feat_of, winners_of
from tests.often import some
from tests.tries import tries
from tests.web.devices import ONE_DEAL
from tests.web.groups import random_group
from tests.web.reading import Reading

ONE_CARD = {"sequence": "custom", "hands": [1]}
STAKE = {"per_point": "0.05"}


@pytest.fixture
def won(bob, night, start):
    """A night that is over, on which Bob won ten cents."""
    bob.play(start(options=ONE_CARD, stake=STAKE), ONE_DEAL)
    return end_of_night.close(night)


@pytest.mark.django_db
@pytest.mark.parametrize("seed", some(tries(range(4)), 1))
def test_everybody_is_ranked_by_what_the_games_gave(seed):
    nights = list(random_group(seed).nights.all())
    for night, ranked in zip(nights, winners_of(nights).values(), strict=True):
        rows = list(
            Standing.objects.filter(night=night).select_related("person", "game")
        )
        number, is_level = counted(rows)
        exact = {row.person.name: 0 for row in rows}
        for row in rows:
            exact[row.person.name] += number(row)
        assert {name for _, name, _ in ranked.rows} == exact.keys()
        assert not is_level or sum(amount for *_, amount in ranked.rows) == 0
        for place, name, amount in ranked.rows:
            assert abs(amount - Decimal(exact[name])) < 1
            better = [one for *_, one in ranked.rows if one > amount]
            assert place == len(better) + 1
        amounts = [amount for *_, amount in ranked.rows]
        assert amounts == sorted(amounts, reverse=True)


def counted(rows):
    """What counts of each Standing, and whether all of it comes to zero."""
    if any(set(row.game.stake) - {"cap"} for row in rows):
        return attrgetter("money"), True
    if len({row.game.key for row in rows}) == 1:
        return attrgetter("net"), True
    return attrgetter("won"), False


def test_it_is_said_in_words():
    alone = Ranked([(1, "Bob", 1395), (2, "Ann", -1395)], MONEY, "EUR", "a repique")
    assert alone.headline(is_over=True) == "Bob's night: +€13.95, a repique"
    assert alone.headline(is_over=False) == "Bob leads: +€13.95, a repique"
    assert alone.in_words() == "Bob +13.95, Ann −13.95"
    both = Ranked([(1, "Ann", 1), (1, "Bob", 1), (3, "Cleo", -2)], "point", "EUR")
    assert both.headline(is_over=True) == "Ann and Bob's night: +1 point each"
    assert both.headline(is_over=False) == "Ann and Bob lead: +1 point each"
    level = Ranked([(1, "Ann", 0), (1, "Bob", 0)], "point", "EUR")
    assert level.headline(is_over=True) == ""


def test_a_feat_is_the_winners_own_and_the_best_that_is_told():
    players = [{"person": 1, "name": "Ann"}, {"person": 2, "name": "Bob"}]
    moments = [
        {"weight": 8, "text": "Ann's capot in deal 4"},
        {"weight": 5, "text": "Bob's two tablanettes in deal 1"},
        {"weight": 6, "text": "Cleo & Bob's alliance in deal 2"},
        {"weight": 9, "text": "Without Bob's 5 in deal 1, Ann would have won"},
    ]
    games = [told(players, moments), told(players, [])]
    assert feat_of(1, games) == "a capot"
    assert feat_of(2, games) == "an alliance"
    assert feat_of(2, [told(players, moments[:2])]) == "two tablanettes in one deal"
    assert feat_of(3, games) == ""


def told(players, moments):
    return Game(players=players, story={"turned": [], "moments": moments})


@pytest.mark.alike
def test_the_first_page_the_calendar_the_night_the_text_and_the_picture_say_it(
    bob, group, won
):
    url = won.get_absolute_url()
    pages = [f"/groups/{group.pk}/nights/calendar/?year=2025&day=2025-11-21", url]
    for page in pages:
        assert "Bob's night: +€0.10" in Reading(bob.get(page)).text, page
    text = Reading(bob.get(pages[0])).text
    assert "Bob +0.10, Ann −0.05, Cleo −0.05" in text
    assert "Bob +€0.10" in Reading(bob.get("/")).text
    text = bob.get(f"{url}settlement.txt").text
    assert "Bob's night: +€0.10\n\nResult, in €:\nAnn −0.05\nBob +0.10\n" in text
    assert "Bob&#x27;s night: +€0.10" in bob.get(f"{url}picture.svg").text


@pytest.mark.alike
def test_bills_win_no_night(bob, people, night, won):
    parts = [(people["Ann"], 9000, 0), (people["Bob"], 0, 1)]
    settlement.enter_bill(night, "Drinks", "equal", parts, won.client_id)
    assert "Bob +€0.10" in Reading(bob.get("/")).text
