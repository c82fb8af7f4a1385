"""The ways to record a deal, the quickest first."""

QUICK, CALL, CARDS = "quick", "call", "cards"
WAYS = ((QUICK, "Results"), (CALL, "As it is said"), (CARDS, "Cards"))
