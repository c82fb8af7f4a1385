"""All card games, one line each; the order is that of the menu."""

from .oh_hell import OhHell
from .piquet import Piquet, PiquetEcrire, PiquetNormand, PiquetVoleur
from .scotch_whist import ScotchWhist
from .tablanette import Tablanette

CARD_GAMES = [
    OhHell,
    Piquet,
    PiquetNormand,
    PiquetVoleur,
    PiquetEcrire,
    ScotchWhist,
    Tablanette,
]
