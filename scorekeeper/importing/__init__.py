"""What comes in from outside: a file of a group, or a record made by hand."""

from scorekeeper.importing.file import content_of, record_of
from scorekeeper.importing.parts import FileError
from scorekeeper.importing.taking import take, take_as_new
