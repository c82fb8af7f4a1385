"""New Game's irregularities: what a breach of the rules costs."""

from ...card_game import Offence

REVOKE = -5


def punish_revoke(deal, entry):
    """Five points off, at once."""
    deal.table.score(entry.seat, REVOKE, "revoke", "Did not follow suit")
    deal.table.announce("Revoke: five off")


OFFENCES = (
    Offence(
        "revoke",
        "Did not follow suit when able to",
        "Five points off",
        rule=punish_revoke,
    ),
)
