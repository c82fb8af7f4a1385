"""History: a year of nights as a calendar, and games that are looked for."""

import re
from datetime import UTC, date, datetime, timedelta

import pytest
from django.core.management import call_command
from django.utils import timezone

from scorekeeper import nights, recording, scoring
from scorekeeper.history import search
from scorekeeper.history.views import games
from scorekeeper.models import Attendance, Catchword, Game, Night
from scorekeeper.people.statistics import update
from scorekeeper.tables import house_rules
from tests.sentences import BOB_WON_BY_ONE
from tests.web.devices import BIDS, ONE_DEAL
from tests.web.reading import Reading

FIRST = date(2020, 1, 1)
ONE_CARD = {"sequence": "custom", "hands": [1]}
TIE = [*BIDS[:1], {"type": "bid", "seat": 1, "bid": 0}, BIDS[2]]
TIE += [{"type": "tricks", "tricks": [0, 1, 0]}]


@pytest.fixture
def nights_before(group, people):
    """Adds so many nights before the others."""

    def add(count):
        for number in range(count):
            day = FIRST + timedelta(number)
            night = Night.objects.create(group=group, date=day)
            for person in people.values():
                Attendance.objects.create(group=group, night=night, person=person)

    return add


@pytest.fixture
def played(group, people):
    """Plays one deal of Oh Hell at a night of its own: played("2024-05-03", ...)."""

    def play(day, names="Ann Bob Cleo", place="", entries=ONE_DEAL):
        seated = [people[name] for name in names.split()]
        night = nights.start_night(group, seated, [], date=day, place=place)
        record = {"game": "oh_hell", "players": names.split(), "options": ONE_CARD}
        record["entries"] = entries
        return recording.import_record(night, record, seated).game

    return play


@pytest.fixture
def look(bob, group):
    """The games page, as it is read, for what is asked."""

    def read(**asked):
        return Reading(bob.get(f"/groups/{group.pk}/games/", asked)).text

    return read


def calendar(device, group, **asked):
    return device.get(f"/groups/{group.pk}/nights/calendar/", asked)


@pytest.mark.alike
def test_a_day_with_a_night_is_a_link_that_says_how_much_was_played(bob, group, game):
    content = calendar(bob, group).content.decode()
    assert content.count('class="day" href') == 1
    assert "21 November, one game in progress" in Reading(calendar(bob, group)).text
    assert "November one night" in Reading(calendar(bob, group)).text


@pytest.mark.alike
def test_every_page_counts_the_finished_games_and_those_in_progress_apart(
    bob, group, night, start, look
):
    for _ in range(2):
        bob.play(start(options=ONE_CARD), ONE_DEAL)
    start(options=ONE_CARD)
    words = "Two games and one in progress"
    assert words in look()
    assert "2 of 2 games and one in progress" in look(text="Bob")
    page = Reading(calendar(bob, group)).text
    assert f"21 2 November, {words.lower()}" in page
    assert page.count(words.lower()) == 2
    assert f"{words} ›" in Reading(bob.get("/")).text
    picture = Reading(bob.get(f"/nights/{night.pk}/picture.svg")).text
    assert f"{words.lower()} · in points" in picture
    Night.objects.update(closed_at=timezone.now())
    Game.objects.filter(status="open").update(is_left_out=True)
    assert "two games and one unfinished" in Reading(calendar(bob, group)).text
    assert "in progress" not in look()


@pytest.mark.alike
def test_beside_the_calendar_stands_the_last_night_or_the_one_chosen(
    bob, group, night, nights_before
):
    nights_before(2)
    assert "21 November" in Reading(calendar(bob, group)).text
    text = Reading(calendar(bob, group, year=2020)).text
    assert "Nights in 2020" in text
    assert "2 January 2020" in text
    text = Reading(calendar(bob, group, year=2020, day="2020-01-01")).text
    assert " 1 January 2020" in text
    assert "2 Jan ›" in text


@pytest.mark.alike
def test_the_month_of_the_day_is_the_one_to_be_shown(bob, group, played):
    played(date(2024, 5, 3)), played(date(2024, 7, 5))
    for asked, number in [({}, 7), ({"day": "2024-05-03"}, 5)]:
        page = calendar(bob, group, year=2024, **asked).content.decode()
        assert f'<table class="month shown" id="month-{number}"' in page
        assert page.count(" shown") == 1


@pytest.mark.alike
@pytest.mark.parametrize("year", ["0", "2019", "-1", "two", "９", "99999999"])
@pytest.mark.parametrize("day", ["", "2025-02-30", "2019-01-01", "x"])
def test_a_year_or_day_without_a_night_is_the_last_that_has_one(
    bob, group, night, year, day
):
    response = calendar(bob, group, year=year, day=day)
    assert "21 November" in Reading(response).text


@pytest.mark.parametrize("day", ["9999-12-31", "0001-01-01"])
def test_a_year_that_was_mistyped_has_a_calendar_too(bob, group, day):
    Night.objects.create(group=group, date=date.fromisoformat(day))
    assert calendar(bob, group, year=day[:4]).context["day"].isoformat() == day


def test_a_group_without_a_night_says_so(bob, group):
    assert "No nights yet." in Reading(calendar(bob, group)).text


@pytest.mark.parametrize("count", [1, 15])
def test_a_fuller_year_takes_no_more_queries(
    bob, group, nights_before, django_assert_num_queries, count
):
    nights_before(count)
    with django_assert_num_queries(12):
        calendar(bob, group)


@pytest.mark.alike
def test_a_finished_game_opens_its_sheet_and_an_open_one_its_table(bob, start, group):
    finished = bob.play(start(options=ONE_CARD), ONE_DEAL)
    in_play = start()
    content = bob.get(f"/groups/{group.pk}/games/").content.decode()
    assert f'"{finished.get_absolute_url()}review/"' in content
    assert f'"{in_play.get_absolute_url()}"' in content
    assert BOB_WON_BY_ONE in content


@pytest.mark.alike
def test_games_stand_the_latest_first(played, look):
    for day in ["2023-01-06", "2025-01-03", "2024-01-05"]:
        played(day)
    text = look()
    days = ["3 January 2025", "5 January 2024", "6 January 2023"]
    assert [text.index(day) for day in days] == sorted(map(text.index, days))


def test_games_are_found_by_each_of_what_they_are(played, look, people):
    played("2024-05-03", "Ann Bob Cleo", "The Swan")
    played("2025-05-02", "Ann Bob Dan", "At Dan's", TIE)
    found = "1 of 2 games "
    assert f"{found}Dan ×" in look(person=people["Dan"].pk)
    both = [people["Ann"].pk, people["Cleo"].pk]
    assert f"{found}Ann × Cleo ×" in look(person=both)
    assert f"{found}The Swan ×" in look(place="The Swan")
    assert f"{found}2024 ×" in look(year="2024")
    assert f"{found}Tie ×" in look(tag="tie")
    assert "2 of 2 games Oh Hell ×" in look(game="oh_hell")
    assert "0 of 2 games Piquet ×" in look(game="piquet")
    assert "0 of 2 games Tie × 2024 ×" in look(tag="tie", year="2024")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("swan", 1),
        ("SWAN ann", 1),
        ("hell", 2),
        ("dan swan", 0),
        ("nobody", 0),
        ("x" * 99, 2),
    ],
)
def test_games_are_found_by_text(played, bob, group, text, found):
    played("2024-05-03", "Ann Bob Cleo", "The Swan")
    played("2025-05-02", "Ann Bob Dan", "At Dan's")
    response = bob.get(f"/groups/{group.pk}/games/", {"text": text})
    assert response.content.count(b"no-room") == found


def test_a_person_of_a_new_name_is_found_by_it(played, look, people, bob):
    played("2024-05-03")
    bob.post(f"/people/{people['Ann'].pk}/edit/", {"name": "Änne", "colour": "1"})
    assert "1 of 1 game Änne ×" in look(text="anne")
    assert "“ann” is not a name" in look(text="ann")


def test_what_is_asked_for_can_be_left_out_one_by_one(played, bob, group, people):
    played("2024-05-03")
    asked = {"person": people["Ann"].pk, "tag": "tie", "before": "2024-05-04.9"}
    content = bob.get(f"/groups/{group.pk}/games/", asked).content.decode()
    assert (
        f'href="?person={people["Ann"].pk}" aria-label="Remove filter: Tie"' in content
    )
    assert 'href="?tag=tie" aria-label="Remove filter: Ann"' in content


def test_many_games_are_turned_both_ways(played, bob, group, people, monkeypatch):
    monkeypatch.setattr(search, "GAMES_A_PAGE", 2)
    days = [f"2024-05-{day:02}" for day in (3, 3, 10, 17, 24)]
    expected = [played(day).pk for day in days][::-1]
    for asked in [{}, {"person": people["Ann"].pk}, {"text": "ann"}, {"year": 2024}]:
        address, forwards = f"/groups/{group.pk}/games/", []
        page = bob.get(address, asked)
        while True:
            forwards += urls_in(page)
            if not page.context["earlier"]:
                break
            page = bob.get(address + page.context["earlier"])
        assert [int(url.split("/")[2]) for url in forwards] == expected
        backwards = [page]
        while page.context["later"]:
            page = bob.get(address + page.context["later"])
            backwards.append(page)
        urls = [url for one in backwards[::-1] for url in urls_in(one)]
        assert urls == forwards


def urls_in(page):
    """The addresses of the games on a page, in order."""
    return re.findall(r'no-room">\s*<a class="row-link" href="([^"]+)"', page.text)


@pytest.mark.alike
@pytest.mark.parametrize("end", ["before", "after"])
@pytest.mark.parametrize("place", ["", "x", "2024-05-03", "2024-05-03.x", "9.9.9"])
def test_a_place_that_is_none_is_the_first_page(played, look, end, place):
    played("2024-05-03")
    assert "3 May 2024" in look(**{end: place})


@pytest.mark.alike
def test_nothing_is_counted_beyond_a_thousand(played, look, monkeypatch, group):
    played("2024-05-03")
    played("2024-05-10", entries=TIE)
    monkeypatch.setattr(search, "MOST_COUNTED", 1)
    monkeypatch.setattr(games, "MOST_COUNTED", 1)
    assert "More than 1,000 games" in look()
    assert "1 of more than 1 games Tie" in look(tag="tie")


def words(game):
    update.add_up(game.group_id)
    rows = Catchword.objects.filter(game=game)
    return sorted(rows.values_list("word", flat=True))


@pytest.mark.alike
def test_catchwords_come_and_go_with_the_end_of_a_game(bob, start):
    game = start(options=ONE_CARD)
    bob.play(game, BIDS)
    assert words(game) == []
    bob.play(game, ONE_DEAL[-1:])
    people = [f"person:{player['person']}" for player in game.players]
    house = f"house:oh_hell:{house_rules.options_hash(game.key, game.options)}"
    assert words(game) == sorted(["", "game:oh_hell", house, *people, "place:"])
    bob.enter(game, None, to="last/")
    assert words(game) == []


def test_a_correction_rewrites_them(bob, start):
    game = bob.play(start(options=ONE_CARD), ONE_DEAL)
    bid = {"type": "bid", "seat": 1, "bid": 0}
    bob.enter(game, bid, to="1/", operation="replace", confirm="1")
    assert "tag:tie" in words(game)


@pytest.mark.alike
def test_a_game_that_is_chosen_stands_beside_the_others(played, bob, group):
    game, other = played("2024-05-03", entries=TIE), played("2024-05-10")
    page = f"/groups/{group.pk}/games/"
    content = bob.get(page, {"text": "hell", "chosen": game.pk}).content.decode()
    assert f'href="?text=hell&amp;chosen={other.pk}#chosen"' in content
    beside = content.partition('id="chosen"')[2]
    assert "3 May 2024" in beside
    assert "10 May 2024" not in beside
    assert f'href="{game.get_absolute_url()}review/">Review' in beside
    for chosen in ["", "x", "99999"]:
        beside = bob.get(page, {"chosen": chosen}).content.decode()
        assert "10 May 2024" in beside.partition('id="chosen"')[2]


@pytest.mark.alike
def test_the_games_behind_a_number_say_when_and_known_for_what(played, bob, people):
    played("2024-05-03", entries=TIE)
    text = Reading(bob.get(f"/people/{people['Ann'].pk}/games/")).text
    assert "3 May 2024" in text
    assert "Tie" in text
    assert "in play" not in text


def test_every_tag_is_told_in_words():
    told = dict(scoring.words_of_tags())
    assert {"repique", "rubicon", "capot", "tie", "tablanette"} <= set(told)
    assert all(told.values())


def test_a_stranger_reads_no_history(eve, group):
    for page in ["nights", "games"]:
        assert eve.get(f"/groups/{group.pk}/{page}/").status_code == 404


def test_the_demo_has_years_of_nights_where_they_are_asked_for(db):
    call_command("demo", years=0.1)
    assert Night.objects.count() > 3
    assert not Game.objects.filter(status="finished", catchwords=None).exists()


def test_a_text_finds_a_year_a_tag_and_a_house_rule(played, look):
    played("2024-05-03")
    played("2025-05-03", entries=TIE)
    assert "1 of 2 games" in look(text="2025")
    assert "1 of 2 games" in look(text="oh hell 2024")
    assert "1 of 2 games" in look(text="tie")
    assert "2 of 2 games House rules: hand sizes" in look(text="hand sizes")
    assert "0 of 2 games" in look(text="1999")


def test_a_name_means_the_person_before_the_place(played, look):
    played("2024-05-03", names="Bob Cleo Dan", place="At Ann's")
    played("2025-05-03", names="Ann Bob Cleo")
    assert "1 of 2 games" in look(text="oh hell ann")
    assert "1 of 2 games" in look(text="ann's")
    assert "1 of 2 games" in look(text="ann bob oh hell")


@pytest.mark.alike
def test_a_near_word_is_offered_and_never_taken(played, look, bob, group):
    played("2024-05-03", names="Bob Cleo Dan")
    played("2025-05-03", names="Ann Bob Dan")
    text = look(text="cloe")
    assert "“cloe” is not a name, game, place or date in this group." in text
    assert "Search for “cleo”" in text
    assert "0 of 2 games" in text
    page = bob.get(f"/groups/{group.pk}/games/", {"text": "dan cloe"})
    assert "2 of 2 games" in Reading(page).text
    assert 'href="?text=dan+cleo"' in page.text
    text = look(text="xyzzyx")
    assert "0 of 2 games" in text
    assert "Search for" not in text
    house = "You can search only for house rules that a game changed."
    assert house not in text
    assert house not in look(text="bob cleo 1999")
    assert house in look(text="dealer hook")


def test_a_name_of_several_card_games_leads_to_each_of_them(bob, group, people):
    page = bob.get(f"/groups/{group.pk}/games/", {"text": "piquet with Bob"})
    links = re.findall(r'href="([^"]+)">(Only .+?)<', page.text)
    assert links[0] == ("?text=Bob&amp;game=piquet", "Only Piquet")
    assert len(links) == 4
    chosen = bob.get(f"/groups/{group.pk}/games/", {"text": "Bob", "game": "piquet"})
    assert [words for words, _address in chosen.context["filters"]] == ["Bob", "Piquet"]
    page = bob.get(f"/groups/{group.pk}/games/", {"text": "tablanette"})
    assert page.context["narrower"] == [
        ("Known for “tablanette”", "?text=&tag=tablanette")
    ]
    page = bob.get(f"/groups/{group.pk}/games/", {"text": "oh hell"})
    assert page.context["narrower"] == []


def test_each_part_of_a_text_can_be_removed(played, bob, group):
    played("2024-05-03", names="Bob Cleo Dan", place="The Swan")
    page = bob.get(f"/groups/{group.pk}/games/", {"text": "Bob and Dan at the swan"})
    chips = re.findall(r'href="([^"]+)" aria-label="Remove filter: (.+)"', page.text)
    assert chips == [
        ("?text=Dan+at+the+swan", "Bob"),
        ("?text=Bob+at+the+swan", "Dan"),
        ("?text=Bob+and+Dan", "The Swan"),
    ]


@pytest.mark.parametrize(
    ("zone", "yesterday"),
    [("Pacific/Auckland", "Saturday 28"), ("Europe/London", "Friday 27")],
)
def test_a_date_is_that_where_the_latest_night_was_played(
    bob, group, monkeypatch, zone, yesterday
):
    noon = datetime(2026, 11, 28, 12, 30, tzinfo=UTC)
    monkeypatch.setattr("django.utils.timezone.now", lambda: noon)
    for year, name in [(2024, "Asia/Tokyo"), (2025, zone)]:
        Night.objects.create(group=group, date=date(year, 1, 1), time_zone=name)
    page = bob.get(f"/groups/{group.pk}/games/", {"text": "yesterday"})
    assert f"{yesterday} November" in str(page.context["filters"])
