"""What the five entries do that every game accepts: total, misdeal, rulings, stop."""

from .errors import RuleError


def deal_total(referee, entry):
    """The whole deal, added up at the table."""
    table = referee.table
    if table.deal.is_opened:
        raise RuleError(
            "deal_started",
            "This deal has entries already: undo them to enter its total alone.",
        )
    referee.game.check_total(table, entry.points)
    referee.open()
    referee.script.close()
    for side, points in enumerate(entry.points):
        table.score(side, points, "deal_total", "Added up at the table")
    referee.complete()


def misdeal(referee, entry):
    """The deal is void, and dealt again."""
    misdeal = referee.rulings.misdeal(entry.reason)
    table, deal = referee.table, referee.table.deal
    if misdeal.rule:
        misdeal.rule(table, entry)
    referee.open()
    referee.script.close()
    table.clear()
    deal.is_void = True
    referee.game.misdealt(table, entry)
    table.open_deal(deal.number, deal.dealer)
    referee.ask()


def adjust(referee, entry):
    """A correction that the table agreed on."""
    referee.game.check_adjust(referee.table, entry.side)
    referee.open()
    text = entry.note or "Agreed at the table"
    referee.table.score(entry.side, entry.points, "adjust", text)


def penalty(referee, entry):
    """A ruling on a breach of the rules."""
    offence = referee.rulings.offence(entry.offence)
    referee.game.check_penalty(referee.table, entry)
    referee.open()
    if offence.rule:
        offence.rule(referee.table, entry)


def stop(referee, entry):
    """The table stops before the game is over."""
    table = referee.table
    table.is_stopped = True
    if table.deal.is_opened and not table.deal.is_complete:
        referee.game.drop(table)
    referee.finish()


COMMON = {
    "deal_total": deal_total,
    "misdeal": misdeal,
    "adjust": adjust,
    "penalty": penalty,
    "stop": stop,
}
