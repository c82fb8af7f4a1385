"""How pages write cards, suits, signed numbers and money."""

from django import template
from django.utils.html import format_html

from scorekeeper.money import sign, written

register = template.Library()

# letter: (sign, name, class of its colour)
SUITS = {
    "C": ("♣", "clubs", "black"),
    "D": ("♦", "diamonds", "red"),
    "H": ("♥", "hearts", "red"),
    "S": ("♠", "spades", "black"),
    "N": ("–", "no trump", "black"),
}
RANKS = {"T": "10"}


@register.filter
def suit(letter):
    """The sign of a suit in its colour, with its name for a screen reader."""
    symbol, name, colour = SUITS[letter]
    return format_html(
        '<span class="{}"><span aria-hidden="true">{}</span>'
        '<span class="visually-hidden">{}</span></span>',
        colour,
        symbol,
        name,
    )


@register.filter
def card(code):
    """A card such as TD as its rank and the sign of its suit: 10♦."""
    rank, letter = code[0], code[1]
    return format_html("{}{}", RANKS.get(rank, rank), suit(letter))


@register.filter
def signed(number):
    """A number with its sign: +8, −5, and 0 with none."""
    return f"{sign(number)}{abs(number)}"


@register.filter
def money(minor, currency):
    """Minor units of a currency as people write them: 560 EUR is €5.60."""
    return written(minor, currency)
