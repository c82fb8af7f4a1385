"""Piquet and its kin: point, sequence and set are claimed before the tricks."""

from .ecrire import PiquetEcrire
from .normand import PiquetNormand
from .two_handed import Piquet
from .voleur import PiquetVoleur

__all__ = ["Piquet", "PiquetEcrire", "PiquetNormand", "PiquetVoleur"]
