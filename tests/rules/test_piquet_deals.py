"""Real deals of the piquet games: all ways to tell them come to the same score."""

import random

import pytest

import rules
from tests.often import some
from tests.rules.piquet_deals import RealDeal
from tests.rules.tables.piquet import record
from tests.sentences import CLAIMS_AGAINST_PLAY

WAYS = ("by_results", "by_calls", "by_cards", "by_claims_and_cards")
GAMES = {"piquet": 2, "piquet_normand": 3, "piquet_voleur": 4}
DOUBT = CLAIMS_AGAINST_PLAY


def options_of(game, seed):
    """House rules at random."""
    dice = random.Random(seed)
    options = {
        "count": dice.choice(["every", "classic", "lead_and_trick"]),
        "capot_last": dice.choice([True, False]),
    }
    own = {
        "piquet": {
            "pique_order": dice.choice(["reckoned", "spoken"]),
            "younger_pique": dice.choice([True, False]),
            "form": dice.choice(["partie", "rubicon"]),
        },
        "piquet_normand": {"target": 1000},
        "piquet_voleur": {"form": "rubicon"},
    }
    return options | own[game]


def told(game, seed, way):
    """The sheet of a deal, told in one way."""
    options = options_of(game, seed)
    deal = RealDeal(seed, options["count"], options["capot_last"], GAMES[game])
    return rules.score(record(*getattr(deal, way)(), game=game, **options))


@pytest.mark.parametrize("block", some(range(8), 2))
@pytest.mark.parametrize("game", GAMES)
def test_no_true_entry_is_refused_and_all_ways_score_the_same(game, block):
    for seed in range(block * 12, block * 12 + 12):
        sheets = [told(game, seed, way) for way in WAYS]
        assert len({tuple(sheet["totals"]) for sheet in sheets}) == 1, seed


@pytest.mark.parametrize("game", GAMES)
def test_true_claims_fit_the_cards_played(game):
    for seed in range(30):
        for way in ("by_cards", "by_claims_and_cards"):
            announcements = told(game, seed, way)["announcements"]
            assert DOUBT not in [line["text"] for line in announcements], seed


@pytest.mark.parametrize("game", ["piquet", "piquet_voleur"])
def test_piques_and_repiques_are_among_them(game):
    reasons = {
        line["reason"]
        for seed in range(96)
        for line in told(game, seed, "by_results")["deals"][0]["lines"]
    }
    assert {"pique", "repique", "cards"} <= reasons
