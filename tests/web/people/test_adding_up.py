"""The sums of a group equal a second, naive count of its records."""

import os
import random
from collections import Counter
from datetime import date, timedelta
from uuid import uuid4

import pytest
from django.db import connection

from scorekeeper import nights, recording, scoring
from scorekeeper.game_kinds import Kinds, kind_of
from scorekeeper.models import (
    Catchword,
    Counted,
    CountSum,
    DaySum,
    Game,
    Group,
    MonthSum,
    NightSum,
    Outcome,
    Tally,
)
from scorekeeper.people.figures.group import bests_of
from scorekeeper.people.statistics import runs, shared_games, update
from scorekeeper.people.statistics.search_words import rows_of
from scorekeeper.people.statistics.sums import Filter
from tests.web.groups import GAMES, record
from tests.web.people import naive_by_family
from tests.web.people import naive_counts as naive

pytestmark = pytest.mark.django_db
NAMES = ["Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gil", "Hal"]
GAMES_PLAYED = 40 if connection.vendor == "sqlite" else 26
SEEDS = 2  # of each card game, played by everybody in turn
OF_EVERY_GAME = ("money", "place")
STAKES = [{}, {"per_point": "0.05"}, {"ante": "0.5"}]


def played_group(games, seed=1):
    """A group with so many random games, over two years, in two currencies."""
    chance = random.Random(seed)
    group = Group.objects.create(name="Counted", currency="EUR")
    night = None
    for number in range(games):
        if number % 20 == 0:
            night = nights.start_night(
                group,
                [],
                NAMES,
                date=date(2024, 1, 1) + timedelta(number * 700 // games),
                place="",
                currency=chance.choice(["EUR", "JPY"]),
            )
            people = list(night.people.all())
        played = record(GAMES[number % len(GAMES)].key, chance.randrange(SEEDS))
        seated = chance.sample(people, len(played["players"]))
        asked = {"stake": chance.choice(STAKES)}
        answer = recording.import_record(night, played, seated, **asked)
        assert answer.refusal is None
    return group


def games_in(group):
    return list(
        Game.objects.filter(group=group)
        .select_related("night")
        .prefetch_related("standings")
    )


def assert_as_counted_by_hand(group):
    games = games_in(group)
    people = list(group.people.order_by("pk"))
    for person in people:
        for other in (None, people[0]):
            for key in ("", "piquet", "pinochle", "oh_hell"):
                for year in (0, 2024):
                    asked = person.pk, other and other.pk, key, year
                    assert_tally(games, group, *asked)
        for kind in {kind_of(game.key, game.options) for game in games}:
            assert_sums(games, group, person.pk, kind)
        assert_nights(games, group, person.pk)
    assert_days(games, group)
    assert_with_two_others(games, group, people)


def assert_tally(games, group, person, other, key, year):
    mine = naive.games_of(games, person, other, key, year)
    where = {"person": person, "other": other or person, "key": key, "year": year}
    tally = Tally.objects.filter(group=group, house="", **where).first()
    assert (tally is None) == (not mine)
    if not tally:
        return
    points = [naive.points(game, person) for game in mine]
    assert tally.games == len(mine)
    assert tally.wins == sum(naive.has_won(game, person) for game in mine)
    assert tally.points == sum(points)
    assert_read(group, mine, person, Filter(key, "", year, other or 0))
    if other and other != person:
        sides = [
            (naive.side_of(game, person), naive.side_of(game, other), game)
            for game in mine
        ]
        apart = [game for mine, theirs, game in sides if mine != theirs]
        together = [game for mine, theirs, game in sides if mine == theirs]
        assert tally.together == len(together)
        assert tally.won_together == sum(naive.has_won(g, person) for g in together)
        assert tally.ahead == sum(
            naive.place(game, person) < naive.place(game, other) for game in apart
        )


def assert_read(group, mine, person, chosen):
    """What a page reads beside the sums: runs, milestones and bests."""
    person = group.people.get(pk=person)
    rows = runs.latest(person, chosen)
    found = runs.runs_of(rows)
    by_hand = naive.longest_run(mine, person.pk)
    assert (found.now.games, found.longest.games) == by_hand
    told = [[number, row.game_id] for number, row in runs.milestones(len(mine), rows)]
    assert told == naive.milestones(mine)
    if chosen.key:  # of all card games nothing is best: at some the lowest wins
        known = bests_of(Kinds(group.pk), chosen, rows, person.pk)
        known = known[person.pk, chosen.key]
        known = {part: best.number for part, best in known.items()}
        assert known == naive.bests(mine, person.pk)


def assert_nights(games, group, person):
    """Each night and each month of a person is what its games come to."""
    mine = naive.games_of(games, person)
    for model, when in ((NightSum, "night_id"), (MonthSum, "month")):
        rows = model.objects.filter(group=group, person=person)
        known = {
            (getattr(row, when), row.currency): (row.games, row.wins, row.money)
            for row in rows
        }
        assert known == naive.by_time(mine, person, when)
    months = MonthSum.objects.filter(group=group, person=person)
    assert sum(row.nights for row in months) == len({game.night_id for game in mine})


def assert_days(games, group):
    """Each day has as many games as its nights have finished ones."""
    rows = DaySum.objects.filter(group=group).values_list("played_on", "games")
    finished = (game for game in games if game.status == Game.Status.FINISHED)
    assert dict(rows) == Counter(game.night.date for game in finished)


def assert_with_two_others(games, group, people):
    """Games in which two others played, too, are added up as all others are."""
    for person, one, other in zip(people, people[1:], people[2:], strict=False):
        for key in ("", "piquet_ecrire", "oh_hell"):
            theirs = naive.games_of(games, person.pk, one.pk, key)
            mine = [game for game in theirs if other.pk in naive.seated(game)]
            chosen = Filter(key, other=one.pk, also=(other.pk,))
            tallies, counts, latest = shared_games.added_up(person, chosen)
            tally = tallies.get(key)
            assert (tally is None) == (not mine)
            if tally:
                own_runs = runs.runs_of(latest)
                row = own_runs.now.games, own_runs.longest.games
                known = tally.games, tally.wins, row
                won = [naive.has_won(game, person.pk) for game in mine]
                run = naive.longest_run(mine, person.pk)
                assert known == (len(mine), sum(won), run)
            counted = without_every(counts)
            assert counted == (naive.all_counted(mine, person.pk) if key else {})


def without_every(sums):
    return {what: had for what, had in sums.items() if what[0] not in OF_EVERY_GAME}


def sums(group, person, key):
    rows = CountSum.objects.filter(group=group, person=person, other=person, key=key)
    found = {}
    for row in rows:
        had = found.get((row.name, row.part), (0, 0))
        found[row.name, row.part] = had[0] + row.number, had[1] + row.occasions
    return {what: had for what, had in found.items() if had[1]}


def assert_sums(games, group, person, key):
    mine, known = naive.games_of(games, person, None, key), sums(group, person, key)
    won = {part: n for (name, part), (n, _) in known.items() if name == "money"}
    assert {part: n for part, n in won.items() if n} == {
        part: n for part, n in naive.money(mine, person).items() if n
    }
    places = [str(naive.place(game, person)) for game in mine]
    for part in set(places):
        assert known["place", part] == (places.count(part),) * 2
    assert without_every(known) == naive.all_counted(mine, person), key


def change_some(group, chance):
    """Games undone, stopped again, restaked and deleted, some of them old."""
    for game in chance.sample(games_in(group), 24):
        how = chance.choice([taken_back, taken_back_and_forth, restaked, deleted])
        how(game)


def taken_back(game):
    asked = {"seen": game.log_length, "client_id": uuid4()}
    assert recording.undo(game, **asked).refusal is None


def taken_back_and_forth(game):
    taken_back(game)
    update.add_up(game.group_id)
    asked = {"seen": game.log_length, "client_id": uuid4()}
    assert recording.redo(game, **asked).refusal is None


def restaked(game):
    recording.restake(game, {"per_point": "0.2"})


def deleted(game):
    update.take_out(game.group_id, [game.pk])
    game.delete()


def test_the_sums_of_random_games_are_those_of_a_naive_count():
    games = int(os.environ.get("RANDOM_GAMES", GAMES_PLAYED))
    group = played_group(games)
    assert update.add_up(group.pk, seconds=None) == 0
    change_some(group, random.Random(games))
    assert update.add_up(group.pk, seconds=None) == 0
    assert_as_counted_by_hand(group)


@pytest.mark.alike
@pytest.mark.parametrize("key", [card_game.key for card_game in GAMES])
def test_whatever_a_game_declares_is_counted_a_second_time(key):
    declared = {count.name for count in scoring.counts_of(key)}
    names, _counted = naive_by_family.counting(key)
    assert declared <= names


@pytest.mark.long
def test_so_are_those_of_a_thousand(monkeypatch):
    monkeypatch.setenv("RANDOM_GAMES", "1000")
    test_the_sums_of_random_games_are_those_of_a_naive_count()


def test_the_sums_know_nobody_whose_games_are_taken_out_until_they_are_back():
    group = played_group(20)
    update.add_up(group.pk, seconds=None)
    before = sums_in(group)
    person = group.people.first()
    games = [game.pk for game in naive.games_of(games_in(group), person.pk)]
    update.take_out(group.pk, games)
    for model in (Outcome, Counted, Tally, CountSum, NightSum, MonthSum):
        assert not model.objects.filter(group=group, person=person).exists()
    assert not CountSum.objects.filter(group=group, other=person).exists()
    update.add_up(group.pk, seconds=None)
    assert sums_in(group) == before


def sums_in(group):
    """All sums of a group but for the ids of their rows."""
    return [
        sorted(str(row) for row in model.objects.values(*columns(model)))
        for model in (Outcome, Counted, Tally, CountSum, NightSum, MonthSum, DaySum)
    ]


def columns(model):
    return [
        field.attname for field in model._meta.concrete_fields if field.name != "id"
    ]


def test_more_than_a_page_can_add_up_is_left_for_the_next():
    group = played_group(9)
    assert update.add_up(group.pk, seconds=0) == 8
    assert update.add_up(group.pk, seconds=0) == 7
    assert update.add_up(group.pk, seconds=None) == 0


def test_a_game_of_a_file_that_brought_its_catchwords_counts_once():
    group = played_group(3)
    games = games_in(group)
    rows = [row for game in games for row in rows_of(game)]
    Catchword.objects.bulk_create(Catchword(**row) for row in rows)
    update.add_up(group.pk, seconds=None)
    assert_days(games, group)
    assert Catchword.objects.filter(group=group).count() == len(rows)


def test_a_game_that_the_rules_now_refuse_counts_for_what_is_on_its_sheet():
    group = played_group(3)
    Game.objects.filter(group=group).update(gained=None, entries=[{"type": "x"}])
    update.add_up(group.pk)
    assert Outcome.objects.filter(group=group).exists()
    assert not Counted.objects.filter(group=group).exists()
