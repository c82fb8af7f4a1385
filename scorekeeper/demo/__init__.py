"""A group to look at: a night of played games, and years of nights before it."""
