"""What the phone shows of bezique: what is left, what may come, what cannot and why."""

import rules
from rules.games.bezique.copies import Copies
from tests.rules.tables.bezique import (
    asked,
    brisques,
    five_hundred,
    four,
    game,
    last,
    marriage,
    meld,
    partners,
    played,
    refused,
    seven,
    tricks,
    turn,
    won,
)
from tests.rules.tables.common import adjust, total


def sheet(record):
    return rules.score(record, prompts=True)


def prompts(record, type):
    return [prompt for prompt in sheet(record)["prompts"] if prompt["type"] == type]


def labels(record, type="meld"):
    return [prompt["label"] for prompt in prompts(record, type)]


def field(record, label, name):
    """A field of the prompt with this label."""
    [prompt] = [one for one in sheet(record)["prompts"] if one["label"] == label]
    [found] = [one for one in prompt["fields"] if one["name"] == name]
    return found


def struck(record, label, name="meld"):
    return {value for value, _why in field(record, label, name)["barred"]}


def test_trumps_trick_stock_and_brisques_are_in_the_headline():
    assert sheet(game())["headline"] == "Deal 1 · 16 brisques left"
    tally = game(turn("8H"), brisques(0, 3))
    assert sheet(tally)["headline"] == "Deal 1 · \u2665 · 13 brisques left"
    tracked = game(turn("8H"), won(0, 1), won(0))
    expected = "\u2665 · trick 3 · stock 44 · 15 brisques"
    assert sheet(tracked)["headline"] == expected
    late = game(turn("8H"), tricks(25))
    assert "trick 26 · stock 0" in sheet(late)["headline"]
    by_cards = four(turn("8H"), played("AC 8C 9C 7D"), brisques="at_end")
    assert sheet(by_cards)["headline"].endswith("31 brisques")


def test_brisques_that_nobody_knows_are_not_shown():
    assert "brisque" not in sheet(five_hundred(turn()))["headline"]
    assert "brisque" not in sheet(game(turn(), brisques="at_end"))["headline"]


def test_the_points_that_are_needed_stand_by_the_names():
    record = game(turn(), brisques(0, 3))
    assert sheet(record)["needs"] == [970, 1000]
    corrected = game(turn(), adjust(1, 50))
    assert sheet(corrected)["needs"][1] == 950
    both = partners(turn(), brisques(2))
    assert sheet(both)["needs"] == [1990, 2000]
    longer = five_hundred(total(510, 520))
    assert sheet(longer)["needs"] == [390, 380]


def test_the_call_says_who_is_to_do_what():
    assert sheet(game())["call"] == ["Ann deals", "Turn up a card for trumps"]
    assert sheet(game(turn(), brisques(0)))["call"] == [
        "No melds yet",
        "15 brisques left",
    ]


def test_the_last_trick_says_what_it_waits_for():
    waiting = "Before the last trick, enter {}."
    assert sheet(game(turn()))["waiting"] == [waiting.format("16 brisques")]
    near = sheet(game(turn(), brisques(0, 8), brisques(1, 7)))
    assert near["waiting"] == [waiting.format("1 brisque")]
    assert near["call"][1] == "1 brisque left, then the last trick"
    assert near["headline"] == "Deal 1 · \u2665 · 1 brisque left"
    assert "last_trick" not in near["next"]
    done = sheet(game(turn(), brisques(0, 8), brisques(1, 8)))
    assert (done["waiting"], done["call"][1]) == ([], "Last trick")
    assert sheet(game(turn(), last_trick="stock"))["waiting"] == []
    assert sheet(game(turn(), won(0)))["waiting"] == []
    assert sheet(game(turn(), brisques(0, 16)))["call"][1] == "Last trick"
    record = game(turn(), won(1))
    assert sheet(record)["call"] == ["After trick 1", "Bob may meld, then leads"]
    melded = game(turn(), won(1), marriage(1, "S"))
    assert sheet(melded)["call"] == ["1 meld so far", "Bob leads"]
    assert sheet(game(turn(), tricks(24)))["call"] == ["Melding is over", "Ann leads"]
    due = five_hundred(turn(), last(0))
    assert sheet(due)["call"] == ["The last trick is over", "Count the points"]
    assert sheet(five_hundred(turn()))["call"][1] == "No melds yet"


def test_the_first_question_is_a_brisque_and_then_the_last_trick():
    assert sheet(game(turn()))["prompts"][0]["label"] == "Brisque"
    done = sheet(game(turn(), brisques(0, 16)))["prompts"][0]
    assert done["label"] == "Last trick"


def test_each_way_has_its_questions_until_one_is_chosen():
    ways = {prompt["way"] for prompt in sheet(game(turn()))["prompts"]}
    assert ways == {"tally", "winners", "cards"}
    assert {prompt["way"] for prompt in sheet(game(turn(), won(0)))["prompts"]} == {""}


def test_melds_stay_in_sight_with_their_values():
    choice = field(game(turn()), "Ann melds", "meld")
    assert ["bezique", "Bezique 40"] in choice["values"]
    assert ["sequence", "Sequence 250"] in choice["values"]
    suits = field(game(turn("8H")), "Ann: marriage", "suit")
    assert ["H", "\u2665 40"] in suits["values"]
    assert ["S", "\u2660 20"] in suits["values"]
    stays = [prompt["stays"] for prompt in prompts(game(turn()), "meld")]
    assert all(stays)
    assert not any(prompt["stays"] for prompt in prompts(four(turn()), "meld"))


def test_only_the_winner_of_a_trick_is_asked_for_melds():
    assert labels(game(turn(), won(1))) == ["Bob: marriage", "Bob melds"]
    both = partners(turn(), won(1), meld_right="side")
    assert labels(both)[:2] == ["Bob: marriage", "Dan: marriage"]
    assert labels(game(turn(), tricks(24))) == []


def test_melds_that_cannot_be_are_struck_out_with_the_reason():
    record = game(turn(), meld(0, "double_bezique"))
    assert struck(record, "Ann melds") == {"bezique", "double_bezique"}
    whys = dict(map(tuple, field(record, "Ann melds", "meld")["barred"]))
    assert "jacks of diamonds" in whys["bezique"]
    assert struck(record, "Bob melds") == {"bezique", "double_bezique"}
    used = game(turn(), marriage(0, "S"), marriage(0, "S"))
    assert struck(used, "Ann: marriage", "suit") == {"S"}


def test_a_meld_that_is_only_laid_is_asked_of_who_may_or_of_all():
    everybody = ["Someone lays: marriage", "Someone lays a meld"]
    assert labels(four(turn()), "lay") == everybody
    assert field(four(turn()), "Someone lays a meld", "seat")["values"] == [0, 1, 2, 3]
    tracked = four(turn(), won(2))
    assert labels(tracked, "lay") == ["Cat lays: marriage", "Cat lays a meld"]


def test_what_can_be_melded_is_looked_for_once_until_something_is_entered(monkeypatch):
    looked, has_four = [], Copies.has_four

    def look(book, claim, seat):
        looked.append(claim.reason)
        return has_four(book, claim, seat)

    monkeypatch.setattr(Copies, "has_four", look)
    referee = rules.replay(four(turn("8H"), played("7C 8C 9C JC")))
    asked = [{prompt.type for prompt in referee.prompts(way)} for way in (None, "")]
    assert asked == [{"trick", "meld", "lay", "seven"}] * 2
    assert looked == ["four_aces", "four_kings", "four_queens", "four_jacks"]
    referee.enter(meld(0, "bezique"))
    assert [prompt.type for prompt in referee.prompts() if prompt.type == "lay"]
    assert len(looked) == 8


def test_a_meld_that_nobody_can_lay_is_struck_out():
    for record in (four(turn()), four(turn(), won(2))):
        label = labels(record, "lay")[-1]
        assert struck(record, label) == {"quadruple_bezique"}
    assert struck(partners(turn()), "Someone lays a meld") == set()
    used = four(turn(), [meld(seat, "four_kings") for seat in range(4)])
    found = struck(used, "Someone lays a meld")
    assert found == {"quadruple_bezique", "four_kings"}


def test_the_last_trick_is_asked_for_with_all_the_brisques_that_are_left():
    nearly = game(turn("8H"), [won(0, 1)] * 15, tricks(16))
    assert labels(nearly, "trick") == ["With 1 brisque"]
    missing = game(turn("8H"), [won(0, 1)] * 11, tricks(20))
    assert labels(missing, "trick") == []
    assert labels(missing, "brisques") == ["A brisque noticed late"]
    assert "trick" in asked(missing)


def test_four_of_a_rank_are_asked_for_while_any_four_can_be_there():
    gone = [played(f"{card} {card}") for card in ("KC", "KD", "KH")]
    record = game(turn("8H"), gone)
    assert "Bob: four kings" not in labels(record)
    assert "Bob: four queens" in labels(record)


def test_melds_of_more_than_seven_cards_are_not_asked_for():
    first = [turn("8H"), played("7C 8C"), meld(0, "sequence")]
    second = [played("8C 7C"), meld(0, "bezique"), played("9C 7D")]
    record = game(*first, *second)
    assert labels(record) == []
    assert "meld" in sheet(record)["next"]
    for suit in "CDHS":
        tried = game(*first, *second, marriage(0, suit))
        assert refused(tried) == "hand_limit"


def test_a_sequence_before_trumps_is_struck_out():
    record = game(form="marriage_trump")
    assert struck(record, "Ann melds") == {"sequence"}
    free = game(form="marriage_trump", trump_from="marriage_or_sequence")
    assert struck(free, "Ann: sequence", "suit") == set()


def test_a_sequence_in_a_plain_suit_is_folded_away():
    record = five_hundred(turn("8H"), won(0))
    choice = field(record, "Ann melds", "meld")
    assert ["sequence", "Sequence 250"] in choice["values"]
    suits = field(record, "Ann: plain sequence", "suit")
    assert [label for _suit, label in suits["values"]] == [
        *("\u2663 120", "\u2666 120", "\u2660 120")
    ]
    stays = [prompt["stays"] for prompt in prompts(record, "meld")]
    assert stays == [True, True, False]


def test_a_trick_has_a_row_for_each_number_of_brisques():
    assert labels(game(turn(), won(0)), "trick") == [
        *("Who takes trick 2?", "With 1 brisque", "With 2 brisques")
    ]
    nearly = game(turn(), [won(0, 2)] * 7, won(0, 1))
    assert labels(nearly, "trick") == ["Who takes trick 9?", "With 1 brisque"]
    assert labels(five_hundred(turn(), won(0)), "trick") == ["Who takes trick 2?"]


class TestThePadOfCards:
    first = (turn("8H"), played("7C 7C"), meld(1, "bezique"))

    def test_leaves_out_cards_of_which_no_copy_is_left(self):
        cards = field(game(*self.first), "Trick 2", "cards")
        assert "7C" not in cards["pack"]
        assert len(cards["pack"]) == 31
        assert sum(cards["left"]) == 61  # the turned card is not to be had yet

    def test_shows_what_lies_before_each_player_in_order_of_play(self):
        cards = field(game(*self.first), "Trick 2", "cards")
        assert cards["lying"] == [["JD", "QS"], []]
        assert cards["flags"] == "table"

    def test_says_which_of_these_can_come_from_nowhere_else(self):
        record = game(*self.first, played("8C QS"))
        cards = field(record, "Trick 3", "cards")
        assert ["JD", "QS!"] in cards["lying"]

    def test_shows_nothing_once_melds_are_taken_up(self):
        stock = [played(cards) for cards in eights_and_nines()]
        record = five_hundred(turn("8H"), stock)
        assert field(record, "Trick 9", "cards")["lying"] == []

    def test_a_meld_in_sight_takes_no_card_that_lies_there(self):
        record = game(*self.first, played("8C 7D"))
        assert field(record, "Bob melds", "table")["fixed"] == [[]]
        assert field(record, "Bob: marriage", "table")["fixed"] == [[]]

    def test_offers_each_meld_with_the_cards_that_lie_there(self):
        record = game(*self.first, played("8C 7D"))
        said = field(record, "Bob melds from the table", "said")
        marriage = {"meld": "marriage", "suit": "S", "table": ["QS"]}
        assert said["values"][-1] == [marriage, "Marriage 20 with Q\u2660"]
        double = {"meld": "double_bezique", "table": ["JD", "QS"]}
        assert [double, "Double 500 with J\u2666 Q\u2660"] in said["values"]
        assert double not in [parts for parts, _why in said["barred"]]

    def test_of_many_cards_that_lie_there_it_asks_which_serve(self):
        laid = [played("7C 8C"), meld(0, "marriage", suit="H")]
        laid += [played("9C 7D"), meld(0, "four_aces", "AS AH AD AC")]
        laid += [played(cards) for cards in ("AS 7S", "AD 8D", "AC 7C")]
        laid += [meld(0, "four_jacks", "JS JH JD JC")]
        laid += [played("JS 8S"), played("JC 9C")]
        record = game(turn("8H"), laid)
        table = field(record, "Ann: sequence from the table", "table")
        assert table["pack"] == ["AH", "KH", "QH", "JH"]

    def test_asks_which_four_cards(self):
        record = game(*self.first, played("8C 7D"))
        kings = field(record, "Bob: four kings", "cards")
        assert (kings["count"], kings["pack"]) == (4, ["KS", "KH", "KD", "KC"])


def eights_and_nines():
    """The tricks of five hundred's stock, with no meld between them."""
    plain = ["7C 8C", "9C JC", "7D 8D", "9D JD", "7S 8S", "9S JS"]
    return [*plain, "QC KC", "QD KD"]


def test_sevens_are_buttons_for_the_winner_and_ask_who_in_a_tally():
    record = game(turn(), won(0))
    fixed = [prompt["fields"][1]["fixed"] for prompt in prompts(record, "seven")]
    assert fixed == [[0], [0]]
    assert field(game(turn()), "7 of trumps shown: 10", "seat")["values"] == [0, 1]
    none = game(turn("7H"), seven(0, "show"))
    assert prompts(none, "seven") == []


def test_the_count_knows_its_total():
    due = game(turn(), last(0), brisques="at_end")
    assert field(due, "Brisques in the tricks", "brisques")["total"] == 16
    due = five_hundred(turn(), last(0))
    assert field(due, "Points in the tricks", "points")["total"] == 120


def test_the_call_asks_for_points_unless_every_card_is_known():
    record = five_hundred(turn())
    assert field(record, "Call 500", "points")["total"] is None
    due = five_hundred(turn(), last(0))
    assert field(due, "Call 500", "points")["total"] == 120
    [known] = prompts(five_hundred(turn("9C"), played("7C 8C")), "claim")
    assert [one["name"] for one in known["fields"]] == ["seat"]


def test_the_ruling_on_a_renege_asks_for_brisques_where_only_the_table_knows():
    offence = next(one for one in GAMES["bezique"].offences if one.key == "renege")
    for entries, is_optional in (([turn()], False), ([turn(), won(0)], True)):
        table = rules.replay(game(*entries, renege="last_eight")).table
        assert offence.fields[0].picture(table)["optional"] is is_optional


GAMES = {one.key: one for one in rules.card_games()}


def test_entries_are_told_in_words():
    told = [
        (meld(0, "four_kings"), "Ann: four kings"),
        (marriage(0, "S"), "Ann: marriage of spades"),
        (seven(1, "show"), "Bob shows the seven of trumps"),
        (brisques(1, 2), "Bob wins 2 brisques"),
    ]
    for entry, words in told:
        assert sheet(game(turn(), entry))["told"] == words
    assert sheet(game(turn(), won(1, 2)))["told"] == "Trick to Bob with 2 brisques"
    assert sheet(game(turn(), won(1)))["told"] == "Trick to Bob"
