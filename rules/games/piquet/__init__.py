"""Piquet and its kin: point, sequence and set are claimed before the tricks."""
