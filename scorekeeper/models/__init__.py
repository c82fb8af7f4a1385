"""What Scorekeeper remembers: groups, people, nights, games, their logs and money."""

from scorekeeper.models.game import Entry, Game, Seat, Standing
from scorekeeper.models.group import Group, Person, SamePerson
from scorekeeper.models.key import Key, SharedLink, Try
from scorekeeper.models.ledger import Bill, BillPart, Payment, Result, Signature
from scorekeeper.models.night import Attendance, Night, Note
from scorekeeper.models.repeated_requests import Asked
from scorekeeper.models.ruling import Agreement, Law, Ruling
from scorekeeper.models.statistics import (
    Catchword,
    Counted,
    CountSum,
    DaySum,
    MonthSum,
    NightSum,
    Outcome,
    Rating,
    RatingStep,
    Tally,
)
