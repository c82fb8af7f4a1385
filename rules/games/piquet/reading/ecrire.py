"""Piquet à Écrire on a page for reading."""

from ....rule_book.form import reading
from ..heard import HEARD
from . import shared

BRIEF = """
Piquet for a table of three to seven, where two play each deal and the others look on.
In a round everybody meets both his neighbours, and at the end all settle with all.
"""
DIFFERS = """
Only the dealer and the player on his left play the deal; the score of each player is
written down, and the totals of all are settled at the end. There is no game of six
deals and no rubicon. Only tens and higher count in the play, unless the table counts
every card.
"""
PACK = """
32 cards: ace, king, queen, jack, ten, nine, eight, seven in four suits, the ace
highest. There are no trumps.

The dealer gives himself and the player on his left twelve cards each, and eight are
left face down: the stock. These two play; the one on the left is elder, the dealer is
younger. Then the deal passes to the left. A round is as many deals as there are
players.
"""
COURSE = """
Look for carte blanche
A hand without king, queen or jack is worth 10. Show it before your own exchange, and it
also saves you from pique and repique.

Exchange
Elder goes first. He puts one to five cards away, face down, and draws as many from the
stock. The dealer may exchange what is left, or nothing. Who draws fewer than he may
says how many he leaves.

Declare
Elder calls his point, the number of cards in his longest suit, and the dealer answers
"good", "not good", or asks what the pips are if he has as many. The better suit scores
a point a card. Then come the sequences: three cards in a row in one suit score 3, four
4, five 15, six 16; the longest is good, of two equal ones the higher. Last come the
sets, three or four of a kind, tens or higher: a trio 3, a quatorze 14. Four beat three,
and aces beat kings. Whoever has the best sequence, or the best set, scores all that he
has of that class; the other scores none. If both have the same, nobody scores the
class.

Say what you start with
Each adds up his hand. If one has 30 or more before the other has anything, in the order
carte blanche, point, sequences, sets, he scores 60 more: repique.

Play
Elder leads. You must follow suit if you can, and need not win. The highest card of the
suit led takes the trick, and its winner leads next. A ten or higher that you lead
scores 1, and so does one with which you win a trick that the other led. The last trick
scores 1 more, with any card, but not if one player takes all twelve. If you reach 30 in
the play while the other has nothing, you score 30 more: pique.

Score the cards
Seven tricks or more bring 10, all twelve bring 40 instead. Six each bring nothing.

Pass the deal
Both write down what they made. The next deal belongs to the player on the left, who
plays against his own left neighbour. In a table of three each player has met both
others after three deals, once as dealer and once as elder.
"""
COURSE += shared.TELL_THE_PHONE
VALUES = shared.VALUES + shared.TWO_HANDED_VALUES.strip()
ENDING = """
The game ends after one round, or as many as were agreed. All with the highest total
win; if all are level, nobody does.

Everybody pays everybody who has more the difference. With 53, 38 and 33 the first gets
15 and 20, the second pays 15 and gets 5, the third pays 20 and 5. Some tables settle
only with the top, or deal by deal between the two who played.
"""
SETS = """
usual | The French book, one round
long | Custom: two rounds
english | The English book's way of counting, laid over the French game
neighbours | Custom: paid between the two who played
"""
SOURCES = """
settle | The book says "the higher score": pairs, or the top; the rest is custom
rounds | Custom of the house
"""
SOURCES += shared.SOURCES.lstrip() + shared.TWO_HANDED_SOURCES.lstrip()
READING = reading(
    BRIEF, PACK, COURSE, VALUES, ENDING, HEARD["piquet_ecrire"], SETS, SOURCES, DIFFERS
)
