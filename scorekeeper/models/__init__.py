"""What Scorekeeper remembers: groups, people, nights, games, their logs and money."""

from scorekeeper.models.agreement import Agreement
from scorekeeper.models.catchword import Catchword
from scorekeeper.models.game import Entry, Game, Seat, Standing
from scorekeeper.models.group import Group, Person, SamePerson
from scorekeeper.models.key import Key, Try
from scorekeeper.models.law import Law
from scorekeeper.models.ledger import Bill, BillPart, Payment, Result
from scorekeeper.models.night import Attendance, Night
from scorekeeper.models.note import Note
from scorekeeper.models.ratings import Rating, RatingStep
from scorekeeper.models.repeated_requests import Asked
from scorekeeper.models.ruling import Ruling
from scorekeeper.models.shared_link import SharedLink
from scorekeeper.models.signature import Signature
from scorekeeper.models.statistics import (
    Counted,
    CountSum,
    DaySum,
    MonthSum,
    NightSum,
    Outcome,
    Tally,
)
