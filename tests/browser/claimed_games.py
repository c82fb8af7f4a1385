"""Short whole games of the piquet and bezique families, in each way of recording."""

import random

import rules
from tests.browser.dealing_out import as_asked, header, played_out, seated, shortest
from tests.rules.bezique_deal import RealDeal as BeziqueDeal
from tests.rules.piquet_deals import CLASSES
from tests.rules.piquet_deals import RealDeal as PiquetDeal


def piquet(way):
    """A hundred up, at fifty."""
    return piquet_game(header("piquet", 2, form="cent", target=50), way)


def piquet_normand(way):
    return piquet_game(header("piquet_normand", 3, target=50), way)


def piquet_voleur(way):
    return piquet_game(header("piquet_voleur", 4, target=50), way)


def piquet_ecrire(way):
    """Three players, of whom two play each deal."""
    return piquet_game(header("piquet_ecrire", 3), way)


def by_hands(dealt):
    """The hands, all that is in them, and the cards of each trick."""
    told = dealt.by_cards()
    claims = [
        {"type": "declare", "seat": seat, "class": kind, "best": True}
        for kind in CLASSES
        for seat in dealt.seats
    ]
    hands, tricks = told[: len(dealt.seats)], told[-len(dealt.plays) :]
    return hands + claims + tricks


def by_calls(dealt):
    """What is said; in a tie no more than is asked for: the best top."""
    for entry in dealt.by_calls():
        tops = [row["top"] for row in entry.get("runs", []) if "top" in row]
        yield entry | {"runs": with_best_top(entry["runs"])} if tops else entry


def with_best_top(runs):
    """Runs without their tops, but for the best of the longest."""
    longest = max(row["length"] for row in runs)
    tops = [row["top"] for row in runs if row["length"] == longest]
    rows = [{"length": row["length"]} for row in runs]
    rows[rows.index({"length": longest})]["top"] = max(tops, key="789TJQKA".index)
    return rows


PIQUET = {
    "quick": PiquetDeal.by_results,
    "call": by_calls,
    "cards": by_hands,
}


def piquet_game(top, way):
    """A game of the piquet family."""
    options = rules.replay(top).table.options
    parts = options["count"], options["capot_last"]
    tell = PIQUET[way]

    def deal_with(dice):
        def deal(referee):
            order = referee.table.deal.seats
            dealt = PiquetDeal(dice.random(), *parts, len(order))
            for entry in tell(dealt):
                yield as_asked(seated(entry, order, referee.table), referee)

        return deal

    return shortest(top, deal_with)


class SpokenBezique(BeziqueDeal):
    """A deal of bezique in which just that is said which the pad asks for."""

    def play_cards(self, leader, is_stock):
        seats, played, flags = super().play_cards(leader, is_stock)
        self.said = {"table": flags} if is_stock else {}
        return seats, played, flags

    def write(self, *modes, **entry):
        if entry["type"] == "trick" and "cards" in entry:
            entry = {"type": "trick", "cards": entry["cards"]} | self.said
        super().write(*modes, **entry)

    def write_claim(self, entry, suit, chosen):
        """With its suit, its cards, and what lies there already, as it is asked."""
        meld = entry["meld"]
        if meld == "marriage" or (meld == "sequence" and suit != self.trump):
            entry["suit"] = suit
        self.write("tally", "winners", **entry)
        if meld.startswith("four") and self.copies > 1:
            entry["cards"] = [card.name for card in chosen]
        lying = [card.name for card in chosen if card.place in ("table", "open")]
        self.write("cards", **entry, table=lying)


def bezique(way):
    return bezique_game(header("bezique", 2, target=200), way)


def bezique_three(way):
    return bezique_game(header("bezique_three", 3, target=200), way)


def bezique_four(way):
    return bezique_game(header("bezique_four", 4, target=200), way)


def bezique_game(top, way):
    """Bezique of any number of players."""

    def deal_with(dice):
        def deal(referee):
            dealt = SpokenBezique(top["game"], top["options"], dice).play()
            return from_dealer(dealt.entries[way], referee.table)

        return deal

    return shortest(top, deal_with)


def from_dealer(entries, table):
    """Entries about a deal of seat 0 as those of the present dealer."""
    order = table.round_from(table.deal.dealer)
    return [seated(entry, order, table) for entry in entries]


def bezique_500(way):
    """A whole deal, and a game that is called in the second."""
    top, dice = header("bezique_500", 2), random.Random("five hundred")

    def deal(referee):
        dealt = SpokenBezique("bezique_500", {}, dice).play()
        entries = from_dealer(dealt.entries[way], referee.table)
        if referee.table.deal.number == 1:
            return entries
        told = {} if way == "cards" else {"points": [21, 14]}
        return [*entries[:2], {"type": "claim", "seat": 0, **told}]

    return played_out(top, deal)
