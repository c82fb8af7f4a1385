"""Which copies of a card lie where: what can still be, by all that was recorded.

Bezique is played with two to four packs, and nobody can tell the copies of a card
apart: a player who has laid a queen of spades, and plays one, plays that one or
another. So where all cards are recorded the book of a deal keeps every possibility
open, and refuses a claim or a card only when no possibility is left.

**Places and marks.** A copy is unseen (in the stock or in any hand), on the table or
known in the hand of a seat, open with a seat (Polish form), turned up, or gone; and it
has marks: in which melds it has served. Place and marks are one number. Copies of one
card with the same number are alike, so a sorted tuple of numbers says all about a card.

**A way** is one such tuple: one manner in which the copies of a card can lie. A card
has several ways once its copies can no longer be told apart. Playing a card, or laying
it down, turns each of its ways into all the ways that can follow from it; a card
without a way is refused. A card that has only ever been played has one way, so many
copies gone and the others unseen; it is kept as a mere number.

**Limits.** Cards are tied to each other by nothing but sums that must not grow too
large: the cards that a seat is known to hold are seven at most when it has melded, and
in the last eight tricks no more than it has tricks to play; of a meld of partners at
least one card is the player's own. So a way carries its loads: for each limit, what it
adds to that sum. A limit looks at the deal as it was when it arose, therefore loads
stay with a way whatever becomes of its copies afterwards. All can be if each card has
a way such that no sum is above its limit. That is found card by card, keeping only the
sums that are not worse in every limit than others; two ways of the same copies are kept
by the same measure.

**Why it is exact.** A possibility of the whole pack is one way for each card, all
limits kept. Whatever happens to a card changes its own ways only, and whatever binds
cards together is a limit; nothing else is forgotten or assumed. What is dropped makes
no difference: a way that passes a limit by itself, a load that another of the same way
undercuts, a limit that nothing can pass or that another implies.

**Why it is quick.** The ways of a card are few, since its copies are (four at most),
and few limits stay. Nearly every question needs no more than the ways of the cards it
names: a claim can be laid down when each of its cards has a way without a load that
has the copies for it, and the cards that so come to be known are not too many. If not,
the loads of all cards are looked at.

`Copies` is that book. Its questions (`why_not`, `why_not_show`, ...) change nothing and
answer None or a reason, (code, sentence); what they ask about is done by `take`, `show`
and `exchange`, which take for granted that it can be. A trick is looked at once: from
`playing_of` (or `playing_out`, when the stock is out) comes an object that says why the
trick cannot be, and plays it. The book knows the house rules that bear on cards, and
who is whose partner, and nothing of the deal.

**Where no cards are recorded** nobody knows what was played, and counting alone
decides. `CopiesNeeded` answers the same questions of a claim: it counts how many
copies of each card the melds of each side need at least, and refuses a claim when all
sides together, and the card turned up, would need more than the packs hold.
"""

from .book import Copies
from .copies_needed import CopiesNeeded
