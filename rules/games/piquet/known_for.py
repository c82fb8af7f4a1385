"""What a game of Piquet is known for, so that it is found again."""


def is_drawn(sheet):
    """Whether nobody won."""
    return "draw" in sheet["result"]["tags"]


# (tag, words, reasons of lines or a question to the sheet). What a deal brought is a
# tag of the result: a pique of one who scored nothing in the end was none.
KNOWN_FOR = (
    ("repique", "repique", ()),
    ("pique", "pique", ()),
    ("capot", "capot", ()),
    ("carte_blanche", "carte blanche", ()),
    ("rubicon", "rubicon", ()),
    ("double", "paid double", ()),
    ("extra_deals", "deals after a level end", ()),
    ("tie", "tie", is_drawn),
    ("forfeit", "forfeit", ()),
)
