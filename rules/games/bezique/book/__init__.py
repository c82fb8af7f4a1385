"""What the referee answers at a table of Bezique."""

from . import (
    before,
    cards_wrong,
    count,
    deal,
    end,
    melding,
    melding_forms,
    melding_wrong,
    play,
    play_wrong,
    table_wrong,
    tricks_wrong,
)
from .after import AFTER
from .at_once import AT_ONCE
from .earlier import EARLIER
from .glossary import GLOSSARY
from .refusals import REFUSALS

GAMES = ["bezique", "bezique_500", "bezique_three", "bezique_four"]
SITUATIONS = (
    before.SITUATIONS
    + deal.SITUATIONS
    + melding_wrong.SITUATIONS
    + melding.SITUATIONS
    + melding_forms.SITUATIONS
    + play_wrong.SITUATIONS
    + tricks_wrong.SITUATIONS
    + play.SITUATIONS
    + count.SITUATIONS
    + end.SITUATIONS
    + cards_wrong.SITUATIONS
    + table_wrong.SITUATIONS
)
