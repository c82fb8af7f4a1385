"""What is always in view: trumps, tricks, stock, brisques left, points to go."""

from ...cards import SUIT_SIGNS


def headline(course):
    """Trumps, trick, stock and brisques left, in one short line."""
    left = course.winnings.left()
    parts, brisques = [SUIT_SIGNS.get(course.trump, "")], f"{left} brisques"
    if course.is_tracked():
        number = min(course.tricks + 1, course.house.all_tricks)
        parts += [f"trick {number}", f"stock {course.stock()}"]
    else:
        parts.insert(0, f"Deal {course.table.deal.number}")
        brisques += " left"
    parts.append(brisques if counts_brisques(course) else "")
    return " · ".join(part for part in parts if part)


def counts_brisques(course):
    """Whether the brisques that are left are known."""
    return course.house.counts is None or (
        course.mode == "cards" and course.house.counts == "brisques"
    )


def call(course):
    """(what led to it, what to say) while nothing has been announced."""
    table, house = course.table, course.house
    dealer = table.players[table.deal.dealer]
    if house.has_turn_up and course.turned is None:
        return f"{dealer} deals", "Turn up a card for trumps"
    if course.is_count_due():
        what = "points" if house.counts == "points" else "brisques"
        return "The last trick is in", f"Count the {what}"
    if not course.is_tracked():
        return tally_words(course)
    name = table.players[course.leader]
    if course.tricks and not course.is_melding_over() and not course.has_melded:
        return f"After trick {course.tricks}", f"{name} may meld, then leads"
    return melds_words(course), f"{name} leads"


def melds_words(course):
    """How the melds of the deal stand."""
    return "Melds are over" if course.is_melding_over() else f"Melds: {course.melds}"


def tally_words(course):
    """What a tally may say next."""
    if not counts_brisques(course):
        return "Melds and sevens as they come", melds_words(course)
    left = course.winnings.left()
    return melds_words(course), f"{left} brisques left" if left else "Last trick"


def shown(table):
    """What stands beside the first name of each side: the points to go."""
    target, beside = table.game.target(table), [{} for _seat in table.seats]
    for side, seats in enumerate(table.sides):
        beside[seats[0]]["to go"] = max(0, target - table.totals[side])
    return beside
