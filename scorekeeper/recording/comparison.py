"""What a correction changes on the sheet: the deals, the totals, who wins."""

from rules.words import side_name, who_won

MOST_TOLD = 24  # so many changes of deals are told one by one


def compared(game, before, after):
    """The difference of two sheets of a game, as a dict.

    `deals` and `totals`: each change with its `side`, `name`, `was` and `now` (points,
    None where there is no such deal). `outcome`: a sentence. `text`: the sentences of
    all, of the deals no more than a page can hold.
    """
    players, sides = game.names(), after["sides"]
    names = [side_name(players, seats) for seats in sides]
    deals = changed_deals(names, before["deals"], after["deals"])
    totals = changed(names, before["totals"], after["totals"])
    outcome = outcome_in_words(players, sides, before["result"], after["result"])
    text = deals_in_words(deals)
    text += [f"Total: {in_words(change)}." for change in totals]
    text.append(outcome)
    return {"deals": deals, "totals": totals, "outcome": outcome, "text": text}


def deals_in_words(deals):
    """The changes of the deals, a sentence each; of many, how many more there are."""
    told = [f"Deal {change['number']}: {in_words(change)}." for change in deals]
    more = len(told) - MOST_TOLD
    return told if more <= 0 else [*told[:MOST_TOLD], f"{more:,} more like these."]


def changed_deals(names, before, after):
    changes = []
    for place in range(max(len(before), len(after))):
        was, now = points_at(before, place), points_at(after, place)
        number = (after[place:] or before[place:])[0]["number"]
        changes += [
            {"number": number, **change}
            for change in changed(names, was or [None] * len(names), now)
        ]
    return changes


def points_at(deals, place):
    return deals[place]["points"] if place < len(deals) else None


def changed(names, before, after):
    """The changes of one list of points, by side."""
    after = after or [None] * len(names)
    return [
        {"side": side, "name": names[side], "was": was, "now": now}
        for side, (was, now) in enumerate(zip(before, after, strict=True))
        if was != now
    ]


def in_words(change):
    if change["now"] is None:
        return f"{change['name']}'s {change['was']} goes"
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
