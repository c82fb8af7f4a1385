"""What a referee is offered as a reason to deal again: nothing that never is one."""

import pytest

import rules

OWN_CARD = {
    "bezique": ["own_card_exposed"],
    "pinochle": ["dealer_exposed_own", "player_exposed_own"],
}


@pytest.mark.parametrize("key", OWN_CARD)
def test_a_card_of_ones_own_is_not_offered_and_not_told_of(key):
    players = ["Ann", "Bob", "Cat"][: min(rules.card_game_named(key).players)]
    referee = rules.replay({"game": key, "players": players})
    asked = [one for one in rules.rulings(referee) if one["type"] == "misdeal"]
    [field] = asked[0]["fields"]
    named = dict(field["values"])
    assert named
    assert not set(OWN_CARD[key]) & set(named)
    game = rules.card_game_named(key)
    words = [one.words for one in game.misdeals if one.reason in OWN_CARD[key]]
    book = rules.rule_book.rule_book(game)["misdeals"]
    assert len(words) == len(OWN_CARD[key])
    assert not set(words) & set(book)
