"""What a game of Pinochle is known for, so that it is found again."""

# (tag, words, reasons of lines or a question to the sheet)
KNOWN_FOR = (
    ("flush", "flush", ("flush", "double_flush")),
    ("double_pinochle", "double pinochle", ("double_pinochle",)),
    (
        "all_eight",
        "eight of a rank",
        ("eight_aces", "eight_kings", "eight_queens", "eight_jacks"),
    ),
    ("called_out", "called out", ()),
    ("false_call", "false call", ()),
    ("doubled", "double", ()),
    ("conceded", "double not accepted", ()),
    ("extended", "game made longer", ()),
    ("renege", "renege", ("renege",)),
)
