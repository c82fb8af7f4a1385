"""What comes in from outside: a file of a group, or a record made by hand."""

from scorekeeper.files.imports.file import content_of, record_of
from scorekeeper.files.imports.merge import take, take_as_new
from scorekeeper.files.imports.parts import FileError
