"""All that changes a game: its start, its entries, and taking them back."""

from scorekeeper.recording.answer import Answer
from scorekeeper.recording.changes import (
    AnsweredBeforeError,
    answered_before,
    correct,
    enter,
    redo,
    undo,
)
from scorekeeper.recording.correction import preview
from scorekeeper.recording.rescoring import rescore
from scorekeeper.recording.standings import restake
from scorekeeper.recording.start import import_record, start_game

__all__ = [
    "Answer",
    "AnsweredBeforeError",
    "answered_before",
    "correct",
    "enter",
    "import_record",
    "preview",
    "redo",
    "rescore",
    "restake",
    "start_game",
    "undo",
]
