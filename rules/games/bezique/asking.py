"""What may come now in a deal of bezique: first by type alone, then as it is drawn."""

from ...prompts import LatePrompt
from .course import CARDS, TALLY, WINNERS
from .meld_prompts import four_prompt, lay_prompt, meld_prompt, suit_prompt
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
    """What may be entered now in a deal; questions that come again are made once."""

    def __init__(self, course):
        self.course, self.house = course, course.house
        self.made = {}

    def kept(self, make, *parts):
        """A list of questions, made the first time that it is asked for."""
        key = (make, self.course.mode, self.course.trump is None) + parts
        if key not in self.made:
            self.made[key] = make(self.course, *parts)
        return self.made[key]

    def now(self):
        """All that may come now, the likeliest first."""
        course = self.course
        tricks, brisques = self.tricks(), self.brisques()
        asked = tricks + brisques if course.is_tracked() else brisques + tricks
        if course.is_count_due():
            asked = asked + self.kept(count_question)
        last = self.last_trick()
        if must_be_complete(course):
            asked = last + asked + self.melds() + self.sevens()
        else:
            asked = asked + self.melds() + self.sevens() + last
        if self.house.counts == "points":
            asked = asked + self.kept(claim_question)
        return asked

    def tricks(self):
        """A trick, by its winner or by its cards."""
        course = self.course
        if course.tricks == self.house.all_tricks or course.mode == TALLY:
            return []
        if course.mode == CARDS:
            return self.kept(card_questions)
        left = 0 if self.house.counts else course.winnings.left()
        asked = self.kept(winner_questions, min(self.house.players, left))
        return asked if course.mode == WINNERS else asked + self.kept(card_questions)

    def brisques(self):
        """Brisques that are not entered with their trick."""
        if self.house.counts is not None or self.course.mode == CARDS:
            return []
        left = brisques_left(self.course)
        if left <= 0:
            return []
        return self.kept(brisque_questions, left > 1 and self.course.is_tally())

    def last_trick(self):
        """The last trick of a tally, once it can be taken."""
        course = self.course
        if course.is_tracked() or course.is_last_taken:
            return []
        if must_be_complete(course) and course.winnings.left():
            return []
        return self.kept(last_trick_question)

    def melds(self):
        """The melds of each player who may have one."""
        course = self.course
        if course.is_melding_over():
            return []
        seats = course.melders()
        asked = [] if course.is_meld_used() else self.kept(meld_questions, seats)
        if course.table.game.may_lay:
            asked = asked + self.kept(lay_questions, seats)
        return asked

    def sevens(self):
        """The sevens of trumps that may still score, and how."""
        course = self.course
        if not self.house.has_turn_up or not course.sevens_left():
            return []
        ways = sevens_now(course)
        return self.kept(seven_questions, ways, course.melders()) if ways else []


def count_question(course):
    """What is in the tricks of each side."""
    return [late("count", count_prompt, course)]


def claim_question(course):
    """The game is called."""
    return [late("claim", claim_prompt, course)]


def winner_questions(course, most):
    """Who takes the trick: a row for each number of brisques in it."""
    return [late("trick", winner_prompt, course, won) for won in range(most + 1)]


def card_questions(course):
    """The cards of the trick."""
    return [late("trick", cards_prompt, course)]


def brisque_questions(course, has_several):
    """One brisque, or several at once."""
    asked = [late("brisques", brisque_prompt, course)]
    several = [late("brisques", brisques_prompt, course)] if has_several else []
    return asked + several


def last_trick_question(course):
    """Who took the last trick."""
    return [late("last_trick", last_trick_prompt, course)]


def meld_questions(course, seats):
    """The melds of these seats: by suit, in a row, and by cards."""
    asked = []
    for meld in melds_by_suit(course):
        asked += [late("meld", suit_prompt, course, seat, meld) for seat in seats]
    asked += [late("meld", meld_prompt, course, seat) for seat in seats]
    for seat in seats:
        for meld in melds_by_cards(course):
            asked.append(late("meld", four_prompt, course, seat, meld))
    return asked


def lay_questions(course, seats):
    """A meld that is laid but does not score."""
    return [late("lay", lay_prompt, course, seat) for seat in seats]


def seven_questions(course, ways, seats):
    """A seven of trumps, in each way that it may score."""
    everybody = course.everybody
    return [
        late("seven", seven_prompt, course, how, everybody if how == "play" else seats)
        for how in ways
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
