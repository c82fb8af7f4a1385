"""What a posted form says, as an entry: read by the kinds of its fields."""

from unicodedata import category

import rules
from phone.screen.pad import form_parsing
from rules.common import common_types
from scorekeeper.names import tidy
from tests.rules.tables import bezique, piquet
from tests.rules.tables import scotch_whist as whist
from tests.rules.tables.oh_hell import bid, bids, oh_hell, tricks
from tests.screen.forms import in_form


def test_a_form_becomes_an_entry_by_the_kinds_of_its_fields():
    assert in_form(oh_hell(), type="bid", seat="1", bid="0") == bid(1, 0)
    assert in_form(oh_hell(), type="made", made=["", "0", "2"]) == {
        "type": "made",
        "made": [0, 2],
    }
    assert in_form(oh_hell(), type="trick", cards="AS 10d", leader="") == {
        "type": "trick",
        "cards": ["AS", "10D"],
    }


def test_a_note_is_one_line_of_what_is_seen():
    def entry(note):
        return in_form(oh_hell(), type="adjust", side="0", points="-5", note=note)

    plain = {"type": "adjust", "side": 0, "points": -5}
    assert entry("as\n agreed") == plain | {"note": "as agreed"}
    assert entry("\u202eas agreed\x00") == plain | {"note": "as agreed"}
    assert entry("\u200b \n") == plain
    assert entry("") == plain


def test_a_note_is_cleaned_as_names_are():
    turned_or_unseen = [
        *range(0x20),
        *range(0x7F, 0xA0),
        *range(0x2000, 0x2070),
        0xFEFF,
    ]
    for sign in map(chr, turned_or_unseen):
        if category(sign) != "Cn":
            assert form_parsing.in_one_line(f"a{sign}b") == tidy(f"a{sign}b"), hex(
                ord(sign)
            )


def test_the_one_number_left_open_follows_from_the_total():
    record = oh_hell(bids(0, 0, 0), hands=[5], scoring="squares")
    assert in_form(record, type="tricks", tricks=["2", "", "1"]) == tricks(2, 2, 1)
    assert in_form(record, type="tricks", tricks=["2", "", ""])["tricks"] == [
        2,
        None,
        None,
    ]


def test_what_is_no_number_stays_as_it_was_typed():
    assert in_form(oh_hell(), type="bid", seat="x", bid="1.5") == {
        "type": "bid",
        "seat": "x",
        "bid": "1.5",
    }


def test_a_form_of_no_known_type_keeps_its_type():
    assert in_form(oh_hell(), type="meld") == {"type": "meld"}
    assert in_form(oh_hell()) == {"type": ""}


def test_a_game_that_is_not_known_has_no_entries():
    assert rules.fields_of("patience", {"type": "bid"}) is None


def test_a_kind_of_answer_is_read_for_each_kind_of_question():
    kinds = {field.kind for game in rules.card_games() for field in fields_of(game.key)}
    assert kinds <= set(form_parsing.KINDS) | set(form_parsing.LISTS)


def fields_of(key):
    """The fields of all entries of a card game, and of what they are made of."""
    game = rules.card_game_named(key)()
    for type_ in [one.type for one in (*game.entry_types, *common_types(game))]:
        for field in rules.fields_of(key, {"type": type_}):
            yield field
            yield from getattr(field, "parts", ())


def test_rows_are_read_as_far_as_they_are_filled_in():
    runs = {"runs-0-length": "4", "runs-0-top": "A", "runs-1-length": "3"}
    form = {"type": "declare", "seat": "0", "class": "sequence", "runs-1-top": ""}
    assert in_form(piquet.record(), **form, **runs) == {
        "type": "declare",
        "seat": 0,
        "class": "sequence",
        "runs": [{"length": 4, "top": "A"}, {"length": 3}],
    }


def test_what_each_took_is_read_thing_by_thing():
    form = {"type": "count", "tricks": ["7", ""], "honours": ""}
    shares = {"honours-J": "1", "honours-T": "none"}
    given = in_form(whist.record(), **form, **shares)
    assert given["honours"] == {"J": 1, "T": None}


def test_each_card_of_a_trick_says_whether_it_came_from_the_table():
    def table(*cards):
        form = {"type": "trick", "cards": list(cards), "table": "cards"}
        entry = in_form(bezique.game(), **form)
        assert entry["cards"] == ["QS", "7D"]
        return entry["table"]

    assert table("QS!", "7D") == [True, False]
    assert table("QS", "7D") == [False, False]
    silent = in_form(bezique.game(), type="trick", cards=["QS", "7D"])
    assert "table" not in silent


def test_no_card_may_be_an_answer_or_a_part_left_out():
    form = {"type": "meld", "seat": "0", "meld": "bezique", "table": "", "cards": ""}
    assert in_form(bezique.game(), **form) == {
        "type": "meld",
        "seat": 0,
        "meld": "bezique",
        "table": [],
    }


def test_a_list_of_yes_and_no_is_read_one_by_one():
    form = {"type": "trick", "cards": "KS 7C", "table": ["true", "false"]}
    given = in_form(bezique.game(), **form)
    assert given["table"] == [True, False]


def test_a_ruling_is_read_by_the_parts_of_its_offence():
    form = {"type": "penalty", "offence": "miscall", "seat": "1", "class": "set"}
    assert in_form(piquet.record(), **form) == {
        "type": "penalty",
        "offence": "miscall",
        "seat": 1,
        "class": "set",
    }


def test_those_who_do_not_play_have_none():
    awards = piquet.awards()
    table = piquet.record(*awards, game="piquet_ecrire", count="every")
    form = {"type": "play", "tricks": "7", "last": "0", "captures": "2"}
    entry = in_form(table, **form)
    assert entry["tricks"] == [7, 0, 5]
    table["entries"].append(entry)
    assert rules.score(table)["totals"] == [20, 0, 7]


def test_points_that_are_asked_apart_are_read_together():
    table = piquet.record(*piquet.awards(), game="piquet_ecrire", count="every")
    form = {"type": "play", "tricks": "7", "points-0": "9", "points-1": "6"}
    assert in_form(table, **form)["points"] == [9, 0, 6]


def test_of_a_large_table_a_whole_deal_is_spread_over_its_places():
    table = piquet.record(game="piquet_ecrire", players=5)
    entry = in_form(table, type="deal_total", points=["31", "12"])
    assert entry["points"] == [31, 0, 0, 0, 12]
