"""A night: who came and went, the next game, the hours as they went, its end."""

from scorekeeper.nights.changes import (
    absent,
    arrive,
    be_there,
    delete_night,
    hold_names,
    is_unused,
    leave,
    names_gone,
    people_here,
    person_named,
    start_night,
)
