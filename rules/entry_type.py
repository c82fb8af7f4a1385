"""A type of entry: all that is known of it stands in one room."""

from .entry import Shape
from .errors import sentence
from .prompts import Prompt


class EntryType(Shape):
    """One thing that players may enter: its parts, why it may not be, what it does.

    A subclass names its `type`, `fields` and `words`, and fills in the four below.
    `deal` is the game's own Deal; nothing but `enter` changes it. A reason is a pair,
    (code, sentence), or None. What is legal stands in the two reasons and nowhere else:
    the referee refuses by them, and what is drawn is struck out by them.

    Where an entry takes some looking, `look` gives what the table sees in it: that is
    handed on in its place, so that what `why_not` has judged is what `enter` does.
    """

    opens_a_deal = True  # whether a deal that lies ready is opened by it
    look = None  # method (deal, entry): what is seen in it; it refuses nothing

    def __contains__(self, own):
        """A room that is asked for alone is all that is asked for."""
        return own is self

    def why_none(self, deal):
        """Why no entry of this type can come now, whatever it says."""

    def waits_for(self, deal):
        """What must come first, in words, where players look for it in vain; or ""."""
        return ""

    def why_not(self, deal, entry):
        """Why this entry cannot come now, or cannot be so."""

    def questions(self, deal):
        """How it is asked for now: a list of prompts. Never asked while `why_none`."""
        return [self.prompt(self.type.replace("_", " "), *self.fields)]

    def enter(self, deal, entry):
        """What it does: to the deal, to the sheet, and aloud."""
        raise NotImplementedError

    def refusal(self, deal, entry):
        """Why an entry that has come is refused."""
        return self.why_none(deal) or self.why_not(deal, entry)

    def out_of_place(self, deal, entry):
        """Why an entry that the script does not ask for is refused."""
        return self.why_none(deal) or self.not_now()

    def not_now(self):
        """(code, sentence) for an entry that has no place where the deal stands."""
        return "not_now", f"A {self.type!r} entry is not possible now."

    def prompt(self, label, *fields, **drawing):
        """A Prompt for this type; `drawing`: as Prompt says."""
        enters = self.enters or self.type.replace("_", " ")
        return Prompt(self.type, label, *fields, enters=enters, **drawing)

    def prompts(self, deal):
        """Its prompts as they are drawn: what would be refused is struck out.

        A prompt that has no answer in one tap is left out.
        """
        if self.why_none(deal):
            return []
        return [one for one in self.questions(deal) if self.strike(deal, one)]

    def strike(self, deal, prompt):
        """Strikes out the taps that would be refused; whether the prompt has others."""
        if not self.has_answer(deal, prompt):
            return False
        field = self.tapped_field(deal, prompt)
        reasons = [
            (value, self.why_not_tap(deal, entry))
            for value, entry in self.try_taps(deal, prompt, field)
        ]
        barred = [(value, sentence(why[1])) for value, why in reasons if why]
        if barred:
            prompt.barred[field.name] = barred
        return True

    def has_answer(self, deal, prompt):
        """Whether a prompt has an answer; beyond the first, no tap is looked at."""
        if prompt.is_button:
            return not self.is_barred(deal, prompt.answer(self))
        is_tapped = False
        for _value, entry in self.try_taps(
            deal, prompt, self.tapped_field(deal, prompt)
        ):
            if not self.is_barred(deal, entry):
                return True
            is_tapped = True
        return not is_tapped

    def try_taps(self, deal, prompt, field):
        """(value, the entry that it would make) of each tap in a field of a prompt."""
        if field and not prompt.is_button:
            entry = prompt.answer(self)
            for value in field.taps(deal.table):
                field.put(entry, value)
                yield value, entry

    def tapped_field(self, deal, prompt):
        """The field of which taps are struck out that would be refused, if one is."""
        return prompt.tapped_field()

    def why_not_tap(self, deal, entry):
        """Why a tap is struck out: it would be refused, as far as is known yet."""
        return self.why_not(deal, self.look(deal, entry) if self.look else entry)

    def is_barred(self, deal, entry):
        """Whether a tap is struck out, where nobody reads why."""
        return bool(self.why_not_tap(deal, entry))
