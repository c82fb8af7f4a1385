"""Names are cleaned and compared as Unicode has it, by tables that a phone has, too."""

import sys
from unicodedata import category

from phone import names
from phone.names.letters import SPACES, is_seen, small
from tests.phone import run

UNSEEN = ("Cc", "Cf", "Co", "Cs")
TYPED = [
    "  Ann   Marie ",
    "Ann\n\nAnn pays Bob",
    "An\u200bn\u202e\ufeff",
    "\u3164\u2800",
    "WEI\u1e9e \u0130lkay",
    "\u0391\u0393\u0393\u0395\u039b\u039f\u03a3",
    "\U0001e900\u00c9",
    "\U0001fae8 \U0001f469",
]


def letters():
    """All that there may be in a name; category "Cn" is of none yet."""
    return map(chr, range(sys.maxunicode + 1))


def known():
    return (one for one in letters() if category(one) not in ("Cn", "Cs"))


def test_letters_are_compared_as_in_the_python_of_the_server():
    assert [one for one in known() if small(one) != one.casefold()] == []


def test_what_nobody_sees_is_of_no_name():
    assert [one for one in letters() if category(one) in UNSEEN and is_seen(one)] == []
    drawn = [one for one in known() if category(one)[0] in "LNPS" and not is_seen(one)]
    assert drawn == list("\u115f\u1160\u2800\u3164\uffa0")  # as nothing at all


def test_every_space_is_one_space():
    assert sorted(one for one in letters() if one.isspace()) == sorted(SPACES)


def test_a_name_that_only_a_newer_unicode_has_is_a_name():
    assert names.tidy("\U0001fae9") == "\U0001fae9"
    assert names.refusal_of_name("\U0001fae9", ["Ann"]) == ""


def test_a_name_is_taken_once_whatever_its_capitals():
    assert names.refusal_of_name("Bob", ["Ann"]) == ""
    assert names.refusal_of_name(" ann ", ["Ann"]).startswith("ann is here already")
    assert names.refusal_of_name("Weiss", ["Wei\u00df"]) != ""
    assert names.refusal_of_name("A\u034fn\u200bn", ["Ann"]).startswith("Ann is here")
    assert names.refusal_of_name("\u200b\u3164", []) == "Write a name first."
    assert names.refusal_of_name("x" * 41, []).endswith("40 letters.")


def test_a_phone_makes_the_same_of_a_name():
    assert run("names.mjs", given=TYPED) == [
        [names.tidy(name), names.key(name)] for name in TYPED
    ]
