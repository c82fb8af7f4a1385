"""A game read back: deal by deal, every entry in words, every point with its reason."""

from rules.words import minus

from ..names import inked_pieces, side_names
from ..sheet.pending_claims import settled_sheet
from .curve import curve
from .deal_groups import in_groups
from .highlights import deal_highlight

PORTION = 600  # so many entries are drawn on one page; few games have more


def review_screen(referee, sheet, entries, makers, part=0, deal=0, marks=()):
    """The sheet of a game, or of a long one a part of it, as plain data for a page.

    `referee`: one that has read the record; `sheet`: its scored record; `entries`: the
    record's entries; `makers`: of each deal, who made its lines. `part`: the part to
    read, counted from 1; or `deal`: the place of a deal that is to be in it, and open.
    `marks`: what turned the game, as `curve` takes it.
    """
    sheet, deals = settled_sheet(sheet), referee.table.deals
    part = part_of(deals, len(entries), part, deal)
    portion = range((part - 1) * PORTION, min(part * PORTION, len(entries)))
    announced = announcements_of(sheet)
    drawn = entries_by_deal(referee, entries, announced, portion)
    return {
        "columns": side_names(sheet),
        "width": len(sheet["sides"]) + 1,  # of its table, with what heads a row
        "deals": [
            reviewed_deal(referee, sheet, place, makers[place], drawn[place], announced)
            | {"is_opened": place + 1 == deal}
            for place in range(len(deals))
            if drawn[place]
        ],
        "curve": curve(sheet, makers, marks),
        "parts": parts(len(entries), part),
        "totals": [minus(total) for total in sheet["totals"]],
        "last": sheet["last"],
    }


def part_of(deals, count, part, deal):
    """The part of a sheet of so many entries that is asked for, from 1."""
    if 0 < deal <= len(deals):
        part = deals[deal - 1].first // PORTION + 1
    return max(1, min(part, last_part(count)))


def last_part(count):
    return max(1, (count + PORTION - 1) // PORTION)


def numbers_within(portion, first, end):
    """The numbers of a range that are from `first` to before `end`."""
    return range(max(portion.start, first), min(portion.stop, end))


def parts(count, part):
    """The parts of a sheet to choose from: none where it stands on one page."""
    last = last_part(count)
    return [
        {
            "number": number,
            "first": (number - 1) * PORTION + 1,
            "last": min(number * PORTION, count),
            "is_shown": number == part,
        }
        for number in range(1, last + 1)
        if last > 1
    ]


def announcements_of(sheet):
    """What the referee said to each entry, by its number."""
    texts = {}
    for words in sheet["announcements"]:
        texts[words["entry"]] = texts.get(words["entry"], []) + [words["text"]]
    return texts


def entries_by_deal(referee, entries, announced, portion):
    """For each deal those of its entries that are shown, each as it is shown."""
    deals = referee.table.deals
    ends = [deal.first for deal in deals[1:]] + [len(entries)]
    return [
        [
            reviewed_entry(referee, entries, announced, number)
            for number in numbers_within(portion, deal.first, end)
        ]
        for deal, end in zip(deals, ends)
    ]


def reviewed_deal(referee, sheet, place, makers, entries, announced):
    """One deal: its title, its dealer, its points, its lines in groups, its entries.

    `entries`: those that are drawn, with the lines that they made; what did not score
    stands with the last. `announced`: what the referee said to each entry.
    """
    deal, written = referee.table.deals[place], sheet["deals"][place]
    heard = [announced.get(number, []) for number in range(deal.first, makers.last + 1)]
    aloud = [text for texts in heard for text in texts]
    return {
        "place": place + 1,
        "title": inked_pieces(beside_number(sheet["titles"][place], deal.number)),
        "number": deal.number,
        "dealer": sheet["players"][deal.dealer],
        "is_void": deal.is_void,
        "is_open": not (deal.is_complete or deal.is_void),
        "points": [
            {"name": name, "points": minus(points)}
            for name, points in zip(side_names(sheet), written["points"])
        ],
        "remembered": inked_pieces(deal_highlight(referee, sheet, place, aloud)),
        "parts": in_groups(referee, sheet, place, makers, entries),
        "entries": [
            entry | {"scores": entry["place"] in makers.places} for entry in entries
        ],
    }


def beside_number(title, number):
    """What the title of a deal tells beside its number."""
    start = f"Deal {number}"
    return title[len(start) :].strip(" \u00b7") if title.startswith(start) else title


def reviewed_entry(referee, entries, announced, number):
    """One entry in words, and what the referee said to it."""
    words = referee.in_words(entries[number])
    said = [text for text in announced.get(number, []) if not is_same(text, words)]
    return {
        "place": number,
        "at": number + 1,
        "words": inked_pieces(words),
        "said": [inked_pieces(text) for text in said],
    }


def is_same(text, words):
    """Whether the referee said just what was entered: it is read once."""
    return text.strip(".").lower() == words.strip(".").lower()


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
