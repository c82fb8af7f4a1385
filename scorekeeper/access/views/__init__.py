"""The pages of access."""
