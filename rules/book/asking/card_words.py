"""The words that name a card or a number."""

SUITS = ("heart", "diamond", "spade", "club")
RANKS = ("jack", "queen", "king", "ace", "ten", "nine", "eight", "seven")
CARDS = RANKS + ("six", "five", "four", "three", "two")
NUMBERS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
NUMBERS += ("eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen")
NUMBERS += ("seventeen", "eighteen", "nineteen", "twenty", "thirty", "forty", "fifty")
NUMBERS += ("sixty", "seventy", "eighty", "ninety", "hundred", "thousand")
