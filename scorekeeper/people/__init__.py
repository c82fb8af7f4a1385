"""The people of a group: their names, figures, head to head and strength."""
