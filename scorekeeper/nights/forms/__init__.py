"""The forms of a night."""
