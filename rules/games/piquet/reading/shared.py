"""What the pages of several piquet games say alike."""

VALUES = """
carte_blanche | Carte blanche | 10 | a hand dealt without king, queen or jack
point | Point | 1 a card | the longest suit; equal lengths by pips: ace 11, court cards
    and
    ten 10, others their number
sequence | Tierce | 3 | three cards in a row in one suit
sequence | Quart | 4 | four in a row
sequence | Quint | 15 | five in a row; a sixième 16, a septième 17, a huitième 18
set | Trio | 3 | three of a kind, tens or higher
set | Quatorze | 14 | four of a kind, tens or higher
"""
TWO_HANDED_VALUES = """
repique | Repique | 60 | 30 or more in hand before the other has anything
lead | Lead | 1 | each card you lead; in the classic count only tens and higher
win | Capture | 1 | each trick won that the other led; the same there
play | The play | all | leads and captures, entered in one number
last_trick | Last trick | 1 | one more for who wins it
pique | Pique | 30 | 30 reached in the play before the other has anything
cards | The cards | 10 | seven tricks or more; six each are divided
capot | Capot | 40 | all twelve tricks, instead of the 10
no_count | No count | all lost | a breach that takes the points of the deal
"""
LARGER_VALUES = """
repique | Repique | 90 | 20 or more in hand before any other side has anything
lead | Lead | 1 | each card led, in the classic count a ten or higher
win | Capture | 1 | each trick won that another side led; the same there
play | The play | all | leads and captures, entered in one number
last_trick | Last trick | 1 | one more for who wins it
pique | Pique | 60 | 20 reached in the play before any other side has anything
no_count | No count | all lost | a breach that takes the points of the deal
"""
SOURCES = """
count | The English book counts every card, the French one only tens and higher
capot_last | The French book: not; the English one and the laws: yes
"""
TWO_HANDED_SOURCES = """
blank_when | English play: before any exchange; the French book: before one's own
younger_exchange | The English book: at least one; the French book: none needed
pique_order | The laws reckon both hands first; the English book counts as it is spoken
younger_pique | The French book lets anybody; the English one and the laws: elder only
"""
TELL_THE_PHONE = """
Tell the phone
Tap who has the point and what it counts, then the same for the sequences and the sets,
and at last what came of the play. A repique the phone finds by itself. More has two
other ways: as it is said, where each claim and each trick is entered in its turn, or
with the cards.
"""
