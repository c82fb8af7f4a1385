"""The pages of what is shown to others."""
