"""What a correction changes on the sheet: the deals, the totals, who wins.

Sheets are scored records, `before` and `after` it.
"""

from rules.words import minus, side_name, who_won

from ..sheet.pending_claims import settled_sheet

MOST_LINES = 24  # so many changes of deals are listed one by one
MOST_DEALS = 3  # and so many where it is said in one breath


def compare_sheets(players, before, after):
    """The difference of two sheets of a game of these players (names), in sentences.

    Of the changes of its deals no more than a page can hold.
    """
    before, after = settled_sheet(before), settled_sheet(after)
    sides = after["sides"]
    names = [side_name(players, seats) for seats in sides]
    text = deals_in_words(changed_deals(names, before["deals"], after["deals"]))
    totals = changes_of_points(names, before["totals"], after["totals"])
    text += [f"Total: {in_words(change)}." for change in totals]
    outcome = outcome_in_words(players, sides, before["result"], after["result"])
    return text + [outcome]


def deals_in_words(deals):
    """The changes of the deals, a sentence each; of many, how many more there are."""
    text = [f"Deal {change['number']}: {in_words(change)}." for change in deals]
    more = len(text) - MOST_LINES
    return text if more <= 0 else text[:MOST_LINES] + [f"{more:,} more changes."]


def changed_deals(names, before, after):
    changes = []
    for place in range(max(len(before), len(after))):
        was, now = points_at(before, place), points_at(after, place)
        number = (after[place:] or before[place:])[0]["number"]
        for change in changes_of_points(names, was or [None] * len(names), now):
            change["number"] = number
            changes.append(change)
    return changes


def points_at(deals, place):
    return deals[place]["points"] if place < len(deals) else None


def changes_of_points(names, before, after):
    """The changes of one list of points, by side."""
    after = after or [None] * len(names)
    return [
        {"name": name, "was": was, "now": now}
        for name, was, now in zip(names, before, after)
        if was != now
    ]


def in_words(change):
    if change["now"] is None:
        return f"{change['name']}'s {change['was']} is removed"
    if change["was"] is None:
        return f"{change['name']} gets {change['now']}"
    return f"{change['name']}'s {change['was']} becomes {change['now']}"


def outcome_in_words(players, sides, before, after):
    """Who wins after a correction, against who won before it."""
    if after is None:
        return "The game is no longer over." if before else "The game goes on."
    still = "still " if before and before["winners"] == after["winners"] else ""
    if not after["winners"]:
        return f"The game is {still}drawn."
    winners = [sides[side] for side in after["winners"]]
    return f"{who_won(players, winners, still)}."


def correction_in_words(players, before, after, entry=""):
    """What a correction changes, in one breath: "Deal 1 corrected: Ann 43 to 33".

    `entry`: what it brings, in words, which is said where no points change.
    """
    words = changes_in_words(players, before, after)
    if not words:
        return f"Corrected: {entry or 'no points change'}"
    number, _colon, changes = words.partition(":")
    return f"{number} corrected:{changes}"


def changes_in_words(players, before, after):
    """The points that change, deal by deal: "Deal 1: Ann 43 to 33; deal 2: ..."."""
    before, after = settled_sheet(before), settled_sheet(after)
    numbers, of_deal = [], {}
    names = [side_name(players, seats) for seats in after["sides"]]
    for change in changed_deals(names, before["deals"], after["deals"]):
        words = f"{change['name']} {figure(change['was'])} to {figure(change['now'])}"
        if change["number"] not in of_deal:
            numbers.append(change["number"])
        of_deal.setdefault(change["number"], []).append(words)
    deals = [f"deal {number}: {', '.join(of_deal[number])}" for number in numbers]
    more = ["and later deals"] if deals[MOST_DEALS:] else []
    text = "; ".join(deals[:MOST_DEALS] + more)
    return text[:1].upper() + text[1:]


def figure(points):
    """Points of a deal, which has none where it is not played."""
    return minus(points or 0)


def entries_words(number):
    return "1 entry" if number == 1 else f"{number} entries"


def taken_back_in_words(gone, after):
    """Where a game stands once so many later entries are gone."""
    return f"Undone: {entries_words(gone)}, back to {after['told']}"


def turned_in_words(operation, gone, players, before, after):
    """An operation that was no entry more, by what it was and does.

    `gone`: how many entries it took out, with those that it took along.
    """
    if operation == "remove":
        return f"deleting {entries_words(gone)}"
    changes = changes_in_words(players, before, after)
    return f"the correction. {changes}" if changes else "the correction"
