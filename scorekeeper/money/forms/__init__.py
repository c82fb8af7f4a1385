"""The forms of money."""
