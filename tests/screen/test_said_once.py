"""What a table said is not said again: not with the next entry, nor once it is sent."""

from phone.agreements import announce_disputes
from phone.missed_announcements import hear_since
from phone.table import Table

LET_PASS = "Waived."
BIDS = [{"type": "bid", "seat": seat, "bid": 0} for seat in (1, 2, 0)]
TRICKS = {"type": "tricks", "tricks": [0, 1, 0]}
RECORD = {
    "game": "oh_hell",
    "players": ["Ann", "Bob", "Cid"],
    "options": {"sequence": "custom", "hands": [1, 1]},
}
OF_AN_EVENING = {"stake": {}, "places": 2}


def table(*entries, **more):
    """A table at which some entries are made, as a phone lays it out."""
    record = RECORD | {"entries": list(entries)}
    game = {"record": record, "rows": [], "undoable": 0, "redoable": []}
    return Table(game | more, way="")


def called(lying):
    return lying.picture()["call"]["said"]


def test_after_a_note_an_entry_of_an_evening_is_called_as_itself():
    lying = table(*BIDS, worth=OF_AN_EVENING)
    lying.say(LET_PASS)
    assert called(lying).startswith(LET_PASS)
    assert lying.enter(TRICKS) is None
    assert LET_PASS not in called(lying)
    assert "Bob missed" in called(lying)


def test_in_an_evening_each_entry_tells_what_it_alone_brought():
    alone, elsewhere = table(worth=OF_AN_EVENING), table()
    for entry in [*BIDS, TRICKS]:
        for lying in (alone, elsewhere):
            assert lying.enter(entry) is None
        assert called(alone) == called(elsewhere)


def test_a_refusal_of_an_evening_leaves_what_was_said():
    lying = table(worth=OF_AN_EVENING)
    lying.say(LET_PASS)
    assert lying.enter({"type": "bid", "seat": 1, "bid": 7})["code"]
    assert called(lying).startswith(LET_PASS)


def test_what_a_table_said_last_stands_once_it_is_sent():
    heard, same = table(*BIDS), table(*BIDS)
    heard.say(LET_PASS)
    hear_since(heard, same)
    assert called(same) == called(heard)


def test_what_others_entered_meanwhile_is_called():
    heard, further = table(*BIDS), table(*BIDS, TRICKS)
    heard.say(LET_PASS)
    hear_since(heard, further)
    assert LET_PASS not in called(further)


def test_what_a_side_does_not_agree_with_is_heard_without_signs():
    told = {"words": "A♥ takes A♣", "by": "Bob"}
    assert (
        announce_disputes([told])
        == "Ace of hearts takes ace of clubs. Bob disputes this."
    )
    assert announce_disputes([]) == ""
