"""The review of a game: its curve, its deals, its moments, its stake afterwards."""

import re
import time

import pytest

from scorekeeper import recording
from scorekeeper.nights import end_of_night
from tests.bench import long_game
from tests.web.devices import BIDS, FIRST, ONE_DEAL, SECOND, TWO_DEALS
from tests.web.owing import plan_of
from tests.web.reading import Reading

pytestmark = pytest.mark.alike


@pytest.fixture
def game(bob, game):
    """A finished game, played for nothing."""
    return bob.play(game)


@pytest.fixture
def restake(game):
    """Posts a stake: restake(bob, stake_per_point="0.05")."""
    return lambda device, **stake: device.post(f"/games/{game.pk}/stake/", stake)


def review(device, game):
    return Reading(device.get(f"/games/{game.pk}/review/")).text


def at(device, game, place, **more):
    """The page at a moment; with htmx only the table as it stood."""
    return device.get(f"/games/{game.pk}/review/", {"at": place}, **more)


HTMX = {"headers": {"HX-Request": "true"}}


def test_a_deal_tells_its_number_once_and_why_each_point_was_scored(bob, game, start):
    text = review(bob, game)
    assert "Deals Ann Bob Cleo Deal 1 1 card 10 11 10" in text
    lines = "Lines of deal 1 Reason Ann Bob Cleo Bid 0, made it"
    assert f"Ann dealt {lines}" in text
    assert re.search("Entered as: .*? Table at this point", text)
    tablanette = start("tablanette", "Ann Bob")
    bob.play(tablanette, [{"type": "tablanette", "seat": 0, "points": 28}])
    assert "Deal 1 In progress Ann: tablanette" in review(bob, tablanette)


def test_the_old_address_leads_to_it(bob, game):
    response = bob.get(f"/games/{game.pk}/sheet/?deal=1")
    assert response.url == f"/games/{game.pk}/review/?deal=1"


def test_the_result_stands_on_top_in_a_sentence(bob, game):
    assert "<h1>Bob wins with 11</h1>" in bob.get(f"/games/{game.pk}/review/").text


def test_each_line_of_the_curve_has_the_colour_of_its_person(bob, game, people):
    people["Cleo"].colour = 5
    people["Cleo"].save()
    page = bob.get(f"/games/{game.pk}/review/").text
    assert re.findall(r'class="side (c\d d\d)" points', page) == [
        "c0 d0",
        "c0 d1",
        "c5 d2",
    ]


def test_the_deal_that_is_looked_for_is_open(bob, game):
    page = bob.get(f"/games/{game.pk}/review/?deal=1").text
    assert re.search(OPENED, page)
    assert not re.search(OPENED, bob.get(f"/games/{game.pk}/review/").text)


OPENED = r'id="deal-1">\s*<tr>\s*<th scope="row">\s*<details open>'


MENDED = r'<a class="deal"[^>]*>(.*?)<span\s+class="visually-hidden">.*?</span></a>'


def bands(page):
    """The score and the call of a page, as drawn; no bid leads to its mending.

    Without what led to the call: a review tells that in its step.
    """
    page = re.sub(
        r'(<div class="call".*?<p class="quiet">).*?</p>', r"\1", page, flags=re.S
    )
    score = re.search(r'<ol aria-label="Score">.*?</ol>', page, re.S)[0]
    score = re.sub(MENDED, r'<span class="deal">\1</span>', score, flags=re.S)
    call = re.search(r'<div class="call".*?>(.*?)</div>', page, re.S)[1]
    return re.sub(r"\s+", " ", score + call)


def test_each_moment_shows_the_table_as_it_was_drawn_then(bob, start):
    game = start(options={"sequence": "custom", "hands": [1]})
    drawn = [bob.get(game.get_absolute_url()).text]
    for entry in ONE_DEAL:
        drawn.append(bob.enter(game, entry).text)
    for place, shown in enumerate(drawn):
        page = at(bob, game, place, **HTMX).text
        assert page.startswith('<section id="stood"')
        assert bands(page) == bands(shown)


def test_a_step_shows_what_was_entered_and_cannot_be_entered_into(bob, game):
    page = at(bob, game, 3, **HTMX).text
    assert "Cleo bids 0" in page
    assert "Even" in page
    assert "<form" not in page
    assert f'/games/{game.pk}/entries/2/"' in page
    last = Reading(at(bob, game, 4, **HTMX)).text
    assert "Bid 1, made it 11" in last
    assert "Ann +10" not in last  # the lines say it


def test_a_step_says_nothing_twice(bob, start):
    game = bob.play(start(options={"sequence": "custom", "hands": [1]}), BIDS)
    text = Reading(at(bob, game, 1, **HTMX)).text.split(" The whole deal")[0]
    assert text.count("Ann bids 0") == 1
    turned = {"type": "turn_up", "card": "9H"}
    melded = {"type": "meld", "seat": 1, "meld": "four_kings"}
    bezique = bob.play(start("bezique", "Ann Bob"), [turned, melded])
    text = Reading(at(bob, bezique, 2, **HTMX)).text.split(" The whole deal")[0]
    assert "Bob +80 Bob: four kings" in text
    assert text.lower().count("four kings") == 1


def test_cards_are_drawn_and_read_by_their_names(bob, start):
    game = start("bezique", "Ann Bob")
    melded = {"type": "meld", "seat": 1, "meld": "marriage", "cards": ["KD", "QD"]}
    bob.play(game, [{"type": "turn_up", "card": "9H"}, melded])
    assert cards(at(bob, game, 1, **HTMX).text) == ["nine of hearts"]
    page = at(bob, game, 2, **HTMX).text
    assert cards(page) == ["king of diamonds", "queen of diamonds"]
    assert "KD" not in page


HANDS = [
    ["QD", "7D", "QS", "QC", "7S", "TS", "7H", "TC", "QH", "TD", "KD", "8H"],
    ["7C", "TH", "KC", "KS", "8D", "JD", "JH", "8C", "AH", "8S", "KH", "AD"],
]


def test_hands_of_a_record_are_drawn_in_order(bob, start):
    game = start("piquet", "Ann Bob")
    hands = [
        {"type": "hand", "seat": seat, "cards": cards}
        for seat, cards in enumerate(HANDS)
    ]
    bob.play(game, hands)
    page = at(bob, game, 2, **HTMX).text
    ann, bobs = page.split('<p class="hand">')[1:]
    assert cards(ann)[:3] == ["queen of spades", "ten of spades", "seven of spades"]
    assert len(cards(ann)) == len(cards(bobs)) == 12
    assert len(cards(page)) == 24


def cards(page):
    return re.findall(r'class="playing [^"]*" role="img" aria-label="([^"]*)"', page)


def test_buttons_lead_to_the_turning_points_around(bob, start):
    game = bob.play(start(options=TWO_DEALS), [*FIRST, *SECOND])
    pattern = r'href="(\?at=\d+)#story" data-turn="(-?1)"\s+(aria-disabled)?'

    def links(place):
        return re.findall(pattern, at(bob, game, place).text)

    assert links(1) == [("?at=1", "-1", "aria-disabled"), ("?at=2", "1", "")]
    assert links(3) == [("?at=2", "-1", ""), ("?at=4", "1", "")]
    assert links(4) == [("?at=2", "-1", ""), ("?at=4", "1", "aria-disabled")]
    assert "Turning point Without" in Reading(at(bob, game, 4, **HTMX)).text
    assert "Turning point" not in Reading(at(bob, game, 3, **HTMX)).text


OVER = r'data-step="{}"\s+aria-disabled="true"'


@pytest.mark.parametrize(("place", "over"), [(0, [-1]), (2, []), (4, [1])])
def test_a_step_beyond_either_end_is_drawn_as_over(bob, game, place, over):
    page = at(bob, game, place).text
    assert [by for by in (-1, 1) if re.search(OVER.format(by), page)] == over


def test_a_turning_point_leads_to_its_entry(bob, start):
    game = bob.play(start(options=TWO_DEALS), [*FIRST, *SECOND])
    links = r'<a href="\?at=(\d+)#story" data-to="\1">\s*<b>'
    assert re.findall(links, turned(bob, game)) == ["2", "4"]


def turned(device, game):
    return device.get(f"/games/{game.pk}/review/").text


def test_without_a_script_its_buttons_are_links_and_a_form(bob, game):
    page = at(bob, game, 2).text
    assert 'href="?at=1#story"' in page
    assert 'href="?at=3#story"' in page
    assert '<noscript><button class="btn">Show</button></noscript>' in page
    assert "Bob bids 1" in page


@pytest.mark.parametrize("place", ["", "x", "-1", "99", "9999999"])
def test_any_address_shows_some_moment(bob, game, place):
    assert at(bob, game, place).status_code == 200


def test_page_and_moment_are_kept_apart(bob, game):
    assert "HX-Request" in at(bob, game, 1)["Vary"]


def test_who_only_watches_steps_too_and_corrects_nothing(watcher, game):
    page = at(watcher, game, 1).text
    assert "Ann bids 0" in page or "Bob bids 1" in page
    assert "Correct this" not in page


def test_a_stranger_sees_no_moment(eve, game):
    assert at(eve, game, 1).status_code == 404


A_STEP = 0.060  # seconds of this process's own time


def test_a_step_through_a_long_game_is_quick(bob, night, people):
    record = long_game.HEADER | {"entries": long_game.entries()}
    game = recording.import_record(night, record, list(people.values())).game
    took = []
    for place in (300, 301, 500, 559):
        started = time.process_time()
        at(bob, game, place, **HTMX)
        took.append(time.process_time() - started)
    assert min(took) < A_STEP, took


def test_an_open_game_is_reviewed_as_it_stands(bob, start):
    game = bob.play(start(), BIDS)
    text = review(bob, game)
    assert "Deal 1: Ann 0, Bob 0, Cleo 0" in text
    assert "Cleo bids 0" in text


def test_a_forgotten_stake_is_filled_in_afterwards(bob, game, restake, night):
    assert "Stake none" in review(bob, game)
    response = restake(bob, stake_per_point="0.05", stake_cap="10")
    assert response.url == f"/games/{game.pk}/review/"
    assert (
        "Stake €0.05 for each point of difference between two players, at most €10"
        in review(bob, game)
    )
    assert [amount for *_, amount in plan_of(night.group)] == [5, 5]


@pytest.mark.parametrize(("typed", "kept"), [("0,05", "0.05"), ("12,5", "12.5")])
def test_a_comma_may_stand_for_the_point(bob, game, restake, typed, kept):
    restake(bob, stake_per_point=typed)
    game.refresh_from_db()
    assert game.stake == {"per_point": kept}


@pytest.mark.parametrize("typed", ["-1", "much", "1,000", "99999999"])
def test_a_stake_that_cannot_be_is_refused_and_stays_typed(bob, game, restake, typed):
    response = restake(bob, stake_per_point=typed)
    assert response.status_code == 422
    assert f'value="{typed}"' in response.content.decode()
    game.refresh_from_db()
    assert game.stake == {}


def test_who_only_watches_sees_the_stake(bob, watcher, game, restake):
    restake(bob, stake_ante="1")
    assert "Stake: ante €1." in review(watcher, game)
    assert restake(watcher, stake_ante="2").status_code == 403


def test_the_stake_of_a_closed_night_stays(bob, game, restake, night):
    end_of_night.close(night)
    assert restake(bob, stake_ante="1").status_code == 403
