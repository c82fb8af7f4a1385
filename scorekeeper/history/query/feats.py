"""What a person does in a game and a search can ask for: "Ann's repique".

What the counts of a game say of a person is theirs. Of another tag ("stopped early") a
game only tells that it has it.
"""

from scorekeeper.history.query.filters import Feat
from scorekeeper.people.statistics.search_words import word

# the parts of a count of `scorekeeper.models.Counted` that bring each tag
COUNTED = {
    "brilliant": {
        tag: (tag,) for tag in ("repique", "pique", "capot", "carte_blanche")
    },
    "rubicon": {"rubicon": ("made",)},
    "melds": {
        tag: (tag,)
        for tag in (
            "double_bezique",
            "triple_bezique",
            "quadruple_bezique",
            "sequence",
            "four_aces",
            "double_pinochle",
        )
    }
    | {
        "flush": ("flush", "double_flush"),
        "all_eight": ("eight_aces", "eight_kings", "eight_queens", "eight_jacks"),
    },
    "tablanettes": {"tablanette": ("",)},
}
BY_TAG = {
    word("tag", tag): (name, parts)
    for name, own in COUNTED.items()
    for tag, parts in own.items()
}
HUNDRED_ACES = Feat(
    "feat",
    (),
    tuple(word("game", key) for key in ("pinochle", "pinochle_two"))
    + (word("tag", "four_aces"),),
    "melds",
    ("aces", "four_aces"),
)
# Names of feats that are no tags, with what they mean.
NAMED = {
    ("hundred", "aces"): (HUNDRED_ACES, "Hundred aces"),
    ("100", "aces"): (HUNDRED_ACES, "Hundred aces"),
}


def feat_of(people, filter):
    """The Feat of some people (ids) by a filter for a tag; None if nobody's is told."""
    if isinstance(filter, Feat):
        return filter._replace(people=people)
    counts = {BY_TAG.get(catchword) for catchword in filter.catchwords}
    if len(counts) != 1 or None in counts:
        return None
    return Feat("feat", people, filter.catchwords, *counts.pop())
