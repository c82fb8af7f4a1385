"""Nights with games that have no stake: no money for these, no sum of other points."""

import csv
from datetime import date
from io import BytesIO, StringIO
from zipfile import ZipFile

import pytest

from scorekeeper import recording
from scorekeeper.files.exports.tables import night_tables
from scorekeeper.models import Attendance, Game, MonthSum, Night
from scorekeeper.money import settlement
from scorekeeper.nights import end_of_night
from scorekeeper.nights.winners import winners_of
from scorekeeper.people.figures.over_time import over_time
from tests.web.devices import ONE_DEAL
from tests.web.groups import change
from tests.web.reading import Reading

pytestmark = pytest.mark.alike

ONE_CARD = {"sequence": "custom", "hands": [1]}
WON = [{"type": "adjust", "side": 0, "points": 5}, {"type": "stop"}]
BEZIQUE = [{"type": "deal_total", "points": [1100, 500]}]
STAKE = {"per_point": "0.05"}


@pytest.fixture
def oh_hell(bob, start):
    """Plays a deal of Oh Hell, of whose points Bob wins two, by one from each."""

    def play(**kept):
        return bob.play(start(options=ONE_CARD, **kept), ONE_DEAL)

    return play


@pytest.fixture
def piquet(bob, start):
    """Plays a game of Piquet that the first of two wins by five points."""

    def play(names, key="piquet", **kept):
        return bob.play(start(key, names, **kept), WON)

    return play


@pytest.fixture
def read(bob, night):
    """What a page of the night says now."""
    return lambda page="": Reading(bob.get(f"/nights/{night.pk}/{page}")).text


@pytest.fixture
def won(night):
    """Who leads, in words, and what everybody has."""

    def words():
        ranked = winners_of([night])[night.pk]
        return ranked.headline(is_over=False), ranked.in_words()

    return words


@pytest.fixture
def different(oh_hell, piquet):
    """Ann wins Piquet twice, Bob Oh Hell."""
    piquet("Ann Bob")
    oh_hell()
    piquet("Ann Bob")


def test_different_games_are_ranked_by_games_won(bob, group, different, night, read):
    everybody, leads = "Ann 2, Bob 1, Cleo 0", "Ann leads: two games won"
    days = f"/groups/{group.pk}/nights/calendar/?year=2025&day=2025-11-21"
    text = Reading(bob.get(days)).text
    assert leads in text
    assert everybody in text
    assert "in games won Ann 2 Bob 1 Cleo 0 Dan 0" in Reading(bob.get("/")).text
    assert leads in read()
    assert "in games won Ann 2 Bob 1 Cleo 0 Dan 0" in read()
    assert "Hour by hour Ann 2 Bob 1 Cleo 0 Dan 0" in read()
    end_of_night.close(night)
    assert "Ann won two of three games" in Reading(bob.get("/")).text
    picture = Reading(bob.get(f"/nights/{night.pk}/picture.svg")).text
    assert "three games · in games won" in picture


def test_the_settlement_says_who_won_each_game(bob, different, night, read):
    page = read("settlement/")
    assert "Piquet Ann won Oh Hell Bob won Piquet Ann won Result, in games won" in page
    assert "games won Ann 2 Bob 1 Cleo 0 Dan 0" in page
    assert "Nobody owes anything" in page
    text = bob.get(f"/nights/{night.pk}/settlement.txt").text
    assert "Ann leads: two games won\n\nResult so far, in games won:\nAnn 2" in text
    assert "\nAnn 2\nBob 1\nCleo 0\nDan 0\n" in text
    assert "\nPiquet: Ann won\nOh Hell: Bob won\nPiquet: Ann won" in text


def test_those_who_won_as_many_lead_together(oh_hell, piquet, won):
    piquet("Ann Bob")
    oh_hell()
    words = "Ann and Bob lead: one game won each"
    assert won() == (words, "Ann 1, Bob 1, Cleo 0")


def test_nobody_leads_where_all_won_as_many(bob, start, piquet, won):
    piquet("Ann Bob")
    bob.play(start("bezique", "Bob Ann"), BEZIQUE)
    assert won() == ("", "Ann 1, Bob 1")


def test_the_points_of_the_only_game_are_added(piquet, won, read):
    piquet("Ann Bob")
    piquet("Ann Cleo")
    assert won() == ("Ann leads: +10 points", "Ann +10, Bob −5, Cleo −5")
    assert "Result, in points Ann +10 Bob −5 Cleo −5 Dan 0" in read("settlement/")


def test_so_are_its_units(bob, start, won, read):
    for _ in range(2):
        bob.play(start("bezique", "Ann Bob"), BEZIQUE)
    assert won() == ("Ann leads: +2 units", "Ann +2, Bob −2")
    assert "in units Ann +2 Bob −2" in read()
    assert "Ann +1 units Bob −1 units" in read("settlement/")


def test_both_partners_have_won_a_game(oh_hell, piquet, won):
    piquet("Ann Bob Cleo Dan", key="piquet_voleur")
    oh_hell()
    each = "one game won each"
    assert won() == (f"Ann, Bob and Cleo lead: {each}", "Ann 1, Bob 1, Cleo 1, Dan 0")


def test_a_game_in_play_or_left_out_is_no_other_game(oh_hell, start, night, won):
    oh_hell()
    start("piquet", "Ann Bob", stake=STAKE)
    words = "Bob leads: +2 points", "Bob +2, Ann −1, Cleo −1"
    assert won() == words
    end_of_night.close(night)
    assert won() == words


def test_a_game_that_nobody_won_counts_for_nobody(bob, start, oh_hell, won):
    oh_hell()
    bob.play(start("piquet", "Ann Bob"), [{"type": "stop"}])
    assert won() == ("Bob leads: one game won", "Bob 1, Ann 0, Cleo 0")


@pytest.fixture
def mixed(oh_hell, piquet):
    """Piquet for nothing, which Ann wins, and Oh Hell for money."""
    oh_hell(stake=STAKE)
    return piquet("Ann Bob")


def test_where_some_games_have_a_stake_their_money_counts(bob, mixed, won, read):
    assert won() == ("Bob leads: +€0.10", "Bob +0.10, Ann −0.05, Cleo −0.05")
    assert "in € Ann −0.05 Bob +0.10 Cleo −0.05 Dan 0.00" in read()
    after = "Results after each game After game Ann Bob Cleo Dan"
    rows = read()[read().index(after) :]
    assert "points" not in rows  # beside the euros


def test_units_never_stand_among_euros(bob, mixed, night, read):
    page = read("settlement/")
    assert "Piquet no stake Ann won Result, in €" in page
    columns = page[page.index("Breakdown") :]
    assert "−0.05 Bob +2 points +0.10 Cleo −1 point −0.05 Dan –" in columns
    assert "+5" not in columns
    assert "−5" not in columns
    text = bob.get(f"/nights/{night.pk}/settlement.txt").text
    assert "\nPiquet: Ann won (no stake)\n" in f"{text}\n"
    assert "Bob +2 (+0.10)" in text


def test_who_won_nothing_in_a_game_with_a_stake_has_no_points_there(bob, start, read):
    """Points of 10, 5 and nothing: the second wins as much as is lost."""
    level = [WON[0] | {"points": 10}, WON[0] | {"side": 1}, WON[1]]
    bob.play(start("piquet_ecrire", stake=STAKE), level)
    net = "Ann +15 points +0.75 Bob 0 points 0.00 Cleo −15 points −0.75 Dan –"
    assert net in read("settlement/")


def test_an_ante_alone_is_a_stake(oh_hell, piquet, won):
    oh_hell(stake={"ante": "1"})
    piquet("Ann Bob")
    assert won() == ("Bob leads: +€2.00", "Bob +2.00, Ann −1.00, Cleo −1.00")


def test_a_limit_alone_is_no_stake(bob, oh_hell, read, won):
    game = oh_hell(stake={"cap": "10"})
    assert won()[0] == "Bob leads: +2 points"
    review = Reading(bob.get(f"{game.get_absolute_url()}review/")).text
    assert "Score Net 1st Bob 11 +2" in review
    assert "at most €10" not in read("settlement/")


def test_bills_are_money_and_the_games_are_still_ranked(bob, different, people, read):
    night = Night.objects.get()
    parts = [(people["Ann"], 900, 1), (people["Bob"], 0, 1)]
    settlement.enter_bill(night, "Drinks", "equal", parts, night.client_id)
    assert "Ann leads: two games won" in read()
    assert "in € Ann +4.50 Bob −4.50" in read()
    assert "Hour by hour, in games won Ann 2 Bob 1" in read()
    assert "Piquet no stake Ann won Oh Hell no stake Bob won" in read("settlement/")
    picture = Reading(bob.get(f"/nights/{night.pk}/picture.svg")).text
    assert "Hour by hour, in games won" in picture


def test_a_night_for_money_is_in_money_before_a_game_is_over(night, read):
    assert "in points" in read("settlement/")
    Night.objects.update(stake=STAKE)
    assert "in € Ann 0.00" in read("settlement/")


def test_the_last_of_very_many_games_counts(bob, group, oh_hell, mixed, night):
    """The page of the past lists some games of a night; money is won in another."""
    copies = [copy_of(mixed, number) for number in range(40)]
    Game.objects.bulk_create(copies)
    Game.objects.filter(stake={}).update(started_at="2025-11-20T00:00Z")
    days = f"/groups/{group.pk}/nights/calendar/?year=2025&day=2025-11-21"
    assert "Bob leads: +€0.10" in Reading(bob.get(days)).text


def copy_of(game, number):
    kept = {"key": game.key, "players": game.players, "sheet": game.sheet}
    made = Game(group=game.group, night=game.night, status="finished", **kept)
    made.client_id = f"00000000-0000-0000-0000-{number:012}"
    return made


def test_nights_in_two_currencies_each_have_their_own(
    bob, group, people, oh_hell, mixed
):
    yen = Night.objects.create(group=group, date=date(2025, 11, 22), currency="JPY")
    for person in people.values():
        Attendance.objects.create(group=group, night=yen, person=person)
    seated = [people[name] for name in ("Ann", "Bob", "Cleo")]
    kept = {"options": ONE_CARD, "stake": {"per_point": "10"}}
    bob.play(recording.start_game(yen, "oh_hell", seated, **kept).game, ONE_DEAL)
    home = Reading(bob.get("/")).text
    assert "in ¥ Ann −10 Bob +20 Cleo −10" in home
    assert "in € Ann −0.05 Bob +0.10 Cleo −0.05" in home


def test_money_over_time_is_of_the_currency_that_games_were_for(group, people):
    about = {"group": group, "person": people["Ann"], "wins": 1, "nights": 1}
    months = [
        MonthSum(month=date(2025, 1, 1), currency="EUR", games=90, **about),
        MonthSum(month=date(2025, 2, 1), currency="JPY", games=2, money=50, **about),
    ]
    drawn = over_time(months)
    assert [curve["now"] for curve in drawn["curves"]][0] == "+¥50"


def test_an_open_settlement_follows_a_game_without_a_stake(bob, mixed, night):
    url = f"/nights/{night.pk}/settlement/"
    seen = bob.get(url).context["seen"]
    ask = {"HX-Request": "true"}
    assert bob.get(url, {"seen": seen}, headers=ask).status_code == 204
    for _ in WON:
        change(recording.undo, Game.objects.get(pk=mixed.pk), None)
    bob.play(mixed, [WON[0] | {"side": 1}, WON[1]])
    answer = bob.get(url, {"seen": seen}, headers=ask)
    assert "Bob won" in Reading(answer).text


def test_a_table_has_no_money_for_a_game_without_a_stake(mixed, night):
    with ZipFile(BytesIO(night_tables(night))) as tables:
        rows = list(csv.DictReader(StringIO(tables.read("standings.csv").decode())))
    cells = {(row["card game"], row["person"]): row["money"] for row in rows}
    assert cells["Piquet", "Ann"] == ""
    assert cells["Oh Hell", "Bob"] == "0.1"
