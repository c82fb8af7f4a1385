"""What the table page shows, as plain data: the bands, the pad, the chips."""

import rules
from phone.screen import prompt_screen, table_screen
from phone.screen.names import headings, inked_pieces
from phone.screen.pad.chips import drawn_field
from phone.screen.pad.labels import longest_word
from phone.screen.sheet.deal_rows import DEALS_IN_SIGHT
from tests.rules.tables import pinochle, piquet, tablanette
from tests.rules.tables.common import total
from tests.rules.tables.oh_hell import bid, bids, oh_hell, tricks, trump, won


def screen(record, **view):
    return table_screen(rules.score(record, prompts=True), **view)


def main(record, **view):
    return screen(record, **view)["pad"]["main"][0]


def text(pieces):
    return "".join(piece["text"] for piece in pieces)


def chips(prompt, place=-1):
    return [chip["label"] for chip in prompt["fields"][place]["chips"]]


def test_the_score_shows_dealer_turn_and_bid():
    sides = screen(oh_hell(bid(0, 1), hands=[2]))["sides"]
    assert [side["is_dealer"] for side in sides] == [True, False, False]
    assert [side["is_turn"] for side in sides] == [False, True, False]
    assert [side["note"] for side in sides] == ["bid 1", "now", ""]


def test_what_partners_show_is_added_up():
    melds = [pinochle.points(seat, 10 * seat) for seat in range(4)]
    sides = screen(pinochle.partners(pinochle.upcard("TS"), *melds))["sides"]
    assert [side["note"] for side in sides] == [
        "Ann deals\u00a0\u00b7 +20\u00a0\u00b7 melds 20",
        "+40\u00a0\u00b7 melds 40",
    ]


def test_of_partners_it_is_said_which_of_them_deals():
    sides = screen(pinochle.partners(dealer=3))["sides"]
    assert [side["is_dealer"] for side in sides] == [False, False]
    notes = [side["note"].replace("\u00a0", " ") for side in sides]
    assert notes == ["needs 1000", "Dee deals · needs 1000"]


def test_who_made_it_says_under_each_name_what_its_button_means():
    asked = main(oh_hell(bids(0, 0, 0), hands=[2]))
    [field] = asked["fields"]
    assert (field["if_on"], field["if_off"]) == ("made it", "missed")
    assert [chip["is_preset"] for chip in field["chips"]] == [True] * 3


def test_of_a_large_table_only_those_who_played_are_told():
    entries = [piquet.award(kind, None) for kind in ("point", "sequence", "set")]
    play = piquet.play([7, 0, 0, 5], points=[8, 0, 0, 6])
    table = piquet.record(*entries, play, game="piquet_ecrire", players=4)
    quiet = text(screen(table)["call"]["quiet"])
    assert quiet == "Ann took 7 tricks and Dan 5. In play Ann made 8 points and Dan 6"


def test_red_suits_are_told_apart_in_every_text():
    headline = screen(oh_hell(trump(suit="H")))["headline"]
    red = [piece["text"] for piece in headline if piece["ink"] == "red"]
    assert red == ["\u2665"]
    melds = main(pinochle.record(pinochle.upcard("TS")))["fields"][-1]["rows"]
    red = [row["small"] for row in melds if "red" in row["ink"]]
    assert red == ["\u2666", "\u2665"]


def test_a_minus_is_a_minus():
    record = oh_hell(bids(2, 0, 0), won(1), won(1), hands=[2, 1], scoring="squares")
    shown = screen(record)
    assert shown["sides"][0]["total"] == "\u22124"
    assert shown["sheet"]["deals"][0]["sides"][0]["points"] == "\u22124"


def test_the_newest_deal_is_on_top_and_very_many_are_not_in_sight():
    record = oh_hell(*[total(0, 0, 0)] * 18, hands=[*range(1, 11), *range(9, 0, -1)])
    sheet = screen(record)["sheet"]
    labels = [text(deal["label"]) for deal in sheet["deals"]]
    assert labels[:3] == ["2", "3", "4"]
    assert len(labels) == DEALS_IN_SIGHT
    assert sheet["has_more"]
    assert [deal["is_newest"] for deal in sheet["deals"]][:2] == [True, False]
    few = screen(oh_hell(total(0, 0, 0), hands=[1, 2]))["sheet"]
    assert not few["has_more"]


def test_the_sheet_is_empty_until_it_has_a_row():
    def is_empty(*entries):
        return screen(oh_hell(*entries, hands=[1, 1]))["sheet"]["is_empty"]

    assert is_empty()
    assert is_empty(trump(suit="S"), bid(0, 1), bid(1, 0))
    missed = trump(suit="S"), bids(1, 0, 1), tricks(1, 0, 0)
    assert not is_empty(*missed)
    assert not is_empty(*missed, trump(suit="S"))


def test_a_short_range_is_chips_and_the_last_question_sends():
    asked = main(oh_hell(hands=[3]))
    assert chips(asked) == ["0", "1", "2", "3"]
    assert asked["fields"][-1]["is_submit"]
    assert not asked["needs_button"]


def test_who_is_assumed_is_folded_away():
    asked = main(oh_hell())
    assert asked["fields"][0]["shape"] == "assumed"


def test_a_barred_value_is_struck_out_and_says_why():
    asked = main(oh_hell(bid(0, 1), bid(1, 1), hands=[3], hook="on"))
    struck = [chip for chip in asked["fields"][-1]["chips"] if chip["why"]]
    assert [chip["value"] for chip in struck] == ["1"]
    why = "Cara cannot bid 1. The bids would come to 3 for 3 tricks."
    assert struck[0]["why"] == why


def test_a_chosen_way_shows_its_prompts():
    record = oh_hell(bids(0, 0, 0), hands=[2])
    assert main(record)["type"] == "made"
    assert main(record, way="live")["type"] == "trick"


def test_a_way_that_asks_nothing_now_gives_way_to_the_games_first():
    record = oh_hell(bid(0, 0), hands=[2])
    shown = screen(record, way="live")
    assert shown["pad"]["main"][0]["type"] == "bid"


def test_each_form_of_a_page_has_a_mark_of_its_own():
    shown = screen(oh_hell(bids(0, 0, 0)))
    folds = shown["pad"]["beside"] + shown["pad"]["more"]
    forms = shown["pad"]["main"] + [form for fold in folds for form in fold["forms"]]
    assert [form["mark"] for form in forms] == ["00", "01", "02"]


def test_what_stands_is_in_the_form_that_corrects_it():
    record = oh_hell(bids(0, 0, 0), hands=[5], scoring="squares")
    sheet = rules.score(record, prompts=True)
    [asked, *_others] = prompt_screen(sheet, sheet["prompts"], tricks(2, 0, 0))
    assert [box["value"] for box in asked["fields"][0]["boxes"]] == ["2", "0", "0"]


def test_a_number_must_be_typed_unless_it_follows_or_may_be_left_out():
    def required(field):
        return [box["is_required"] for box in field["boxes"]]

    taken = oh_hell(bids(0, 0, 0), hands=[5], scoring="squares")
    assert required(main(taken)["fields"][0]) == [True, True, False]
    assert required(main(tablanette.record())["fields"][0]) == [True]
    asked = {"name": "points", "kind": "number", "low": 0, "high": 99, "preset": None}
    asked |= {"label": "", "help": "", "optional": True, "barred": []}
    assert required(drawn_field(asked, {})) == [False]


def test_a_way_that_no_game_knows_is_not_followed():
    record = oh_hell(bids(0, 0, 0), hands=[2])
    assert main(record, way="backwards")["type"] == "made"


def test_a_figure_stands_apart_from_its_word():
    asked = {"kind": "choice", "preset": None, "values": [], "label": "", "help": ""}
    labels = {"Sequence 250": ("Sequence", "250"), "15 quint": ("15", "quint")}
    labels |= {"4 aces 100": ("4 aces", "100"), "Ann": ("Ann", None), "7": ("7", None)}
    values = [[place, label] for place, label in enumerate(labels)]
    field = asked | {"name": "meld", "optional": False, "values": values}
    drawn = drawn_field(field, {})["chips"]
    assert [(chip["label"], chip["small"]) for chip in drawn] == list(labels.values())


def test_lines_that_only_repeat_are_gathered_on_the_table_page():
    agreed = [{"type": "adjust", "side": 1, "points": 2, "note": "a"}] * 3
    lines = screen(oh_hell(*agreed))["sheet"]["lines"]
    assert [text(line["text"]) for line in lines] == ["Adjust \u00d7 3"]
    assert lines[0]["cells"] == ["", "6", ""]


def test_lines_of_several_sides_are_one_row_where_the_game_says_so():
    agreed = [
        {"type": "adjust", "side": side, "points": 26, "note": "Ann shot the moon"}
        for side in (1, 2)
    ]
    sheet = rules.score(oh_hell(*agreed), prompts=True)
    apart = table_screen(sheet)["sheet"]["lines"]
    assert [line["cells"] for line in apart] == [["", "26", ""], ["", "", "26"]]
    [row] = table_screen(sheet | {"in_one_row": ["adjust"]})["sheet"]["lines"]
    assert (text(row["text"]), row["cells"]) == ("Ann shot the moon", ["", "26", "26"])
    assert row["at"] == "0/0"


def test_suits_stand_apart_in_a_text_and_bear_their_names():
    plain = {"suit": "", "ink": ""}
    hearts = {"suit": " of hearts", "ink": "red", "text": "\u2665"}
    assert inked_pieces("") == []
    assert inked_pieces("Marriage") == [plain | {"text": "Marriage"}]
    assert inked_pieces("\u2665") == [hearts | {"suit": "hearts"}]
    assert inked_pieces("9\u2665, A\u2660 in") == [
        plain | {"text": "9"},
        hearts,
        plain | {"text": ", A"},
        {"text": "\u2660", "suit": " of spades", "ink": ""},
        plain | {"text": " in"},
    ]


def test_the_longest_word_of_some_labels_decides_how_wide_they_are():
    assert longest_word([]) == 0
    assert longest_word(["Ann", "Bartholomew"]) == 11
    assert longest_word(["4 kings", "7 of trumps", " x"]) == 6


def test_at_a_full_table_names_that_begin_alike_differ_by_their_ends():
    names = ["Ann", "Bartholomew", "Cleo", "Christian"]
    assert headings(names) == names
    full = [*names, "Christina", "Dennis"]
    cut = ["Ann", "Bartholomew", "Cleo", "Ch\u2026an", "Ch\u2026na", "Dennis"]
    assert headings(full) == cut


def test_a_call_that_is_long_is_written_smaller():
    told = [bid(seat, 0) for seat in range(3)]
    record = oh_hell(*told, hands=[1]) | {"players": ["A" * 40, "B" * 40, "C" * 40]}
    call = screen(record)["call"]
    assert (call["is_long"], call["is_longest"]) == (False, False)
    revoked = {"type": "made", "made": [0, 1]}
    call = screen(record | {"entries": [*told, revoked]})["call"]
    assert (call["is_long"], call["is_longest"]) == (True, True)
