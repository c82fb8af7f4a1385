"""A phone without a network keeps only what fits its game, and says where it came from.

Each is asked of the small Python of a phone as well.
"""

import json

import pytest

from phone.evening.agreements import known_of
from tests import phone
from tests.phone.sides import came
from tests.sentences import CONFIRMED_BY_ITSELF, NOT_YET_CONFIRMED

HEAD = {
    "game": "oh_hell",
    "players": ["Ann", "Bob", "Cleo"],
    "options": {"sequence": "custom", "hands": [1]},
    "dealer": 0,
}
GAME = {"record": HEAD | {"entries": []}, "undoable": 0, "redoable": [], "rows": []}
BID = [["type", "bid"], ["seat", "0"], ["bid", "0"]]
SAME = CONFIRMED_BY_ITSELF
NOT_YET = NOT_YET_CONFIRMED


def form(id, name="note", fields=(), **more):
    """A form of the table; what a side says, by its fields."""
    said = [[field, str(more[field])] for field in more]
    return {"id": id, "name": name, "fields": [*fields, *said]}


def asked(*forms, **more):
    """What comes of forms: the codes of refusals, and what is shown in the end."""
    known = known_of({"agreeing": True}, HEAD) | {"mine": None} | more
    given = {"game": GAME, "known": known, "forms": list(forms)}
    [on_a_phone] = phone.each("sides", "came", [given])
    here = json.loads(json.dumps(came(json.loads(json.dumps(given)))))
    assert on_a_phone == here
    return here["codes"], here["shown"]


def test_one_phone_does_not_confirm_for_all():
    codes, shown = asked(
        form("1", came="side", side=0),
        form("2", "add", BID),
        form("3", came="side", side=1),
        form("4", came="agreed", side=1, about="2"),
        form("5", came="side", side=2),
        form("6", came="agreed", side=2, about="2"),
        form("7", came="side", side=0),
    )
    assert codes == [None] * 7
    assert (shown["same"], shown["own"], shown["tap"]) == (SAME, NOT_YET, None)


def test_a_phone_in_the_middle_asks_once():
    middle = [form("1", came="side", side="middle"), form("2", "add", BID)]
    codes, shown = asked(*middle)
    assert (shown["tap"]["by"], shown["same"]) == ("Bob", "")
    confirmed = form("3", came="agreed", side=1, about="2")
    codes, shown = asked(*middle, confirmed)
    assert codes == [None] * 3
    assert (shown["tap"], shown["same"]) == (None, SAME)


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ({"came": "disputed", "side": 3, "about": "2"}, "unknown_side"),
        ({"came": "side", "side": 3}, "unknown_side"),
        ({"came": "side", "side": "²"}, "unknown_side"),
        ({"came": "agreed", "side": 1, "about": "9"}, "not_entered"),
        ({"came": "signed", "side": 1, "state": "1,2"}, "unknown_totals"),
        ({"came": "signed", "side": 1, "state": "1,0,0"}, "other_totals"),
        ({"came": "unsigned", "side": 1}, "not_signed"),
    ],
)
def test_what_does_not_fit_is_refused_and_changes_nothing(said, code):
    before = [form("1", came="side", side=0), form("2", "add", BID)]
    _codes, shown = asked(*before)
    codes, after = asked(*before, form("3", **said))
    assert codes == [None, None, code]
    assert after == shown


def test_a_signature_made_here_is_named_and_removed_here():
    sign = form("1", came="signed", side=1, state="0,0,0")
    codes, shown = asked(form("0", came="side", side="middle"), sign)
    assert codes == [None, None]
    [bob] = shown["signing"]["names"]
    assert (bob["name"], bob["phone"], bob["may_remove"]) == ("Bob", "this phone", True)
    remove = form("2", came="unsigned", side=1)
    codes, shown = asked(form("0", came="side", side="middle"), sign, remove)
    assert codes == [None] * 3
    assert shown["signing"]["names"] == []


def test_a_signature_of_another_phone_is_not_removed_here():
    other = {"about": "", "side": 1, "came": "signed", "state": "0,0,0"}
    other |= {"is_own": False, "is_same": False, "phone": "Bob's phone"}
    remove = form("1", came="unsigned", side=1)
    codes, shown = asked(remove, agreements=[other])
    assert codes == ["not_allowed"]
    assert shown["signing"]["names"][0]["phone"] == "Bob's phone"
    codes, shown = asked(remove, agreements=[other], is_host=True)
    assert codes == [None]
    assert shown["signing"]["names"] == []


def test_a_signature_removed_here_shows_the_earlier_one_of_another_phone():
    other = {"about": "", "side": 1, "came": "signed", "state": "1,0,0"}
    other |= {"is_own": False, "is_same": False, "phone": "Bob's phone"}
    sign = form("1", came="signed", side=1, state="0,0,0")
    remove = form("2", came="unsigned", side=1)
    codes, shown = asked(sign, remove, agreements=[other])
    assert codes == [None, None]
    assert shown["signing"]["names"] == []
    assert [one["phone"] for one in shown["signing"]["before"]] == ["Bob's phone"]
    codes, shown = asked(sign, remove, agreements=[other], is_host=True)
    assert (codes, shown["signing"]["before"]) == ([None, None], [])


def test_a_table_that_an_older_page_kept_is_shown():
    row = {"id": "a", "operation": "add", "said": 7}
    row |= {"entry": {"type": "bid", "seat": 0, "bid": 0}}
    word = {"about": "a", "side": 1, "came": "disputed", "state": ""}
    name = {"about": "", "side": 1, "came": "signed", "state": "0,0,0"}
    known = known_of({"agreeing": True}, HEAD)
    del known["is_host"]
    kept = {"rows": [row], "agreements": [word, name], "mine": 0}
    given = {"game": GAME, "known": known | kept, "forms": [form("2", "add", BID)]}
    [on_a_phone] = phone.each("sides", "came", [given])
    assert on_a_phone == json.loads(json.dumps(came(given)))
    assert on_a_phone["shown"]["disputes"][0]["phone"] == ""
