"""What a board shows of a table: places, the result, and rows to be read from afar."""

ROWS = 12  # below the totals
LINES = 7  # of the deal in progress


def for_board(shown):
    """The picture of a table, as it fits a television."""
    table = shown["table"]
    sheet, result = table["sheet"], table["result"]
    for side, place in zip(table["sides"], sheet["places"], strict=False):
        side["place"] = place
    results = result_rows(result) if result else []
    lines = sheet["lines"][-LINES:]
    deals = sheet["deals"][: ROWS - len(results) - len(lines)]
    return shown | {"results": results, "lines": lines, "deals": deals}


def result_rows(result):
    """The rows of a result below the totals: words, and a cell for each side."""
    by_side = sorted(result["rows"], key=lambda row: row["side"])
    rows = [{"text": "Net", "cells": [row["net"] for row in by_side]}]
    if result["has_money"]:
        money = [row["money"] for row in by_side]
        rows.append({"text": result["currency"], "cells": money})
    return rows
