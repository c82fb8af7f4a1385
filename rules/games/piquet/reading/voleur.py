"""Piquet Voleur on a page for reading."""

from ....rule_book.form import reading
from ..heard import HEARD
from . import shared

BRIEF = """
Piquet for two pairs: partners sit opposite each other, and what both hold counts
together. All cards are dealt, so nobody exchanges and nothing lies hidden.
"""
DIFFERS = """
Eight cards each, no stock and no exchange. The player on the dealer's left speaks and
leads first. If one partner has the best sequence or set, the other scores his, too.
Repique and pique need 20, not 30, and bring 90 and 60.
"""
PACK = """
32 cards: ace, king, queen, jack, ten, nine, eight, seven in four suits, the ace
highest. There are no trumps. Four play, two against two, and the deal passes to the
left.

All cards are dealt, eight to each.
"""
COURSE = """
Look for carte blanche
A hand without king, queen or jack is worth 10 to its side. Show it before the declaring
is over. If both partners have one, that is 20, and already a repique.

Declare the point
The player on the dealer's left begins, and it goes on to the left. Each says how many
cards his longest suit has, or passes. The most cards win; of as many the pips decide:
ace 11, king, queen, jack and ten 10, the rest their number. The winner scores a point a
card for his side; his partner's point scores nothing. If both sides are equal, nobody
scores.

Declare sequences
The longest sequence, three or more cards in a row in one suit, wins; of two equally
long ones the one with the higher top. Three cards score 3, four 4, five 15, six 16. The
side that has the best scores every sequence of both partners, and the other side none.

Declare sets
Three or four of a kind, tens or higher: a quatorze, four, scores 14 and beats any trio,
three, which scores 3. Among equals aces beat kings, and so on. Again both partners
score all that they hold if one of them has the best.

Say what you start with
Each side adds up what it has. The side with 20 or more before the other has anything,
in the order carte blanche, point, sequences, sets, scores 90 more: repique.

Play
The player on the dealer's left leads, and play goes to the left. You must follow suit
if you can, and need not win, not even over your partner. The highest card of the suit
led takes the trick, and its winner leads next. A ten or higher that is led scores 1 for
the side, and so does one that wins a trick which the other side led. A trick that one
partner leads and the other wins pays only for the lead. The last trick scores 1 more,
but not if one side takes all eight. A side that reaches 20 in the play while the other
has nothing scores 60 more: pique.

Score the cards
Five tricks or more bring 10, all eight bring 40 instead. Four each bring nothing.
"""
COURSE += shared.TELL_THE_PHONE
VALUES = shared.VALUES + shared.LARGER_VALUES.lstrip()
VALUES += """cards | The cards | 10 | five of the eight tricks or more; else divided
capot | Capot | 40 | all eight tricks, instead of the 10
double_deal | Double deal | × 2 | the first and fourth deal of a club game
"""
ENDING = """
The game is a hundred up: it ends with the deal in which a side has 100, and the higher
total wins. Each loser pays one winner the difference, or twice that if his side has
fewer than 50. If both are level, there is another deal.

It may also be played as a rubicon game of six deals or a club game of four. Then the
winners get the difference and 100 for the game; losers below 100 are rubiconed and pay
both totals and 100.
"""
SETS = """
cent | The French book: a hundred up
rubicon | The French book, by its rubicon game
club | The French book, by its club game
french | A French rule: the count of 20 becomes 60 or 90
"""
SOURCES = """
form | The French book: any of its three methods
bonus_style | The book adds 60 and 90; by a French rule 20 becomes 60 or 90
partner_point | The French rule: only the best; the other is custom
target | The French book: 100
double_under | The French book: 50
rubicon | The French book: 100
bonus | The French book: 100
tie | The laws: more deals
"""
SOURCES += shared.SOURCES.lstrip()
READING = reading(
    BRIEF, PACK, COURSE, VALUES, ENDING, HEARD["piquet_voleur"], SETS, SOURCES, DIFFERS
)
