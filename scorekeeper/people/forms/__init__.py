"""The forms of people and their figures."""
