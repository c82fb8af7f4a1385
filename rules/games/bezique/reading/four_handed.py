"""Bezique for four on a page for reading."""

from ....rule_book.form import reading
from ..heard import HEARD
from . import shared
from .three_handed import PLAY, TRIPLE

BRIEF = """
Bezique for four with every card there four times: each alone, or two against two, when
you may build on what your partner has laid. The first to 2000 wins.
"""
DIFFERS = """
Four packs and four players. As partners two score together, and a meld may be made of
cards from both of you. You may also lay a meld without scoring it, for your partner to
use. In the last eight tricks you must follow suit, and trump if you have none of it,
but you need not beat what lies there.
"""
PACK = """
Four packs of 32 shuffled together: 128 cards, each there four times. The rank in every
suit is ace, ten, king, queen, jack, nine, eight, seven: the ten beats the king.

Each gets eight cards, three, then two, then three. The 33rd card is turned up: its suit
is trumps. A seven there is 10 for the dealer. The rest lies face down: the stock. The
deal passes to the left.
"""
COURSE = (
    PLAY
    + """
Gather beziques
A second bezique beside the first is a double, 500, and a third beside these a triple,
1500. All of its cards must lie there, or be in your hand, at the same time. A quadruple
is 1500 as well, but nobody holds it alone: you have only seven cards when you meld, so
it needs a partner's cards.

Play as partners
Partners sit opposite each other and have one score. Melds before your partner are as
good as yours: with his king on the table you may lay the queen to it and score the
marriage, after a trick that you have won. At least one card must be your own. If it
helps him, you may also lay a meld without scoring it, and score it after a later trick.

Show the seven
The winner of a trick may give the seven of trumps for the turned card, or just show it:
10 for each. It does not use up the meld.

Draw
Then all draw a card, the winner first and on to the left. When only the turned card and
one more for each other player are left, nobody may meld any more. Who draws last takes
the turned card. That is after 24 tricks.

Play the last eight
All take up their melds. You must follow suit now; if you have none of a plain suit that
was led, you must trump if you can. Brisques count on; the last trick is 10 more.

Tell the phone
Enter only what scores: the card turned up, brisques, and melds, behind each name. More
has the seven, a meld that is only laid, and two other ways: trick by trick and card by
card. After all 32 brisques say who won the last trick.
"""
)
VALUES = (shared.MARRIAGES + shared.BEZIQUES.lstrip()).strip() + "\n" + TRIPLE
VALUES += (
    "quadruple_bezique | Quadruple bezique | 1500 | four pairs, of both partners\n"
)
VALUES += shared.FOURS.lstrip() + shared.SEVENS.lstrip()
VALUES += shared.TRICKS.lstrip() + shared.BREACHES.lstrip()
ENDING = """
The game ends the moment a side has 2000, also in the middle of a deal. Each loser pays
one unit: alone to the winner, who gets three; of partners each pays one of the winners.
Where that was agreed, what a side is behind is paid instead.
"""
SETS = """
partners | The book, which names both ways
alone | The book, which names both ways
cavendish | Cavendish, in the Encyclopædia Britannica
"""
SOURCES = """
sides | The book names both
meld_right | The book: only the winner of the trick; Cavendish: his partner, too
second_double | Cavendish allows it; the book does not
"""
SOURCES += shared.SOURCES.lstrip() + shared.ALL_SOURCES.lstrip()
READING = reading(
    BRIEF, PACK, COURSE, VALUES, ENDING, HEARD["bezique_four"], SETS, SOURCES, DIFFERS
)
