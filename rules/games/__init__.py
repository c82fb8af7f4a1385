"""All card games, one line each; the order is that of the menu."""

from .oh_hell import OhHell
from .pinochle import Pinochle, PinochleTwo
from .tablanette import Tablanette

CARD_GAMES = [
    OhHell,
    Pinochle,
    PinochleTwo,
    Tablanette,
]
