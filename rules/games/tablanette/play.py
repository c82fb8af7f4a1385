"""Tablanette card by card: the layout, then 48 plays in turn."""

from ...fields import Card, Cards
from ...prompts import LatePrompt, Prompt
from .board import HAND, PLAYS, Board
from .house_rules import is_free_jack
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
    fields = [Card("card", seen=board.seen, label="Card")]
    if board.cards:
        fields.append(Cards("take", pack=board.cards, label="Takes"))
    return Prompt(
        "play",
        f"{board.table.players[board.turn]} plays",
        *fields,
        way=WAY,
        help=f"{PLAYS - board.plays} to go",
        turn=board.turn,
    )


def call(board):
    """(what led to it, what to say) while cards are played."""
    table, plays = board.table, board.plays
    left = 2 * HAND - plays % (2 * HAND)
    led = f"{left} {'play' if left == 1 else 'plays'} until the next cards"
    if plays >= PLAYS - 2 * HAND:
        led = f"{left} {'play' if left == 1 else 'plays'} left, the last cards are out"
    if board.last_taker is not None:
        led += f" · {table.players[board.last_taker]} took last"
    return led, f"{table.players[board.turn]} plays"
