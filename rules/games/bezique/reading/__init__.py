"""The bezique games on a page for reading, each with what differs from Bezique."""

from . import five_hundred, four_handed, three_handed, two_handed

READING = {
    "bezique": two_handed.READING,
    "bezique_500": five_hundred.READING,
    "bezique_three": three_handed.READING,
    "bezique_four": four_handed.READING,
}
