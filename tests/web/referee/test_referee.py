"""The referee's page of a game: what happened, the ruling, and what came of it."""

from uuid import uuid4

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

import rules
from rules import book
from scorekeeper.models import Game, Ruling
from scorekeeper.nights import deletion
from tests.often import sisters_later, some
from tests.tries import tries
from tests.web.devices import BIDS
from tests.web.page_forms import PageForms
from tests.web.reading import Reading

KEYS = [game.key for game in rules.card_games()]
MOST_QUERIES = 10
A_LINE = '<a class="line"'
OUT_OF_TURN = "led_out_of_turn/"
AGAIN = "redeal_agreed/"


def address(game, more=""):
    return f"{game.get_absolute_url()}referee/{more}"


def content(device, game, more=""):
    return device.get(address(game, more)).content.decode()


def text(device, game, more=""):
    return Reading(device.get(address(game, more))).text


def note(device, game, id=None, came="passed", situation=OUT_OF_TURN, seen=None):
    seen = Game.objects.get(pk=game.pk).log_length if seen is None else seen
    fields = {"id": id or uuid4(), "seen": seen, "came": came}
    return device.post(address(game, f"{situation}notes/?a=0-"), fields)


def form_of(device, game, more):
    """The first form of a page that enters something, as a table sends it."""
    where = address(game, more)
    forms = PageForms(device.get(where).content.decode(), where).forms
    return next(one for one in forms if "notes" not in one.action)


def test_six_situations_stand_under_the_field(bob, game):
    page = content(bob, game)
    assert page.count(A_LINE) == 6
    assert '<textarea id="asked" name="q" rows="1"' in page


@pytest.mark.alike
def test_those_of_the_phase_come_first(bob, game):
    bidding = content(bob, game)
    assert "bid_out_of_turn" not in bidding[: bidding.index("card_exposed_in_deal")]
    bob.play(game, BIDS)
    assert "led_out_of_turn" in content(bob, game)


@pytest.mark.alike
def test_words_find_others(bob, game):
    found = text(bob, game, "?q=he+led+out+of+turn")
    assert "Answer: Led out of turn" in found
    assert "Ruling Led out of turn What happened next?" in found


def test_of_something_else_nothing_is_found_and_the_six_stand(bob, game):
    page = content(bob, game, "?q=how+do+I+bake+a+chocolate+cake")
    assert "Nothing in the book fits" in page
    assert page.count(A_LINE) == 6


def test_a_question_is_answered_by_a_chip_and_then_comes_the_ruling(bob, game):
    page = content(bob, game, OUT_OF_TURN)
    assert f'href="{game.get_absolute_url()}referee/{OUT_OF_TURN}?a=1-"' in page
    assert 'class="ruling"' not in page
    ruled = content(bob, game, f"{OUT_OF_TURN}?a=1-")
    assert 'class="ruling"' in ruled
    assert "We waive it" in ruled


def test_the_ruling_tells_its_source_and_whose_turn_it_is(bob, game):
    ruled = text(bob, game, f"{OUT_OF_TURN}?a=1-")
    assert "Now: Ann to bid" in ruled
    assert "The classical laws of the game." in ruled or "no book speaks" in ruled


def test_what_it_does_is_said_before_it_is_entered(bob, game):
    bob.play(game, BIDS)
    ruled = text(bob, game, AGAIN)
    assert "The score stays as it is. Ann deals" in ruled


def test_the_button_enters_it_and_it_is_noted_as_ruled(bob, game):
    form = form_of(bob, game, AGAIN)
    response = bob.post(form.action, dict(form.fields))
    assert response.url == game.get_absolute_url()
    game.refresh_from_db()
    assert game.entries == [{"type": "misdeal", "reason": "other"}]
    [ruling] = Ruling.objects.all()
    assert (ruling.place, ruling.came, ruling.situation) == (0, "ruled", AGAIN[:-1])
    assert ruling.key == bob.key


def test_what_is_refused_stays_on_the_page(bob, game):
    bob.play(game, BIDS)
    fields = {"type": "misdeal", "reason": "nonsense", "id": uuid4(), "seen": 3}
    response = bob.post(address(game, AGAIN), fields)
    assert response.status_code == 422
    assert 'role="alert"' in response.content.decode()
    assert not Ruling.objects.exists()


def test_what_is_let_pass_is_noted_once_and_enters_nothing(bob, game):
    id = uuid4()
    for _ in range(2):
        assert note(bob, game, id).url == f"{game.get_absolute_url()}?noted=0-passed"
    [ruling] = Ruling.objects.all()
    assert (ruling.came, ruling.answers) == ("passed", "0-")
    game.refresh_from_db()
    assert game.entries == []
    assert game.log_length == 0


def test_what_was_asked_before_comes_first(bob, game):
    note(bob, game, situation="lost_card/", came="disputed")
    page = content(bob, game)
    first = page[page.index(A_LINE) :]
    assert first.startswith(f'{A_LINE} href="{address(game, "lost_card/")}')


@pytest.mark.alike
@pytest.mark.parametrize("came", ["", "ruled", "x" * 99, "\0"])
def test_a_note_says_what_came_of_it(bob, game, came):
    assert note(bob, game, came=came).status_code == 400
    assert not Ruling.objects.exists()


def test_only_who_may_enter_asks_and_notes(watcher, eve, game):
    assert watcher.get(address(game, OUT_OF_TURN)).status_code == 403
    assert note(watcher, game).status_code == 403
    assert eve.get(address(game, OUT_OF_TURN)).status_code == 404
    assert note(eve, game).status_code == 404
    assert not Ruling.objects.exists()


def test_nothing_is_noted_once_the_night_is_closed(bob, game, night):
    night.closed_at = night.date
    Game.objects.update()
    type(night).objects.filter(pk=night.pk).update(closed_at="2025-11-22T00:00Z")
    assert note(bob, game).status_code == 403


@pytest.mark.alike
@pytest.mark.parametrize("more", ["no_such/", "no_such/?a=0", "a-b/", f"{'x' * 300}/"])
def test_what_is_not_in_the_book_is_not_found(bob, game, more):
    assert bob.get(address(game, more)).status_code == 404
    assert note(bob, game, situation="no_such/").status_code == 404


ODD = ["9", "--", "²", "0" * 300, "\0", "\u202e", "é", "-1", "a[]=1"]


@pytest.mark.parametrize("odd", tries(ODD))
def test_odd_answers_are_no_answers(bob, game, odd):
    response = bob.get(address(game, OUT_OF_TURN), {"a": odd})
    assert response.status_code == 200


@pytest.mark.parametrize(
    "odd", tries([*ODD, "he led " * 1500, "x" * 10_000, "?" * 500])
)
def test_odd_questions_are_answered(bob, game, odd):
    assert bob.get(address(game), {"q": odd}).status_code == 200


@pytest.mark.alike
@pytest.mark.parametrize("more", ["", "?q=he+led+out+of+turn", OUT_OF_TURN, AGAIN])
def test_a_page_asks_little_of_the_database(bob, game, more):
    bob.play(game, BIDS)
    with CaptureQueriesContext(
        connection,
    ) as asked:
        assert bob.get(address(game, more)).status_code == 200
    assert len(asked) <= MOST_QUERIES


def test_a_note_goes_with_its_game(bob, game):
    note(bob, game)
    deletion.delete_game(game)
    assert not Ruling.objects.exists()


def each_answer(situation):
    """Answers to all that a situation asks, in as few rounds as name each once.

    Every other way to combine them is tried in tests/rules/book/test_ruled.py.
    """
    counts = [len(question["answers"]) for question in situation["ask"]]
    for number in range(max(counts, default=1)):
        yield "".join(str(number % count) for count in counts)


@pytest.mark.alike
@pytest.mark.parametrize("first", some([0, 1], 1))  # every other one
@pytest.mark.parametrize("key", sisters_later(KEYS))
def test_every_situation_under_every_answer_has_a_ruling(bob, start, key, first):
    names = ["Ann", "Bob", "Cleo", "Dan"][: rules.card_game_named(key).players[0]]
    game = start(key, " ".join(names))
    for one in book.situations(key)[first::2]:
        for answers in each_answer(one):
            page = content(bob, game, f"{one['key']}/?a={answers}")
            assert page.count('class="ruling"') == 1, (one["key"], answers)
