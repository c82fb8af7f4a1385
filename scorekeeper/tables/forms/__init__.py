"""The forms of a game at the table."""
