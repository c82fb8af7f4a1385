"""What comes in from outside: a file of a circle, or a record made by hand."""

from scorekeeper.importing.file import content_of
from scorekeeper.importing.parts import FileError
from scorekeeper.importing.taking import Taken, take, take_as_new
from scorekeeper.importing.written_record import record_of

__all__ = [
    "FileError",
    "Taken",
    "content_of",
    "record_of",
    "take",
    "take_as_new",
]
