"""What a search finds: each input beside a naive look through all games."""

from datetime import date

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from scorekeeper import nights, recording, zones
from scorekeeper.models import Game
from scorekeeper.words import known_for
from tests.web.devices import BIDS, ONE_DEAL
from tests.web.groups import record
from tests.web.reading import Reading

ONE_CARD = {"sequence": "custom", "hands": [1]}
TIE = [*BIDS[:1], {"type": "bid", "seat": 1, "bid": 0}, BIDS[2]]
TIE += [{"type": "tricks", "tricks": [0, 1, 0]}]
TODAY = date(2026, 11, 29)  # a Sunday
SWAN, ANNS = "The Swan", "At Ann's"
# date, place, price of a point, seats, entries; of a longer game its seed and key
PLAYED = [
    ("2024-05-03", SWAN, "1", "Ann Bob Cleo", ONE_DEAL),
    ("2024-11-29", ANNS, "0.10", "Bob Cleo Dan", ONE_DEAL),
    ("2025-03-07", SWAN, "", "Ann Bob Dan", TIE),
    ("2025-11-27", ANNS, "0.50", "Ann Cleo Dan", ONE_DEAL),
    ("2025-11-27", ANNS, "0.50", "Cleo Ann Bob", ONE_DEAL),
    ("2026-03-07", SWAN, "0.10", "Ann Bob", (1, "piquet")),
    ("2026-10-30", SWAN, "2", "Dan Ann Bob", ONE_DEAL),
    ("2026-11-13", SWAN, "", "Ann Bob Cleo Dan", (3, "piquet_voleur")),
    ("2026-11-20", ANNS, "0.05", "Bob Ann", (2, "piquet")),
    ("2026-11-27", ANNS, "0.05", "Bob Ann Cleo", ONE_DEAL),
    ("2026-11-28", SWAN, "0.05", "Cleo Dan", (3, "piquet")),
]


def has(*names):
    return lambda game: set(names) <= set(game.names())


def won(name):
    return lambda game: name in game.won_by


def lost(name):
    return lambda game: name in game.names() and name not in game.won_by


def on(*days):
    return lambda game: game.night.date.isoformat() in days


def over(amount, name=None):
    """Whether somebody won more than so many euros."""
    return lambda game: any(
        money > amount for one, money in game.euros.items() if name in (None, one)
    )


def exactly(amount, name):
    return lambda game: game.euros.get(name) == amount


def opposed(name, other):
    return lambda game: has(name, other)(game) and other not in game.partners[name]


def partners(name, other):
    return lambda game: has(name, other)(game) and other in game.partners[name]


def without(*names):
    return lambda game: not set(names) & set(game.names())


def had(name, reason):
    """Whether somebody's side has scored a line of a reason."""
    return lambda game: reason in game.scored.get(name, ())


def day(**parts):
    return lambda game: all(
        getattr(game.night.date, name) == value for name, value in parts.items()
    )


def at(place):
    return lambda game: game.night.place == place


def tagged(tag):
    return lambda game: tag in game.tags


FOUND = [
    ("with Bob", [has("Bob")]),
    ("Bob and Ann", [has("Bob", "Ann")]),
    ("Dan & Bob", [has("Dan", "Bob")]),
    ("Bob won", [won("Bob")]),
    ("Cleo lost", [lost("Cleo")]),
    ("Bob beat Ann", [won("Bob"), lost("Ann")]),
    ("Bob won at the swan", [won("Bob"), at(SWAN)]),
    ("oh hell", [lambda game: game.key == "oh_hell"]),
    ("piquet", [lambda game: game.key.startswith("piquet")]),
    ("two-handed piquet", [lambda game: game.key == "piquet"]),
    ("piquet four", [lambda game: game.key == "piquet_voleur"]),
    ("piquet oh hell", [lambda game: True]),
    ("rubicon", [tagged("rubicon")]),
    ("tie", [tagged("tie")]),
    ("repiques", [tagged("repique")]),
    ("the swan", [at(SWAN)]),
    ("swan ann's", [lambda game: True]),
    ("2025", [day(year=2025)]),
    ("2024 2025", [lambda game: game.night.date.year < 2026]),
    ("november", [day(month=11)]),
    ("27 november", [day(month=11, day=27)]),
    ("27 november 2025", [on("2025-11-27")]),
    ("last november", [day(year=2025, month=11)]),
    ("last month", [day(year=2026, month=10)]),
    ("last friday", [on("2026-11-27")]),
    ("yesterday", [on("2026-11-28")]),
    ("last night", [on("2026-11-28")]),
    ("this week", [on("2026-11-27", "2026-11-28")]),
    ("fridays", [lambda game: game.night.date.isoweekday() == 5]),
    ("saturday", [lambda game: game.night.date.isoweekday() == 6]),
    ("since 2026", [day(year=2026)]),
    ("before 2025", [day(year=2024)]),
    ("from may 2024 to march 2025", [on("2024-05-03", "2024-11-29", "2025-03-07")]),
    ("over 10", [over(10)]),
    ("over 1", [over(1)]),
    ("over 1 bob", [over(1), has("Bob")]),
    ("Bob over 1", [over(1, "Bob")]),
    ("Cleo won over 1", [over(1, "Cleo")]),
    (
        "Ann lost over 1",
        [lambda game: game.euros.get("Ann", 0) < -1],
    ),
    (
        "under 1",
        [lambda game: 0 < max(game.euros.values()) < 1],
    ),
    (
        "over 100 points",
        [lambda game: max(game.points.values()) > 100],
    ),
    ("Ann against Bob", [opposed("Ann", "Bob")]),
    ("Ann against Cleo", [opposed("Ann", "Cleo")]),
    ("Ann and Cleo against Dan", [opposed("Ann", "Dan"), opposed("Cleo", "Dan")]),
    ("Ann lost to Bob", [lost("Ann"), won("Bob")]),
    ("Ann and Cleo together", [partners("Ann", "Cleo")]),
    ("Dan and Bob won together", [partners("Dan", "Bob"), won("Bob")]),
    ("Bob without Cleo", [has("Bob"), without("Cleo")]),
    ("not Ann", [without("Ann")]),
    ("without Ann or Bob", [without("Ann", "Bob")]),
    ("not oh hell", [lambda game: game.key != "oh_hell"]),
    ("without rubicon", [lambda game: "rubicon" not in game.tags]),
    ("not the swan", [at(ANNS)]),
    ("bob not fridays", [has("Bob"), lambda game: game.night.date.isoweekday() != 5]),
    ("Ann didn't win", [lost("Ann")]),
    ("Ann never lost", [won("Ann")]),
    ("Dan lost 2", [exactly(-2, "Dan")]),
    ("Bob's repique", [had("Bob", "repique")]),
    ("Cleo's repique", [had("Cleo", "repique")]),
    ("Bob's rubicon", [tagged("rubicon"), won("Bob")]),
    ("at anns", [at(ANNS)]),
    ("four players", [lambda game: len(game.names()) == 4]),
    ("2 players", [lambda game: len(game.names()) == 2]),
    ("over ten", [over(10)]),
    ("march to may", [day(year=2026, month=3)]),
    ("may-november 2025", [day(year=2025, month=11)]),
    ("2024-2025", [lambda game: game.night.date.year < 2026]),
    ("27 to 28 november", [on("2026-11-27", "2026-11-28")]),
    ("the day before yesterday", [on("2026-11-27")]),
    ("27/11", [day(month=11, day=27)]),
    ("friday the 13th", [on("2026-11-13")]),
    ("ann 2025 november", [has("Ann"), day(year=2025, month=11)]),
    ("bob xyzzyx", [has("Bob")]),
    ("xyzzyx", [lambda game: False]),
    ("won", [lambda game: False]),
    ("games", [lambda game: True]),
]


@pytest.fixture
def look(bob, group, people, monkeypatch):
    """The ids of the games that a search finds, and its page as text."""
    monkeypatch.setattr(zones, "today_at", lambda _name: TODAY)
    group_nights = {}
    for day_text, place, price, names, entries in PLAYED:
        seated = [people[name] for name in names.split()]
        night = group_nights.get(day_text) or nights.start_night(
            group, seated, [], date=day_text, place=place, currency="EUR"
        )
        group_nights[day_text] = night
        stake = {"per_point": price} if price else {}
        recording.import_record(night, record_of(names, entries), seated, stake=stake)

    def found(text):
        page = bob.get(f"/groups/{group.pk}/games/", {"text": text})
        return page_games(page), Reading(page).text

    return found


def record_of(names, entries):
    """The record of one deal of Oh Hell, or of a game at random."""
    if isinstance(entries, tuple):
        seed, key = entries
        return record(key, seed) | {"players": names.split()}
    own = {"game": "oh_hell", "players": names.split(), "options": ONE_CARD}
    return own | {"entries": entries}


def page_games(page):
    """The ids of the games on a page."""
    lines = [line for night in page.context["nights"] for line in night["lines"]]
    return {int(line["url"].split("/")[2]) for line in lines}


def known(game):
    """A game with what a naive look at its sheet tells of it."""
    result, sides = game.sheet["result"], game.sheet["sides"]
    names, price = game.names(), float(game.stake.get("per_point", 0))
    seats = [(seat, side) for side, own in enumerate(sides) for seat in own]
    game.won_by = {names[seat] for seat, side in seats if side in result["winners"]}
    game.euros = {names[seat]: result["net"][seat] * price for seat, _side in seats}
    game.points = {names[seat]: result["scores"][side] for seat, side in seats}
    game.tags = known_for(game)
    game.partners = {
        names[seat]: {names[own] for own in sides[side]} for seat, side in seats
    }
    lines = [line for deal in game.sheet["deals"] for line in deal["lines"]]
    game.scored = {
        names[seat]: {line["reason"] for line in lines if line["side"] == side}
        for seat, side in seats
    }
    return game


@pytest.mark.alike
@pytest.mark.parametrize(("text", "conditions"), FOUND)
def test_a_search_finds_what_a_naive_look_finds(look, group, text, conditions):
    found, shown = look(text)
    games = [known(game) for game in Game.objects.filter(group=group)]
    expected = [game for game in games if all(holds(game) for holds in conditions)]
    assert found == {game.pk for game in expected}
    assert f"{len(found)} of 11 games" in shown or text == "games"


def test_the_naive_look_tells_most_inputs_apart(look, group):
    look("")
    games = [known(game) for game in Game.objects.filter(group=group)]
    numbers = [sum(all(c(game) for c in own) for game in games) for _text, own in FOUND]
    assert len(games) == 11
    assert numbers.count(0) <= 4
    assert numbers.count(11) <= 3


def test_a_search_takes_no_more_queries_for_more_words(look, group, bob, people):
    look("")
    session = bob.session
    session["me"] = {str(group.pk): people["Bob"].pk}
    session.save()
    texts = [
        "",
        "bob",
        "swan",
        "Bob won over 1 at the swan fridays 2026",
        "xyzzyx hand",
    ]
    texts += ["Ann's repique", "I against Ann without Cleo", "piquet four players"]
    texts += ["I and Cleo together not fridays", "hundred aces", "melds xyzzyx"]
    for text in [*texts, "I won with Ann"]:
        with CaptureQueriesContext(connection) as made:
            bob.get(f"/groups/{group.pk}/games/", {"text": text})
        sqls = [query["sql"][:150] for query in made.captured_queries]
        assert len(sqls) <= 12, (text, sqls)
