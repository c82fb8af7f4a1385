"""What each lead and each trick counts in play."""


def every(trick, is_capture):
    """(points for the lead, points for the trick): all leads, all captures."""
    return 1, is_capture


def classic(trick, is_capture):
    """The same, but a card below the ten counts nothing."""
    return not trick.is_low_lead, is_capture and not trick.is_low_win


def lead_and_trick(trick, is_capture):
    """All leads and all tricks, the leader's own too."""
    return 1, 1


COUNTS = {"every": every, "classic": classic, "lead_and_trick": lead_and_trick}


def trick_points(books, place):
    """(side, reason, text) for each point of the trick at a place, from 0."""
    trick = books.tricks.taken[place]
    leader, winner = books.side_of(trick.leader), books.side_of(trick.winner)
    count = COUNTS[books.table.options["count"]]
    lead, win = count(trick, leader != winner)
    points = []
    if lead:
        points.append((leader, "lead", f"Led to trick {place + 1}"))
    if win:
        points.append((winner, "win", f"Won trick {place + 1}"))
    if place + 1 == books.tricks.whole and has_last_trick(books):
        points.append((winner, "last_trick", "Last trick"))
    return points


def has_last_trick(books):
    """Whether the last trick counts a point of its own."""
    is_capot = books.tricks.whole in books.tricks_won()
    return books.table.options["capot_last"] or not is_capot
