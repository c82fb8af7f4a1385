"""The kinds of question a prompt can ask: how each is read, checked and drawn."""

from .cards import Card, Cards, Offer, Offers, Suit, TrumpSuit
from .lists import Rows, Shares
from .numbers import Number, Numbers
from .seats import Seat, Seats, Side
from .words import Choice, Choices, Fixed, Flag, Flags, Saying, Text
