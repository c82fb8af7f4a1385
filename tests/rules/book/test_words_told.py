"""The words of a game in what it tells are looked up where it is told why."""

import pytest

from phone.why import terms_in


@pytest.mark.parametrize(
    ("game", "text", "term"),
    [
        ("piquet", "Repique", "Repique"),
        ("piquet", "Carte blanche", "Carte blanche"),
        ("bezique", "Double bezique", "Double bezique"),
        ("pinochle", "Aces", "Aces"),
        ("pinochle_two", "Jacks", "Kings around"),
        ("oh_hell", "Over", "over"),
        ("oh_hell", "Bid 1, made it", "make"),
        ("tablanette", "Sweep", "tablanette"),
        ("scotch_whist", "12 cards taken, 9 dealt", "cards"),
    ],
)
def test_what_is_told_has_its_word_looked_up(game, text, term):
    assert term in [one["name"] for one in terms_in(game, [text], "1")]


def test_a_word_is_there_once_and_an_everyday_one_not_within_a_sentence():
    names = [one["name"] for one in terms_in("oh_hell", ["Over", "over", "Over."], "1")]
    assert names == ["over"]
    assert terms_in("piquet", ["Game stopped"], "1") == []
