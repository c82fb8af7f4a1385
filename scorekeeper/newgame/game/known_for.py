"""What a game of New Game is known for, so that it is found again."""

# (tag, words, reasons of lines or a question to the sheet)
KNOWN_FOR = (("revoke", "revoke", ("revoke",)),)
