"""Closing a night says what is still open there, and what each way to end it gives."""

from uuid import UUID, uuid4

import pytest

from scorekeeper.files import exports, imports
from scorekeeper.models import Game, Group
from scorekeeper.money.ledger.payments import mark_as_paid
from scorekeeper.money.ledger.plan import ledgers_of
from tests.web.devices import BIDS, ONE_DEAL
from tests.web.reading import Reading

FIVE_CENTS = {"per_point": "0.05"}
TWO_DEALS = {"sequence": "custom", "hands": [1, 1]}


@pytest.fixture
def url(night):
    return f"{night.get_absolute_url()}closing/"


@pytest.fixture
def half(bob, start):
    """A game for five cents a point, of which the first of two deals is played."""
    return bob.play(start(options=TWO_DEALS, stake=FIVE_CENTS))


def close(device, url, **chosen):
    return device.post(url, {"closed": "1", "asked": "1"} | chosen)


def is_closed(night):
    night.refresh_from_db()
    return night.closed_at is not None


@pytest.mark.alike
def test_with_nothing_open_one_tap_closes(ann, url, night):
    assert (
        ann.post(url, {"closed": "1"}).url == f"{night.get_absolute_url()}settlement/"
    )
    assert is_closed(night)


@pytest.mark.alike
def test_with_a_game_open_one_tap_leads_to_the_question(ann, url, night, half):
    assert ann.post(url, {"closed": "1"}).url == url
    assert not is_closed(night)
    text = Reading(ann.get(url)).text
    assert "Unfinished game: Oh Hell Deal 1: Bob 11, Ann 10, Cleo 10" in text
    counted = "Scores: Ann 10, Bob 11, Cleo 10. Bob wins with 11."
    assert f"Stop game {counted} Ann −€0.05, Bob +€0.10, Cleo −€0.05" in text
    assert "Leave game out Does not count" in text
    assert half.get_absolute_url() in ann.get(url).content.decode()


@pytest.mark.alike
def test_where_no_money_is_at_stake_it_is_said_in_points(ann, bob, url, start):
    bob.play(start(options=TWO_DEALS))
    assert "Ann −1 point, Bob +2 points, Cleo −1 point" in Reading(ann.get(url)).text


@pytest.mark.alike
def test_a_deal_that_is_not_over_is_said_to_be_dropped(ann, bob, url, half):
    bob.play(half, BIDS)
    text = Reading(ann.get(url)).text
    dropped = "Deal 2 is not over, so it does not count. Scores: Ann 10, Bob 11"
    assert f"Stop game {dropped}" in text


@pytest.mark.alike
def test_the_referee_says_what_it_does_before_the_tap(bob, half):
    bob.play(half, BIDS)
    text = Reading(bob.get(f"{half.get_absolute_url()}referee/")).text
    dropped = "Deal 2 is not over, so it does not count. Scores: Ann 10, Bob 11"
    assert f"Stop the game now {dropped}" in text
    assert "Bob wins with 11. Ann −€0.05 Bob +€0.10 Cleo −€0.05 Stop" in text


@pytest.mark.alike
def test_a_game_stops_as_it_stands(ann, url, night, half):
    response = close(ann, url, **{f"game_{half.pk}": f"stop-{half.log_length}"})
    assert response.url == f"{night.get_absolute_url()}settlement/"
    half.refresh_from_db()
    assert half.status == Game.Status.FINISHED
    assert half.log.last().key_id == ann.key.pk
    assert "Ann pays Bob €0.05" in Reading(ann.get(response.url)).text
    assert is_closed(night)


@pytest.mark.alike
def test_a_game_is_left_out_and_gives_nothing(ann, url, night, half):
    close(ann, url, **{f"game_{half.pk}": "leave"})
    half.refresh_from_db()
    assert half.status == Game.Status.OPEN
    assert not half.standings.exists()
    assert is_closed(night)
    assert "Oh Hell Left out · Deal 1" in Reading(ann.get(f"/nights/{night.pk}/")).text


@pytest.mark.alike
def test_without_a_word_on_each_game_nothing_is_closed(ann, url, night, half):
    response = close(ann, url)
    assert response.status_code == 422
    assert "Choose what should happen to this game." in Reading(response).text
    assert not is_closed(night)


def test_a_game_that_has_gone_on_is_looked_at_again(ann, bob, url, night, half):
    seen = half.log_length
    bob.enter(half, BIDS[1])
    response = close(ann, url, **{f"game_{half.pk}": f"stop-{seen}"})
    assert response.status_code == 422
    assert "This game has changed" in Reading(response).text
    assert not is_closed(night)


@pytest.mark.alike
def test_payments_that_are_not_made_keep_no_night_open(ann, bob, url, night, start):
    options = {"sequence": "custom", "hands": [1]}
    bob.play(start(options=options, stake=FIVE_CENTS), ONE_DEAL)
    assert "Every game is finished." in Reading(ann.get(url)).text
    assert ann.post(url, {"closed": "1"}).url.endswith("/settlement/")
    assert is_closed(night)
    assert plan_of(night) == [("Ann", "Bob", 5), ("Cleo", "Bob", 5)]


def plan_of(night):
    """The payments of the plan of a group with one currency, by name."""
    [ledger] = ledgers_of(night.group)
    return [(row.payer.name, row.payee.name, row.amount) for row in ledger.rows]


def test_only_the_host_is_asked(bob, eve, url, half):
    assert bob.get(url).status_code == close(bob, url).status_code == 403
    assert eve.get(url).status_code == close(eve, url).status_code == 404


@pytest.fixture
def left_out(ann, url, half):
    close(ann, url, **{f"game_{half.pk}": "leave"})
    return half


@pytest.mark.alike
def test_the_table_of_a_closed_night_says_so(ann, bob, watcher, left_out):
    for device in (ann, bob, watcher):
        text = Reading(device.get(left_out.get_absolute_url())).text
        assert "The night is closed." in text
        assert ("Reopen the night" in text) is (device is ann)


def test_the_host_opens_it_again_from_the_table(ann, bob, left_out, night):
    url = f"{left_out.get_absolute_url()}reopening/"
    assert bob.post(url).status_code == 403
    assert is_closed(night)
    assert ann.post(url).url == left_out.get_absolute_url()
    assert not is_closed(night)
    assert "closed" not in Reading(bob.get(left_out.get_absolute_url())).text


@pytest.fixture
def reopened(ann, url, left_out):
    """The game that was left out, in a night that goes on again."""
    ann.post(url, {"closed": "0"})
    return left_out


@pytest.mark.alike
def test_a_night_reopened_keeps_its_games_left_out(ann, bob, url, night, reopened):
    text = Reading(bob.get(night.get_absolute_url())).text
    assert "Oh Hell Left out · Deal 1" in text
    assert "Resume game" in text
    games = f"/groups/{night.group_id}/games/"
    assert "In progress" not in Reading(bob.get(games)).text
    assert ann.post(url, {"closed": "1"}).url.endswith("/settlement/")
    assert is_closed(night)


@pytest.mark.alike
def test_one_tap_resumes_a_game(bob, night, reopened):
    address = reopened.get_absolute_url()
    assert bob.post(f"{address}resuming/").url == address
    assert bob.post(f"{address}resuming/").url == address
    assert "Left out" not in Reading(bob.get(night.get_absolute_url())).text
    assert "left out" not in Reading(bob.get(address)).text
    assert bob.enter(reopened, BIDS[1]).status_code == 200


@pytest.mark.alike
def test_nothing_is_entered_at_a_game_that_is_left_out(bob, watcher, eve, reopened):
    address, seen = reopened.get_absolute_url(), reopened.log_length
    refused = bob.enter(reopened, BIDS[1])
    assert refused.status_code == 422
    assert "First resume the game on the night's page." in Reading(refused).text
    assert bob.get(f"{address}entries/0/").status_code == 403
    assert "This game was left out." in Reading(watcher.get(address)).text
    assert "Resume game" not in Reading(watcher.get(address)).text
    assert watcher.post(f"{address}resuming/").status_code == 403
    assert eve.post(f"{address}resuming/").status_code == 404
    reopened.refresh_from_db()
    assert (reopened.log_length, reopened.is_left_out) == (seen, True)


@pytest.mark.alike
def test_a_file_keeps_it_left_out(night, left_out, ann, url):
    content = imports.content_of(exports.night_file(night))
    assert brought(content).is_left_out
    ann.post(url, {"closed": "0"})
    content = imports.content_of(exports.night_file(night))
    assert content["nights"][0]["games"][0]["left_out"]
    assert brought(content).is_left_out
    del content["nights"][0]["games"][0]["left_out"]
    assert not brought(content).is_left_out


def brought(content):
    """The game of a file, taken into a group of its own."""
    copy = Group.objects.create(name="Copy", file_id=UUID(content["group"]["id"]))
    imports.take(copy, content)
    return copy.game_set.get()


def test_no_game_is_resumed_while_the_night_is_closed(bob, left_out):
    response = bob.post(f"{left_out.get_absolute_url()}resuming/")
    assert response.status_code == 403
    left_out.refresh_from_db()
    assert left_out.is_left_out


def test_the_table_opens_night_and_game_with_one_tap(ann, left_out):
    address = left_out.get_absolute_url()
    assert "Reopen the night and resume this game" in Reading(ann.get(address)).text
    ann.post(f"{address}reopening/")
    left_out.refresh_from_db()
    assert not left_out.is_left_out


def test_a_night_reopened_keeps_its_results_and_payments(ann, bob, url, night, start):
    bob.play(start(options=TWO_DEALS | {"hands": [1]}, stake=FIVE_CENTS), ONE_DEAL)
    row = ledgers_of(night.group)[0].rows[0]
    paid = (row.payer.pk, row.payee.pk, row.amount)
    mark_as_paid(night.group, "EUR", *paid, client_id=uuid4(), night=night)
    close(ann, url)
    before = standings_and_payments(night)
    assert len(before) == 4
    text = Reading(ann.get(night.get_absolute_url())).text
    assert (
        "Reopening the night lets you add games. Results and payments don't change."
        in text
    )
    ann.post(url, {"closed": "0"})
    assert not is_closed(night)
    assert standings_and_payments(night) == before
    bob.play(start(options=TWO_DEALS | {"hands": [1]}, stake=FIVE_CENTS), ONE_DEAL)
    assert set(before) < set(standings_and_payments(night))


def standings_and_payments(night):
    """What was won and paid at a night, row by row."""
    won = night.standings.values_list("game", "person", "net", "money")
    return [*won, *night.payments.values_list("payer", "payee", "amount", "paid_at")]
