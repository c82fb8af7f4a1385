"""Five Hundred Bezique on a page for reading."""

from ....rule_book.form import reading
from ..heard import HEARD
from . import shared

BRIEF = """
Bezique with a single pack, where all the cards that you take count. Nobody announces
the score of the tricks: whoever thinks that he has 500 calls, and must be right.
"""
DIFFERS = """
One pack of 32, so each card is there only once and each may be used in one meld only.
Instead of 10 for each ace and ten, all cards in the tricks count: ace 11, ten 10, king
4, queen 3, jack 2. A sequence in a plain suit is a meld, too. The game is won by
calling, not by reaching 500 unnoticed.
"""
PACK = """
32 cards for two players. The rank in every suit is ace, ten, king, queen, jack, nine,
eight, seven: the ten beats the king.

Each gets eight cards, three, then two, then three. The next card is turned up: its suit
is trumps. A seven there is 10 for the dealer. The other fifteen lie face down: the
stock. The deal passes to the other player after each deal.
"""
COURSE = """
Play a trick
The dealer's opponent leads; after that the winner of a trick leads to the next. As long
as there is a stock, which is for eight tricks, you need not follow suit: play any card.
The higher card of the suit led wins, and a trump beats any other suit.

Meld
The winner of a trick may lay down one meld and scores for it at once. A marriage, king
and queen of one suit, is 20, or 40 in trumps. Queen of spades and jack of diamonds,
here called binage, are 40. Ace, ten, king, queen and jack of trumps are 250, of another
suit 120. All four aces are 100, kings 80, queens 60, jacks 40. Melded cards lie on the
table and may be played, but a card that served in one meld serves in no other.

Show the seven
The winner of a trick may give the seven of trumps for the turned card, or show it: 10.
It does not use up the meld.

Draw
Then both draw a card, the winner first, so that each has eight again. When only the
turned card and one more are left, nobody may meld any more; the loser of the eighth
trick takes the turned card.

Play the last eight
All take up their melds. Now you must follow suit, and you must win the trick if you
can: with a higher card of the suit, or with a trump if you have none of it. The last
trick is 10.

Keep count
During play you may not look through your tricks, so remember what you have taken. Ace
11, ten 10, king 4, queen 3, jack 2; all cards together are 120. If you believe that
your points, melds and tricks together, come to 500, say so. The play stops and the
tricks are counted. With 500 or more you win, whatever the other has. With less you
lose, whatever the other has.

Count at the end
If nobody called, both count their tricks after the last one and add them to their
totals.

Tell the phone
Enter what scores: the card turned up, and the melds in the half of whoever laid them.
Tricks need no tap. At the end say who won the last one, and what one of you has in his
tricks; the rest is the other's. Under More wait the seven, the call, and two other
ways: trick by trick, and card by card, where the phone counts the tricks itself.
"""
VALUES = (
    shared.MARRIAGES.strip()
    + """
plain_sequence | Sequence in a plain suit | 120 | ace, ten, king, queen, jack of it
binage | Binage | 40 | queen of spades and jack of diamonds
"""
)
VALUES += """four_aces | Four aces | 100 | all four
four_kings | Four kings | 80 | all four
four_queens | Four queens | 60 | all four
four_jacks | Four jacks | 40 | all four
"""
VALUES += shared.SEVENS.lstrip()
VALUES += """card_points | Cards | 120 in all | ace 11, ten 10, king 4, queen 3, jack 2
last_trick | Last trick | 10 | the last of the deal
"""
VALUES += shared.BREACHES.lstrip()
ENDING = """
A right call wins the game, a wrong one loses it. If nobody called in a deal and one
player has 500 at its end, he wins; if both have, the game goes on to 900, and then to
1300, by 400 each time.

The loser pays one unit.
"""
SETS = """
usual | The book of this game, without any change
strict | The old law on a renege, and Enquire Within on the forfeits
"""
SOURCES = (
    "renege | The first follows two-handed pinochle; the other is the old bezique law"
)
SOURCES += shared.ALL_SOURCES
READING = reading(
    BRIEF, PACK, COURSE, VALUES, ENDING, HEARD["bezique_500"], SETS, SOURCES, DIFFERS
)
