"""The pages of access to a group."""
