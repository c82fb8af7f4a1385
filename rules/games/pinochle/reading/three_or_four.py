"""Pinochle for three or four on a page for reading."""

from ....rule_book.form import reading
from ..heard import HEARD
from . import shared

BRIEF = """
First everybody shows what his hand holds, marriages and fours and the pinochle, and
scores for it; then the same cards are played out in tricks for what they take. The
first to 1000 points wins.
"""
PACK = """
48 cards: two each of ace, ten, king, queen, jack and nine in four suits. They rank in
that order: the ten beats the king.

With three players each gets sixteen cards, with four twelve; four play each alone, or
two against two. The top card of the dealer's last four is turned up: its suit is
trumps. The nine of trumps is the deece, and if it is turned up, the dealer has 10. The
deal passes to the left.
"""
COURSE = """
Exchange the deece
From the dealer's left on, whoever has a nine of trumps may give it for the turned card:
10. If nobody does, the turned card stays with the dealer, whose hand it fills. The
dealer gets no points for a nine that somebody gave for it.

Show the melds
All melds of a hand are laid down at once, before the play, and scored. King and queen
of a suit are a marriage, 20, or 40 in trumps. Ace, ten, king, queen and jack of trumps
are a flush, 150; the marriage in it does not count besides, but a second one does. One
ace of each suit is 100, kings 80, queens 60, jacks 40. Queen of spades and jack of
diamonds are the pinochle, 40. A nine of trumps is 10. One card may serve in several
kinds: the queen of spades in a marriage, in four queens and in the pinochle. Whoever
has a meld twice scores it twice. Then all take their cards up again.

Lead
By the book the dealer leads to the first trick, at most tables the player on his left.
After that the winner of each trick leads.

Follow
You must follow suit. If you have none of the suit led, you must play a trump, and if
you have no trump either, you may play anything. When a trump is led, you must beat the
highest trump in the trick if you can. A plain suit you need not beat, and once it is
trumped you need not trump higher. The highest trump wins, else the highest card of the
suit led; of two cards that are the same the first wins.

Count
An ace is 11, a ten 10, a king 4, a queen 3, a jack 2, and the last trick is 10: 250 in
every deal. Each side adds what it took to its melds. Three players who melded 60, 120
and nothing and took 95, 60 and 95, the last included, have 155, 180 and 95.

Call out
Who believes that he has 1000 may say so at any time. His melds and the cards in his
tricks are counted: if he is right he wins at once, even if others have more. If he is
wrong he loses, and all others win.

Tell the phone
Enter the card turned up, and what each melds, by its names. The tricks need no tap: at
the end enter the card points of all but one, whose number follows, and who won the last
trick. More has two other ways, points alone and card by card.
"""
VALUES = shared.VALUES
ENDING = """
If nobody calls, totals are looked at after each deal. One side with 1000 wins; if
several have it, the game goes on to 1250, and so on by 250. It may also be agreed that
one deal is the whole game.

Each loser pays each winner one stake; of partners each loser pays one winner. The
difference may be agreed instead.
"""
SETS = """
partners | The book, as the partnership game
usual | The book of this game, without any change
eldest | All other books on the lead; Parlett on melds without a trick
one_deal | The book: one deal as the whole game
"""
SOURCES = """
form | The book has both
first_lead | The book: the dealer; all others: the player on his left
no_trick | The book is silent; Parlett takes the melds off
"""
SOURCES += shared.SOURCES.lstrip()
READING = reading(BRIEF, PACK, COURSE, VALUES, ENDING, HEARD["pinochle"], SETS, SOURCES)
