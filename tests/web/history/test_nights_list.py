"""All nights of a group as rows, the latest first, and the parts of History."""

from datetime import date, timedelta

import pytest

from scorekeeper.history.views import nights as view
from scorekeeper.models import Night
from scorekeeper.nights import end_of_night
from tests.web.devices import ONE_DEAL
from tests.web.reading import Reading

ONE_CARD = {"sequence": "custom", "hands": [1]}
STAKE = {"per_point": "0.05"}
PARTS = ["nights/", "nights/calendar/", "games/", "season/", "records/"]


@pytest.fixture
def won(bob, night, start):
    """A night at which Bob won ten cents."""
    bob.play(start(options=ONE_CARD, stake=STAKE), ONE_DEAL)
    return end_of_night.close(night)


def rows(page):
    return [row["title"] for _month, rows in page.context["months"] for row in rows]


def this_is(device, group, person):
    """The phone says whose it is."""
    device.post(f"/groups/{group.pk}/me/", {"person": person.pk})


@pytest.mark.alike
def test_a_night_says_who_won_or_what_i_won(bob, group, people, won):
    address = f"/groups/{group.pk}/nights/"
    assert "Bob +€0.10" in Reading(bob.get(address)).text
    this_is(bob, group, people["Ann"])
    text = Reading(bob.get(address)).text
    assert "You: −€0.05" in text
    assert "Bob won €0.10 · one game" in text


def test_a_game_says_what_i_won(bob, group, people, won):
    address = f"/groups/{group.pk}/games/"
    assert "You:" not in Reading(bob.get(address)).text
    this_is(bob, group, people["Bob"])
    assert "You: +€0.10" in Reading(bob.get(address)).text
    this_is(bob, group, people["Dan"])
    assert "You:" not in Reading(bob.get(address)).text


def test_a_game_without_a_stake_says_my_place(bob, group, people, start):
    bob.play(start(options=ONE_CARD), ONE_DEAL)
    address = f"/groups/{group.pk}/games/"
    for name, place in [("Ann", "2nd"), ("Bob", "1st")]:
        this_is(bob, group, people[name])
        assert f"You: {place}" in Reading(bob.get(address)).text


@pytest.mark.alike
def test_nights_are_paged_by_month(bob, group, monkeypatch):
    monkeypatch.setattr(view, "NIGHTS_A_PAGE", 2)
    days = [date(2025, 1, 3), date(2025, 1, 3), date(2025, 2, 7), date(2024, 12, 6)]
    for day in days:
        Night.objects.create(group=group, date=day)
    address, seen = f"/groups/{group.pk}/nights/", []
    page = bob.get(address)
    assert [month for month, _rows in page.context["months"]] == [
        "February 2025",
        "January 2025",
    ]
    while True:
        seen += rows(page)
        if not page.context["earlier"]:
            break
        page = bob.get(address + page.context["earlier"])
    assert seen == [
        "7 February 2025",
        "3 January 2025",
        "3 January 2025",
        "6 December 2024",
    ]
    assert "Latest nights" in Reading(page).text


@pytest.mark.parametrize("before", ["x", "9.9", "2025-01-01", "2025-01-01.x"])
def test_a_page_that_is_none_is_the_first(bob, group, night, before):
    assert len(rows(bob.get(f"/groups/{group.pk}/nights/", {"before": before}))) == 1


def test_a_year_or_a_day_leads_to_the_calendar(bob, group, night):
    query = "year=2025&day=2025-11-21"
    page = bob.get(f"/groups/{group.pk}/nights/?{query}")
    assert page.url == f"/groups/{group.pk}/nights/calendar/?{query}"


def test_a_group_without_a_night_says_what_to_do(bob, group):
    text = Reading(bob.get(f"/groups/{group.pk}/nights/")).text
    assert "No nights yet. Tap Tonight to start one." in text


@pytest.mark.parametrize("part", PARTS)
def test_each_part_of_history_leads_to_the_others_and_has_the_search(
    bob, group, night, part
):
    page = bob.get(f"/groups/{group.pk}/{part}").text
    parts = page.partition('<nav class="parts"')[2].partition("</nav>")[0]
    for other in PARTS:
        assert f'href="/groups/{group.pk}/{other}"' in parts
    current = parts.partition(' aria-current="page"')[0].rpartition("href=")[2]
    assert current.strip() == f'"/groups/{group.pk}/{part}"'
    assert f'action="/groups/{group.pk}/games/" role="search"' in page


@pytest.mark.parametrize("count", [1, 25])
def test_more_nights_take_no_more_queries(
    bob, group, won, django_assert_num_queries, count
):
    for number in range(count):
        Night.objects.create(group=group, date=date(2020, 1, 1) + timedelta(number))
    with django_assert_num_queries(6):
        bob.get(f"/groups/{group.pk}/nights/")
