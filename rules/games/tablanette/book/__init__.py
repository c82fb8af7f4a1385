"""What the referee answers at a table of Tablanette."""

from . import anytime, before, count, deal, end, play, play_wrong
from .after import AFTER
from .earlier import EARLIER
from .glossary import GLOSSARY
from .refusals import REFUSALS

GAMES = ["tablanette"]
SITUATIONS = (
    before.SITUATIONS
    + deal.SITUATIONS
    + play_wrong.SITUATIONS
    + play.SITUATIONS
    + count.SITUATIONS
    + end.SITUATIONS
    + anytime.SITUATIONS
)
