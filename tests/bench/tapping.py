"""A tap on a phone without a server: entered, counted and drawn in its own engine."""

from statistics import mean, median, quantiles

from tests import phone
from tests.bench import played

TARGET = 8  # ms, for 95 of 100 taps
IMPORT_TARGET = 150  # ms
PARTS = ("enter", "sheet", "screen", "JSON", "tidying", "drawing")


def report():
    """Prints the time of a tap in each game, where it goes, and that of the start."""
    timed = phone.tapped({key: played.records(key) for key in played.GAMES})
    for key in played.GAMES:
        print(
            f"  {key}: import {timed['imports'][key]:.0f} ms (at most {IMPORT_TARGET})"
        )
        print(f"    a tap: {spread(timed['taps'][key])}")
        print(f"    opening a question: {opening(timed['opened'][key])}")


def opening(taken):
    """The percentile of the ms that it takes to open a question."""
    if len(taken) < 2:
        return "none"
    p95 = quantiles(taken, n=20)[-1]
    return f"p95 {p95:.1f} ms (at most {TARGET}) of {len(taken)}"


def spread(taps):
    """The percentiles of some taps (the ms of each part), and the mean of each part."""
    wholes = [sum(tap) for tap in taps]
    p50, p95 = median(wholes), quantiles(wholes, n=20)[-1]
    parts = ", ".join(
        f"{name} {mean(times):.1f}"
        for name, times in zip(PARTS, zip(*taps, strict=True), strict=True)
    )
    return (
        f"p50 {p50:.1f} ms, p95 {p95:.1f} ms (at most {TARGET}) of {len(taps)}; {parts}"
    )
