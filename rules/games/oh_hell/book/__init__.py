"""What the referee answers at a table of Oh Hell."""

from . import anytime, before, bidding, count, deal, end, play, play_wrong, tricks_wrong
from .after import AFTER
from .at_once import AT_ONCE
from .earlier import EARLIER
from .glossary import GLOSSARY
from .refusals import REFUSALS

GAMES = ["oh_hell"]
SITUATIONS = (
    before.SITUATIONS
    + deal.SITUATIONS
    + bidding.SITUATIONS
    + play_wrong.SITUATIONS
    + tricks_wrong.SITUATIONS
    + play.SITUATIONS
    + count.SITUATIONS
    + end.SITUATIONS
    + anytime.SITUATIONS
)
