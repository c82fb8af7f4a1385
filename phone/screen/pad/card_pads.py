"""Cards to tap: one card, a set of cards, a trick with a place for each player."""

from rules.words import CARD_SIGNS, ORDINALS, SUIT_NAMES, SUIT_SIGNS, card_name

from ..names import ink, inked_pieces
from .labels import FROM_TABLE
from .prefill import stands

AT_ONCE = 48  # so many cards lie open under a thumb; of more one suit does
SEVENS = 28  # so many stand seven in a row, and more than these eight
FIVE_ROWS = 40  # more than these are a little lower, to be in sight at once


# card: its sign and its name; both in one text
FACES = {one: (CARD_SIGNS[one], card_name(one)[len("the ") :]) for one in CARD_SIGNS}
IN_WORDS = {one: " ".join(FACES[one]) for one in FACES}


def card(field, sheet):
    """One card of those that are left."""
    offers = [drawn_offers(offers) for offers in field.get("offers", [])]
    return pad("card", field, one_face, stands(field)) | {
        "box": "radio",
        "is_required": not field["optional"],
        "fills": field.get("fills", ""),
        "offers": offers,
    }


def cards(field, sheet):
    """Several cards: each copy that is left to tick, or a place for each player."""
    if field["order"]:
        return trick(field, sheet)
    drawn = pad("cards", field, each_copy, sum(stands(field), []))
    return drawn | {"box": "checkbox", "count": str(field["count"] or "")}


def trick(field, sheet):
    """A card of each who plays to a trick, the leader first."""
    order = field["order"]
    lying = field["lying"] or [[]] * len(order)
    led = field.get("led")
    drawn = pad("trick", field, in_words, [])
    played = sum(stands(field), []) or ([led] if led else [])
    played = played + [""] * (len(order) - len(played))
    places = [
        {
            "seat": str(seat),
            "name": sheet["players"][seat],
            "number": str(number + 1),
            "card": sent_as(card, lying[number]),
            "suits": with_lying(
                own_suits(drawn["suits"], field.get("hands"), number), lying[number]
            ),
        }
        for number, (seat, card) in enumerate(zip(order, played))
    ]
    return drawn | {
        "places": places,
        "flags": field["flags"] if field["lying"] else "",
        "follows": field["follows"],
    }


def own_suits(suits, hands, place):
    """Of the suits that are left those cards that a place of the trick can have."""
    if not hands:
        return suits
    by_suit = [
        dict(suit, cards=[one for one in suit["cards"] if one["value"] in hands[place]])
        for suit in suits
    ]
    return [suit for suit in by_suit if suit["cards"]]


def with_lying(suits, lying):
    """The suits of a place, and after them the cards that lie on the table there.

    `lying`: cards, with a "!" behind those that can come from nowhere else.
    """
    left = {one["value"]: one for suit in suits for one in suit["cards"]}
    there = [from_table(left[one[:2]]) for one in lying if one[:2] in left]
    if not there:
        return suits
    marked = [
        dict(suit, cards=[from_hand(one, lying) for one in suit["cards"]])
        for suit in suits
    ]
    return marked + [{"name": "On the table", "cards": there}]


def sent_as(value, lying):
    """What is sent of a card of the hand: as of the table where it is nowhere else."""
    return value + FROM_TABLE if value + FROM_TABLE in lying else value


def from_hand(card, lying):
    """A card to choose from those of its suit."""
    return dict(card, value=sent_as(card["value"], lying))


def from_table(card):
    """A card to choose from those that lie on the table."""
    text = card["text"] + ", from the table"
    return dict(card, value=card["value"] + FROM_TABLE, text=text)


def pad(shape, field, faces_of, chosen):
    """The cards that are left, suit by suit; many are folded away by suit.

    `faces_of(card, copies left, chosen)`: the faces of a card, in a list.
    """
    suits, faces = [], {}
    for value, left in zip(field["pack"], field["left"]):
        suit = value[1]
        if suit not in faces:
            faces[suit] = []
            suits.append(suit_group(suit, faces[suit], not suits))
        faces[suit] += faces_of(value, left, chosen)
    count = sum([len(group["cards"]) for group in suits])
    # A hand of so many cards has the grid of the whole pack, whatever is gone.
    sizes = [count] + ([field.get("whole", 0)] if field.get("count") else [])
    return {
        "shape": shape,
        "suits": suits,
        "is_folded": count > AT_ONCE,
        "is_many": any(SEVENS < size <= AT_ONCE for size in sizes),
        "is_most": FIVE_ROWS < count <= AT_ONCE,
    }


def suit_group(suit, faces, is_open):
    """One suit: its sign, its name, its cards that are left."""
    return {
        "sign": SUIT_SIGNS[suit],
        "name": SUIT_NAMES[suit],
        "ink": ink(SUIT_SIGNS[suit]),
        "is_open": is_open,
        "cards": faces,
    }


def one_face(value, left, chosen):
    """A card that is tapped by itself."""
    return [face(value, value in chosen)]


def each_copy(value, left, chosen):
    """Each copy of a card that is left as its own face, with its own name."""
    times = chosen.count(value)
    faces = [face(value, copy < times) for copy in range(left)]
    for copy, drawn in enumerate(faces[1:], 1):
        drawn["title"] = f"{ORDINALS[copy]} {drawn['title']}"
    return faces


def face(value, is_preset):
    """One face: what it sends, its sign and its name."""
    label, title = FACES[value]
    return {"value": value, "label": label, "title": title, "is_preset": is_preset}


def in_words(value, left, chosen):
    """A card to choose from a list: its sign and its name, and how often it is left."""
    times = str(left) if left > 1 else ""
    return [{"value": value, "text": IN_WORDS[value], "left": times}]


def drawn_offers(offers):
    """What a card may bring with it: a button for each."""
    return {
        "answers": " ".join(offers["answers"]),
        "choices": [
            {
                "value": " ".join(choice["cards"]),
                "label": inked_pieces(choice["label"]),
                "is_lit": choice["is_lit"],
            }
            for choice in offers["choices"]
        ],
        "rest": offers["rest"],
    }
