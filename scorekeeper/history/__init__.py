"""What was played before: found again, by night, by game, by person or by a word."""
