"""A season: any days of a group, on a page and as a picture."""
