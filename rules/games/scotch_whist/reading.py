"""Scotch Whist and French Whist on a page for reading."""

from ...rule_book.form import reading
from .heard import HEARD

BRIEF = """
Take tricks, and with them the trumps that count: the jack is safe with its holder, but
the ten, worth 10 points, can be caught by four cards. The first to 41 points wins.
"""
PACK = """
36 cards: ace to six in four suits. In plain suits the ace is the highest, then king,
queen, jack, ten and down to the six. In trumps the jack is the highest of all: jack,
ace, king, queen, ten, nine, eight, seven, six.

Two to six play, each alone; four or six may play in sides. Two or three players get ten
cards each and the rest is left out, four get nine, five seven, six get six. With five
the odd card is set aside unseen. Cards are dealt one at a time from the dealer's left.
The last card belongs to the dealer; it is turned up, and its suit is trumps.
"""
COURSE = """
See the trumps
The dealer shows his last card and keeps it, so everybody knows the trumps, and one card
of his hand. The deal passes to the left after each deal.

Lead
The player on the dealer's left leads any card. After that the winner of each trick
leads to the next.

Follow
If you have a card of the suit led, you must play one. If you have none, play what you
like: you need not trump, and you need not win. The highest trump takes the trick, where
the jack beats the ace. Without a trump the highest card of the suit led takes it.

Catch the ten
The ten of trumps scores 10 for whoever takes the trick in which it falls, and only four
trumps lie below it. Its holder tries to win a trick with it when nobody behind him can
beat it, for example by trumping a suit that he does not have. The others lead trumps to
force it out, and hold back jack, ace, king or queen to take it. The jack of trumps, 11
points, cannot be beaten: it is always scored by whoever was dealt it, who may catch the
ten with it. Ace, king and queen of trumps score 4, 3 and 2 for whoever takes them.

Count the cards
At the end each side counts the cards in its tricks. Each card above the number that was
dealt to the side is 1 point. With four alone you are dealt nine: four tricks are
sixteen cards, 7 points; two tricks are eight cards, nothing. Nobody loses points for
having too few.

Know French Whist
In this form the ten of diamonds counts 10, too, for whoever takes it, when diamonds are
not trumps. All else is the same, so there is a second ten to catch.

Keep to the rules
Any breach, such as not following suit though able, or playing out of turn, costs its
side 10 points, and the side scores nothing in that deal. Nobody else gets what it took.

Tell the phone
Tap the trump suit. After the deal say how many tricks each side took, and who caught
each honour, or count the cards and enter those. More has two other ways: trick by
trick, or with the cards, where the phone sees by itself who caught what.
"""
VALUES = """
trump_jack | Jack of trumps | 11 | the highest trump
trump_ten | Ten of trumps | 10 | to the side that takes it
ten_of_diamonds | Ten of diamonds | 10 | only in French Whist, when diamonds are not
    trumps
trump_ace | Ace of trumps | 4 | to the side that takes it
trump_king | King of trumps | 3 | the same
trump_queen | Queen of trumps | 2 | the same
cards | Cards | 1 each | above the number dealt to the side
rule_broken | Broken rule | −10 | each time; the side scores nothing else in the deal
"""
ENDING = """
The game ends with the deal in which somebody has 41 points or more. If several do, the
deal is counted again in order: the ten of trumps, the ten of diamonds, cards, ace,
king, queen, jack. Whoever gets to 41 first wins, even with the lower total.

Every loser pays every winner one unit, or the difference where that was agreed.
"""
SETS = """
partners | The book, for four as pairs; paid by points, as partners like it
book | The book of this game, without any change
french | The book, under the name of French Whist
victorian | Books of the time of Queen Victoria
"""
SOURCES = """
form | The book has both, one after the other
sides | The book: alone, or four as pairs; older books: six in sides
target | The book says 41 and 42; all others 41
short_deal | The book: ten cards; most others: hands of six
five_deal | The book: seven each; most others take a six out
revoke_costs | The book: ten points; Victorian books: the game
settlement | The book is silent
"""
READING = {
    "scotch_whist": reading(
        BRIEF, PACK, COURSE, VALUES, ENDING, HEARD["scotch_whist"], SETS, SOURCES
    )
}
