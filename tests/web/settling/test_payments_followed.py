"""A settlement that is open elsewhere is told what became of its payments, once."""

import re
from uuid import uuid4

import pytest

from scorekeeper import recording, settling
from scorekeeper.models import Night
from tests.web.devices import ONE_DEAL

AS_HTMX = {"HX-Request": "true"}
DEAL = {"sequence": "custom", "hands": [1]}
SEEN = re.compile(r'name="seen" id="seen" value="([^"]*)"')
SAID = re.compile(r'<p id="said" hx-swap-oob="innerHTML">([^<]*)</p>')


class Follower:
    """An open page of a settlement, which asks what is new."""

    def __init__(self, device, url):
        self.device, self.url = device, url
        self.seen = self.seen_in(device.get(url))

    def seen_in(self, response):
        return SEEN.search(response.content.decode())[1]

    def ask(self):
        """What is said, or None where nothing is new; `html` is what came."""
        asked = {"seen": self.seen}
        response = self.device.get(self.url, asked, headers=AS_HTMX)
        if response.status_code == 204:
            return None
        self.seen, self.html = self.seen_in(response), response.content.decode()
        return SAID.search(self.html)[1]


@pytest.fixture
def url(bob, night, start):
    """The settlement of a night in which Bob won five cents from Ann and Cleo each."""
    bob.play(start(options=DEAL, stake={"per_point": "0.05"}), ONE_DEAL)
    return f"/nights/{night.pk}/settlement/"


@pytest.fixture
def follower(watcher, url):
    return Follower(watcher, url)


@pytest.fixture
def named(people):
    """A payment by its names: named("Ann", "Bob", 5)."""
    return lambda payer, payee, amount: (people[payer].pk, people[payee].pk, amount)


@pytest.mark.alike
def test_nothing_new_is_not_said(follower):
    assert follower.ask() is None


@pytest.mark.alike
def test_a_tick_is_said_once_and_taken_back_is_said(follower, night, named):
    due = named("Ann", "Bob", 5)
    settling.tick(night, *due)
    assert follower.ask() == "Ann paid Bob €0.05."
    assert follower.ask() is None
    assert "One more payment settles it" in follower.html
    settling.untick(night, *due)
    assert follower.ask() == "Taken back: Ann pays Bob €0.05."


@pytest.mark.alike
def test_two_ticks_are_said_in_turn(follower, night, named):
    settling.tick(night, *named("Ann", "Bob", 5))
    settling.tick(night, *named("Cleo", "Bob", 5))
    assert follower.ask() == "Ann paid Bob €0.05. Cleo paid Bob €0.05."


@pytest.mark.alike
def test_a_part_and_what_is_left_for_the_next_time(follower, night, named):
    settling.tick(night, *named("Ann", "Bob", 5), part=2)
    assert follower.ask() == "Ann paid Bob €0.02."
    later = Night.objects.create(circle=night.circle, date=night.date)
    settling.carry(night, *named("Cleo", "Bob", 5), to=later)
    assert follower.ask() == "Cleo pays Bob €0.05 next time."


@pytest.mark.alike
def test_another_game_changes_all_that_is_counted(follower, bob, start):
    bob.play(start(options=DEAL, stake={"per_point": "0.05"}), ONE_DEAL)
    now = "Ann now pays Bob €0.10, not €0.05. Cleo now pays Bob €0.10, not €0.05."
    assert follower.ask() == f"A game was added: {now}"
    assert f"<p>A game was added: {now}</p>" in follower.html
    assert '<div id="counted" hx-swap-oob="innerHTML">' in follower.html


@pytest.mark.alike
def test_a_game_that_is_corrected_says_who_now_pays_how_much(follower, night):
    game = night.games.get()
    recording.restake(game, {"per_point": "0.15"})
    now = "Ann now pays Bob €0.15, not €0.05. Cleo now pays Bob €0.15, not €0.05."
    assert follower.ask() == f"A game was corrected: {now}"
    assert follower.ask() is None


@pytest.mark.alike
def test_a_bill_after_a_tick_says_what_is_owed_now(follower, night, people, named):
    settling.tick(night, *named("Ann", "Bob", 5))
    follower.ask()
    parts = [(people["Bob"], 60, 0), (people["Cleo"], 0, 1)]
    settling.enter_bill(night, "Hall", "equal", parts, uuid4())
    told = "A bill was added: Cleo now pays Bob €0.65, not €0.05."
    assert follower.ask() == told


@pytest.mark.alike
def test_what_is_forged_is_told_what_stands(follower):
    for forged in ("~..~1.2.3.Paid~\x00", "1!x.1!²~1.2.x.~..9.", "!!~~", ""):
        follower.seen = forged
        assert "Two payments settle it" in follower.ask()


@pytest.mark.alike
def test_whoever_is_let_in_no_more_is_told_nothing(follower, eve):
    follower.device = eve
    assert eve.get(follower.url, {"seen": ""}, headers=AS_HTMX).status_code == 404
