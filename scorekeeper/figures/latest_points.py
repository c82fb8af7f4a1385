"""A small curve: the points of the latest games, one after the other."""

from rules.words import minus

WIDE, HIGH, EDGE = 300, 80, 6


def curve(games):
    """The curve of (points, whether won), the oldest first; None for fewer than two.

    A dict: `line`, the points of an SVG polyline; `dots`, each with x, y and whether it
    was won; `zero`, how high nothing lies; the `highest` and `lowest` in words.
    """
    if len(games) < 2:
        return None
    numbers = [points for points, _won in games]
    low, high = min(*numbers, 0), max(*numbers, 1)

    def height(points):
        return round(EDGE + (HIGH - 2 * EDGE) * (high - points) / (high - low), 1)

    step = (WIDE - 2 * EDGE) / (len(games) - 1)
    dots = [
        {"x": round(EDGE + step * place, 1), "y": height(points), "won": won}
        for place, (points, won) in enumerate(games)
    ]
    return {
        "dots": dots,
        "line": " ".join(f"{dot['x']},{dot['y']}" for dot in dots),
        "zero": height(0),
        "games": [{"points": minus(points), "won": won} for points, won in games],
        "highest": minus(max(numbers)),
        "lowest": minus(min(numbers)),
    }
