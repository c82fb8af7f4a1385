"""A game for BG Stats, the nights for a calendar."""

import json
import re
from datetime import UTC, datetime, timedelta
from html import unescape
from urllib.parse import unquote
from uuid import uuid4

import pytest
from django.utils import timezone

from scorekeeper import recording
from scorekeeper.models import Entry, Game, Night
from scorekeeper.sharing import bg_stats
from scorekeeper.sharing import calendar as ics
from scorekeeper.sharing.calendar import calendar, escape_text, fold_line
from tests.web.devices import ONE_DEAL
from tests.web.groups import record

pytestmark = pytest.mark.django_db
ONE_CARD = {"sequence": "custom", "hands": [1]}


def sent(address):
    """The play that an address for BG Stats holds."""
    assert address.startswith("https://app.bgstatsapp.com/createPlay.html?data=")
    assert len(address) < 8000
    return json.loads(unquote(address.split("data=")[1]))


@pytest.mark.alike
def test_a_game_for_bg_stats_says_who_won_and_who_began(bob, start, group):
    game = start(options=ONE_CARD)
    bob.play(game, ONE_DEAL)
    page = bob.get(f"/share/game/{game.pk}/").text
    address, rel = re.search(r'href="(https://app[^"]+)" rel="([^"]+)"', page).groups()
    assert rel == "noreferrer"
    play = sent(unescape(address))
    game.refresh_from_db()
    assert play["sourcePlayId"] == str(game.client_id)
    assert re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d", play["playDate"])
    told = [(one["name"], one["winner"], one["startPlayer"]) for one in play["players"]]
    assert told == [("Ann", False, False), ("Bob", True, True), ("Cleo", False, False)]
    ids = {one["sourcePlayerId"] for one in play["players"]}
    assert len(ids) == 3
    assert all("team" not in one for one in play["players"])


@pytest.mark.alike
def test_the_code_for_bg_stats_is_in_the_page_which_asks_nobody_else(bob, start):
    game = start(options=ONE_CARD)
    bob.play(game, ONE_DEAL)
    page = bob.get(f"/share/game/{game.pk}/").text
    assert re.search(r'class="qr"><img src="data:image/svg\+xml', page)
    wanted = re.findall(
        r'<(?:img|script|link|iframe)[^>]*?(?:src|href)="([^"]+)"', page
    )
    assert len(wanted) > 3
    assert all(re.match("/(?!/)|data:", address) for address in wanted), wanted
    assert not re.search(r"<link[^>]+(preconnect|prefetch)", page)


@pytest.mark.alike
def test_partners_are_a_team_for_bg_stats(night, people, group):
    four = (record("pinochle", seed) for seed in range(40))
    four = next(one for one in four if one["options"].get("form") == "partnership")
    answer = recording.import_record(night, four, [*people.values()])
    play = sent(bg_stats.address(answer.game, group))
    teams = [one["team"] for one in play["players"]]
    assert teams == ["Team 1", "Team 2", "Team 1", "Team 2"]


@pytest.mark.alike
def test_what_is_too_long_for_bg_stats_is_not_sent(bob, start, group, monkeypatch):
    game = start(options=ONE_CARD)
    bob.play(game, ONE_DEAL)
    monkeypatch.setattr(bg_stats, "LONGEST", 100)
    assert "BG Stats" not in bob.get(f"/share/game/{game.pk}/").text


def take_times(game, started, *entries):
    """Gives a game the times (minutes) of its start and of its entries."""
    begun = datetime(2026, 11, 27, 20, tzinfo=UTC)
    Game.objects.update(started_at=begun + timedelta(minutes=started))
    for number, minutes in enumerate(entries, 1):
        moment = begun + timedelta(minutes=minutes)
        Entry.objects.filter(game=game, number=number).update(made_at=moment)
    game.refresh_from_db()


@pytest.mark.alike
@pytest.mark.parametrize(
    ("started", "entries", "minutes"),
    [
        (0, [2, 3, 4, 41], 41),
        (-300, [2, 3, 4, 41], 39),
        (0, [2, 3, 4, 600], None),
        (5, [5, 5, 5, 5], None),
        (60, [0, 0, 0, 0], None),
    ],
    ids=["as played", "early start", "slept overnight", "at once", "imported"],
)
def test_bg_stats_gets_the_minutes_if_they_are_known(
    bob, start, group, started, entries, minutes
):
    game = start(options=ONE_CARD)
    bob.play(game, ONE_DEAL)
    take_times(game, started, *entries)
    assert game.log.count() == len(entries)
    assert sent(bg_stats.address(game, group)).get("durationMin") == minutes


@pytest.mark.alike
def test_a_later_correction_does_not_make_a_game_longer(bob, start, group):
    game = start(options=ONE_CARD)
    bob.play(game, ONE_DEAL)
    take_times(game, 0, 2, 3, 4, 41)
    last = Entry.objects.get(game=game, number=4)
    last.pk, last.number, last.client_id = None, 5, uuid4()
    last.operation, last.made_at = "replace", last.made_at + timedelta(days=1)
    last.save()
    assert sent(bg_stats.address(game, group))["durationMin"] == 41


def calendar_of(ann, group):
    made = ann.post(f"/groups/{group.pk}/calendar/", {"id": uuid4()})
    return re.search(r'href="http://testserver(/calendar/[^"]+)"', made.text)[1]


def test_the_nights_are_a_calendar_behind_a_link(ann, bob, eve, group, night):
    Night.objects.filter(pk=night.pk).update(place="At Ann's; upstairs, left")
    address = calendar_of(ann, group)
    answer = eve.get(address)
    assert answer["Content-Type"].startswith("text/calendar")
    lines = answer.content.decode().split("\r\n")
    assert (lines[0], lines[-2]) == ("BEGIN:VCALENDAR", "END:VCALENDAR")
    assert "DTSTART;VALUE=DATE:20251121" in lines
    assert "DTEND;VALUE=DATE:20251122" in lines
    assert r"LOCATION:At Ann's\; upstairs\, left" in lines
    assert f"UID:{night.client_id}@scorekeeper" in lines
    link = group.shared_links.get()
    ann.post(f"/groups/{group.pk}/links/{link.pk}/revocation/")
    assert eve.get(address).status_code == 404
    assert bob.post(f"/groups/{group.pk}/calendar/").status_code == 403


def events_of(group):
    """The lines of each event as a calendar reads them: {name: text}."""
    text = calendar(group, list(group.nights.order_by("pk")))
    lines = text.replace("\r\n ", "").split("\r\n")
    events = []
    for name, _, value in (line.partition(":") for line in lines):
        events += [{}] if name == "BEGIN" else []
        events[-1:] = [one | {name: unescape_value(value)} for one in events[-1:]]
    return events[1:]


def unescape_value(text):
    signs = {r"\n": "\n", r"\,": ",", r"\;": ";", r"\\": "\\"}
    return re.sub(r"\\.", lambda found: signs[found[0]], text)


@pytest.mark.alike
def test_an_event_says_who_won_and_who_played_each_game(bob, start, night, people):
    for _ in range(2):
        bob.play(start(options=ONE_CARD), ONE_DEAL)
    start(options=ONE_CARD)
    people["Cleo"].name = "Cleo; Smith, \\ & Co"
    people["Cleo"].save()
    [event] = events_of(night.group)
    assert event["SUMMARY"] == "Friday group"
    won = "Oh Hell: Bob won against Ann and Cleo; Smith, \\ & Co."
    played = "Ann, Bob and Cleo; Smith, \\ & Co played two games."
    assert event["DESCRIPTION"].split("\n") == [played, won, won]
    assert event["DTSTAMP"] == "20251121T000000Z"
    Night.objects.update(closed_at=datetime(2025, 11, 22, 1, 2, 3, tzinfo=UTC))
    [event] = events_of(night.group)
    assert event["SUMMARY"] == "Friday group: Bob won"
    assert event["DTSTAMP"] == "20251122T010203Z"


@pytest.mark.alike
def test_partners_win_together_in_an_event(night, people):
    four = (record("pinochle", seed) for seed in range(40))
    four = next(one for one in four if one["options"].get("form") == "partnership")
    recording.import_record(night, four, [*people.values()])
    Night.objects.update(closed_at=timezone.now())
    [event] = events_of(night.group)
    pairs = {"Ann and Cleo", "Bob and Dan"}
    won = event["SUMMARY"].removeprefix("Friday group: ").removesuffix(" won")
    lost = next(iter(pairs - {won}))
    words = f"Pinochle: {won} won against {lost}."
    assert event["DESCRIPTION"].split("\n")[1] == words


@pytest.mark.alike
def test_a_night_without_a_finished_game_says_so(night, start):
    start(options=ONE_CARD)
    [event] = events_of(night.group)
    assert event["DESCRIPTION"] == "No finished games."


@pytest.mark.alike
def test_an_event_names_so_many_games_and_counts_the_rest(
    bob, start, night, monkeypatch
):
    monkeypatch.setattr(ics, "MOST_GAMES", 1)
    for _ in range(3):
        bob.play(start(options=ONE_CARD), ONE_DEAL)
    [event] = events_of(night.group)
    first, _game, last = event["DESCRIPTION"].split("\n")
    assert (first[-19:], last) == ("played three games.", "And two more games.")


@pytest.mark.alike
def test_more_nights_take_no_more_queries_to_be_a_calendar(
    ann, bob, start, night, group, django_assert_num_queries
):
    bob.play(start(options=ONE_CARD), ONE_DEAL)
    with django_assert_num_queries(2):
        calendar(group, [night])
    other = group.nights.create(number=2, date=night.date)
    with django_assert_num_queries(2):
        calendar(group, [night, other])


@pytest.mark.alike
def test_a_link_of_one_kind_is_none_of_another(ann, eve, group):
    address = calendar_of(ann, group)
    secret = address.split("/")[2].removesuffix(".ics")
    assert eve.get(f"/s/{secret}/").status_code == 404


@pytest.mark.alike
def test_a_line_of_a_calendar_is_short_and_ends_nothing_else():
    text = escape_text("Ann\r\nBEGIN:VEVENT; " + "é" * 200)
    lines = fold_line(f"SUMMARY:{text}").split("\r\n ")
    assert all(len(line.encode()) <= 75 for line in lines)
    assert "".join(lines) == f"SUMMARY:{text}"
    assert "\n" not in text
