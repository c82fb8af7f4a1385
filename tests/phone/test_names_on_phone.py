"""Names are cleaned and compared as Unicode has it, by tables that a phone has, too."""

import random
import sys
from unicodedata import category

from phone import names
from phone.names.graphemes import graphemes, length, shorten_text
from phone.names.letters import SPACES, is_seen, small
from tests.phone import run

UNSEEN = ("Cc", "Cf", "Co", "Cs")
FAMILY = "\U0001f468\u200d\U0001f469\U0001f3fd\u200d\U0001f467"
WALES = "\U0001f3f4\U000e0067\U000e0062\U000e0077\U000e006c\U000e0073\U000e007f"
# what letters are made of: marks, joiners, flags, and parts of syllables
PARTS = "a1\u0301\u200d\ufe0f\u20e3\u0e01\u0e33\u0640\u0650\u0915\u094d\u0937\u093e"
PARTS += "\u1100\u1161\u11a8\uac00\uac01\u0d4e\u0d15\U0001f1e9\U0001f1ea\u2764"
PARTS += FAMILY + WALES
TYPED = [
    "  Ann   Marie ",
    "Ann\n\nAnn pays Bob",
    "An\u200bn\u202e\ufeff",
    "\u3164\u2800",
    "WEI\u1e9e \u0130lkay",
    "\u0391\u0393\u0393\u0395\u039b\u039f\u03a3",
    "\U0001e900\u00c9",
    "\U0001fae8 \U0001f469",
    FAMILY + "\u200d Ann\u200d\ufe0f",
    FAMILY * 40,
    WALES + "\u2764\ufe0f\u200d\U0001f525",
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
    assert names.refusal_of_name(" ann ", ["Ann"]).startswith("ann is already here")
    assert names.refusal_of_name("Weiss", ["Wei\u00df"]) != ""
    assert names.refusal_of_name("A\u034fn\u200bn", ["Ann"]).startswith(
        "Ann is already here"
    )
    assert names.refusal_of_name("\u200b\u3164", []) == "Enter a name first."
    too_long = "A name can have at most 40 letters. This name has 41."
    assert names.refusal_of_name("x" * 41, []) == too_long


def test_a_phone_makes_the_same_of_a_name():
    assert run("names.mjs", given=TYPED) == [
        [names.tidy(name), names.key(name)] for name in TYPED
    ]


def random_texts(count):
    chance = random.Random(7)
    return [
        "".join(chance.choices(PARTS, k=chance.randrange(1, 9))) for _ in range(count)
    ]


def test_letters_are_counted_as_a_browser_counts_them():
    alone = [f"a{one}b" for one in known() if one.isprintable() or one > "\u0300"]
    texts = alone[::3] + random_texts(4000)
    astray = [
        text
        for text, counted in zip(texts, run("segments.mjs", given=texts), strict=True)
        if graphemes(text) != counted
    ]
    assert astray == []


def test_a_family_is_one_letter_and_is_never_split():
    assert names.tidy(FAMILY) == FAMILY
    assert names.tidy(WALES) == WALES
    assert names.refusal_of_name(FAMILY * 40, []) == ""
    assert names.refusal_of_name(FAMILY * 41, []).endswith("This name has 41.")
    assert shorten_text(FAMILY * 3, 2) == FAMILY * 2
    assert names.tidy(f"{FAMILY}\u200d") == FAMILY
    assert names.key(FAMILY) == names.key(FAMILY.replace("\u200d", ""))


def test_a_letter_of_very_many_marks_counts_as_several():
    assert length("e" + "\u0301" * 11) == 1
    assert length("e" + "\u0301" * 12) == 2
    assert len("e" + "\u0301" * 11) * names.LONGEST == names.MOST_PARTS
