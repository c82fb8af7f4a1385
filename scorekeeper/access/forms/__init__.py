"""The forms of access to a group."""
