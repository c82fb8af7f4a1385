"""The pages of files."""
