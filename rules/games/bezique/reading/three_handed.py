"""Bezique for three on a page for reading."""

from ....rule_book.form import reading
from ..heard import HEARD
from . import shared

BRIEF = """
Bezique for three, each alone, with every card there three times. The game is 2000, and
a triple bezique is 1500 of it.
"""
DIFFERS = """
Three packs and three players, each for himself. A third bezique added to two makes a
triple, 1500. In the last eight tricks you must follow suit, and trump if you have none
of it, but you need not beat what lies there.
"""
PACK = """
Three packs of 32 shuffled together: 96 cards, each there three times. The rank in every
suit is ace, ten, king, queen, jack, nine, eight, seven: the ten beats the king.

Each gets eight cards, three, then two, then three. The 25th card is turned up: its suit
is trumps. A seven there is 10 for the dealer. The rest lies face down: the stock. The
deal passes to the left.
"""
PLAY = """
Play a trick
The player on the dealer's left leads; after that the winner of a trick leads to the
next. As long as there is a stock you need not follow suit: play any card. The highest
card of the suit led wins, or the highest trump. Of cards that are the same the one
played first wins. Each ace and each ten in the trick is a brisque, and 10 for its
winner.

Meld
Only the winner of the trick may meld, and only one meld for each trick. He lays the
cards face up before him and scores: a marriage, king and queen of one suit, is 20, or
40 in trumps. Queen of spades and jack of diamonds are a bezique, 40. The sequence of
trumps, ace, ten, king, queen and jack, is 250. Four aces are 100, four kings 80, four
queens 60, four jacks 40, whatever their suits.

Use cards again
Melded cards lie on the table but are still yours, to be played to a trick or to serve
in another kind of meld. The queen of a marriage may also be one of four queens, or in a
bezique. A marriage of trumps may grow into the sequence, and both score; not the other
way round. For a second marriage you need another king and another queen.
"""
COURSE = (
    PLAY
    + """
Gather beziques
A second bezique beside the first is a double, 500, and a third beside these a triple,
1500. All of its cards must lie before you, or be in your hand, at the same time: a card
that you have played to a trick is gone. Bezique, double and triple one after the other
bring 2040, and the game.

Show the seven
The winner of a trick may give the seven of trumps for the turned card, or just show it:
10 for each. It does not use up the meld.

Draw
Then all draw a card from the stock, the winner first and on to the left, so that each
has eight again. When only the turned card and one more for each other player are left,
nobody may meld any more. Who draws last takes the turned card. That is after 24 tricks.

Play the last eight
All take up their melds. You must follow suit now; if you have none of a plain suit that
was led, you must trump if you can. Brisques count on; the last trick is 10 more.

Tell the phone
Enter only what scores: the card turned up, brisques, melds. A trick with nothing in it
needs no tap; for two brisques tap twice. The melds of each player stand behind his
name. The seven waits under More, and so do two other ways, trick by trick and card by
card. Once all 24 brisques are in, say who won the last trick, and the deal is over.
"""
)
TRIPLE = "triple_bezique | Triple bezique | 1500 | three pairs together before you\n"
VALUES = (shared.MARRIAGES + shared.BEZIQUES.lstrip()).strip() + "\n" + TRIPLE
VALUES += shared.FOURS.lstrip() + shared.SEVENS.lstrip()
VALUES += shared.TRICKS.lstrip() + shared.BREACHES.lstrip()
ENDING = """
The game ends the moment somebody has 2000, also in the middle of a deal. Each loser
pays the winner one unit, or what he is behind where that was agreed.
"""
SETS = """
usual | The book of this game, without any change
long | The book names 2500, too; other books let the last trick of the stock meld
"""
SOURCES = "second_double | Cavendish allows it; the book does not"
SOURCES += shared.SOURCES + shared.ALL_SOURCES.lstrip()
READING = reading(
    BRIEF, PACK, COURSE, VALUES, ENDING, HEARD["bezique_three"], SETS, SOURCES, DIFFERS
)
