"""In the demo those bid whose turn it is, by the rule in force."""

from random import Random

import pytest

import rules
from scorekeeper.demo.player import played

NAMES = ["Ann", "Bob", "Cleo"]


@pytest.mark.parametrize("first", ["dealer", "left"])
def test_who_bids_first_is_who_the_rule_says(first):
    options = {"first_bidder": first, "hook": "on"}
    header = {"game": "oh_hell", "options": options, "players": NAMES, "dealer": 0}
    sheet = rules.score(played(header, Random(1)))
    heard = [one["text"] for one in sheet["announcements"]]
    assert heard
    assert not [text for text in heard if "out of turn" in text]
