"""What a host takes along: a night or a group, as one file or as tables."""

from scorekeeper.files.exports.content import (
    TooMuchError,
    group_file,
    is_large,
    night_file,
)
from scorekeeper.files.exports.tables import group_tables, night_tables
