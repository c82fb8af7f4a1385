"""What a phone keeps for when no server is near, and the evening it brings back."""

from scorekeeper.offline.known import known_circles
from scorekeeper.offline.reading import evening_in, evening_of
from scorekeeper.offline.taking import EveningError, take_evening

__all__ = ["EveningError", "evening_in", "evening_of", "known_circles", "take_evening"]
