"""Sentences that several tests look for, each written once."""

NEGATIVE_AMOUNT = "The amount can't be negative."
NOTHING_PAID = "Enter the amount paid. It must be more than zero."
IN_DIGITS = "Write the amount in digits, such as 2.50."
CONFIRMED_BY_ITSELF = "The last entry was confirmed on the phone that entered it"
ENTERS_FOR = "Who does this phone score for?"
NOT_YET_CONFIRMED = "Your last entry is not yet confirmed"
EXPOSED = "A card was exposed in dealing"
CLAIMS_AGAINST_PLAY = "Claims do not fit the cards played"
TOO_MUCH_FOR_A_DEAL = (
    "Ann cannot score 500 in one deal. A deal is worth at most 174 points."
)
PAIRWISE = "Everyone settles the difference with everyone else"
SCREW_THE_DEALER = "Screw the dealer, up and back"
BOB_WON_BY_ONE = "Bob won: Bob 11, Ann 10, Cleo 10"
OWN_RULING = "Here a card shown by mistake costs nothing."
PROPOSED_BY_GUEST = "Proposed by Guest 1 for this night"
