"""Who is to say something to what was entered, and what is shown of what was said."""

import pytest

from phone.agreeing import gone_on, note_of, shown

SEATS = [[0], [1]]


def row(id, said=None, seat=None, operation="add"):
    entry = {"type": "bid"} | ({} if seat is None else {"seat": seat})
    return {"id": id, "said": said, "operation": operation, "entry": entry}


def known(*rows, mine=None, said=()):
    sides = {"sides": ["Ann", "Bob"], "seats": SEATS}
    return sides | {"rows": list(rows), "mine": mine, "agreements": list(said)}


def said(came, about, side, state=""):
    return {"came": came, "about": about, "side": side, "state": state}


def look(given, totals=(0, 0)):
    return shown(given, lambda one: one["id"], totals)


def test_the_oldest_that_the_other_side_said_is_asked_about_first():
    given = known(row("a", 0), row("b", 0), row("c", 1), mine=1)
    assert look(given)["tap"]["id"] == "a"
    given["agreements"].append(said("agreed", "a", 1))
    assert look(given)["tap"]["id"] == "b"
    assert look(given)["own"] == "Not yet agreed"


def test_what_three_more_stand_on_is_agreed_on():
    rows = [row(id, 0) for id in "abcd"]
    assert look(known(*rows, mine=1))["tap"]["id"] == "b"


def test_a_phone_that_has_not_said_whose_it_is_is_asked_that_alone():
    told = look(known(row("a", 0)))
    assert told["is_unknown"]
    assert told["tap"] is None


@pytest.mark.parametrize(("seat", "by", "is_turned"), [(0, 1, True), (1, 0, True)])
def test_a_phone_in_the_middle_turns_to_the_other_side(seat, by, is_turned):
    tap = look(known(row("a", seat=seat), mine="middle"))["tap"]
    assert (tap["side"], tap["is_turned"]) == (by, is_turned)


def test_in_the_middle_nobody_is_asked_about_what_is_nobodys():
    assert look(known(row("a"), mine="middle"))["tap"] is None
    assert look(known(row("a"), row("b", seat=0), mine="middle"))["tap"]["id"] == "b"
    assert look(known(row("a"), mine=1))["tap"]["id"] == "a"


def test_what_is_about_a_side_is_that_sides():
    given = row("a") | {"entry": {"type": "adjust", "side": 1, "points": 5}}
    assert look(known(given, mine="middle"))["tap"]["side"] == 0
    assert look(known(given, mine=1))["tap"] is None


def test_what_is_disputed_stays_until_the_table_chooses():
    rows = [row(id, 0) for id in "abcdef"]
    given = known(*rows, mine=0, said=[said("disputed", "a", 1)])
    [dispute] = look(given)["disputes"]
    assert (dispute["who"], dispute["by"], dispute["words"]) == ("Ann", "Bob", "a")
    given["agreements"].append(said("stands", "a", None))
    assert look(given)["disputes"] == []


def test_a_row_that_a_correction_made_is_asked_about_anew():
    agreed = said("agreed", "a", 1)
    given = known(row("a", 0), row("z", 0, operation="replace"), mine=1, said=[agreed])
    assert look(given)["tap"]["id"] == "z"


def test_names_under_other_totals_are_asked_for_again():
    given = known(mine=1, said=[said("signed", None, 1, "3,4")])
    assert look(given, (3, 4))["signing"]["names"] == ["Bob"]
    again = look(given, (3, 5))["signing"]
    assert (again["names"], again["before"]) == ([], ["Bob"])
    assert [one["name"] for one in again["missing"]] == ["Bob"]


def test_what_this_phone_made_since_counts_at_once():
    claim = note_of({"came": "side", "side": "0"})
    agreed = note_of({"came": "agreed", "about": "a", "side": "0"})
    rows = [
        {"id": "1", "operation": "note", "entry": claim},
        {"id": "b", "operation": "add", "entry": {"type": "bid"}},
        {"id": "2", "operation": "note", "entry": agreed},
        {"id": "c", "operation": "add", "entry": {"type": "bid"}},
        {"id": None, "operation": "undo", "entry": None},
    ]
    now = gone_on(known(row("a", 1)), rows)
    assert now["mine"] == 0
    assert [(one["id"], one["said"]) for one in now["rows"]] == [("a", 1), ("b", 0)]
    told = look(now)
    assert told["tap"] is None
    assert told["own"] == "Not yet agreed"


def test_both_phones_words_lie_together_whoever_was_first():
    one, other = said("agreed", "a", 1), said("disputed", "b", 1)
    rows = [row("a", 0), row("b", 0)]
    first = look(known(*rows, mine=0, said=[one, other]))
    assert first == look(known(*rows, mine=0, said=[other, one]))
