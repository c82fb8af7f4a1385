"""Pinochle for two on a page for reading."""

from ....rule_book.form import reading
from ..heard import HEARD
from . import shared

BRIEF = """
Win a trick, and you may lay down a meld and score for it; then both draw a new card
until the stock is gone, and the last twelve tricks are played by strict rules. The
first to 1000 points wins.
"""
DIFFERS = """
With three or four all melds are shown at once; here each costs a trick. There is a
stock to draw from, any card may be played while it lasts, and the non-dealer leads.
"""
PACK = """
48 cards: two each of ace, ten, king, queen, jack and nine in four suits. They rank in
that order: the ten beats the king. Some play with 64 cards, eights and sevens included.

Each gets twelve cards (of 64, sixteen), and the next is turned up: its suit is trumps.
The rest lies face down: the stock. The nine of trumps, with 64 cards the seven, is the
deece; if it is turned up, the dealer has 10. The deal passes to the other player.
"""
COURSE = """
Play a trick
The player who did not deal leads; after that the winner of a trick leads to the next.
As long as there is a stock you may play any card. The highest trump wins, else the
highest card of the suit led; of two cards that are the same the first wins.

Meld
The winner of a trick may lay down one meld before he draws. King and queen of a suit
are a marriage, 20, or 40 in trumps. Ace, ten, king, queen and jack of trumps are a
flush, 150. One ace of each suit is 100, kings 80, queens 60, jacks 40. Queen of spades
and jack of diamonds are the pinochle, 40.

Use cards again
Melded cards stay on the table and are still yours, to be played or used again. A card
may serve again in another kind of meld, or in a higher one of the same kind: a royal
marriage becomes a flush, and both score. Each new meld needs at least one new card from
the hand. It does not go the other way: after a flush its king and queen are no
marriage.

Use the deece
The winner of a trick may give the deece for the turned card, or show it: 10 each, and
no more than two in a deal. It does not use up the meld.

Draw
Both draw a card, the winner first, so that hands stay full. The loser of the last
of these twelve tricks takes the turned card. Its winner may still meld.

Play the last tricks
All take up their melds. Now you must follow suit. If you have none of the suit led, you
must play a trump, and only without a trump anything else. When a trump is led, you must
beat it if you can; a plain suit you need not beat.

Count
An ace is 11, a ten 10, a king 4, a queen 3, a jack 2, and the last trick is 10: 250 in
every deal, of all tricks from the first. If you took 120 and the last trick, that is
130, and the other has 120; melds are added to it.

Call out
Who believes that he has 1000 may say so at any time. If he is right he wins at once; if
he is wrong he loses the game.

Double
Where doubling was agreed, either player may double the stake at any time. The other
accepts, and then he alone may double next; or he concedes and pays the stake as it was
before.

Tell the phone
Enter the card turned up, and each meld in the half of whoever laid it. The tricks need
no tap: at the end enter the card points of one; the other's follow. Calling out waits
under More, as do two other ways, points alone and card by card.
"""
VALUES = shared.VALUES
ENDING = """
If nobody calls, totals are looked at after each deal. Who has 1000 wins; if both have,
the game goes on to 1250, and so on by 250. With doubling, one deal is the whole game
unless otherwise agreed.

The loser pays one stake, times what was doubled, or the difference where that was
agreed.
"""
SETS = """
usual | The book of this game, without any change
doubling | The book, as doubling and redoubling
pack_of_64 | The book, as the game with 64 cards
britannica_1911 | Encyclopædia Britannica of 1911
"""
SOURCES = """
deck | The book has both
doubling | The book
"""
SOURCES += shared.SOURCES.lstrip()
READING = reading(
    BRIEF, PACK, COURSE, VALUES, ENDING, HEARD["pinochle_two"], SETS, SOURCES, DIFFERS
)
