"""Piquet Normand on a page for reading."""

from ....rule_book.form import reading
from ..heard import HEARD
from . import shared

BRIEF = """
Piquet for three, each alone: more to declare against, and fewer points needed for pique
and repique. The first to a hundred wins.
"""
DIFFERS = """
Ten cards each, and only the dealer exchanges: two cards or none. The player on his left
speaks and leads first. Nobody answers; all declare in turn, and the best claim counts.
Repique and pique need 20, not 30, and bring 90 and 60.
"""
PACK = """
32 cards: ace, king, queen, jack, ten, nine, eight, seven in four suits, the ace
highest. There are no trumps. Three play, each alone, and the deal passes to the left.

Each gets ten cards; the two left over are the widow.
"""
COURSE = """
Look for carte blanche
A hand dealt without king, queen or jack is worth 10. It is shown before the declaring,
by the dealer before his exchange.

Exchange
The dealer may put two cards away, face down, and take the two of the widow, or leave
them. The others play the ten cards that they were dealt.

Declare the point
The player on the dealer's left begins, and it goes on to the left. Each says how many
cards his longest suit has, or passes. The most cards win; of as many the pips decide:
ace 11, king, queen, jack and ten 10, the rest their number. The winner scores a point a
card. If the best two are equal in that, too, nobody scores.

Declare sequences
The longest sequence, three or more cards in a row in one suit, wins; of two equally
long ones the one with the higher top. Three cards score 3, four 4, five 15, six 16.
Whoever has the best scores all his others, too, and nobody else scores any.

Declare sets
Three or four of a kind, tens or higher: a quatorze, four, scores 14 and beats any trio,
three, which scores 3. Among equals aces beat kings, and so on. The best scores all that
its owner holds.

Say what you start with
Each adds up his hand. Who has 20 or more before either of the others has anything, in
the order carte blanche, point, sequences, sets, scores 90 more: repique.

Play
The player on the dealer's left leads. You must follow suit if you can, and need not
win. The highest card of the suit led takes the trick, and its winner leads next. A ten
or higher that you lead scores 1, and so does one with which you win a trick that
another led. The last trick scores 1 more, but not if one player takes all ten. Who
reaches 20 in the play while both others have nothing scores 60 more: pique.

Score the cards
The most tricks bring 10. If two tie for most, they get 5 each. All ten tricks
bring 40; if two players have all ten between them, and the third none, these two get 20
each.
"""
COURSE += shared.TELL_THE_PHONE
VALUES = shared.VALUES + (shared.LARGER_VALUES.lstrip())
VALUES += """cards | The cards | 10 | most of the ten tricks
shared_cards | Shared cards | 5 each | two with four tricks, the third with two
capot | Capot | 40 | all ten tricks, instead of the 10
shared_capot | Shared capot | 20 each | two have all ten tricks between them
"""
ENDING = """
The game ends with the deal in which somebody has 100; the deal is played out and the
highest total wins. If the leaders are level, there is another deal.

The others pay the winner what they are behind. Or there is a pool: everybody puts in
one chip for each deal, and the winner takes it.
"""
SETS = """
difference | The French book
pool | The French book, with stakes in a pool
french | A French rule: the count of 20 becomes 60 or 90
"""
SOURCES = """
bonus_style | The book adds 60 and 90; by a French rule 20 becomes 60 or 90
target | The French book: 100
settle | The French book
ante | Custom of the house
"""
SOURCES += shared.SOURCES.lstrip()
READING = reading(
    BRIEF, PACK, COURSE, VALUES, ENDING, HEARD["piquet_normand"], SETS, SOURCES, DIFFERS
)
