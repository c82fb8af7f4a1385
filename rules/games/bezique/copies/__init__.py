"""Which copies of a card lie where: what can still be, where all cards are recorded.

A pack of Bezique has each card two to four times, and nobody tells them apart: who plays
a queen of spades of which one lies before him plays that one or another. So the book
of a deal keeps every possibility open, and refuses a claim or a card only when no
possibility is left.

**Places and marks.** A copy is unseen (in the stock or in any hand), on the table or
known in the hand of a seat, open with a seat (Polish form), turned up, or gone; and it
has marks: in which melds it has served. Place and marks are one number. Copies of one
card with the same number are alike, so a sorted tuple of numbers says all about a card.

**A way** is one such tuple: one manner in which the copies of a card can lie. A card has
several ways once its copies can no longer be told apart. Playing a card, or laying it
down, turns each of its ways into all the ways that can follow from it; a card without a
way is refused. A card that has only ever been played has one way: so many copies are
gone, the others unseen. It is kept as a mere number.

**Limits.** Cards are tied to each other by nothing but sums that must not grow too
large: the cards that a seat is known to have are seven at most when it has melded, and
in the last eight tricks no more than it has tricks to play; of a meld of partners at
least one card is the player's own. So a way carries its loads: for each limit, what it
adds to that sum. A limit looks at the deal as it was when it arose, therefore loads
stay with a way whatever becomes of its copies afterwards. All can be if each card has
a way such that no sum is above its limit; that is found card by card, keeping only the
sums that are not worse in every limit than others (two ways of the same copies are kept
by the same measure).

**Why it is exact.** A possibility of the whole pack is one way for each card within all
limits. Whatever happens to a card changes its own ways only, and whatever binds cards
together is a limit; nothing else is forgotten or assumed. The ways of a card are few,
since its copies are (four at most), and the limits stay few, since those that nothing
can pass any more, or that others imply, are dropped. So the time is bounded as well.

`Copies` is the book. Its questions (`why_not`, `why_not_show`, ...) change nothing and
answer None or a reason, (code, sentence); what they name is then done by `take`, `show`,
`exchange`, `play`, which take for granted that it can be. It knows the house rules
that bear on cards and who is whose partner, and nothing of the deal.
"""

from .book import Copies

__all__ = ["Copies"]
