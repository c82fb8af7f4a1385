"""A game at the table: its page, what phones enter, corrections, a new game."""
