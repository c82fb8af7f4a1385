"""A group to look at: an evening of played games, and years of nights before it."""
