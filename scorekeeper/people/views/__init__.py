"""The pages of people and their figures."""
