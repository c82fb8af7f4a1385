"""What the phone says in the piquet games, with {what changes}, and what each means."""

from ...book.rows import rows

IN_ALL = rows("""
{Ann}: carte blanche, {10} | He shows a hand without court cards
{Ann} starts with {36} | Declaring is over: what he has before the play
{Ann}: repique | 60, or 90 where more than two play, are added
{Ann}: pique | 30, or 60 where more than two play, are added
{Ann} {14} | What he has in this deal so far
{Ann}: the cards, {27} | The ten for most tricks, and what he has with it
{Ann}: capot, {66} | Forty for all tricks, and what he has with it
Cards divided | As many tricks each: nobody scores the ten
Deal {2}: {Ann} {27}, {Bob} {13} | The deal is over
Claims do not fit the cards played | Somebody must have called what he does not hold
Lead out of turn: it stands | Both have played on it
Misdeal: {Ann} deals again | The deal does not count
Penalty: {Ann}, {miscall} | A ruling was entered
Game stopped | No more deals are played
""")
WHERE_TWO_ANSWER = rows("""
{Ann} leaves {1}: {Bob} may take {4} | Elder drew fewer than five
{Bob} leaves {2} | The dealer did not draw all that was left
Good | The claim scores
Not good | The answerer has better
Equal | Both have the same: nobody scores
Making? | As many cards: what are the pips?
How much? | The same question, outside the partie
How high? | As long a sequence: what is its highest card?
""")
WHERE_A_SIDE_WINS = rows("""
{Ann} wins {120} | The game is over; so much is owed
Game drawn | Level at the end, and nobody wins
Scores equal: one more deal each | Level at the end: two more deals
Scores equal: one more deal | Level at the end: another deal
""")
HEARD = {
    "piquet": IN_ALL + WHERE_TWO_ANSWER + WHERE_A_SIDE_WINS,
    "piquet_normand": IN_ALL
    + WHERE_A_SIDE_WINS
    + rows("""
{Ann}: shared cards, {19} | Two tied for most tricks: 5 each
{Ann}: shared capot, {41} | Two have all tricks between them: 20 each
Deal {2}: {Ann 27, Bob 13, Cara 8} | The deal is over
Game over: {Ann +20, Bob −20} | What each wins or pays
"""),
    "piquet_voleur": IN_ALL + WHERE_A_SIDE_WINS,
    "piquet_ecrire": IN_ALL
    + WHERE_TWO_ANSWER
    + rows(
        "Game over: {Ann +20, Bob −20} | All rounds are played; what each wins or pays"
    ),
}
