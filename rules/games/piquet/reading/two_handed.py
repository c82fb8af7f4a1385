"""Piquet on a page for reading."""

from ....rule_book.form import reading
from ..heard import HEARD
from . import shared

BRIEF = """
You improve your hand by exchanging, score for what it holds, and then score again by
playing it out in tricks. It takes six deals, and a loser who stays below a hundred pays
far more.
"""
PACK = """
32 cards: ace, king, queen, jack, ten, nine, eight, seven in four suits, the ace
highest. There are no trumps. Two play; the one who does not deal is elder, the dealer
is younger.

Each gets twelve cards, and eight are left face down: the stock. The deal changes after
every deal, so each is elder as often as the other. Elder has the better of it.
"""
COURSE = """
Look for carte blanche
A hand without king, queen or jack is worth 10. Show it before anybody exchanges, and it
also saves you from pique and repique.

Exchange
Elder goes first. He puts one to five cards away, face down, and draws as many from the
top of the stock. Then the dealer exchanges at least one card, and at most what is left:
three, if elder took five. Who draws fewer than he may says how many he leaves. Keep
long suits, cards in a row, and three or four of a kind.

Declare the point
Elder says how many cards his longest suit has: "point of five". The dealer answers
"good" if he has fewer and "not good" if he has more. With as many he asks "making?",
and the pips decide: ace 11, king, queen, jack and ten 10, the rest their number. The
better suit scores a point a card: five cards, 5. If the pips are equal, too, nobody
scores.

Declare sequences
In the same way elder calls his longest sequence, three or more cards in a row in one
suit. The longer one is good; of two equally long the one with the higher top. Three
cards score 3, four 4, five 15, six 16. Whoever has the best scores all his others too;
the other side scores none.

Declare sets
Last come three or four of a kind, tens or higher. Four, a quatorze, scores 14 and beats
any three, a trio, which scores 3. Among equals aces beat kings, and so on. Again the
best scores all that its owner holds. You may keep silent about something you hold; what
is sunk does not score.

Say what you start with
Each adds up his hand. If one side has 30 or more before the other has anything, in the
order carte blanche, point, sequences, sets, it scores 60 more: repique.

Play
Elder leads. You must follow suit if you can, and need not win. The highest card of the
suit led takes the trick, and its winner leads next. You score 1 for each card you lead,
1 for each trick you win that the other led, and 1 more for the last. Both counts are
said aloud. If you reach 30 in the play while the other has nothing, you score 30 more:
pique.

Score the cards
Seven tricks or more bring 10, all twelve bring 40 instead. Six each bring nothing.
"""
COURSE += shared.TELL_THE_PHONE
VALUES = shared.VALUES + shared.TWO_HANDED_VALUES.lstrip()
VALUES += "double_deal | Double deal | × 2 | the first and fourth deal of a club game"
ENDING = """
A partie is six deals. The winner gets the difference of the totals and 100. If the
loser has fewer than 100 he is rubiconed: he pays both totals together and 100. With 130
to 110 that is 120; with 130 to 80 it is 310.

If both are level after six deals, each deals once more; still level, it is a draw. The
rubicon game and the club game (four deals, the first and the last doubled) are settled
in the same way. A hundred up ends with the deal in which somebody has 100: the loser
pays the difference, or twice that with fewer than 50.
"""
SETS = """
partie | The English book, with the laws of the Portland Club
rubicon | The French book, as the rubicon game
club | The French book, as the club game
cent | The French book: piquet au cent, the oldest form
"""
SOURCES = """
form | The partie is in the English book, the other three in the French one
stock_offence | The French book: the game is lost; the laws: nothing counts in the deal
target | The French book: 100
double_under | The French book: 50
rubicon | Both books: 100
bonus | Both books: 100
tie | The laws: more deals
"""
SOURCES += shared.SOURCES.lstrip() + shared.TWO_HANDED_SOURCES.lstrip()
READING = reading(BRIEF, PACK, COURSE, VALUES, ENDING, HEARD["piquet"], SETS, SOURCES)
