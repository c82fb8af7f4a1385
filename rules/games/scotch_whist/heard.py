"""What the phone says in Scotch Whist, with {what changes}, and what each means."""

from ...book.rows import rows

HEARD = {
    "scotch_whist": rows("""
Won in counting order on {the ten of trumps} | Several had enough; this item brought the
    winner there
    first
Won in counting order before the count | He had enough before the first item
No score in this deal, and 10 off | A rule was broken
Lead out of turn: it stands | Nobody asked for the card back in time
Revoke: the game is lost | Where the table plays so
""")
}
