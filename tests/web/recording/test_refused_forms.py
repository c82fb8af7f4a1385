"""A refusal comes back to the form that was sent: what was tapped in it stands."""

from uuid import uuid4

import pytest

from scorekeeper.models import Game
from tests.web.devices import BIDS

pytestmark = pytest.mark.alike

SQUARES = {"sequence": "custom", "hands": [5], "scoring": "squares"}
TRICKS = {"type": "tricks", "tricks": ["4", "3", "1"]}  # of five
FIRST = f"{str(uuid4())[:-2]}00"  # the id of a page's first form


def send(device, game, to="entries/", *, seen=None, htmx=False, **form):
    """Sends a form of a game's page, the first unless its `id` is another."""
    seen = Game.objects.get(pk=game.pk).log_length if seen is None else seen
    headers = {"HX-Request": "true"} if htmx else {}
    form = {"seen": seen, "id": FIRST} | form
    return device.post(game.get_absolute_url() + to, form, headers=headers)


@pytest.fixture
def taken(ann, start):
    """A game in which the tricks of a deal are asked for."""
    game = start(options=SQUARES)
    return ann.play(game, [bid | {"bid": 1} for bid in BIDS])


def test_without_a_script_the_numbers_stand_in_the_form_again(bob, taken):
    response = send(bob, taken, **TRICKS)
    assert response.status_code == 422
    page = response.content.decode()
    for number in TRICKS["tricks"]:
        assert f'name="tricks" value="{number}"' in page
    assert 'aria-invalid="true" aria-describedby="refused"' in page
    assert 'id="refused"' in page


def test_with_one_the_page_stays_and_the_answer_is_a_sentence(bob, taken):
    response = send(bob, taken, htmx=True, **TRICKS)
    assert response.status_code == 422
    assert response["HX-Retarget"] == "#table .pad"
    assert response["HX-Reswap"] == "afterbegin"
    told = response.content.decode().strip()
    assert told.startswith('<p class="refused" id="refused" role="alert" data-part=')
    assert len(told) < 200


def test_the_same_form_may_be_sent_again(bob, taken):
    assert send(bob, taken, htmx=True, **TRICKS).status_code == 422
    right = TRICKS | {"tricks": ["2", "2", ""]}
    assert send(bob, taken, htmx=True, **right).status_code == 200


@pytest.mark.parametrize("htmx", [True, False])
def test_an_overtaken_phone_finds_the_same_question_empty(ann, bob, taken, htmx):
    seen = taken.log_length
    ann.play(taken, [{"type": "adjust", "side": 0, "points": 1}])
    response = send(bob, taken, seen=seen, htmx=htmx, **TRICKS)
    assert response.status_code == 409
    assert b'name="tricks"' in response.content
    assert b'name="tricks" value="4"' not in response.content


def test_a_phone_overtaken_by_an_answer_finds_the_next_question_empty(ann, bob, taken):
    seen = taken.log_length
    ann.play(taken, [TRICKS | {"tricks": [2, 2, 1]}])
    response = send(bob, taken, seen=seen, **TRICKS)
    assert response.status_code == 409
    assert b'name="tricks"' not in response.content


def test_a_ruling_that_is_refused_stays_with_the_rulings(bob, taken):
    page = bob.get(taken.get_absolute_url() + "referee/").context["prompts"]
    [adjust] = [prompt for prompt in page if prompt["type"] == "adjust"]
    form = {"type": "adjust", "side": "1", "points": "much", "note": "for the beer"}
    mark = {"id": FIRST[:-2] + adjust["mark"]}
    response = send(bob, taken, "referee/", **form, **mark)
    assert response.status_code == 422
    page = response.content.decode()
    assert "<h1>Referee</h1>" in page
    assert 'value="for the beer"' in page
    assert page.count('<details class="fold" name="ruling" open>') == 1
    assert page.count('role="alert"') == 1


def test_a_ruling_that_is_made_leads_back_to_the_table(bob, taken):
    form = {"type": "adjust", "side": "1", "points": "7", "way": "live"}
    response = send(bob, taken, "referee/", **form)
    assert response.status_code == 302
    assert response.url == taken.get_absolute_url() + "?way=live"


def test_eve_rules_on_nothing(eve, taken):
    form = {"type": "adjust", "side": "1", "points": "7"}
    assert send(eve, taken, "referee/", **form).status_code == 404
