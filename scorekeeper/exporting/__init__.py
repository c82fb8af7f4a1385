"""What a host takes along: a night or a group, as one file or as tables."""

from scorekeeper.exporting.content import (
    TooMuchError,
    group_file,
    is_large,
    night_file,
)
from scorekeeper.exporting.tables import group_tables, night_tables
