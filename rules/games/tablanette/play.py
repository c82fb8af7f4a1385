"""Tablanette card by card: the layout, then 48 plays in turn."""

from ...fields import Card, Cards
from ...prompts import LatePrompt, Prompt
from .board import PLAYS, ROUND, Board
from .house_rules import is_free_jack
from .offers import PlayOffers
from .quick import score_tablanette
from .scoring import score_piles

WAY = "full"


def play_out(table, layout):
    """A deal from its layout to the piles."""
    board = table.deal.board = Board(table)
    board.lay_out(layout.cards)
    question = [LatePrompt("play", lambda: play_prompt(board))]
    while board.plays < PLAYS:
        entry = yield question
        seat = board.turn
        points = board.play(entry)
        if points:
            score_tablanette(table, seat, points)
    if table.game.is_over(table):
        yield []  # the last card has won the game: the piles are not counted
    score_piles(table, *board.close())


def layout_prompt(table):
    """The four cards turned up."""
    jacks = [card for card in table.pack if is_free_jack(table, card[0])]
    cards = Cards("cards", count=4, seen=jacks)
    return Prompt("layout", "The four cards on the table", cards, way=WAY)


def play_prompt(board):
    """The next card, and what it takes of the table."""
    fields, brings = [], {}
    if board.cards:
        fields = [Cards("take", pack=board.cards, label="Takes from the table")]
        brings = {"fills": "take", "offers": PlayOffers(board).all()}
    fields.append(Card("card", seen=board.seen, label="Card played", **brings))
    return Prompt(
        "play",
        f"{board.table.players[board.turn]} plays",
        *fields,
        way=WAY,
        help=f"round {1 + board.plays // ROUND} of {PLAYS // ROUND}",
        turn=board.turn,
    )


def plays_left(board):
    """How many plays the cards in hand still hold, in words."""
    left = ROUND - board.plays % ROUND
    return f"{left} {'play' if left == 1 else 'plays'} left"


def shown(table, board):
    """What stands beside each name: the cards taken, and who took last."""
    return [
        dict(labels, took="last") if seat == board.last_taker else labels
        for seat, labels in enumerate(table.shown)
    ]
