"""The pages of a night."""
