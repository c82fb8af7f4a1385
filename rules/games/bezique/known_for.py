"""What a game of Bezique is known for, so that it is found again."""

# (tag, words, reasons of lines or a question to the sheet)
KNOWN_FOR = (
    ("double_bezique", "double bezique", ("double_bezique",)),
    ("triple_bezique", "triple bezique", ("triple_bezique",)),
    ("quadruple_bezique", "quadruple bezique", ("quadruple_bezique",)),
    ("sequence", "sequence", ("sequence",)),
    ("four_aces", "four aces", ("four_aces",)),
    ("called", "called early", ()),
    ("false_call", "false call", ()),
    ("extended", "game made longer", ()),
    ("renege", "renege", ("renege",)),
)
