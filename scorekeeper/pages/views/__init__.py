"""The pages of no other room."""
