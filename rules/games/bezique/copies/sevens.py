"""A seven of trumps that is shown, or exchanged for the card turned up."""

from .places import HAND, SHOWN, TABLE, TURNED, UNSEEN
from .ways import moved


def shown(ways, turned, seat):
    """The ways of the seven of trumps once a seat has shown one."""
    seven = "7" + turned[1]
    return {seven: moved(ways.of(seven), in_hand(seat), TABLE + seat + SHOWN)}


def exchanged(ways, turned, seat):
    """The ways of the seven and of the turned card once a seat has exchanged them."""
    seven = "7" + turned[1]
    return {
        seven: moved(ways.of(seven), in_hand(seat), TURNED),
        turned: moved(ways.of(turned), (TURNED,), HAND + seat),
    }


def in_hand(seat):
    """The places from which a seat may show a card."""
    return (UNSEEN, HAND + seat)
