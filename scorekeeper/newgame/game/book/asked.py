"""How players of New Game tell what may happen, in everyday words."""

ASKED = """
card_exposed_in_deal: a card flipped over; we all saw a card while he dealt
revoke: she had a heart after all; he trumped and could have followed
"""
