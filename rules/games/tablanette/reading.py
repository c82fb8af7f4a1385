"""Tablanette on a page for reading."""

from ...rule_book.form import reading
from .heard import HEARD

BRIEF = """
Cards lie open on the table, and with each card you play you may take those that match
it or add up to it. Clear the whole table in one play and you score the value of all the
cards in it: a tablanette.
"""
PACK = """
52 cards for two players. Numbers count what they show; a jack is 12, a queen 13, a king
14, and an ace 1 or 11, as you choose each time you use it. Suits matter only for the
two of clubs and the ten of diamonds.

Each gets six cards, and four are laid face up on the table. When both hands are out,
six more are dealt to each, until the pack is used up: that makes four rounds and 24
plays for each. Nothing is added to the table from the pack.
"""
COURSE = """
Play a card
The dealer's opponent begins; then you play in turn, one card each time. Either the card
takes something, or it stays on the table, face up, and may be taken later. You are
never made to take.

Take what is equal
A card takes any card of its own rank: a nine takes a nine, a king a king. If two nines
lie there, one nine takes both.

Take what adds up
A card also takes two or three cards that together make its value. A king, 14, takes a
ten and a four, or an ace and a queen (1 and 13), or a nine, a three and a two. A sum of
four or more cards is allowed only where the table has agreed on it.

Take several groups at once
One card may take as many groups as there are, as long as no card is in two of them.
With a seven, a five, a two and an ace on the table a seven takes the seven, and the
five with the two; the ace stays. What you take goes face down on your pile, together
with the card that took it.

Clear the table
If your play takes every card that lies there, say "tablanette". It scores the value of
all cards in it at once, the played one included: a seven that takes a seven and a five
with a two is three times 7, so 21, if nothing else lay there. An ace that takes an ace
is 11 and 11: 22. Your opponent then finds an empty table and must lay down a card.

Deal again
When the six cards are played, the dealer deals six more to each, and the play goes on
with what lies on the table. What is left on the table after the last card goes to the
player who took last. That is no tablanette.

Count the piles
Each ace, king, queen, jack and ten in your pile is 1 point, and so is the two of clubs;
the ten of diamonds is 2 in all. That makes 22 in the pack. Whoever has more cards, 27
or more, scores 3; with 26 each nobody does. The deal then passes to the other player.

Tell the phone
Enter a tablanette when it is made: who made it, and what it is worth. At the end of the
deal enter the card points of one pile, and who has more cards; the other points follow.
More has another way, card by card: then the phone shows what each card may take, and
counts the piles itself.
"""
VALUES = """
tablanette | Tablanette | all its cards | the value of the played card, once for each
    group
    and once for itself; some tables count 1
card_points | Ace, king, queen, jack, ten | 1 each | in your pile; the two of clubs 1,
    the
    ten of diamonds 2
most_cards | Most cards | 3 | 27 or more of the 52
"""
ENDING = """
The first to 251 points wins, as soon as he has them, also in the middle of a deal. The
two piles are one count: if it brings both there, the higher total wins, and if they are
level there is another deal.

The loser pays the difference, or one unit where that was agreed.
"""
SETS = """
book | The book of this game, without any change
english_jack | Most English books
tablic | Tablić, as it is played in Serbia
"""
SOURCES = """
target | The book: 251; Tablić: 101
finish | The book: who first makes it; the other is a rule of the house
jack | The book counts it 12; most English books let it take all
sum_cards | The book says two or three; all others set no limit
sweep | The book counts the cards; Tablić counts one
settlement | The book is silent
"""
READING = {
    "tablanette": reading(
        BRIEF, PACK, COURSE, VALUES, ENDING, HEARD["tablanette"], SETS, SOURCES
    )
}
