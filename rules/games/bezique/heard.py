"""What the phone says in bezique, with {what changes}, and what each means."""

from ...book.rows import rows

IN_ALL = rows("""
Trumps are {hearts} | The card is turned up
Last meld of the deal | After this trick nobody melds any more
After this draw the stock is out: take up your melds | From now on you must follow suit
Game: {Ann} | The target is reached
Misdeal: {Ann} deals again | The deal does not count
Lead out of turn: it stands | All have played on it
Renege: {Ann} scores nothing for cards in this deal | He broke a rule of the last tricks
Renege: the last eight tricks go to {Ann} | The same, by the old law
Renege by {Ann} in trick {26} | The cards show it; the table rules on it
Renege corrected in time: no penalty | It was noticed before the next play
Played out of turn: the card goes back unless the next trick has been led | A ruling
Drawn out of turn: the cards are put right | A ruling
Played without drawing: the missing card is drawn now | A ruling
Too many drawn: the extra card goes back | A ruling
Wrong meld: the cards are taken back, and no meld until another trick is won | A ruling
Own card exposed: not a misdeal, play on | A ruling
Taken tricks may not be looked through: no penalty | A ruling
No advice at the table: no penalty in points | A ruling
""")
HEARD = {
    "bezique": IN_ALL,
    "bezique_500": IN_ALL
    + rows("""
{Ann} calls {500}: the count is {512}, the game is won | He was right
{Ann} calls {500}: the count is {492}, the game is lost | He had too little
Both sides have {500}: the game is now {900} | Nobody called, and both have enough
"""),
    "bezique_three": IN_ALL,
    "bezique_four": IN_ALL
    + rows("{Ann} lays a meld without scoring it | For his partner, or for later"),
}
