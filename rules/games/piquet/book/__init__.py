"""What the referee answers at a table of Piquet."""

from . import (
    anytime,
    before,
    count,
    deal,
    declaring,
    declaring_wrong,
    end,
    exchange,
    exchange_wrong,
    play,
    play_wrong,
)
from .after import AFTER
from .at_once import AT_ONCE
from .earlier import EARLIER
from .glossary import GLOSSARY
from .refusals import REFUSALS

GAMES = ["piquet", "piquet_normand", "piquet_voleur", "piquet_ecrire"]
SITUATIONS = (
    before.SITUATIONS
    + deal.SITUATIONS
    + exchange_wrong.SITUATIONS
    + exchange.SITUATIONS
    + declaring_wrong.SITUATIONS
    + declaring.SITUATIONS
    + play_wrong.SITUATIONS
    + play.SITUATIONS
    + count.SITUATIONS
    + end.SITUATIONS
    + anytime.SITUATIONS
)
