"""How much a group and a night hold at most: more would make everybody wait.

The bounds lie far beyond any table. What a guest may bring is less than what the host
may, so that there is always room for the host.
"""

from django.core.exceptions import PermissionDenied

from phone.bounds import MOST_ENTRIES, STOP

MOST_PEOPLE = {"host": 500, "enter": 200}  # of a group, by who brings one more
MOST_NIGHTS = {"host": 10_000, "enter": 5_000}
MOST_OPEN = 200  # nights of a group that are in progress
MOST_HERE, MOST_GAMES = 100, 500  # of a night
MOST_BILLS = 200  # of a night
MOST_PAYMENTS = 50_000  # of a group
MOST_LOGGED = 2 * MOST_ENTRIES  # of a game's log, with all that was taken back
MOST_MERGED = 500  # people of a group who are part of others
MOST_LAWS = {"host": 1_000, "enter": 900}  # of a group, by the role that saves one more
MOST_WITHDRAWN = 1_000  # rulings of a group, still listed
MOST_PROPOSED, MOST_PROPOSALS = 40, 200  # for a night: open ones; those of all time
MOST_BESIDE = 1_000  # rulings of a game, and as many times that a side said something
MOST_AGREEMENTS = 2 * MOST_BESIDE  # of a game, with all signatures that were removed
# What sides say to a game, or names under a night, by who brings one more.
MOST_SAID = {"host": MOST_BESIDE, "enter": 950, "guest": 900}

PEOPLE = {
    "host": "A group can have at most {most:,} people. Merge duplicate people first.",
    "enter": (
        "Scorers can add people until a group has {most:,}. Ask the host to add more."
    ),
}
NIGHTS = {
    "host": "A group can have at most {most:,} nights. Start a new group for more.",
    "enter": (
        "Scorers can add nights until a group has {most:,}. Ask the host to add more."
    ),
}
OPEN = f"{MOST_OPEN} nights are in progress. Close one before you start another."
HERE = f"A night can have at most {MOST_HERE} people. Start another night for more."
GAMES = f"A night can have at most {MOST_GAMES} games. Start another night for more."
BILLS = f"A night can have at most {MOST_BILLS} shared costs. Combine some into one."
PAYMENTS = f"A group can have at most {MOST_PAYMENTS:,} payments. Delete some first."
ROWS = (
    f"This game has been changed {MOST_LOGGED:,} times, which is the limit. You can "
    "only stop the game now."
)
BESIDE = f"A game can have at most {MOST_BESIDE:,} rulings. This ruling was not saved."
SAID = {
    "host": (
        "This game has {most:,} confirmations and signatures, which is the limit."
    ),
    "enter": (
        "Once a game has {most:,} confirmations and signatures, only the host can add "
        "more."
    ),
    "guest": (
        "Once a game has {most:,} confirmations and signatures, only the host or a "
        "scorer of the group can add more."
    ),
}
SIGNED = {
    "host": "This night has {most:,} signatures, which is the limit.",
    "enter": (
        "Scorers can sign until a night has {most:,} signatures. Ask the host to sign."
    ),
    "guest": (
        "Guests can sign until a night has {most:,} signatures. Ask the host, or a "
        "scorer of the group, to sign."
    ),
}
LAWS = {
    "host": "The group has {most:,} rulings, which is the limit. Withdraw one first.",
    "enter": (
        "Scorers can save rulings until the group has {most:,}. Ask the host to save "
        "this ruling, or to withdraw another."
    ),
}
PROPOSED = (
    "This night has {most} proposed rulings, which is the limit. Ask the host, or a "
    "scorer of the group, to save or dismiss some."
)
PROPOSALS = (
    "Guests have proposed {most} rulings for this night, which is the limit. Ask the "
    "host, or a scorer of the group, to save this ruling."
)
MERGED = f"A group can have at most {MOST_MERGED} merged people. Separate some first."


class TooManyError(PermissionDenied):
    """A group or a night holds no more of what is brought; the message says so."""

    code = "too_many"


def refuse_people(group, more=1):
    """TooManyError where so many more people are more than the role may add."""
    refuse(group.people, more, MOST_PEOPLE, PEOPLE, group)


def refuse_nights(group, more=1):
    """TooManyError where so many more nights are more than the role may add."""
    refuse(group.nights, more, MOST_NIGHTS, NIGHTS, group)
    if more and group.nights.in_progress().count() >= MOST_OPEN:
        raise TooManyError(OPEN)


def refuse(rows, more, bounds, sentences, group):
    """TooManyError where rows and so many more pass the bound of a role."""
    role = getattr(group, "way_in", {}).get("role", "host")
    role = role if role in bounds else "enter"
    if more and rows.count() + more > bounds[role]:
        raise TooManyError(sentences[role].format(most=bounds[role]))


def refuse_here(night):
    """TooManyError where a night has as many people as it may."""
    if night.attendances.count() >= MOST_HERE:
        raise TooManyError(HERE)


def refuse_bills(night):
    """TooManyError where a night has as many bills as it may."""
    if night.bills.count() >= MOST_BILLS:
        raise TooManyError(BILLS)


def refuse_payments(group, more=1):
    """TooManyError where so many more payments are more than a group can have."""
    if more and group.payment_set.count() + more > MOST_PAYMENTS:
        raise TooManyError(PAYMENTS)


def room_for_laws(count, role):
    """How many more rulings a role can save in a group, and why it can save no more."""
    role = role if role in MOST_LAWS else "enter"
    most = MOST_LAWS[role]
    return max(most - count, 0), LAWS[role].format(most=most)


def room_for_words(way_in, count, sentences=SAID):
    """How many more words of sides, or names, a phone can bring, and why no more.

    `way_in`: of the phone; `sentences`: by who brings them, SAID or SIGNED.
    """
    is_host = way_in.get("role") == "host"
    is_guest = way_in.get("night_id") is not None
    who = "host" if is_host else "guest" if is_guest else "enter"
    return max(MOST_SAID[who] - count, 0), sentences[who].format(most=MOST_SAID[who])


def room_for_proposals(count_open, count):
    """How many more rulings guests can propose for a night, and why no more."""
    if count >= MOST_PROPOSALS:
        return 0, PROPOSALS.format(most=MOST_PROPOSALS)
    room = min(MOST_PROPOSED - count_open, MOST_PROPOSALS - count)
    return max(room, 0), PROPOSED.format(most=MOST_PROPOSED)


def is_full(game, row, more=1):
    """Whether the log of a game has no room for so many rows, of which one is last.

    There is always room to stop it.
    """
    is_stop = row.operation == "add" and row.entry == STOP
    return game.log_length + more > MOST_LOGGED and not is_stop


def has_all_its_games(night):
    """Whether a night has as many games as it may."""
    return night.games.count() >= MOST_GAMES
