"""A moment as a file writes it."""

from datetime import UTC


def at(moment):
    """A moment as it is written, None for none."""
    return moment and moment.astimezone(UTC).isoformat()
