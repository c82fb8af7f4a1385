"""What a host takes along: a night or a circle, as one file or as tables."""

from scorekeeper.exporting.content import (
    TooMuchError,
    circle_file,
    is_large,
    night_file,
)
from scorekeeper.exporting.tables import circle_tables, night_tables
