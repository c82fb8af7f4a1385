"""All that changes a game: its start, its entries, and taking them back."""

from scorekeeper.recording.agreements import turn as turn_agreeing
from scorekeeper.recording.changes import (
    AnsweredBeforeError,
    answered_before,
    correct,
    ends_of_log,
    enter,
    redo,
    take_back_to,
    undo,
)
from scorekeeper.recording.choice import choose
from scorekeeper.recording.conflict import question_in_words
from scorekeeper.recording.correction import preview, preview_without_later
from scorekeeper.recording.messages import say_what_was_missed
from scorekeeper.recording.notes import keep as keep_notes
from scorekeeper.recording.notes import keep_some as keep_some_notes
from scorekeeper.recording.outbox import take_in
from scorekeeper.recording.rescoring import rescore, tell_at_last
from scorekeeper.recording.second_game import delete as delete_game
from scorekeeper.recording.standings import restake, restake_night
from scorekeeper.recording.start import import_record, start_game
from scorekeeper.recording.statements import known_of as agreements_known
from scorekeeper.recording.statements import phone_names
from scorekeeper.recording.statements import said_at as said_by_sides
from scorekeeper.referee.asked_rulings import asked_before, note, rulings_of
from scorekeeper.referee.group_rulings import adopt as adopt_law
from scorekeeper.referee.group_rulings import delete as delete_law
from scorekeeper.referee.group_rulings import withdraw as withdraw_law
from scorekeeper.referee.ruling_rows import at_a_card_game as laws_at
from scorekeeper.referee.ruling_rows import law_at, laws_by_card_game, proposals_listed
from scorekeeper.referee.ruling_rows import mark as law_mark
from scorekeeper.referee.ruling_rows import page_of_rulings as laws_listed
