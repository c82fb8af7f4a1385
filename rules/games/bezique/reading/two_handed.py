"""Bezique on a page for reading."""

from ....rule_book.form import reading
from ..heard import HEARD
from . import shared

BRIEF = """
Win a trick, and you may lay down a meld, such as a king with its queen, and score for
it; then both draw a new card. The aces and tens in the tricks count, too, and the first
to 1000 points wins.
"""
PACK = """
Two packs of 32 shuffled together: 64 cards, so each card is there twice. The rank in
every suit is ace, ten, king, queen, jack, nine, eight, seven: the ten beats the king.

Each gets eight cards, three, then two, then three. The next card is turned up: its suit
is trumps. A seven there is 10 for the dealer. The rest lies beside it face down: the
stock. The deal passes to the other player after each deal.
"""
COURSE = """
Play a trick
The dealer's opponent leads; after that the winner of a trick leads to the next. As long
as there is a stock you need not follow suit: play any card. The higher card of the suit
led wins, and a trump beats any other suit. Of two cards that are the same the first
wins. Each ace and each ten in the trick is a brisque, and 10 for its winner; there are
sixteen in all.

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
way round. For a second marriage you need another king and another queen. If both pairs
of a bezique lie before you, the second scores 500: double bezique.

Show the seven
The winner of a trick may give the seven of trumps for the turned card, or just show it:
10 for each. It does not use up the meld.

Draw
Then both draw a card from the stock, the winner first, so that each has eight again.
When only the turned card and one more are left, nobody may meld any more. The loser of
the last of these 24 tricks takes the turned card.

Play the last eight
All take up their melds, and the rules are strict now. You must follow suit, and you
must win the trick if you can: with a higher card of the suit, or with a trump if you
have none of it. Brisques count on; the last trick is 10 more.

Tell the phone
Enter only what scores: the card turned up, brisques, melds. A trick with nothing in it
needs no tap. A trick may hold two brisques: tap twice. The seven waits under More, and
so do two other ways, trick by trick and card by card. Once all sixteen brisques are in,
say who won the last trick, and the deal is over.

Say it goes like this
You win a trick with an ace in it, 10, and meld the king and queen of trumps, 40. Later
you win again and add ace, ten and jack: 250. You stand at 300.
"""
VALUES = (shared.MARRIAGES + shared.BEZIQUES.lstrip() + shared.FOURS.lstrip()).strip()
VALUES += shared.SEVENS + shared.TRICKS.lstrip() + shared.BREACHES.lstrip()
ENDING = """
The game ends the moment somebody has 1000, also in the middle of a deal: what comes
after that does not count. The loser pays one unit, or what he is behind where that was
agreed.
"""
SETS = """
usual | The book of this game, without any change
parlour | Enquire Within, and the clubs of that time
first_marriage | The book, as its second form
polish | The book, as its third form
"""
SOURCES = """
form | The book has all three
trump_from | Encyclopædia Britannica of 1911
renege | The first follows two-handed pinochle; the other is the old bezique law
"""
SOURCES += shared.SOURCES.lstrip() + shared.ALL_SOURCES.lstrip()
READING = reading(BRIEF, PACK, COURSE, VALUES, ENDING, HEARD["bezique"], SETS, SOURCES)
