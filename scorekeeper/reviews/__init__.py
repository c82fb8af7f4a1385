"""A finished game read back: its curve, its deals, and why a line is there."""
