"""The usual reasons to deal again, for games whose books name no others."""

from .card_game import Misdeal

CARD_EXPOSED = Misdeal("card_exposed", "A card was exposed in dealing")
WRONG_COUNT = Misdeal("wrong_count", "Somebody has the wrong number of cards")
WRONG_DEALER = Misdeal("wrong_dealer", "The wrong player dealt")
NOT_SHUFFLED = Misdeal("not_shuffled", "The pack was not shuffled")
IMPERFECT_PACK = Misdeal("imperfect_pack", "The pack is not complete")
OTHER = Misdeal("other", "Something else")

IN_DEALING = (CARD_EXPOSED, WRONG_COUNT, WRONG_DEALER, NOT_SHUFFLED)
USUAL = IN_DEALING + (IMPERFECT_PACK, OTHER)
