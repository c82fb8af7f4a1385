"""The words of a game in what is told of a line or a call, to be looked up there."""

from rules.book.words import in_pieces, meanings, named_terms, spellings


def terms_in(game, texts, place):
    """The terms in some texts: of each its `name`, what it `means`, and an `id`.

    `place`: tells this part of a page from others, of which the same term may be.
    """
    by_name = named_terms(game, texts)
    places = [one["term"] for one in by_name]
    more = in_pieces(spellings(game), ". ".join(texts))
    pieces = by_name + [one for one in more if one["term"] not in places]
    return [
        {
            "id": f"term-{place}-{term['place']}",
            "name": term["name"],
            "means": term["means"],
        }
        for term in meanings(game, pieces)
    ]
