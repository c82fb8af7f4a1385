"""History: the nights and the games of a circle, page by page."""

from datetime import date, timedelta

import pytest

from scorekeeper.models import Attendance, Night
from tests.web.devices import ONE_DEAL
from tests.web.reading import Reading

FIRST = date(2020, 1, 1)


@pytest.fixture
def nights_before(circle, people):
    """Adds so many nights before the others."""

    def add(count):
        for number in range(count):
            day = FIRST + timedelta(number)
            night = Night.objects.create(circle=circle, date=day)
            for person in people.values():
                Attendance.objects.create(circle=circle, night=night, person=person)

    return add


def test_nights_stand_the_latest_first(bob, circle, night, nights_before):
    nights_before(2)
    text = Reading(bob.get(f"/circles/{circle.pk}/nights/")).text
    dates = ["21 November 2025", "2 January 2020", "1 January 2020"]
    assert [text.index(date) for date in dates] == sorted(map(text.index, dates))


def test_more_nights_than_a_page_holds_are_turned(bob, circle, night, nights_before):
    nights_before(20)
    first, last = (
        Reading(bob.get(f"/circles/{circle.pk}/nights/", {"page": page})).text
        for page in (1, 2)
    )
    assert "page 1 of 2 Earlier" in first
    assert " 1 January 2020" not in first
    assert " 1 January 2020" in last


@pytest.mark.parametrize("page", ["0", "99", "-1", "two"])
def test_a_page_that_is_not_there_is_the_nearest(bob, circle, night, page):
    response = bob.get(f"/circles/{circle.pk}/nights/", {"page": page})
    assert "21 November 2025" in Reading(response).text


@pytest.mark.parametrize("count", [1, 15])
def test_a_longer_page_takes_no_more_queries(
    bob, circle, nights_before, django_assert_num_queries, count
):
    nights_before(count)
    with django_assert_num_queries(5):
        bob.get(f"/circles/{circle.pk}/nights/")


def test_a_finished_game_opens_its_sheet_and_an_open_one_its_table(bob, start, circle):
    finished = bob.play(start(options={"sequence": "custom", "hands": [1]}), ONE_DEAL)
    in_play = start()
    content = bob.get(f"/circles/{circle.pk}/games/").content.decode()
    assert f'"{finished.get_absolute_url()}review/"' in content
    assert f'"{in_play.get_absolute_url()}"' in content
    assert "Bob won: Bob 11, Ann 10, Cleo 10" in content


def test_a_stranger_reads_no_history(eve, circle):
    for page in ["nights", "games"]:
        assert eve.get(f"/circles/{circle.pk}/{page}/").status_code == 404
