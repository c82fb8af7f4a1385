"""Which hands can hold these claims: everything that was told, true at once or not.

A player claims parts: runs, sets, and a point. Whether all the claims of a deal can be
true is a question of cards: is there for each player a hand that holds what he claims
and what he has played, no card in two hands, and no hand larger than it may be? The
hands that are found are the cards that the claims take; any others fill them up.

**A hand is a number** of 32 bits, eight for each suit, the seven lowest, the ace
highest: what two hands share is `mine & yours`, what a claim adds `part & ~hand`.

**One more claim** is mostly decided by the hands found before, in which all was true
until now. `filled` looks for the fewest cards that make the one hand hold the new parts
too, beside the others. It is exact for this one hand: a set takes what it lacks; of a
suit's cards the highest make the best point; runs are tried in each place, as they may
not share a card. Where that succeeds, nothing else needs to be looked at.

**The search**, `find_hands`, decides the rest. It gives each part its place, one after
the other, and goes back when nothing is left. What keeps it short, and it stays exact:

- All the places of a part are numbers, made once. Placing a part strikes out the places
  of the others that are no longer open; a place once struck out never opens again, as
  hands only grow. So a part without a place shows at once.
- Next always comes the part with the fewest places.
- A player's runs share no card, nor do his sets. So the fewest cards that each of them
  adds, taken together, must fit into his hand.
- Suits in which all is alike so far are tried once.
- A point has many places, as any of its suit's cards may make it. So first only its
  suit is chosen, and its cards last of all: then only points compete for them. Of two
  places, one with no more cards, and none of them higher, serves as well or better.
"""

from .best import best_parts
from .cards import COURTS, WHOLE, bit_of, count, hand_of
from .filling import filled, holds
from .search import Need, find_hands

__all__ = [
    "COURTS",
    "WHOLE",
    "Need",
    "best_parts",
    "bit_of",
    "count",
    "filled",
    "find_hands",
    "hand_of",
    "holds",
]
