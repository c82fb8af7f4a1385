"""Pinochle: a card turned up makes trumps, melds count, and so do the tricks."""
