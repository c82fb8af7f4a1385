"""The pinochle games on a page for reading."""

from . import three_or_four, two_handed

READING = {
    "pinochle": three_or_four.READING,
    "pinochle_two": two_handed.READING,
}
