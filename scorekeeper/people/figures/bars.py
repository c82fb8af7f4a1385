"""What a game counted, as bars that are looked at, each with its numbers beside it."""

from django.urls import reverse

from rules.words import minus, number_of
from scorekeeper import scoring

WHOLE = 100  # how wide a bar can be
NEVER = "none"


def whole_percent(number, of):
    """A share in whole hundredths; a half is rounded up."""
    return (2 * WHOLE * number + of) // (2 * of)


def blocks(key, sums, address):
    """What a card game counts of one person: a list of blocks of bars.

    `sums`: {(name, part): (number, occasions)}. `address(count=..., part=...)`: where
    the games behind a bar are listed.
    """
    shown = [block(count, sums, address) for count in scoring.counts_of(key)]
    return [one for one in shown if one["bars"] or one["never"]]


def block(count, sums, address):
    """One thing that is counted, with a bar for each of its parts."""
    parts = [part for name, part in sums if name == count.name]
    parts = sorted(parts, key=count.order)
    most = widest(count, [sums[count.name, part] for part in parts])
    some, none = split_parts(parts, lambda part: sums[count.name, part][0])
    bars = [
        bar(count, part, *sums[count.name, part], most)
        | {"url": address(count=count.name, part=part)}
        for part in some
    ]
    return {"name": count.words, "bars": bars, "never": zero_parts(count, none, sums)}


def split_parts(parts, is_something):
    """Parts of which there is something, and the others."""
    some = [part for part in parts if is_something(part)]
    return some, [part for part in parts if part not in some]


def zero_parts(count, parts, sums):
    """The parts of which there is nothing: "in 160 deals: Pique, Capot"."""
    by_size = {}
    for part in parts:
        size = of(count, sums[count.name, part][1])
        by_size.setdefault(size, []).append(count.words_of(part))
    return "; ".join(f"in {size}: {', '.join(by_size[size])}" for size in by_size)


def of_two(key, sums, both):
    """What a card game counts of two people, side by side: a list of blocks.

    `sums`: of each as `blocks` has it. `both`: (Person, Filter) of each.
    """
    shown = [block_of_two(count, sums, both) for count in scoring.counts_of(key)]
    return [one for one in shown if one["rows"] or one["never"]]


def block_of_two(count, sums, both):
    """One thing that is counted of two, and of what of it neither has anything."""
    parts = {part for own in sums for name, part in own if name == count.name}
    parts = sorted(parts, key=count.order)

    def number(part):
        return any(own.get((count.name, part), (0,))[0] for own in sums)

    some, none = split_parts(parts, number)
    words = ", ".join(count.words_of(part) for part in none)
    rows = rows_of_two(count, some, sums, both)
    return {"name": count.words, "rows": rows, "never": words}


def rows_of_two(count, parts, sums, both):
    """A row for each of some parts of a count that either of two has."""
    rows = []
    for part in parts:
        own = [one.get((count.name, part)) for one in sums]
        most = widest(count, [pair for pair in own if pair])
        left, right = (
            side(count, part, pair, most, *figures)
            for pair, figures in zip(own, both, strict=True)
        )
        rows.append({"words": count.words_of(part), "left": left, "right": right})
    return rows


def side(count, part, pair, most, person, chosen):
    """What one of two has of a part: a bar and what stands beside it."""
    url = f"{reverse('played', args=[person.pk])}?"
    url += chosen.address(count=count.name, part=part)
    drawn = bar(count, part, *pair, most) if pair else {"numbers": NEVER, "width": 0}
    if pair and count.how in SHORT:
        drawn["numbers"] = SHORT[count.how](*pair)
    return drawn | {"person": person, "url": url}


def widest(count, numbers):
    """What the widest bar of a block stands for."""
    if count.how in ("share", "times"):
        return 1
    return max((size(count, *pair) for pair in numbers), default=0)


def size(count, number, occasions):
    """What the width of a bar goes by."""
    return number if count.how == "worth" else number / occasions


def bar(count, part, number, occasions, most):
    """One bar, and what stands beside it."""
    share = size(count, number, occasions) / most if most else 0
    return {
        "words": count.words_of(part),
        "width": width(share),
        "numbers": WORDS[count.how](count, number, occasions),
    }


def width(share):
    """A share as the width of a bar; what is less than nothing has none."""
    return round(WHOLE * min(max(share, 0), 1), 1)


def share_words(count, number, occasions):
    return f"{number:,} of {occasions:,}"


def mean(number, occasions):
    return minus(round(number / occasions, 1))


def mean_words(count, number, occasions):
    return f"{mean(number, occasions)} in {of(count, occasions)}"


def times_words(count, number, occasions):
    """So often: of so many deals, or in them where it can be more than once a deal."""
    word = "of" if number <= occasions else "in"
    return f"{number:,} {word} {of(count, occasions)}"


def worth_words(count, number, occasions):
    return f"{minus(number)}, {number_of(occasions, 'time')}"


def of(count, occasions):
    return number_of(occasions, count.unit)


# beside another, who has as many deals
SHORT = {"mean": mean, "times": lambda number, occasions: f"{number:,}"}
WORDS = {
    "share": share_words,
    "mean": mean_words,
    "times": times_words,
    "worth": worth_words,
}
