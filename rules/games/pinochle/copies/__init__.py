"""Which copies of a card lie where: what is certain, by all that was recorded.

Each card is there twice, and nobody tells the two apart. The book of a deal keeps what
must be so, and refuses a meld or a card only when it contradicts that. It is opened
when the trump card is turned: before, no card can be told.

**Seen** are the copies of a card that are accounted for: played, on the table, face up
as the trump card, or known to be in a hand. A third copy is refused.

**Known** is what a seat must still hold. A hand that is laid down holds the cards that
are shown; if its melds are only named, the fewest cards that make them up, since one
card serves in several (`melds.cards_needed`). The card turned up is known with its
taker. A card that is played is one of those known, if there is one. Where as many are
known as he has cards left, no other can be his; and he who is known to hold a card of
the suit led must follow.

**On the table** of two lie the cards of single melds, which stay part of the hand and
may serve again: in a meld of another group, or in a higher one of the same. Of two
equal cards the one that was laid first is taken first, to meld and to play, and what
is not free there comes from the hand. The rules say so, and thus there is nothing to
choose between.

**VoidSuits** is what a player shows by each card that he plays when suit must be
followed: that he holds none of the suit led, no trump, or none that is higher. It is
believed until he plays such a card. Then every trick in which he denied it was a
renege: these are told, and believed no longer; what he is without is reckoned anew
from his other tricks. Only a ruling costs points. So the two sides of the book differ:
what is known forbids a card, what was denied by playing does not.

**Why numbers are enough.** All that is uncertain, such as which hand an unseen copy is
in, or whether more is held than was named, can only add to what is known, never take
from it. So nothing is refused that could be. (Bezique has cards of which several melds
at several times can have taken this copy or that: there, all the ways are kept.)

The questions (`why_not...`, `plan`, `copies_with`) change nothing; a reason is
(code, sentence). What they were asked about is then done, and is not looked at again.
"""

from .cards_seen import COPIES, CardsSeen
from .table_melds import OnTable
from .void_suits import VoidSuits
