"""What the pages of both pinochle games say alike."""

VALUES = """
flush | Flush | 150 | ace, ten, king, queen, jack of trumps
royal_marriage | Royal marriage | 40 | king and queen of trumps
marriage marriage_c marriage_d marriage_h marriage_s | Marriage | 20 | king and queen of
    another suit
aces | Aces | 100 | one of each suit
kings | Kings | 80 | one of each suit
queens | Queens | 60 | one of each suit
jacks | Jacks | 40 | one of each suit
pinochle | Pinochle | 40 | queen of spades and jack of diamonds
double_flush | Double flush | 300 | both flushes at once; 1500 where doubles count
    tenfold
eight_aces | Eight aces | 200 | all of them at once; 1000 tenfold
eight_kings | Eight kings | 160 | the same; 800 tenfold
eight_queens | Eight queens | 120 | the same; 600 tenfold
eight_jacks | Eight jacks | 80 | the same; 400 tenfold
double_pinochle | Double pinochle | 80 | both at once; 300 at some tables
deece_turned | Deece turned up | 10 | the lowest trump turned up, to the dealer
deece_exchanged | Deece exchanged | 10 | given for the turned card
deece | Deece | 10 | held or shown; no more than two deeces score in a deal
meld | Melds | all | entered in one number
cards | Cards | 240 in all | ace 11, ten 10, king 4, queen 3, jack 2, whoever takes them
last_trick | Last trick | 10 | so each deal has 250 in its tricks
no_trick | No trick | − | the melds are lost, only where the table says so
renege | Renege | − | all points of the deal, or only those of cards
"""
SOURCES = """
game | The book has both
target | The book: 1000; others play 500 to 1500
ending | Bicycle and Parlett raise it; the other is a rule of the house
count | Hoyle; the simpler ones are modern
rounding | The book is silent; Bicycle counts in tens
double_pinochle | Foster: 80; Bicycle and the Britannica of 1911: 300
doubles | Foster counts twice; the Britannica of 1911 and Parlett tenfold
heading | The book: only when trumps are led; the other from the Encyclopedia Americana
renege | The book, as it is read here; the Britannica of 1911: cards only
settle | The book: a stake; the difference is a rule of the house
"""
