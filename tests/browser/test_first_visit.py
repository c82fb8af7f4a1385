"""The first visit: from nothing to a game, without an account."""

import pytest

NAMES = ["Ann", "Bob", "Cleo"]


@pytest.fixture
def started(phone):
    """A phone whose first visit has just started a night."""
    phone.goto("/")
    for number, name in enumerate(NAMES, 1):
        phone.get_by_label(f"Player {number}").fill(name)
    phone.get_by_role("button", name="Start the night").tap()
    phone.wait_for_url("**/nights/*/new/")
    return phone


def test_three_taps_and_the_names_lead_to_a_table(started):
    started.get_by_role("link", name="Oh Hell").tap()
    started.get_by_role("button", name="Start", exact=True).tap()
    started.wait_for_url("**/games/*/")
    score = started.get_by_role("list", name="Score")
    assert [name for name in NAMES if name not in score.inner_text()] == []


def test_the_host_finds_the_night_in_progress_again(started):
    night = started.url.removesuffix("new/")
    started.goto("/")
    links = [link.evaluate("a => a.href") for link in started.get_by_role("link").all()]
    assert night in links


def test_a_stranger_is_told_that_there_is_nothing(started, new_phone):
    assert new_phone().goto(started.url).status == 404


def test_a_table_that_was_set_up_is_open_to_its_host(at_table):
    phone = at_table({"game": "oh_hell", "players": NAMES, "dealer": 1})
    assert phone.get_by_role("list", name="Score").is_visible()
