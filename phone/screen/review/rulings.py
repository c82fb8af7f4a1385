"""What the referee was asked in a game, beside its deals read back."""


def with_rulings(deals, rulings):
    """Gives deals of a review what was asked in them; and what was asked before all."""
    early, last = [], deals[-1]["entries"][-1]["place"] + 1 if deals else 0
    for ruling in rulings:
        if ruling["place"] > last:
            break  # it stands on a later page
        begun = [
            deal for deal in deals if deal["entries"][0]["place"] <= ruling["place"]
        ]
        (begun[-1].setdefault("rulings", []) if begun else early).append(ruling)
    return early
