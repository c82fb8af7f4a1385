"""The words of a game in what is told of a line or a call, to be looked up there."""

from rules.book.words import in_pieces, meanings, spellings


def terms_in(game, texts, place):
    """The terms in some texts: of each its `name`, what it `means`, and an `id`.

    `place`: tells this part of a page from others, of which the same term may be.
    """
    pieces = in_pieces(spellings(game), ". ".join(texts))
    return [
        {
            "id": f"term-{place}-{term['place']}",
            "name": term["name"],
            "means": term["means"],
        }
        for term in meanings(game, pieces)
    ]
