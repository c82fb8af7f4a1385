"""What the table must hear after an entry, the loudest first."""

from .ranking import ahead_by, leader
from .words import card_sign, minus, number_of, who_won, winners, with_capital

# Common entries that are read aloud where nothing is announced.
COMMON = ("adjust", "misdeal", "penalty")
SHORT = 24  # letters that fit into the largest line of a small phone
BESIDE, BESIDE_END = 2, 1  # announcements beside what is loud; the last sum them up


def announce_entry(referee, result):
    """What the last entry made the referee say, for the call of a page: a dict.

    `loud`: sentences, the loudest first: who has won the game, what must be heard
    before all else, how the deal came out; none where only the next is to be asked.
    `also`: what else was announced. `led`: the entry in words, unless it is loud;
    `plays`: the same for ears, where it is a trick by its cards; else empty.
    `result`: as the scored record has it.
    """
    announcements = last_announcements(referee)
    table, words = referee.table, referee.last_in_words()
    led = with_capital(referee.game.as_told(table, referee.last or {}, words))
    plays = getattr(referee.seen, "plays", None)
    if plays:
        led = with_taker(referee, led, announcements)
    loud, also = by_weight(referee, announcements, result)
    if not loud and is_aloud(referee):
        loud, led = [led], ""
    aloud = plays_aloud(referee, plays, announcements) if plays else ""
    return {"led": led, "loud": loud, "also": also, "plays": aloud}


def by_weight(referee, announcements, result):
    """(what is loud, what else is said) of the announcements and the page's words."""
    first = verdict(referee, announcements, result)
    first += referee.game.standing_sentences(referee.table)
    parts = referee.game.loud
    first += [text for text in announcements if any(part in text for part in parts)]
    end = closing_words(referee, announcements)
    loud = first + end
    if not loud:
        return in_short(announcements)
    also = [text for text in announcements if text not in loud]
    return loud, also[-BESIDE_END if end else -BESIDE :]


def last_announcements(referee):
    """What was announced at the last entry, as the page says it."""
    game, table = referee.game, referee.table
    spoken = table.announcements
    first = len(spoken)
    while first and spoken[first - 1]["entry"] == table.entry:
        first -= 1
    texts = [game.as_heard(table, one["text"]) for one in spoken[first:]]
    return [text for text in texts if text]


def in_short(announcements):
    """(what is loud, what is not) of announcements of one weight: all, if they fit."""
    joined = " \u00b7 ".join(announcements)
    if not announcements or len(joined) > SHORT:
        return announcements[:1], announcements[1:]
    return [joined], []


def is_aloud(referee):
    """Whether the last entry is read aloud, since nothing was announced."""
    last = referee.last
    return last is not None and last["type"] in referee.game.aloud + COMMON


def with_taker(referee, words, announcements):
    """The cards of a trick with who takes it, unless that is said beside it."""
    name = referee.table.players[referee.seen.winner]
    is_said = "winner" in referee.last or is_taker_said(announcements)
    return words if is_said else words.replace("Trick:", f"Trick to {name}:", 1)


def is_taker_said(announcements):
    """Whether the referee has said who takes the trick: "Trick 2 to Ann"."""
    return any(text[:6] == "Trick " for text in announcements)


def plays_aloud(referee, plays, announcements):
    """A trick by its cards for ears: who played which of them, and who takes it."""
    players = referee.table.players
    played = [f"{players[play[0]]}: {card_sign(play[1])}" for play in plays]
    name = players[referee.seen.winner]
    taken = "" if is_taker_said(announcements) else f". {name} takes it"
    return ", ".join(played) + taken


def verdict(referee, announcements, result):
    """Who has won the game, in the referee's words if there are any; else empty."""
    if result is None:
        return []
    table = referee.table
    sides = [table.sides[side] for side in result["winners"]]
    sentence = who_won(table.players, sides)
    tie = f"{winners(table.players, sides)} tie"
    spoken = [
        text
        for text in announcements
        if text == tie or text[: len(sentence)] == sentence
    ]
    if is_level(table, result):
        return spoken[:1] or ["A draw: nobody wins"]
    return spoken[:1] or [f"{sentence} the game" if sides else sentence]


def is_level(table, result):
    """Whether some deal was played, and all have the same in the end."""
    is_one = 0 < len(result["winners"]) < len(table.sides)
    is_even = len(set(result["scores"])) == 1
    return is_even and not is_one and bool(table.completed_deals())


def closing_words(referee, announcements):
    """How the deal came out that the last entry has closed; empty if it closed none."""
    table = referee.table
    if table.is_stopped or not table.deals:
        return []
    deal = table.deals[-1]
    if deal.is_complete:
        return referee.game.deal_words(table, deal)
    if deal.is_void and not announcements:
        name = table.players[table.turn_to_deal]
        return [f"Deal {deal.number} is void: {name} deals again"]
    return []


def outcome(table, deal):
    """Who won a deal and by how much where two sides play it, else who makes what."""
    points = table.points(deal)
    sides = table.game.sides_in(table, deal)
    most_first = sorted([(-points[side], side) for side in sides])
    scored = [side for _points, side in most_first if points[side]]
    if not scored:
        return f"Nobody scores in deal {deal.number}"
    if len(sides) > 2:
        others = [f"{table.name(side)} {minus(points[side])}" for side in scored[1:]]
        first = makes(table, scored[0], points[scored[0]])
        return ", ".join([first] + others)
    points_of_sides = [points[side] for side in sides]
    winner = leader(points_of_sides, table.lowest_wins)
    if winner is None:
        return f"Deal {deal.number} is level: {minus(points_of_sides[0])} each"
    lead = ahead_by(points_of_sides, winner, table.lowest_wins)
    won = who_won(table.players, [table.sides[sides[winner]]])
    return f"{won} deal {deal.number} by {lead}"


def makes(table, side, points):
    """What a side makes in a deal: "Bob makes 24", "Ann & Cid make 24"."""
    verb = "makes" if len(table.sides[side]) == 1 else "make"
    return f"{table.name(side)} {verb} {minus(points)}"


def last_headline(table):
    """How long a game was that is over: "After 6 deals", "Stopped after 1 deal"."""
    if not table.is_stopped:
        played = [deal for deal in table.deals if not deal.is_void]
        return f"After {number_of(len(played), 'deal')}"
    played = len(table.completed_deals())
    return f"Stopped after {number_of(played, 'deal')}" if played else "Stopped"
