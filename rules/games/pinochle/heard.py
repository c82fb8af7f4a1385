"""What the phone says in pinochle, with {what changes}, and what each means."""

from ...book.rows import rows

IN_ALL = rows("""
{Hearts} are trump | The card is turned up
Deece turned: {10} to {Ann} | The lowest trump was turned up
{Ann} exchanges the deece: {10} | He gave it for the turned card
{Ann} melds {60} | What his melds are worth
Trick {3} to {Ann} | Who leads next
Last trick to {Ann}: {10} | And 10 for it
Renege by {Ann}: trick {5} | The cards show it; the table rules on it
{Ann} is out with {1020} | He called, and has enough: he wins
{Ann} is not out: {960} of {1000} | He called with too little: he loses
Totals: {Ann 155, Bob 95} | The deal is over
Game goes to {1250} | Several have enough, and nobody called
{Ann} wins the game | It is over
{Ann} and {Bob} win the game | It is over
The game is drawn | Nobody wins
Misdeal: {Ann} deals again | The deal does not count
Renege by {Ann} | A ruling
Renege by {Ann} corrected in time | A ruling
Lead out of turn by {Ann}: taken back | A ruling
Lead out of turn by {Ann} stands | A ruling
Play out of turn by {Ann}: taken back | A ruling
Play out of turn by {Ann} stands | A ruling
Exposed card of {Ann}: no penalty | A ruling
{Ann} looked through tricks: no penalty | A ruling
Warning to {Ann}: no angling | A ruling
""")
HEARD = {
    "pinochle": IN_ALL
    + rows("Warning to {Ann}: no table talk | A ruling, for partners"),
    "pinochle_two": IN_ALL
    + rows("""
{Ann} shows the deece: {10} | It lies on the table
The stock is gone: follow suit | The strict rules begin
{Ann} doubles | The stake would be twice as high
{Ann} accepts: stakes x{2} | It is, and only he may double next
{Ann} concedes | He pays the stake from before
Draw out of turn by {Ann}: put right | A ruling
"""),
}
