"""A trick: who wins it, or the cards that were played to it."""

from ...cards import sorted_cards
from ...entry_type import EntryType
from ...fields import Cards, Flag, Seat
from ...tricks import LEAD_STANDS, someone_else, why_not_winner
from ...words import SUIT_NAMES, card_name
from .close import next_to_speak
from .hand import why_repeated
from .holdings import BITS, OF_SUIT
from .pique import repique_words
from .tricks import Trick

WINS = "These cards show that {name} wins the trick."


class TrickType(EntryType):
    """One trick by its winner, by its cards, or by both; the first one closes."""

    type = "trick"
    fields = (
        Seat("winner", optional=True),
        Cards("cards", optional=True),
        Seat("leader", optional=True),
        Flag("lead_low", optional=True),
        Flag("win_low", optional=True),
    )
    faults = {"low_impossible": "win_low"}
    words = ("Trick: {cards}", "{winner} wins the trick")

    def why_malformed(self, entry, raw_entry, table):
        if entry.winner is None and entry.cards is None:
            return self.bad_field("it needs a winner or the cards")
        return None

    def why_none(self, deal):
        return deal.why_tied()

    def look(self, deal, entry):
        """The Trick that it tells: who takes it, and whether low cards led or won."""
        return Trick(deal.tricks, entry)

    def why_not(self, deal, trick):
        if trick.cards is not None:
            why = why_not_cards(deal, trick)
            why = why or why_not_winner(deal.table, trick.named, trick.winner, WINS)
            if why or trick.outsider is None:
                return why
        if trick.outsider is not None:
            return why_out_of_cards(deal, trick)
        return why_not_low(deal, trick) if trick.win_low else None

    def refusal(self, deal, trick):
        """What is wrong with the trick itself comes before an open tie."""
        why = self.why_not(deal, trick)
        return why if why or deal.is_closed else deal.why_tied()

    def questions(self, deal):
        prompts = [winner_prompt(self, deal), cards_prompt(self, deal)]
        is_said = deal.is_closed or not next_to_speak(deal)
        if is_said and len(deal.tricks.order) > 1:
            prompts.append(lead_prompt(self, deal))
        return prompts

    def enter(self, deal, trick):
        if not trick.is_in_turn:
            deal.table.announce(LEAD_STANDS)
        if not deal.is_closed:
            deal.close()
        elif deal.up_to is None and deal.lines:
            deal.write()  # what stands on the sheet stays above this trick
        deal.tricks.put(trick)
        deal.sheet.add_trick(deal, trick)
        deal.is_written = False
        call(deal, trick)
        if trick.cards and is_doubtful(deal, trick):
            deal.is_doubted = True
            deal.table.announce("Claims do not fit the cards played")
        if deal.sheet.is_whole:
            deal.end_play()


def why_out_of_cards(deal, trick):
    """A trick won or led by a seat that has no cards left."""
    outsider, leader = deal.name(trick.outsider), deal.name(trick.order[0])
    return (
        "short_hand_trick",
        f"{outsider} has no cards left, so {leader} leads and wins.",
    )


def why_not_low(deal, trick):
    """A low card that wins where none was led; where only high ones count."""
    if deal.table.options["count"] != "classic":
        return None
    if trick.lead_low and trick.winner != trick.order[0]:
        return None
    return (
        "low_impossible",
        "A low card only wins if another player led a low card.",
    )


def why_not_cards(deal, trick):
    """Cards that cannot have been played: twice, from no hand, not following suit."""
    order, cards = trick.order, trick.cards
    if len(cards) != len(order):
        return (
            "wrong_card_count",
            f"This trick has {len(order)} cards, not {len(cards)}.",
        )
    if deal.tricks.may_be(order, cards):
        return None
    plays = list(zip(order, cards))
    return (
        why_repeated(cards)
        or why_played(deal, cards)
        or why_not_from_hands(deal, plays)
        or why_revoked(deal, plays)
    )


def why_played(deal, cards):
    """A card that has been played before."""
    gone = [deal.tricks.cards_of(seat) for seat in deal.seats]
    again = [card for played in gone for card in cards if card in played]
    if not again:
        return None
    return "card_repeated", f"{card_name(again[0])} has already been played."


def why_not_from_hands(deal, plays):
    """Cards that cannot come from the hands that were entered."""
    why, led = None, plays[0][1][1]
    for seat, card in plays:
        why = why or why_not_in_hand(deal, seat, card)
    for seat, card in plays:
        why = why or why_must_follow(deal, seat, card, led)
    return why


def why_not_in_hand(deal, seat, card):
    """A card that an entered hand lacks, or that another one has."""
    hands = deal.hands
    if seat in hands:
        is_his = card in hands[seat]
    else:
        is_his = not any(card in hands[owner] for owner in hands)
    if is_his:
        return None
    return (
        "not_in_hand",
        f"{card_name(card)} is not in {deal.name(seat)}'s hand.",
    )


def why_must_follow(deal, seat, card, led):
    """Another suit, where the entered hand must still have the one led."""
    if card[1] == led or not deal.tricks.must_follow(seat, OF_SUIT[led]):
        return None
    return (
        "must_follow",
        f"{deal.name(seat)} has {SUIT_NAMES[led]} and must follow suit.",
    )


def why_revoked(deal, plays):
    """A suit that the player did not follow before, where no hand speaks against it."""
    for seat, card in plays:
        if not deal.tricks.left[seat] & BITS[card]:
            return (
                "revoked_earlier",
                f"{deal.name(seat)} did not follow {SUIT_NAMES[card[1]]} earlier. "
                "Change that trick, or enter a revoke.",
            )
    return None


def call(deal, trick):
    """Says what each counts."""
    table, sheet = deal.table, deal.sheet
    if sheet.piqued_by is trick:
        deal.call_pique()
    names, counts = table.names, deal.counts() if deal.silenced else sheet.counts
    for side in deal.orders[trick.leads]:
        table.announce(f"{names[side]} {counts[side]}")


def is_doubtful(deal, trick):
    """Whether no hands that agree with the claims can hold the cards played."""
    holdings = deal.holdings
    if deal.is_doubted or not holdings.is_claimed:
        return False
    return not holdings.bears(trick)


def winner_prompt(trick, deal):
    """Who has won a trick: one tap; low cards matter where only high ones count."""
    order = deal.tricks.order
    return trick.prompt(
        f"Who takes trick {number_due(deal)}?",
        *winner_fields(deal, order),
        way="call",
        help=so_far(deal),
        turn=order[0],
    )


def lead_prompt(trick, deal):
    """The same for a lead out of turn that stands."""
    order = deal.tricks.order
    others = sorted(order[1:])
    leader, label = Seat("leader", *others, label="Who led?"), "Who takes the trick?"
    if leader.fixed:
        label = f"{deal.name(others[0])} led: who takes the trick?"
    fields = winner_fields(deal, order, label)
    return trick.prompt(
        "Led out of turn", leader, *fields, way="call", help="The lead stands"
    )


def winner_fields(deal, order, label=""):
    """Who has won a trick, and where only high cards count, which were low."""
    fields = [Seat("winner", *order, label=label)]
    if deal.table.options["count"] == "classic":
        fields.append(Flag("lead_low", optional=True, label="Low card led"))
        fields.append(Flag("win_low", optional=True, label="Low card won"))
    return fields


def cards_prompt(trick, deal):
    """The cards of a trick in order of play."""
    order = deal.tricks.order
    hands = [cards_to_play(deal, seat) for seat in order] if deal.hands else []
    return trick.prompt(
        f"Trick {number_due(deal)}",
        someone_else(order[0], *order),
        Cards("cards", order=order, hands=hands),
        way="cards",
        help=so_far(deal),
        turn=order[0],
    )


def cards_to_play(deal, seat):
    """The cards that a seat can have: its own where its hand is known, no other's."""
    hands, gone = deal.hands, deal.gone_cards()
    others = [card for one in hands if one != seat for card in hands[one]]
    held = hands.get(seat) or deal.table.pack.difference(others)
    return sorted_cards(frozenset(held).difference(gone), deal.ranks)


def number_due(deal):
    """Which trick comes next, counted from 1."""
    return len(deal.tricks.taken) + 1


def so_far(deal):
    """The repique that is due before the first trick, or the tricks of each side."""
    due = repique_words(deal)
    won = deal.tricks_won()
    return due or " \u2013 ".join(str(won[side]) for side in deal.sides)


TRICK = TrickType()
