"""All card games, one line each; the order is that of the menu."""

from .bezique import Bezique, BeziqueFiveHundred, BeziqueFour, BeziqueThree
from .oh_hell import OhHell
from .pinochle import Pinochle, PinochleTwo
from .piquet import Piquet, PiquetEcrire, PiquetNormand, PiquetVoleur
from .scotch_whist import ScotchWhist
from .tablanette import Tablanette

CARD_GAMES = [
    OhHell,
    Piquet,
    PiquetNormand,
    PiquetVoleur,
    PiquetEcrire,
    Bezique,
    BeziqueFiveHundred,
    BeziqueThree,
    BeziqueFour,
    Pinochle,
    PinochleTwo,
    ScotchWhist,
    Tablanette,
]
