"""A wrong bid is corrected in three taps: Correct, the bid, and its value."""

from html import unescape
from uuid import uuid4

import pytest

from scorekeeper.models import Game
from tests.web.devices import BIDS, ONE_DEAL, TRICKS, TWO_DEALS

pytestmark = pytest.mark.alike

MADE = {"type": "made", "made": [0, 1, 2]}
SECOND = [{"type": "bid", "seat": seat, "bid": 0} for seat in (1, 2)]


@pytest.fixture
def second(ann, start):
    """The second of two deals: Bob and Cleo have bid nothing."""
    return ann.play(start(options=TWO_DEALS), [*BIDS, MADE, *SECOND])


def text_of(response):
    return " ".join(unescape(response.content.decode()).split())


def chips(response):
    """What stands in small below each value of the question, by the value."""
    [prompt] = response.context["likely"]
    return {one["value"]: one["small"] for one in prompt["fields"][-1]["chips"]}


def test_the_table_leads_to_the_entries_of_this_deal(bob, second):
    url = second.get_absolute_url()
    assert f'href="{url}correct/"' in bob.get(url).content.decode()
    page = bob.get(f"{url}correct/")
    words = [one["words"] for one in page.context["deal"]["entries"]]
    assert words == ["Cleo bids 0", "Bob bids 0"]
    assert "Correct deal 2 · Oh Hell" in text_of(page)
    assert f'href="{url}entries/5/"' in page.content.decode()


def test_of_a_deal_that_has_not_begun_the_last_one_is_listed(bob, ann, start):
    game = ann.play(start(options=TWO_DEALS), ONE_DEAL)
    page = bob.get(f"{game.get_absolute_url()}correct/")
    assert page.context["deal"]["number"] == 1
    assert len(page.context["deal"]["entries"]) == len(ONE_DEAL)


def test_where_nothing_is_entered_there_is_nothing_to_correct(bob, watcher, eve, game):
    url = f"{game.get_absolute_url()}correct/"
    assert b"correct/" not in bob.get(game.get_absolute_url()).content
    assert bob.get(url).url == game.get_absolute_url()
    assert watcher.get(url).status_code == 403
    assert eve.get(url).status_code == 404


def test_each_value_says_what_it_does_to_the_score(bob, second):
    page = bob.get(f"{second.get_absolute_url()}entries/4/")
    assert chips(page) == {"0": "Entered now", "1": "Same score", "2": "Same score"}
    page = bob.get(f"{second.get_absolute_url()}entries/1/")
    assert chips(page)["0"] == "Changes later entries"


def test_of_a_deal_that_is_over_it_says_the_old_and_the_new_total(ann, bob, start):
    game = start(options=TWO_DEALS)
    trick = {"type": "trick", "winner": 1}
    ann.play(game, [*BIDS, trick, *SECOND])
    page = bob.get(f"{game.get_absolute_url()}entries/3/")
    assert chips(page)["1"] == "Entered now"
    assert chips(page)["0"] == "Ann 10 to 0, Bob 11 to 0"


def test_a_value_is_entered_by_one_tap_once_however_often_it_is_sent(bob, second):
    url = f"{second.get_absolute_url()}entries/4/"
    [prompt] = bob.get(url).context["likely"]
    fields = {part["name"]: part["value"] for part in prompt["hidden"]}
    fields |= {"seat": "1", "bid": "2", "seen": second.log_length, "id": uuid4()}
    for _ in range(2):
        assert bob.post(url, fields).status_code == 302
    game = Game.objects.get(pk=second.pk)
    assert game.entries[4] == SECOND[0] | {"bid": 2}
    assert game.log_length == second.log_length + 1


def test_of_a_game_that_is_over_nothing_is_entered_unseen(ann, bob, game):
    ann.play(game, [*BIDS, TRICKS])
    [prompt] = bob.get(f"{game.get_absolute_url()}entries/0/").context["likely"]
    assert {"name": "mend", "value": "1"} not in prompt["hidden"]
    assert not any(chip["small"] for chip in prompt["fields"][-1]["chips"])


def test_what_does_not_belong_to_the_entry_is_folded_away(bob, second):
    page = text_of(bob.get(f"{second.get_absolute_url()}entries/4/"))
    assert page.count('<details class="fold others">') == 1
    first, folded = page.split("Another kind of entry")
    assert "All bids at once" not in first
    assert "All bids at once" in folded


def test_each_page_of_a_correction_has_its_title_and_gives_the_result_the_focus(
    bob, second
):
    url = f"{second.get_absolute_url()}entries/1/"
    assert "Correct · entry 2: Bob bids 1 · Oh Hell" in text_of(bob.get(url))
    form = {"seen": second.log_length, "id": uuid4(), "type": "bid", "seat": "1"}
    asked = text_of(bob.post(url, form | {"bid": "0"}))
    assert "Re-enter · entry 2: Bob bids 1 · Oh Hell" in asked
    assert '<h2 class="missing" tabindex="-1" autofocus>' in asked
    refused = text_of(bob.post(url, form | {"bid": "5"}))
    assert "Error · Correct · entry 2: Bob bids 1 · Oh Hell" in refused
    assert 'role="alert" tabindex="-1" autofocus' in refused
    url = f"{second.get_absolute_url()}entries/5/"
    shown = text_of(bob.post(url, form | {"seat": "2", "bid": 2}))
    assert "Changes · entry 6: Cleo bids 0 · Oh Hell" in shown
    assert '<h2 tabindex="-1" autofocus>Changes</h2>' in shown


def test_the_pages_ask_a_fixed_number_of_queries(
    bob, second, django_assert_max_num_queries
):
    for path in ("correct/", "entries/4/"):
        with django_assert_max_num_queries(12):
            bob.get(second.get_absolute_url() + path)
