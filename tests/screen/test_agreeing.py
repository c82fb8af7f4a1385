"""Who is to say something to what was entered, and what is shown of what was said."""

import pytest

from phone.agreements import agreements_screen, gone_on, note_of, why_not_here
from tests.sentences import CONFIRMED_BY_ITSELF, NOT_YET_CONFIRMED


def row(id, said=None, seat=None, operation="add", is_own=False):
    entry = {"type": "bid"} | ({} if seat is None else {"seat": seat})
    told = {"id": id, "said": said, "operation": operation, "entry": entry}
    return told | {"is_own": is_own}


def known(*rows, mine=None, said=(), sides=("Ann", "Bob"), is_host=False):
    about = {"sides": list(sides), "seats": [[n] for n in range(len(sides))]}
    about |= {"rows": list(rows), "mine": mine, "is_host": is_host}
    return about | {"agreements": list(said)}


def said(came, about, side, state="", is_own=False, is_same=False):
    told = {"came": came, "about": about, "side": side, "state": state}
    return told | {"is_own": is_own, "is_same": is_same, "phone": "Bob's phone"}


def signers(listed):
    return [one["name"] for one in listed]


def look(given, totals=(0, 0)):
    return agreements_screen(given, lambda one: one["id"], totals)


def test_the_oldest_that_the_other_side_said_is_asked_about_first():
    given = known(row("a", 0), row("b", 0), row("c", 1), mine=1)
    assert look(given)["tap"]["id"] == "a"
    given["agreements"].append(said("agreed", "a", 1))
    assert look(given)["tap"]["id"] == "b"
    assert look(given)["own"] == NOT_YET_CONFIRMED


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


def test_a_corrected_row_is_asked_about_again():
    agreed = said("agreed", "a", 1)
    given = known(row("a", 0), row("z", 0, operation="replace"), mine=1, said=[agreed])
    assert look(given)["tap"]["id"] == "z"


def test_names_under_other_totals_are_asked_for_again():
    given = known(mine=1, said=[said("signed", None, 1, "3,4")])
    assert signers(look(given, (3, 4))["signing"]["names"]) == ["Bob"]
    again = look(given, (3, 5))["signing"]
    assert (again["names"], signers(again["before"])) == ([], ["Bob"])
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
    assert [one["is_own"] for one in now["rows"]] == [False, True]
    assert now["mine"] == 0
    assert [(one["id"], one["said"]) for one in now["rows"]] == [("a", 1), ("b", 0)]
    told = look(now)
    assert told["tap"] is None
    assert told["own"] == NOT_YET_CONFIRMED


def test_both_phones_words_lie_together_in_either_order():
    one, other = said("agreed", "a", 1), said("disputed", "b", 1)
    rows = [row("a", 0), row("b", 0)]
    first = look(known(*rows, mine=0, said=[one, other]))
    assert first == look(known(*rows, mine=0, said=[other, one]))


# One phone that answers for the others.


def test_a_confirmation_on_the_phone_that_entered_is_not_the_other_sides():
    agreed = said("agreed", "a", 1, is_own=True, is_same=True)
    anns = look(known(row("a", 0, is_own=True), mine=0, said=[agreed]))
    assert anns["own"] == NOT_YET_CONFIRMED
    assert anns["same"] == CONFIRMED_BY_ITSELF
    bobs = known(row("a", 0), mine=1, said=[agreed | {"is_own": False}])
    assert look(bobs)["tap"]["id"] == "a"
    bobs["agreements"].append(said("agreed", "a", 1, is_own=True))
    assert (look(bobs)["tap"], look(bobs)["same"]) == (None, "")


def test_a_phone_in_the_middle_asks_once_and_says_where_it_was_confirmed():
    given = known(row("a", seat=0, is_own=True), mine="middle")
    assert look(given)["tap"]["by"] == "Bob"
    given["agreements"].append(said("agreed", "a", 1, is_own=True, is_same=True))
    told = look(given)
    assert (told["tap"], told["own"]) == (None, "")
    assert told["same"] == CONFIRMED_BY_ITSELF


def test_a_dispute_kept_on_the_phone_that_entered_leaves_it_to_the_others():
    words = [said("disputed", "a", 1, is_same=True)]
    words += [said("stands", "a", None, is_same=True)]
    told = look(known(row("a", 0), mine=1, said=words))
    assert (told["tap"]["id"], told["disputes"], told["same"]) == ("a", [], "")


def test_to_keep_what_nobody_disputed_confirms_nothing():
    stands = said("stands", "a", None)
    assert look(known(row("a", 0), mine=1, said=[stands]))["tap"]["id"] == "a"


def test_a_dispute_names_its_phone():
    told = look(known(row("a", 0), mine=0, said=[said("disputed", "a", 1)]))
    assert [one["phone"] for one in told["disputes"]] == ["Bob's phone"]
    assert told["aloud"] == "A. Bob disputes this."


def test_what_a_phone_says_of_its_own_entry_is_on_the_same_phone():
    agreed = note_of({"came": "agreed", "about": "b", "side": "1"})
    rows = [
        {"id": "b", "operation": "add", "entry": {"type": "bid", "seat": 0}},
        {"id": "2", "operation": "note", "entry": agreed},
    ]
    told = look(gone_on(known(mine="middle"), rows))
    assert told["same"] == CONFIRMED_BY_ITSELF


def test_the_phone_that_entered_ends_no_dispute_of_another_phone():
    kept = said("stands", "a", None, is_same=True)
    words = [said("disputed", "a", 1), kept]
    [dispute] = look(known(row("a", 0, is_own=True), mine=0, said=words))["disputes"]
    assert dispute["may_keep"] is False
    [dispute] = look(known(row("a", 0), mine=1, said=words))["disputes"]
    assert dispute["may_keep"] is True
    words.append(said("stands", "a", None))
    assert look(known(row("a", 0), mine=0, said=words))["disputes"] == []


def test_one_phone_in_the_middle_ends_its_own_dispute():
    words = [said("disputed", "a", 1, is_own=True, is_same=True)]
    given = known(row("a", seat=0, is_own=True), mine="middle", said=words)
    [dispute] = look(given)["disputes"]
    assert dispute["may_keep"] is True
    words.append(said("stands", "a", None, is_own=True, is_same=True))
    assert look(given | {"agreements": words})["disputes"] == []


# Signatures under the result.


@pytest.mark.parametrize(
    ("is_own", "is_host", "may_remove"),
    [(True, False, True), (False, True, True), (False, False, False)],
)
def test_a_signature_names_its_phone_and_who_may_remove_it(is_own, is_host, may_remove):
    words = [said("signed", None, 1, "0,0", is_own=is_own)]
    [bob] = look(known(mine=0, said=words, is_host=is_host))["signing"]["names"]
    assert (bob["phone"], bob["may_remove"]) == ("Bob's phone", may_remove)


def test_a_removed_signature_can_be_put_there_again():
    words = [said("signed", None, 1, "0,0"), said("unsigned", None, 1)]
    given = known(mine=1, said=words)
    signed = look(given)["signing"]
    assert (signed["names"], signed["before"]) == ([], [])
    assert signers(signed["missing"]) == ["Bob"]
    given["agreements"].append(said("signed", None, 1, "0,0"))
    assert signers(look(given)["signing"]["names"]) == ["Bob"]


def test_a_removal_on_this_phone_shows_an_earlier_signature_again():
    words = [
        said("signed", None, 1, "9,9"),
        said("signed", None, 1, "0,0", is_own=True),
    ]
    words.append(said("unsigned", None, 1, is_own=True))
    told = look(known(mine=0, said=words))["signing"]
    assert (signers(told["names"]), signers(told["before"])) == ([], ["Bob"])
    told = look(known(mine=0, said=words, is_host=True))["signing"]
    assert (told["names"], told["before"]) == ([], [])


def test_the_first_signature_under_the_same_totals_counts():
    words = [said("signed", None, 1, "0,0", is_own=is_own) for is_own in (True, False)]
    [bob] = look(known(mine=0, said=words))["signing"]["names"]
    assert bob["is_own"] is True


# What does not fit the game.


@pytest.mark.parametrize("side", ["2", "9", "²", "-1", "12", "x"])
def test_a_phone_does_not_sit_down_at_a_side_that_is_not_there(side):
    claim = note_of({"came": "side", "side": side})
    now = gone_on(known(row("a", 0)), [{"operation": "note", "entry": claim}])
    assert now["mine"] is None
    assert why_not_here(known(), [], claim, [0, 0])[0] == "unknown_side"


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"came": "disputed", "about": "a", "side": "2"}, "unknown_side"),
        ({"came": "agreed", "about": "a", "side": ""}, "unknown_side"),
        ({"came": "agreed", "about": "z", "side": "1"}, "not_entered"),
        ({"came": "agreed", "about": "", "side": "1"}, "not_entered"),
        ({"came": "signed", "side": "1", "state": "1,2,3"}, "unknown_totals"),
        ({"came": "signed", "side": "1", "state": "1,x"}, "unknown_totals"),
        ({"came": "signed", "side": "1", "state": "1,0"}, "other_totals"),
        ({"came": "unsigned", "side": "1"}, "not_signed"),
        ({"came": "praised", "side": "1"}, "unknown_answer"),
    ],
)
def test_a_phone_alone_refuses_what_does_not_fit(fields, code):
    given = known(row("a", 0), mine=1)
    note = note_of(fields)
    found, sentence = why_not_here(given, [], note, [0, 0])
    assert found == code
    assert sentence.endswith(".")


def test_a_phone_alone_removes_only_what_was_signed_on_it():
    remove = note_of({"came": "unsigned", "side": "1"})
    given = known(mine=0, said=[said("signed", None, 1, "0,0")])
    assert why_not_here(given, [], remove, [0, 0])[0] == "not_allowed"
    assert why_not_here(given | {"is_host": True}, [], remove, [0, 0]) is None
    given["agreements"][0]["is_own"] = True
    assert why_not_here(given, [], remove, [0, 0]) is None


def test_where_nobody_is_asked_a_phone_alone_keeps_no_word():
    assert why_not_here(None, [], note_of({"came": "side", "side": "0"}), [0, 0])[
        0
    ] == ("not_asked")


def test_what_an_older_version_kept_on_a_phone_is_left_out():
    kept = [note_of({"came": "disputed", "about": "a", "side": "2"})]
    kept += [note_of({"came": "signed", "side": "5", "state": "0,0"})]
    rows = [{"operation": "note", "entry": note} for note in kept]
    earlier = known(row("a", 0), mine=1)
    del earlier["rows"][0]["is_own"], earlier["is_host"]
    told = look(gone_on(earlier, rows))
    assert (told["disputes"], told["signing"]["names"]) == ([], [])


def test_a_row_of_a_side_that_is_not_there_is_that_of_its_seat():
    told = look(known(row("a", 7, seat=0), mine=1))
    assert (told["tap"]["id"], told["tap"]["who"]) == ("a", "Ann")
