"""The named sets of house rules that tables play Pinochle by, in the order offered."""

from ...presets import Preset

HIGH_DOUBLES = {"double_pinochle": 300, "doubles": "tenfold"}
AT_MOST_TABLES = HIGH_DOUBLES | {"first_lead": "eldest"}
MOST_TABLES = "Most tables"
DOUBLES_WORDS = "A double pinochle scores 300, and two sets melded together score ten"
DOUBLES_WORDS += " times as much as one."
ELDEST_WORDS = "The player on the dealer's left leads. " + DOUBLES_WORDS
LOW_DOUBLES_WORDS = "Two sets melded together score twice as much as one."

PRESETS = (
    Preset(
        "pinochle_two",
        "most_tables",
        MOST_TABLES,
        "48 cards, to 1000. " + DOUBLES_WORDS,
        HIGH_DOUBLES,
    ),
    Preset(
        "pinochle_two",
        "usual",
        "By the book",
        "48 cards, to 1000. " + LOW_DOUBLES_WORDS,
        {},
    ),
    Preset(
        "pinochle_two",
        "doubling",
        "With doubling",
        "The game is a single deal, and either player may double the stake.",
        {"doubling": "on"},
    ),
    Preset(
        "pinochle_two",
        "pack_of_64",
        "Pack of 64",
        "Sevens and eights are added. Each player gets 16 cards, and the seven is the"
        " deece.",
        {"deck": 64},
    ),
    Preset(
        "pinochle_two",
        "britannica_1911",
        "The 1911 Britannica",
        DOUBLES_WORDS + " A renege costs only the cards.",
        HIGH_DOUBLES | {"renege": "cards"},
    ),
    Preset(
        "pinochle",
        "most_tables",
        MOST_TABLES,
        "Two against two. Partners sit opposite each other. " + ELDEST_WORDS,
        AT_MOST_TABLES | {"form": "partnership"},
        players=(4,),
    ),
    Preset(
        "pinochle",
        "most_tables_three",
        MOST_TABLES,
        "Each plays alone to 1000. " + ELDEST_WORDS,
        AT_MOST_TABLES,
        players=(3,),
    ),
    Preset(
        "pinochle",
        "partners",
        "By the book, partners",
        "Two against two, and the dealer leads. " + LOW_DOUBLES_WORDS,
        {"form": "partnership"},
        players=(4,),
    ),
    Preset(
        "pinochle",
        "usual",
        "By the book, no partners",
        "Each plays alone to 1000, and the dealer leads. " + LOW_DOUBLES_WORDS,
        {},
    ),
    Preset(
        "pinochle",
        "eldest",
        "Eldest leads",
        "The player on the dealer's left leads. A side without tricks loses its melds.",
        {"first_lead": "eldest", "no_trick": "lose"},
    ),
    Preset(
        "pinochle",
        "one_deal",
        "A single deal",
        "The most points in one deal win. Each loser pays one stake.",
        {"game": "deal"},
    ),
)
