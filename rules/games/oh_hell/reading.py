"""Oh Hell on a page for reading."""

from ...rule_book.form import reading
from .heard import HEARD

BRIEF = """
Before a card is played you say how many tricks you will take, and you score only if you
take exactly that many. The deals grow by a card each, so that the first is nearly luck
and the last nearly skill.
"""
PACK = """
52 cards. In each suit the ace is the highest, then king, queen, jack, ten and so on
down to the two. Three to seven play, each alone, and the deal passes to the left.

The first deal is one card each, and every other deal is a card larger, up to 15 cards
with three players, 13 with four, 10 with five, 8 with six and 7 with seven. Then the
dealer turns up the next card of the pack: its suit is trumps for this deal. Where no
card is left to turn, nobody has trumps.
"""
COURSE = """
Bid
Each player says a number, from 0 up to the number of cards in his hand. There is one
bid each, and nobody passes. By the book the dealer bids first, and the others follow to
his left. Most tables let the player on the dealer's left begin: then the dealer bids
last and knows what all the others want. You may change your bid until the player on
your left has bid.

Hear over, under or even
When all have bid, the bids are added up and held against the tricks of the deal. More
is over: somebody must fail. Fewer is under: somebody must take a trick that he does not
want. Equal is even, and all can succeed. At many tables the last bid may not bring the
bids to the number of tricks: that is the hook.

Lead
Whoever bid what, the player on the dealer's left leads to the first trick, with any
card. After that the winner of each trick leads to the next.

Follow
Play goes to the left, one card each. If you have a card of the suit led, you must play
one. If you have none, play what you like: a trump, or a card that you want to be rid
of. You need not trump, and you need not win. The highest trump takes the trick; without
a trump the highest card of the suit led does.

Play to your bid
Until you have your number you try to win tricks. From then on you try to lose them, and
to give them to others who have enough. At any time you may ask what anybody bid and how
many tricks he has.

Count
If you took exactly what you bid, you score 10 and your bid: 3 bid and 3 taken is 13. A
bid of 0 without a trick is 10. One trick too few or too many, and the deal brings you
nothing. Say four players bid 2, 0, 1 and 1 for five tricks: that is under by one. They
take 2, 0, 2 and 1 and write down 12, 10, 0 and 11.

Tell the phone
Tap the trump suit, and each bid as it is said, or all at once. After the last trick tap
who made his bid; the others have missed theirs. More has two other ways: trick by
trick, where the phone counts what each has taken, or with the cards.
"""
VALUES = """
made | Bid made | 10 + bid | exactly the tricks bid, one or more
made_zero | Nothing bid, nothing taken | 10 | some tables: 5, or 5 and the hand size
trick_points | Tricks | 1 each | only where tricks count; then also for who missed
missed | Missed | 0 | some tables take off the difference, the bid, 10 and the bid, or
    the square of the difference
"""
ENDING = """
The game ends after the last deal of the series, and the highest total wins. Players who
are level share it, unless the table has agreed on a play-off.

Everyone settles with everyone on the difference of their totals. With 60, 50 and 40 the
first gets 10 and 20, the second pays 10 and gets 10, the third pays 20 and 10.
"""
SETS = """
screw_the_dealer | Custom: what most tables and most books after 1950 play
screw_the_dealer_many | Custom: the same for six or seven, as far as the pack goes
book | The book of this game, without any change
nomination_whist | British tables, under the name of Nomination Whist
squares | Custom: a way of scoring of its own
"""
SOURCES = """
first_bidder | The book begins with the dealer; nearly all others on his left
hook | In the book bids are free; "screw the dealer" is played widely
sequence | The book goes upwards only; the others are custom
max_cards | The book for three and five players; common tables for the rest
hands | Custom of the house
no_trump | In the book only where no card is left to turn; the others are custom
trump_from | The book turns a card; Nomination Whist has a list
scoring | The book: 10 and the bid, or nothing; the others are custom
zero_bid | The book names all three
bonus | The book, as a variant
tie | The book is silent; a play-off is custom
"""
READING = {
    "oh_hell": reading(
        BRIEF, PACK, COURSE, VALUES, ENDING, HEARD["oh_hell"], SETS, SOURCES
    )
}
