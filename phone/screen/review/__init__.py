"""A game read back, and what a correction of it changes."""
