"""Which copies of a card lie where: what is certain, by all that was recorded.

Each card is there twice, and the two look alike. The book of a deal keeps what must be
so, and refuses a meld or a card only when it contradicts that. It is opened when the
trump card is turned: before that, no card is known.

**Seen** are the copies of a card that are accounted for: played, on the table, face up
as the trump card, or known to be in a hand. A third copy is refused.

**Known** are the cards that a seat must still hold. A hand that is laid down holds the
cards that are shown; if its melds are only named, the fewest cards that make them up,
since one card serves in several (`melds.cards_needed`). The card turned up is known
with its taker. A card that is played is one of those known, if there is one. If as many
are known as the player has cards left, the hand holds no other; and a player who is
known to hold a card of the suit led must follow.

**On the table** of two lie the cards of single melds, which stay part of the hand and
may serve again: in a meld of another group, or in a higher one of the same. Of two
equal cards the one that was laid first is taken first, to meld and to play, and a card
that is not free there comes from the hand. The rules say so, so there is no choice.

**VoidSuits** keeps the cards that each play shows a player to lack when suit must be
followed: all of the suit led, all trumps, or all that are higher. It is believed until
that player plays such a card. Then every trick that denied it was a renege: these are
announced, and believed no longer; the cards that the player lacks are worked out again
from the other tricks. Only a ruling costs points. So the two sides of the book differ:
a known card forbids another, a card denied by playing does not.

**Why numbers are enough.** Anything uncertain, such as which hand an unseen copy is in,
or whether more is held than was named, can only add to the known cards, never take from
them. So nothing is refused that could be. (In Bezique several melds at several times
can have taken this copy or that: there, all the ways are kept.)

The questions (`why_not...`, `plan`, `copies_with`) change nothing; a reason is
(code, sentence). The entry is then made, and is not checked again.
"""

from .cards_seen import COPIES, CardsSeen
from .table_melds import OnTable
from .void_suits import VoidSuits
