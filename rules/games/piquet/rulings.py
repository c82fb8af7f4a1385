"""Irregularities: what went wrong, what the referee says, what it does to the score."""

from ...card_game import Misdeal, Offence
from ...fields import Number
from ...misdeals import CARD_EXPOSED, IMPERFECT_PACK
from .award import why_not_worth
from .combinations import CLASS_NAMES, class_field
from .evidence import why_barred
from .pack_conflicts import why_no_cards

MOST_MISSING = 5
CLASS = class_field("In which class?")
POINTS = Number("points", 0, 1000, optional=True, label="Points for the other side")

MISDEALS = (
    CARD_EXPOSED,
    Misdeal("wrong_count", "Someone has the wrong number of cards"),
    Misdeal("faced_card", "A card is face up in the pack"),
    IMPERFECT_PACK,
    Misdeal("wrong_dealer", "The wrong player has dealt"),
    Misdeal("agreed", "Agreed at the table"),
)


def ruled_by(rule):
    """A rule with what all have in common: it is said, and the sheet follows."""

    def rule_on(deal, entry):
        offence = entry.offence.replace("_", " ")
        deal.table.announce(f"Penalty: {deal.name(entry.seat)}, {offence}")
        rule(deal, entry)
        if deal.lost_by is None:
            deal.change()
            deal.write()

    return rule_on


def let_be(deal, entry):
    """It is said and nothing more."""


def silence(deal, entry):
    """The side scores nothing in this deal."""
    side = deal.side_of(entry.seat)
    if side not in deal.silenced:
        deal.silenced.append(side)


def why_no_miscall(deal, entry):
    """A card is played, or there is no claim to take back."""
    if deal.tricks.taken:
        return "declaring_closed", "Declaring is over in this deal."
    kind, book = entry.kind, deal.declarations
    has_award = book.awards.get(kind, (None,))[0] == deal.side_of(entry.seat)
    if has_award or book.has_claim(entry.seat, kind):
        return None
    return nothing_claimed(deal, entry)


def take_miscall_back(deal, entry):
    """An error owned in time: the claim is taken back, and declaring goes on."""
    take_claim_back(deal, entry)
    deal.declarations.take_back(entry.seat, entry.kind)
    deal.is_closed = False


def take_claim_back(deal, entry):
    """What an offender has claimed in a class counts no longer against the cards."""
    claim = deal.declarations.declaration(entry.seat, entry.kind)
    if claim:
        deal.holdings.take_back(entry.seat, claim)


def why_no_false_declaration(deal, entry):
    """Found too early, not claimed, ruled already, or points for nobody."""
    kind, side = entry.kind, deal.side_of(entry.seat)
    if not deal.is_closed:
        return (
            "before_play",
            "Before a card is played, this is a miscall. Take it back.",
        )
    if kind in deal.false or deal.class_winner(kind) != side:
        return nothing_claimed(deal, entry)
    if deal.table.game.adversary(deal, entry) == side:
        return "bad_seat", "The points must go to another player."
    return why_not_worth(deal, kind, entry.points) if entry.points else None


def give_class_away(deal, entry):
    """A false claim found in play: the class goes, and all the offender's points."""
    kind, to = entry.kind, deal.table.game.adversary(deal, entry)
    deal.false[kind] = (entry.seat, to, entry.points or 0)
    take_claim_back(deal, entry)
    silence(deal, entry)


def nothing_claimed(deal, entry):
    """(code, sentence) for a ruling on a claim that was not made."""
    kind = CLASS_NAMES[entry.kind]
    return "nothing_claimed", f"{deal.name(entry.seat)} has no claim in the {kind}."


def why_no_revoke(deal, entry):
    """A trick that is not there."""
    if entry.trick > len(deal.tricks.taken):
        return "no_such_trick", f"Trick {entry.trick} has not been played."
    return None


def take_tricks_back(deal, entry):
    """The tricks from the revoke on are taken back, to be entered again."""
    deal.tricks.take_back(entry.trick)
    deal.holdings.play_again(deal.tricks)


def draw_wrongly(deal, entry):
    """Cards taken from the stock against the rules: the deal, or the game, is lost."""
    if deal.table.options.get("stock_offence") == "loses_game":
        deal.lost_by = deal.side_of(entry.seat)
        deal.drop()
    else:
        silence(deal, entry)


def why_no_short_hand(deal, entry):
    """Entered too late, or for a player who has shown more cards than that."""
    if deal.tricks.taken:
        return "play_begun", "A short hand must be entered before the first trick."
    size = deal.table.game.hand_size - entry.missing
    if deal.holdings.allows_size(entry.seat, size):
        return None
    new = [f"{deal.name(entry.seat)}'s {size} cards"]
    return why_barred(deal, new) or why_no_cards(deal, entry.seat, new)


def shorten_hand(deal, entry):
    """The player goes on with too few cards."""
    deal.tricks.shorten(entry.seat, entry.missing)
    deal.holdings.shorten(entry.seat, deal.tricks.hand_size(entry.seat))


def why_not_elder(deal, entry):
    """Another offender than the player who does not deal."""
    return why_not_by(deal, entry, deal.seats[0])


def why_not_by(deal, entry, seat):
    """An offence that this player cannot commit."""
    if entry.seat == seat:
        return None
    return "wrong_offender", f"Only {deal.name(seat)} can commit this offence."


MISCALL = Offence(
    "miscall",
    "False claim, admitted before play",
    "The claim is taken back, and everyone may declare that class again",
    CLASS,
    rule=ruled_by(take_miscall_back),
    why_not=why_no_miscall,
    reopens=True,
)
LONG_HAND = Offence(
    "long_hand",
    "Played with too many cards",
    "The player scores nothing in this deal",
    rule=ruled_by(silence),
)


def false_claim(*adversaries):
    """A false declaration; `adversaries`: the field that names one of several."""
    return Offence(
        "false_declaration",
        "False claim scored, found during play",
        "The player scores nothing in this deal, and the others may score the class",
        CLASS,
        POINTS,
        *adversaries,
        rule=ruled_by(give_class_away),
        why_not=why_no_false_declaration,
    )


def revoke_in(tricks):
    """A revoke in a deal of so many tricks."""
    return Offence(
        "revoke",
        "Failed to follow suit",
        "That trick and all later ones are taken back and played again",
        Number("trick", 1, tricks, label="From which trick?"),
        rule=ruled_by(take_tricks_back),
        why_not=why_no_revoke,
    )


LEAD_OUT_OF_TURN = Offence(
    "lead_out_of_turn",
    "Led out of turn, noticed before the trick was complete",
    "No penalty: the card goes back, and the right player leads",
    rule=ruled_by(let_be),
)
EXPOSED_CARD = Offence(
    "exposed_card",
    "Showed a card from their hand",
    "No penalty: the card goes back into the hand",
    rule=ruled_by(let_be),
)


def offences(tricks, *adversaries):
    """The offences of every game of so many tricks."""
    in_hand = (MISCALL, false_claim(*adversaries), LONG_HAND)
    return in_hand + (revoke_in(tricks), LEAD_OUT_OF_TURN, EXPOSED_CARD)


STOCK_OFFENCES = (
    Offence(
        "looked_at_stock",
        "Looked at cards that the other player may take",
        "The player scores nothing in this deal",
        rule=ruled_by(silence),
    ),
    Offence(
        "elder_overdrew",
        "Elder took more than five cards",
        "Elder scores nothing in this deal or loses the game, as agreed",
        rule=ruled_by(draw_wrongly),
        why_not=why_not_elder,
    ),
    Offence(
        "dealer_drew_first",
        "The dealer drew before elder",
        "The dealer scores nothing in this deal or loses the game, as agreed",
        rule=ruled_by(draw_wrongly),
        why_not=lambda deal, entry: why_not_by(deal, entry, deal.dealer),
    ),
    Offence(
        "excess_returned",
        "Drew extra cards, which went back unseen",
        "No penalty",
        rule=ruled_by(let_be),
    ),
    Offence(
        "unannounced_leave",
        "Elder left cards without saying so",
        "The dealer may still take all the cards left",
        rule=ruled_by(let_be),
        why_not=why_not_elder,
    ),
    Offence(
        "short_hand",
        "Discarded more cards than were drawn",
        "The player plays with a short hand, and the other takes the last tricks",
        Number("missing", 1, MOST_MISSING, label="How many cards are missing?"),
        rule=ruled_by(shorten_hand),
        why_not=why_no_short_hand,
    ),
)
