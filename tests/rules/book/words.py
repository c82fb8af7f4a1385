"""Each word of the book on what an entry does to the score, and what checks it."""

from functools import partial

from tests.rules.book import effects as so

VOID = (
    "the deal is played again",
    "the deal is played again with the same number of cards",
    "the same number of cards is dealt again",
    "the right number of cards is dealt again",
    "the deal is played again; its tablanettes are lost",
    "as agreed, or the deal is played again",
    "none, or the deal is played again",
)
NOTHING = (
    "nothing until the meld is scored",
    "the meld does not score",
    "the trick counts for its winner",
    "none, but the other player takes the last tricks",
    "the stake is doubled if the other accepts",
    "nothing for the call",
    "nothing for either",
    "neither player scores in that class",
)
OPEN = (
    "none: the card stays face up",
    "none: the cards stay face up",
    "none, unless it led to a revoke",
)
AGREED = (
    "as agreed",
    "none, or as agreed",
    "the points agreed on, at once",
    "as it should have been",
    "each player's own figure",
    "10 for each brisque goes to the rightful winner",
)
NO_GAIN = (
    "the offender gains no points this deal",
    "the offender gains no points in that deal",
    "the offender scores nothing this deal",
    "a player with too many cards scores nothing",
    "the dealer scores nothing this deal",
    "elder scores nothing this deal",
    "the offender scores nothing, the others score the class",
    "the offender's side loses its points from the deal",
    "the offender's side loses its points from the deal and cannot win",
)
FINED = ("10 off, and the offender's side scores nothing this deal",)
NO_CARDS = (
    "the offender loses all points for cards and the last trick",
    "the offender's side loses its brisques and the last trick",
    "the offender's side loses its points for cards and the last trick",
    "the same as for any renege, in that deal",
)
GAIN = (
    "the meld scores",
    "the meld scores if a partner won the trick",
    "the value of the meld",
    "the value of the tablanette",
)
TEN = ("10", "10 for the exchange", "10 for the deece")
TENS = ("10 each", "10 for each ace and ten", "10 for each missing brisque")
COUNTED = (
    "card points as counted",
    "to the side that took it",
)
AS_FOUND = ("as counted", "as found", "as played, or as agreed")
STOPPED = (
    "only complete deals count",
    "complete deals count, the unfinished one does not",
    "the unfinished deal does not count",
)
CHECKS = {}
for words, check in (
    (VOID, so.is_void),
    (NOTHING, so.nothing_moves),
    (OPEN, so.stays_open),
    (AGREED, so.is_agreed),
    (NO_GAIN, so.gains_nothing),
    (FINED, so.is_fined),
    (NO_CARDS, so.loses_cards),
    (GAIN, so.gains),
    (TEN, partial(so.brings, 10)),
    (TENS, so.tens),
    (COUNTED, so.as_counted),
    (AS_FOUND, so.at_least_as_much),
    (STOPPED, so.only_complete_deals),
):
    CHECKS |= dict.fromkeys(words, check)
CHECKS |= {
    "10 off, and the offender's side scores nothing in that deal": so.is_fined_there,
    "the points for the meld are taken off": so.comes_off,
    "1": partial(so.brings, 1),
    "the offender's side loses 10 points": partial(so.off, 10),
    "the offender's side loses 100 points": partial(so.off, 100),
    "the last eight tricks score for the other player": so.loses_late_tricks,
    "none": so.costs_nothing,
    "if both have 500, the target becomes 900": so.goes_on_at_more,
    "the point for the lead goes to the player who led": so.leader_has_the_lead,
    "nobody scores it": so.nobody_has_it,
    "the claim counts as usual": so.counts_in_the_end,
    "the claim scores": so.claim_scores,
    "the class is declared again": so.is_called_again,
    "none: the tricks are played again": so.play_goes_back,
    "no winner, nobody pays": so.nobody_pays,
    "a shared win, or a draw": so.is_drawn,
    "the caller wins the game": so.wins,
    "the caller's side wins the game": so.wins,
    "the doubler wins the game": so.loses,
    "the other player wins the game": so.loses,
    "the caller's side loses the game": so.loses,
    "the offender loses the game": so.loses,
    "the offender's side loses the game": so.loses,
    "all differences between the totals": partial(so.pays, so.to_everyone),
    "the difference to the highest": partial(so.pays, so.to_the_highest),
    "the difference, or nothing": partial(so.pays, so.to_one_alone),
    "the plain difference": partial(so.pays, so.to_everyone),
    "the difference in each deal": so.by_neighbours,
    "nothing": so.nobody_owes,
}
