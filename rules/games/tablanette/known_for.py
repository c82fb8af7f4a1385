"""What a game of Tablanette is known for, so that it is found again."""

# (tag, words, reasons of lines or a question to the sheet)
KNOWN_FOR = (
    ("tablanette", "tablanette", ("tablanette",)),
    ("tie", "tie", ()),
)
