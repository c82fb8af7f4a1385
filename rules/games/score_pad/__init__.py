"""Any other game: a pad that adds up one number for each side in each deal."""

from .game import ScorePad
