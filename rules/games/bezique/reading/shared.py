"""What the pages of the bezique games say alike."""

SEVENS = """
turned_seven | Seven turned up | 10 | to the dealer
seven_exchanged | Seven exchanged | 10 | the seven of trumps given for the turned card
seven_shown | Seven shown | 10 | another seven of trumps, laid down
seven_played | Seven played | 10 | instead, where the table scores it as it is played
"""
MARRIAGES = """
marriage | Marriage | 20 | king and queen of a plain suit
trump_marriage | Trump marriage | 40 | king and queen of trumps: royal marriage
sequence | Sequence | 250 | ace, ten, king, queen, jack of trumps
"""
FOURS = """
four_aces | Four aces | 100 | any four, whatever their suits
four_kings | Four kings | 80 | any four
four_queens | Four queens | 60 | any four
four_jacks | Four jacks | 40 | any four
"""
BEZIQUES = """
bezique | Bezique | 40 | queen of spades and jack of diamonds
double_bezique | Double bezique | 500 | both pairs together before you
"""
TRICKS = """
brisques | Brisques | 10 each | each ace and ten in the tricks you win
last_trick | Last trick | 10 | the last of the deal
"""
BREACHES = """
renege | Renege | − | the cards won in the deal, and the last trick, are lost
forfeit | Forfeit | −10, −100 | only where the table plays the old penalties
"""
ALL_SOURCES = """
sevens | The book scores it when shown; Enquire Within and Britannica when played
final_meld | The book bars the last one; many other books do not
forfeits | Enquire Within: 10 and 100; the book has none
"""
SOURCES = """
brisques | The book counts them as they are won; English clubs at the end
second_bezique | The book: 500; the other is a rule of the house
bezique_pair | The book: always these two; the Portland Club goes by the trumps
last_trick | The book: the last of all; an English variant: the last of the stock
settle | One unit is custom; the difference is a rule of the house
target | The book
"""
