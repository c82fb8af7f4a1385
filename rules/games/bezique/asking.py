"""What may come now in a deal of bezique: first by type alone, then as it is drawn."""

from ...prompts import LatePrompt
from .course import CARDS, TALLY, WINNERS
from .meld_prompts import (
    four_prompt,
    lay_prompt,
    meld_prompt,
    plain_prompt,
    suit_prompt,
)
from .offers import melds_by_cards, melds_by_suit
from .play import brisques_left, must_be_complete
from .trick_prompts import (
    brisque_prompt,
    brisques_prompt,
    cards_prompt,
    claim_prompt,
    count_prompt,
    last_trick_prompt,
    seven_prompt,
    turn_up_prompt,
    winner_prompt,
)


def late(type, make, *parts):
    """A prompt that is made when it is drawn."""
    return LatePrompt(type, lambda: make(*parts))


def turn_up_question(course):
    """The card that is turned up."""
    return late("turn_up", turn_up_prompt, course)


class Questions:
    """What may be entered now in a deal."""

    def __init__(self, course):
        self.course, self.house = course, course.house

    def now(self):
        """All that may come now, the likeliest first."""
        course = self.course
        tricks, brisques = self.tricks(), self.brisques()
        asked = tricks + brisques if course.is_tracked() else brisques + tricks
        if course.is_count_due():
            asked = asked + [late("count", count_prompt, course)]
        last = self.last_trick()
        if must_be_complete(course):
            asked = last + asked + self.melds() + self.sevens()
        else:
            asked = asked + self.melds() + self.sevens() + last
        if self.house.counts == "points":
            asked = asked + [late("claim", claim_prompt, course)]
        return asked

    def tricks(self):
        """A trick, by its winner or by its cards."""
        course = self.course
        if course.tricks == self.house.all_tricks or course.mode == TALLY:
            return []
        if course.mode == CARDS:
            return [late("trick", cards_prompt, course)]
        left = 0 if self.house.counts else course.winnings.left()
        most = min(self.house.players, left)
        asked = [late("trick", winner_prompt, course, won) for won in range(most + 1)]
        if course.mode == WINNERS:
            return asked
        return asked + [late("trick", cards_prompt, course)]

    def brisques(self):
        """Brisques that are not entered with their trick: one, or several at once."""
        course = self.course
        if self.house.counts is not None or course.mode == CARDS:
            return []
        left = brisques_left(course)
        if left <= 0:
            return []
        asked = [late("brisques", brisque_prompt, course)]
        if left > 1 and course.is_tally():
            asked.append(late("brisques", brisques_prompt, course))
        return asked

    def last_trick(self):
        """The last trick of a tally, once it can be taken."""
        course = self.course
        if course.is_tracked() or course.is_last_taken:
            return []
        if must_be_complete(course) and course.winnings.left():
            return []
        return [late("last_trick", last_trick_prompt, course)]

    def melds(self):
        """The melds of each player who may have one."""
        course = self.course
        if course.is_melding_over():
            return []
        seats = course.melders()
        asked = [] if course.is_meld_used() else meld_questions(course, seats)
        if course.table.game.may_lay:
            asked = asked + [late("lay", lay_prompt, course, seat) for seat in seats]
        return asked

    def sevens(self):
        """The sevens of trumps that may still score, and how."""
        course = self.course
        if not self.house.has_turn_up or not course.sevens_left():
            return []
        return seven_questions(course, course.melders())


def meld_questions(course, seats):
    """The melds of these seats: by suit, in a row, and by cards."""
    asked = []
    for meld in melds_by_suit(course):
        asked += [late("meld", suit_prompt, course, seat, meld) for seat in seats]
    asked += [late("meld", meld_prompt, course, seat) for seat in seats]
    if course.house.has_plain_sequences:
        asked += [late("meld", plain_prompt, course, seat) for seat in seats]
    for seat in seats:
        for meld in melds_by_cards(course):
            asked.append(late("meld", four_prompt, course, seat, meld))
    return asked


def seven_questions(course, seats):
    """A seven of trumps, in each way that it may score."""
    everybody = course.everybody
    return [
        late("seven", seven_prompt, course, how, everybody if how == "play" else seats)
        for how in sevens_now(course)
    ]


def sevens_now(course):
    """How a seven of trumps may score now."""
    ways, is_played = (), course.house.are_sevens_played
    if not course.is_melding_over():
        ways += () if is_played else ("show",)
        ways += () if course.is_seven_up else ("exchange",)
    is_stock = not course.is_last_taken and not course.is_late()
    if is_played and is_stock and course.mode != CARDS:
        ways += ("play",)
    return ways
