"""The pages of phones without a network."""
