"""An evening on a phone alone whose games have no stake: the same as a night."""

import pytest

from tests.phone.alone import GROUP, Alone

ONE_CARD = {"options": {"sequence": "custom", "hands": [1]}, "words": "one card"}
KNOWN = GROUP | {"house_rules": {"oh_hell": ONE_CARD}}
BIDS = [{"type": "bid", "seat": seat, "bid": bid} for seat, bid in enumerate([0, 1, 0])]
ONE_DEAL = [*BIDS, {"type": "tricks", "tricks": [0, 1, 0]}]
WON = [{"type": "adjust", "side": 0, "points": 5}, {"type": "stop"}]
BEZIQUE = [{"type": "deal_total", "points": [1100, 500]}]


def evening(**stake):
    phone = Alone(KNOWN)
    phone.begin("Ann", "Bob", "Cleo", "Dan", **stake)
    return phone


@pytest.fixture
def phone():
    """An evening for nothing."""
    return evening()


def play(phone, key, entries, *names, is_for_nothing=False):
    """Plays a game for what is chosen beforehand, or for nothing."""
    phone.go(f"/new/{key}")
    for name in [*phone.draft["seated"], *names]:
        phone.tap("seat", name)
    if is_for_nothing:
        phone.tap("stake", "0")
    phone.tap("start")
    phone.enter(*entries)


def oh_hell(phone, **kept):
    play(phone, "oh_hell", ONE_DEAL, "Ann", "Bob", "Cleo", **kept)


def piquet(phone, *names, **kept):
    play(phone, "piquet", WON, *names, **kept)


def view(phone, address=""):
    return phone.go(address)["names"]["view"]


def told(phone, address=""):
    """What the sums are in, and what everybody has."""
    page = view(phone, address)
    return page["counted_in"], [(row["name"], row["words"]) for row in page["rows"]]


def words(*sums):
    return list(zip(("Ann", "Bob", "Cleo", "Dan"), sums, strict=True))


@pytest.mark.parametrize("address", ["", "/settle"])
def test_different_games_are_counted_in_games_won(phone, address):
    piquet(phone, "Ann", "Bob")
    oh_hell(phone)
    piquet(phone, "Ann", "Bob")
    assert told(phone, address) == ("games won", words("2", "1", "0", "0"))
    page = view(phone, address)
    assert (page["has_money"], page["beside"]) == (False, None)
    assert [(one["name"], one["words"]) for one in page["no_stake"]] == [
        ("Piquet", "Ann wins 5 points"),
        ("Oh Hell", "Bob wins with 11"),
        ("Piquet", "Ann wins 5 points"),
    ]
    assert not any(row["is_loss"] for row in page["rows"])


def test_the_points_or_units_of_the_only_game_are_added(phone):
    piquet(phone, "Ann", "Bob")
    piquet(phone, "Ann", "Cleo")
    assert told(phone) == ("points", words("+10", "−5", "−5", "0"))
    assert view(phone, "/settle")["no_stake"] == []
    other = evening()
    play(other, "bezique", BEZIQUE, "Ann", "Bob")
    assert told(other) == ("units", words("+1", "−1", "0", "0"))


def test_both_partners_have_won_a_game(phone):
    play(phone, "piquet_voleur", WON, "Ann", "Bob", "Cleo", "Dan")
    oh_hell(phone)
    assert told(phone) == ("games won", words("1", "1", "1", "0"))


def test_a_game_in_play_is_no_other_game(phone):
    oh_hell(phone)
    phone.start("piquet", "Ann", "Bob")
    assert told(phone) == ("points", words("−1", "+2", "−1", "0"))


def test_a_game_that_nobody_won_counts_for_nobody(phone):
    oh_hell(phone)
    play(phone, "piquet", WON[1:], "Ann", "Bob")
    assert told(phone) == ("games won", words("0", "1", "0", "0"))


@pytest.fixture
def mixed():
    """Oh Hell for money, and Piquet for nothing, which Ann wins."""
    phone = evening(stake="0.05")
    oh_hell(phone)
    piquet(phone, "Ann", "Bob", is_for_nothing=True)
    assert [game["stake"] for game in phone.evening["games"]] == [
        {"per_point": "0.05"},
        {},
    ]
    return phone


def test_where_some_games_have_a_stake_their_money_counts(mixed):
    assert told(mixed) == ("€", words("−0.05", "+0.10", "−0.05", "0.00"))
    page = view(mixed, "/settle")
    assert [(one["name"], one["words"]) for one in page["no_stake"]] == [
        ("Piquet", "Ann wins 5 points")
    ]
    assert page["beside"]["title"] == "Games won"
    beside = [(row["name"], row["words"]) for row in page["beside"]["rows"]]
    assert beside == words("1", "1", "0", "0")


def test_an_evening_for_money_all_of_whose_games_have_none_is_in_points():
    phone = evening(stake="0.05")
    assert told(phone)[0] == "€"
    oh_hell(phone, is_for_nothing=True)
    assert told(phone) == ("points", words("−1", "+2", "−1", "0"))
    assert not view(phone, "/settle")["has_money"]


def test_an_ante_alone_is_a_stake_and_a_limit_alone_is_none():
    phone = evening(ante="1")
    oh_hell(phone)
    assert told(phone) == ("€", words("−1.00", "+2.00", "−1.00", "0.00"))
    phone = evening(cap="10")
    oh_hell(phone)
    assert told(phone) == ("points", words("−1", "+2", "−1", "0"))
    assert phone.show()["names"]["view"]["has_money"] is False
    phone.start("piquet", "Ann", "Bob")
    assert phone.show()["names"]["page"]["stake"] == "nothing"
