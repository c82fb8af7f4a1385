"""What every page shares, and the pages of no other room."""
