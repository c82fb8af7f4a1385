"""What the phone says in Oh Hell, with {what changes}, and what each means."""

from ...book.rows import rows

HEARD = {
    "oh_hell": rows("""
Over | More was bid than there are tricks
Under | Less was bid than there are tricks
Even | As much was bid as there are tricks
Bid out of turn: it stands | He bid too early. His bid counts; the right player bids now
No penalty: the bid stands | The same, put in as a ruling
Lead out of turn: it stands | Nobody asked for the card back in time
The card stays face up and is played at the first legal turn | A card led or played out
    of turn, or shown
Revoke: no points in this deal | He did not follow suit though he could
""")
}
