"""Piquet and its kin: point, sequence and set are claimed before the tricks."""

from .two_handed import Piquet

__all__ = ["Piquet"]
