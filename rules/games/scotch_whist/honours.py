"""The honours of a deal of Scotch Whist: which cards they are, and who caught them."""

from ...words import RANK_SIGNS, SUIT_SIGNS, amount, join_with_and, with_capital

TRUMP_HONOURS = ("J", "T", "A", "K", "Q")
DIAMOND_TEN = "TD"
NAMES = {
    "J": "jack",
    "T": "ten",
    "A": "ace",
    "K": "king",
    "Q": "queen",
    "TD": "ten of diamonds",
}
CHOICES = [(key, NAMES[key]) for key in TRUMP_HONOURS + (DIAMOND_TEN,)]


def full_name(key):
    """An honour by its full name: "the jack of trumps"."""
    return f"the {NAMES[key]}" + ("" if key == DIAMOND_TEN else " of trumps")


def why_not_of_form(shape, entry, table):
    """The ten of diamonds is an honour in French Whist only."""
    is_named = entry.honours and DIAMOND_TEN in entry.honours
    if is_named and table.options["form"] != "french":
        return shape.bad_field("'TD' is an honour only in French Whist")
    return None


class Honours:
    """The honours of one deal; `left_out` is how many cards nobody was dealt.

    `name`: gives what a side is called.
    """

    def __init__(self, is_french, left_out, name):
        self.name = name
        self.is_french = is_french
        self.left_out = left_out
        self.trump = self.turned = None
        self.takers = {}  # honour -> side
        self.played = set()  # honours whose cards are recorded

    def in_deal(self):
        """The honours of this deal, the ten of diamonds where it is one."""
        if self.is_french and self.trump != "D":
            return TRUMP_HONOURS + (DIAMOND_TEN,)
        return TRUMP_HONOURS

    def among(self, cards):
        """The honours among some cards."""
        trump, named = self.trump, []
        for card in cards:
            if card[1] == trump:
                if card[0] in TRUMP_HONOURS:
                    named.append(card[0])
            elif card == DIAMOND_TEN and self.is_french:
                named.append(card)
        return named

    def label(self, key):
        """An honour for a chip: "10\u2665", and in words until its suit is known."""
        suit = "D" if key == DIAMOND_TEN else self.trump
        if suit is None:
            return with_capital(NAMES[key])
        return RANK_SIGNS[key[0]] + SUIT_SIGNS[suit]

    def questions(self):
        """Who took each honour, as it is asked."""
        keys = self.in_deal()
        return {key: f"Who took {full_name(key)}?" for key in keys}

    def caught_by(self, side):
        """The honours of a side beside its name: "10\u2665 A\u2665", or "ten, ace"."""
        keys = [key for key in self.in_deal() if self.takers.get(key) == side]
        if self.trump is None:
            return ", ".join([NAMES[key] for key in keys])
        return " ".join([self.label(key) for key in keys])

    def choices(self, keys):
        """Honours as (key, label) pairs."""
        return [(key, self.label(key)) for key in keys]

    def why_not_named(self, keys):
        """The ten of diamonds where it is the ten of trumps."""
        if DIAMOND_TEN in keys and self.trump == "D":
            return (
                "td_is_trump",
                "Diamonds are trumps, so their ten is the ten of trumps: 'T'.",
            )
        return None

    def why_missing(self, keys):
        """A deal that closes while honours that were dealt have no taker."""
        takers = self.takers
        missing = [k for k in self.in_deal() if k not in takers and k not in keys]
        if len(missing) > self.left_out:
            names = join_with_and([f"the {NAMES[key]}" for key in missing])
            left = amount(self.left_out, "card")
            why = f"Nobody took {names}, but this deal left out {left}."
            return "honour_missing", why
        turned = self.among([self.turned]) if missing and self.turned else []
        if turned and turned[0] in missing:
            return (
                "honour_missing",
                f"The {NAMES[turned[0]]} was turned up, so enter who took it.",
            )
        return None

    def why_not_free(self, keys):
        """An honour that was named before, here or in an earlier trick."""
        for place, key in enumerate(keys):
            if key in self.takers or key in keys[:place]:
                return self.why_taken(key)
        return None

    def why_taken(self, key):
        """Why an honour cannot be taken again: it is somebody's, or named twice."""
        honour, side = NAMES[key], self.takers.get(key)
        if side is None:
            return "honour_taken", f"The {honour} is named twice, but counts once."
        return "honour_taken", f"The {honour} is already taken by {self.name(side)}."

    def why_named_before(self, keys):
        """The card of an honour that was named in a trick without cards."""
        for key in keys:
            if key in self.takers and key not in self.played:
                return self.why_taken(key)
        return None

    def take(self, keys, side, is_played):
        """A side takes honours; `is_played`: whether their cards are recorded."""
        for key in keys:
            self.takers[key] = side
        if is_played:
            self.played.update(keys)
