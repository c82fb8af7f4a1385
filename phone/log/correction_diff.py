"""A correction that mine took back or made again: what it says of one entry."""

from collections import namedtuple

from .rows import Row

# The `root` of an entry, and what it says then: `entry`, None where it goes. `behind`:
# the roots before it. `old`: the id of the row that said it until then, None for none.
EntryChange = namedtuple("EntryChange", ("root", "entry", "behind", "old"))

WITHOUT = "no entry"


def correction_diff(old, new):
    """What differs between two lists of Items: an EntryChange for each entry."""
    before = {item.root: item for item in old}
    after = {item.root: item for item in new}
    order = [item.root for item in new]
    gone = [EntryChange(i.root, None, [], i.id) for i in old if i.root not in after]
    changed = [
        EntryChange(item.root, item.entry, order[:place], id_of(before.get(item.root)))
        for place, item in enumerate(new)
        if item.root not in before or before[item.root].entry != item.entry
    ]
    return gone + changed


def id_of(item):
    return item and item.id


def row_for(items, id, change):
    """The Row that makes an EntryChange of the Items that stand; None if it is so."""
    roots = [item.root for item in items]
    if change.root not in roots:
        behind = [roots.index(root) for root in change.behind if root in roots]
        place = behind[-1] + 1 if behind else 0
        return change.entry and Row("insert", place, change.entry, id=id)
    place = roots.index(change.root)
    if items[place].entry == change.entry:
        return None
    return Row("replace" if change.entry else "remove", place, change.entry, id=id)


def is_untouched(items, change):
    """Whether others left an entry as mine found it."""
    stands = [item.id for item in items if item.root == change.root]
    return stands == ([change.old] if change.old else [])


def question_of(here, row, by):
    """The question about a Row that others may see differently: a dict.

    `by`: the id of the row that says what stands. Raises RuleError where the rules
    refuse mine.
    """
    place, is_new = row.place, row.operation == "insert"
    mine = here.words(place, row.entry) if row.entry else "undo: "
    theirs = WITHOUT if is_new else here.words(place)
    return {
        "id": row.id,
        "entry": row.entry,
        "place": None if is_new else place,
        "before": place if is_new else None,
        "mine": mine if row.entry else mine + theirs,
        "theirs": theirs,
        "row": by if is_new else here.items[place].id,
    }
