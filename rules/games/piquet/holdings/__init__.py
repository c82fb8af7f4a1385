"""Which hands can hold these claims: everything entered, true at once or not.

A player claims parts: runs, sets, and a point. Whether all the claims of a deal can be
true is a question of cards: is there for each player a hand that holds the claims
and the cards played, no card in two hands, and no hand larger than it may be? The
hands that are found are the cards that the claims take; any others fill them up.

**A hand is a number** of 32 bits, eight for each suit, the seven lowest, the ace
highest: what two hands share is `mine & yours`, what a claim adds `part & ~hand`.

A **Need** says what one player's hand must be. Each entry changes one of them:

- a claim adds its parts (a claim made again, with more detail, replaces the earlier);
- carte blanche takes the courts out of `allowed`, as long as no card is exchanged;
- a hand that is entered is all that is allowed, and all held; it makes no more claims;
- a card that was played is `held`; a hand that is short has a smaller `size`.

**One more claim** is mostly decided by hands in which all was true until now, and which
are kept: `PossibleDeal`. The new claim needs only to fit into its hand, beside the
others. `fill_hand` finds the fewest cards that make it, exactly for that hand: a set
takes what it lacks; of a suit's cards the highest make the best point; runs are tried
in each place, as they may not share a card. Where that succeeds, nothing else is looked
at; if not, the hand is made again, and the others give way to it.

**The search**, `find_hands`, decides the rest. It gives each part its place, one after
the other, and goes back when nothing is left. What keeps it short, and it stays exact:

- All the places of a part are numbers, made once. Placing a part strikes out the places
  of the others that are no longer open; a place once struck out never opens again, as
  hands only grow. So a part without a place shows at once.
- Next always comes the part with the fewest places.
- Suits in which all is alike so far are tried once.
- A point has many places, as any of its suit's cards may make it. So first only its
  suit is chosen, and its cards last of all: then only points compete for them. Of two
  places, one with no more cards, and none of them higher, serves as well or better.

**An answer** proves that a hand holds one of several things: `Proofs`. Each is tried as
a claim until one fits beside all else. Cards that are played do not speak against an
answer: the referee then doubts the claims alone.

**`Holdings`** is the book of a deal: what is known of each hand. Its questions, which
begin with `allows`, change nothing of it: could all of it still be true? `bears` takes
the cards of a trick, and says whether it can.
"""

from .best_parts import LEAST, best_parts
from .book import Holdings
from .cards import BITS, OF_SUIT, WHOLE, count, hand_of
from .fewest_cards import holds
from .impossible_claims import why_no_claim
from .proofs import has_way
