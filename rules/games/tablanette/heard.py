"""What the phone says in Tablanette, with {what changes}, and what each means."""

from ...book.rows import rows

HEARD = {
    "tablanette": rows("""
Tablanette | The table was cleared
No tablanette: nothing scored | It was called, but cards were left
The cards go back, the card played stays on the table | He took what did not match
The card is taken back | He played before the other
No penalty | A card of the hand was shown
""")
}
