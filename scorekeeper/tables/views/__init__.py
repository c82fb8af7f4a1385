"""The pages of a game at the table."""
