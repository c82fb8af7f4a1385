"""Currencies, stakes and what a game comes to in money, exact to the last coin."""
