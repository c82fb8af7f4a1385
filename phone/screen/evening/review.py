"""A game of an evening read back."""


def review_page(evening, game, review, opened):
    """What the review is drawn from; `opened`: the deal that was asked for, in words.

    `review`: as `phone.screen.review` has it.
    """
    address = f"#/{evening['id']}/game/{game['id']}"
    return {
        "name": game["name"],
        "back": address,
        "entry": "" if evening["sent"] else f"{address}/entry",
        "review": review,
        "opened": int(opened) if opened.isdigit() else None,
        "is_empty": not review["deals"],
    }
