"""What did not score is seen on the page's sheet, while the record holds no zeros."""

import pytest

import rules
from phone.screen import table_screen
from phone.screen.review.page import review_screen
from tests.random_player import RandomPlayer
from tests.rules.tables import bezique, pinochle, piquet, tablanette
from tests.rules.tables import scotch_whist as whist
from tests.rules.tables.common import STOP, adjust, misdeal, penalty
from tests.rules.tables.oh_hell import bids, made, oh_hell, tricks
from tests.screen.reading import nothings, screen, text

GAMES = {game.key: game for game in rules.card_games()}


def row(record):
    """(note, points, whether it was a miss) of each side in the row of the deal."""
    [deal] = screen(record)["sheet"]["deals"]
    return [(one["note"], one["points"], one["is_miss"]) for one in deal["sides"]]


class TestOhHell:
    def test_a_missed_bid_says_what_was_bid_and_taken_in_the_row_of_its_deal(self):
        record = oh_hell(bids(2, 2, 0), tricks(1, 2, 2), hands=[5, 5])
        assert row(record) == [("2/1", "0", True), ("2/2", "12", False)] + [
            ("0/2", "0", True)
        ]
        assert nothings(record) == []

    def test_where_only_the_makers_are_told_nobody_knows_what_it_took(self):
        record = oh_hell(bids(2, 2, 2), made(1), hands=[5, 5])
        missed = ("2/\u2013", "0", True)
        assert row(record) == [missed, ("2/2", "12", False), missed]

    def test_a_missed_bid_that_costs_has_its_line_alone(self):
        missed = bids(2, 2, 0), tricks(1, 2, 2)
        assert nothings(oh_hell(*missed, hands=[5, 5], scoring="squares")) == []

    def test_a_revoke_is_seen_at_once_and_with_what_it_took_away(self):
        begun = [bids(2, 1, 0), penalty(0, "revoke")]
        revoke = ("Revoke: no gain", ["0", "", ""])
        assert nothings(oh_hell(*begun, hands=[3, 3])) == [revoke]
        ended = oh_hell(*begun, tricks(2, 1, 0), hands=[3, 3])
        assert nothings(ended) == [revoke]
        assert row(ended)[0] == ("2/2", "0", True)

    def test_the_bids_stand_by_the_names_until_the_deal_is_written(self):
        def notes(*entries):
            return [side["note"] for side in screen(oh_hell(*entries))["sides"]]

        assert notes(bids(0, 1, 0)) == ["bid 0", "bid 1", "bid 0"]
        assert "bid" not in "".join(notes(bids(0, 1, 0), tricks(0, 1, 0)))


class TestPiquet:
    def test_a_class_that_nobody_scores(self):
        record = piquet.record(*piquet.awards((0, 5), None, (1, 3)))
        assert nothings(record) == [("Sequences: nobody scores", ["0", "0"])]

    def test_a_claim_that_is_not_good_and_claims_that_are_equal(self):
        points = piquet.point(0, 4, 37), piquet.point(1, 4, 39)
        runs = piquet.runs(0, "3A"), piquet.runs(1, "3A")
        assert nothings(piquet.record(*points, *runs)) == [
            ("Point of 4, making 37: not good", ["0", ""]),
            ("Tierce to the ace: equal", ["0", "0"]),
        ]

    def test_a_false_claim_and_divided_cards(self):
        false = penalty(0, "false_declaration", **{"class": "point"})
        record = piquet.record(piquet.point(0, 5, 44), piquet.CLOSE, false)
        assert ("Point of 5, making 44: false", ["0", ""]) in nothings(record)
        played = piquet.play([6, 6], [8, 7])
        record = piquet.record(*piquet.awards((0, 5), (0, 3), (0, 3)), played)
        assert nothings(record) == [("Cards divided", ["0", "0"])]

    def test_of_piquet_a_ecrire_only_those_who_play_have_a_nought(self):
        awards = piquet.awards((0, 5), (0, 3), None)
        record = piquet.record(*awards, game="piquet_ecrire")
        assert nothings(record) == [("Sets: nobody scores", ["0", "", "0"])]


def test_bezique_shows_who_melded_nothing_and_won_no_brisque():
    tally = [bezique.turn(), bezique.marriage(0, "S"), bezique.brisques(0, 16)]
    assert nothings(bezique.game(*tally, bezique.last(1))) == [
        ("Nothing melded", ["", "0"]),
        ("No brisques", ["", "0"]),
    ]
    ruled = bezique.game(*tally[:2], penalty(1, "renege"), renege="cards")
    assert nothings(ruled) == [("Renege: nothing for cards", ["", "0"])]


def test_pinochle_shows_who_melded_nothing_and_took_no_points():
    melds = [pinochle.upcard("TS"), pinochle.points(0, 20), pinochle.points(1, 40)]
    melds.append(pinochle.points(2, 0))
    ended = pinochle.record(*melds, pinochle.taken(0, 100, 140, last=1))
    assert nothings(ended) == [
        ("Nothing melded", ["", "", "0"]),
        ("No card points", ["0", "", ""]),
    ]
    ruled = pinochle.record(*melds, penalty(1, "renege"))
    assert nothings(ruled) == [("Renege: counted at the end", ["", "0", ""])]


def test_scotch_whist_shows_too_few_cards_and_what_a_breach_has_cost():
    counted = whist.count(5, 2, 1, 1, T=0, J=1, A=0, K=0, Q=0)
    lacking = ("4 cards taken, 9 dealt", ["", "", "0", "0"])
    caught = ("8 cards taken, 9 dealt", ["", "0", "", ""])
    assert nothings(whist.record(counted)) == [caught, lacking]
    ruled = nothings(whist.record(penalty(1, "revoke"), counted))
    assert ruled == [("Caught the jack of trumps: not counted", caught[1]), lacking]


def test_tablanette_shows_a_pile_without_points_and_level_piles():
    assert nothings(tablanette.record(tablanette.most([22, 0], None))) == [
        ("No card points", ["", "0"]),
        ("Nobody has more cards", ["0", "0"]),
    ]


@pytest.mark.parametrize("key", GAMES)
def test_a_deal_and_a_correction_of_nothing_are_seen_in_every_game(key):
    players = ["Ann", "Bob", "Cid", "Dee"][: GAMES[key].players[0]]
    adjust = {"type": "adjust", "side": 0, "points": 0}
    record = {"game": key, "players": players, "entries": [adjust]}
    assert [words for words, cells in nothings(record)] == ["Agreed at the table"]
    table = rules.replay(record | {"entries": []}).table
    zeros = [0] * len(table.sides)
    if not table.game.why_not_total(table.deal, zeros):
        whole = {"type": "deal_total", "points": zeros}
        shown = nothings(record | {"entries": [whole]})
        assert [words for words, cells in shown] == ["Nobody scores"]


def test_a_correction_of_nothing_says_its_note():
    agreed = adjust(0, 0) | {"note": "as it was"}
    assert nothings(piquet.record(agreed)) == [("as it was", ["0", ""])]


def test_neither_a_void_deal_nor_a_dropped_one_shows_any():
    begun = [bids(2, 1, 0), penalty(0, "revoke")]
    assert nothings(oh_hell(*begun, misdeal("other"), hands=[3])) == []
    assert nothings(oh_hell(*begun, STOP, hands=[3])) == []


def test_the_record_holds_no_zeros():
    record = oh_hell(bids(2, 2, 0), tricks(1, 2, 2), hands=[5, 5])
    [deal] = rules.score(record)["deals"]
    assert [line["side"] for line in deal["lines"]] == [1]


def test_a_game_read_back_shows_them_in_every_deal():
    missed = bids(2, 2, 0), tricks(1, 2, 2)
    record = oh_hell(*missed, *missed, hands=[5, 5])
    referee, makers = rules.replay_and_watch(record)
    sheet = rules.record.scored_record(referee, prompts=True)
    deals = review_screen(referee, sheet, record["entries"], makers)["deals"]
    for deal in deals:
        [part] = deal["parts"]
        texts = [text(line["text"]) for line in part["lines"]]
        assert texts[1:] == ["Bid 2, took 1", "Bid 0, took 2"]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("key", GAMES)
def test_a_game_that_is_over_shows_nothing_of_a_deal_in_play(key, seed):
    player = RandomPlayer(GAMES[key], f"over {seed}")
    for _ in range(7 + 5 * seed):
        if player.referee.result is None:
            player.enter_something()
    player.enter(STOP)
    table = table_screen(rules.score(player.record, prompts=True))
    assert text(table["headline"]).startswith(("Stopped", "After "))
    assert {(side["note"], side["is_turn"]) for side in table["sides"]} == {("", False)}
    assert " win" in text(table["call"]["loud"][0])
    finished = table_screen(rules.score(RandomPlayer(GAMES[key], seed).play(), True))
    assert text(finished["headline"]).startswith(("Stopped", "After "))
    assert {side["note"] for side in finished["sides"]} == {""}
