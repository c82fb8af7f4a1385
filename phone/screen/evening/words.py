"""How an evening is called, and what is said of it."""

from rules.words import spell_count

MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August"]
MONTHS += ["September", "October", "November", "December"]
DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
# what the days before a month add to the weekday; January and February are of the year
# before, so that a leap day is the last of its year
SHIFTS = (0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4)

UNSENT = "only on this phone"
UNSENT_LONG = f"{UNSENT} for more than a day"
OTHERWISE = "The server scored {games} differently. The server's score counts."
STAYS_HERE = "This night stays on this phone until you send it."
WAITS = "The night is over. It will be sent when there is a connection."
NOWHERE = (
    "This phone can't add entries to any group. Open a group's link, then send it."
)
NO_NETWORK = "No connection. Everything stays on this phone until there is one."


def title_of(evening):
    """An evening by its date: "Friday 20 November"."""
    year, month, day = [int(part) for part in evening["date"].split("-")]
    return f"{weekday(year, month, day)} {day} {MONTHS[month - 1]}"


def weekday(year, month, day):
    """The day of the week of a date, in the calendar that we have."""
    year -= 1 if month < 3 else 0
    leaps = year // 4 - year // 100 + year // 400
    return DAYS[(year + leaps + SHIFTS[month - 1] + day) % 7]


def is_old(evening, yesterday):
    """Whether something of an evening is unsent since a moment or for longer."""
    begun = [game["started_at"] for game in evening["games"]]
    return not evening["sent"] and any(moment < yesterday for moment in begun)


def where_of(evening, yesterday):
    """Where an evening is: of which group, and whether the server has it."""
    unsent = UNSENT_LONG if is_old(evening, yesterday) else UNSENT
    parts = [evening["group"]["name"], "sent" if evening["sent"] else unsent]
    return " · ".join([part for part in parts if part])


def games_words(games):
    """How many games: "two games", "no games"."""
    return spell_count(len(games), "game")


def otherwise_words(evening):
    """The sentence on games that the server scored differently; "" without any."""
    names = (evening["sent"] or {}).get("otherwise")
    return OTHERWISE.format(games=", ".join(names)) if names else ""


def chips(does, pairs, chosen):
    """What is tapped to do something: (value, words) each; `chosen`: the values."""
    return [
        {"do": does, "value": value, "words": words, "is_chosen": value in chosen}
        for value, words in pairs
    ]


def group_chips(does, groups, chosen):
    """Groups to choose from; `chosen`: the id of the one that is."""
    return chips(does, [(one["id"], one["name"]) for one in groups], [chosen])


def send_part(evening, groups, yesterday):
    """What is drawn of sending an evening; `groups`: those of this phone's keys."""
    offered = group_chips("into", groups, evening["group"]["id"])
    may_send = any(group["is_chosen"] for group in offered)
    waits = WAITS if evening["is_over"] else STAYS_HERE
    return {
        "groups": offered,
        "may_send": may_send,
        "has_choice": len(groups) > 1 or (bool(groups) and not may_send),
        "promise": waits if groups else NOWHERE,
        "trouble": evening["trouble"],
        "is_offline": evening["trouble"] == NO_NETWORK,
        "is_over": evening["is_over"],
        "is_old": is_old(evening, yesterday),
        "has_games": bool(evening["games"]),
        "is_sent": evening["sent"] is not None,
        "sent_url": evening["sent"]["url"] if evening["sent"] else "",
        "otherwise": otherwise_words(evening),
    }
