"""A season is as a second telling has it, whatever its days."""

from collections import namedtuple
from datetime import date

import pytest

from scorekeeper import scoring
from scorekeeper.game_kinds import Kinds
from scorekeeper.history.season import figures as figures
from scorekeeper.history.season import queries as counted
from scorekeeper.history.season.queries import Span
from scorekeeper.people.statistics import update
from tests.web.history import naive_season as naive
from tests.web.people.test_adding_up import games_in, played_group

pytestmark = pytest.mark.django_db
SPANS = [
    Span(date(2024, 1, 1), date(2024, 12, 31)),
    Span(date(2025, 1, 1), date(2025, 12, 31)),
    Span(date(2024, 5, 3), date(2025, 9, 1)),
    Span(date(2024, 1, 1), date(2026, 1, 1)),
]


def assert_as_told_by_hand(group, games, span):
    mine, played = naive.of_days(games, *span), counted.games_of_span(group, span)
    assert figures.games_in(played) == len(mine)
    assert {one.night_id for one in played.nights} == {one.night_id for one in mine}
    currency = figures.currency_of(played)
    each = {person: tuple(own) for person, *own in figures.each_of(played)}
    assert each == naive.each_of(mine, currency)
    turns = [(night.pk, person) for night, person in figures.turns(played)]
    assert turns == naive.leaders(mine, currency)
    run, holders = figures.longest_run(played)
    assert (run, {person for person, _ in holders}) == naive.longest_run(mine)
    assert_partners(figures.best_partners(played), naive.partners(mine))
    before = counted.best_before(group, span.since)
    broken = figures.broken_records(played, before, Kinds(group.pk))
    broken = {(key, is_deal): (now, old) for key, is_deal, now, old, *_ in broken}
    assert broken == naive.records(games, *span)


def assert_partners(told, by_hand):
    able = {two: won for two, won in by_hand.items() if won[0] and won[1] >= 3}
    assert (told is None) == (not able)
    if told:
        *two, wins, together = told
        assert by_hand[tuple(two)] == (wins, together)
        assert wins / together == max(won / of for won, of in able.values())


def assert_firsts(group, games, span):
    """What was so for the first time was so before at no game."""
    words = [f"tag:{tag}" for tag, _ in scoring.words_of_tags()]
    words += [f"game:{one['key']}" for one in scoring.menu()]
    told = {word for word, *_ in counted.firsts(group, span, words)}
    mine = known(naive.of_days(games, *span))
    before = known(naive.of_days(games, date.min, span.since), span.since)
    assert told == mine - before


def known(games, but=None):
    """The card games, and what they are known for, of some games."""
    games = [game for game in games if game.night.date != but]
    tags = {f"tag:{tag}" for game in games for tag in scoring.tags_of(game.sheet)}
    return tags | {f"game:{game.key}" for game in games}


def test_a_season_of_random_games_is_as_told_by_hand():
    group = played_group(60)
    update.add_up(group.pk, seconds=None)
    games = games_in(group)
    for span in SPANS:
        assert_as_told_by_hand(group, games, span)
        assert_firsts(group, games, span)


def test_of_very_many_games_the_latest_nights_are_told(monkeypatch):
    monkeypatch.setattr(counted, "MOST", 30)
    group = played_group(40)
    update.add_up(group.pk, seconds=None)
    played = counted.games_of_span(group, SPANS[-1])
    nights = list(group.nights.order_by("-date", "-pk"))
    assert played.is_cut
    told = {one.night_id for one in played.nights}
    assert told == {night.pk for night in nights[: len(told)]}
    assert 0 < len(told) < len(nights)


Night = namedtuple("Night", "night_id person_id games wins money currency night")
Row = namedtuple("Row", "key person_id game_id points best side")


def night(number, person, money):
    return Night(number, person, 1, 0, money, "EUR", number)


def test_two_who_are_level_do_not_take_the_lead():
    nights = [night(1, 7, 5), night(2, 8, 5), night(3, 8, 1), night(4, 7, 0)]
    turns = figures.turns(counted.SeasonResults(nights, [], False))
    assert turns == [(1, 7), (3, 8)]


class Low:
    """Kinds of game at which the lowest wins, or the highest."""

    def __init__(self, is_low):
        self.is_low = is_low

    def lowest_wins(self, kind):
        return self.is_low


def test_where_the_lowest_wins_less_is_a_record():
    rows = [Row("low", 7, 1, 12, 3, 0), Row("low", 8, 2, 9, None, 1)]
    rows.append(Row("low", 6, 2, 9, None, 1))
    played = counted.SeasonResults([], rows, False)
    before = {"low": (40, 10, 9, 3)}
    lowest, highest = Low(True), Low(False)
    assert list(figures.broken_records(played, before, lowest)) == [
        ("low", False, 9, 10, [8, 6], 2)
    ]
    assert list(figures.broken_records(played, before, highest)) == []
