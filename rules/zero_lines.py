"""What did not score: shown on the page's sheet, while a scored record has no zeros."""

MOST_APART = 8  # so many corrections of nothing are shown one by one


def all_zero_lines(table, deal):
    """(sides, reason, text) of what a deal had and did not score.

    What the game says, a correction of nothing, and a whole deal of nothing.
    """
    if deal.is_void or (table.is_stopped and not deal.is_complete):
        return []
    game = table.game
    nothings = gather_lines(game.nothings(table, deal) + agreed_zero_lines(deal))
    if deal.is_complete and not deal.lines and not nothings:
        return [(game.sides_in(table, deal), "", "Nobody scores")]
    return nothings


def agreed_zero_lines(deal):
    """The corrections of nothing in a deal; many of them are shown as one."""
    if len(deal.agreed) <= MOST_APART:
        return deal.agreed
    sides = {side for sides, reason, text in deal.agreed for side in sides}
    words = f"Agreed at the table \u00d7 {len(deal.agreed)}"
    return [(sorted(sides), "adjust", words)]


def gather_lines(nothings):
    """Those with the same words made one, for the sides of all."""
    rows = []
    for sides, reason, text in nothings:
        alike = [one for one in rows if one[1:] == (reason, text)]
        if alike:
            alike[0][0].extend(sides)
        else:
            rows.append((list(sides), reason, text))
    return rows


def without_line(table, deal, reasons):
    """The sides of a deal that have no line of these reasons."""
    having = [line.side for line in deal.lines if line.reason in reasons]
    return [side for side in table.game.sides_in(table, deal) if side not in having]
