"""What changed on a page of money: since it was drawn, and since it was last viewed.

A page carries what it shows in short. An open page asks with that again; a cookie that
belongs to the page's address alone has it for the next visit. So a payment stays what
it was where a game is corrected later, and the page says what is different now.
"""

from zlib import crc32

from django.http import HttpResponse

from scorekeeper.models import Bill, Game
from scorekeeper.money.currencies import written_amount
from scorekeeper.money.night_unit import words_of
from scorekeeper.pages.fields import LONGEST_ID

BETWEEN, WITHIN = "~", "!"
COOKIE, A_YEAR, LONGEST = "seen", 365 * 24 * 3600, 3500
CHANGED_SUM = "{name}: {words} (was {old})."
PAID = "{payer} paid {payee} {words}."
DELETED = "A payment was deleted."
PAYS_NOW = "{payer} now pays {payee} {words}, not {old}."
GREW, SHRANK, CHANGED = "was added", "was deleted", "was corrected"


def in_short(sums, plans, payments, causes=(), names=""):
    """What a page shows, in short, as text that an address can hold.

    `sums`: (key of a row, amount) of each; `plans`: as `plan_shown` has them;
    `payments`: those recorded; `causes`: games and shared costs, see `count_and_sum`;
    `names`: those under a result.
    """
    rows = [row_in_short(row) for plan in plans for row in plan["rows"]]
    won = [f"{key}.{amount}" for key, amount in sums]
    paid = [str(payment["pk"]) for payment in payments]
    parts = won, causes, rows, paid
    return BETWEEN.join([*map(WITHIN.join, parts), names])


def count_and_sum(kind, result):
    """How many Games or Bills a NightResult has, and a number for what they gave."""
    sources = result.games if kind is Game else result.bills
    points = result.points if kind is Game else {}
    parts = [
        (
            source.pk,
            result.exact_of([source]),
            sorted(points.get(source.pk, {}).items()),
        )
        for source in sources
    ]
    return f"{len(parts)}.{crc32(repr(parts).encode())}"


def causes(result):
    """The games and the shared costs of a NightResult, in short."""
    return count_and_sum(Game, result), count_and_sum(Bill, result)


def row_in_short(row):
    return f"{row['currency']}{row['payer'].pk}.{row['payee'].pk}.{row['amount']}"


def news(before, now, shown, plans, payments):
    """What is different from what a page showed `before`: sentences.

    `now`: in short what it shows now; `shown`: the sums, as `result_shown` has them.
    """
    old, new = (text.split(BETWEEN) for text in (before, now))
    if len(old) != len(new):
        return []
    told = changed_sums(amounts(old[0]), shown)
    why = cause(old[1], new[1]) if old[0] != new[0] else ""
    told = [" ".join([why, *told])] if why else told
    told += news_of_payments(old[3].split(WITHIN), payments)
    return told + changed_rows(amounts(old[2]), plans)


def amounts(text):
    """{"3.5": 240} of "3.5.240!…"; what is no such number is left out."""
    pairs = (part.rpartition(".") for part in text.split(WITHIN))
    return {key: int(number) for key, _, number in pairs if is_number(number)}


def is_number(text):
    digits = text.removeprefix("-")
    return digits.isdecimal() and len(digits) <= LONGEST_ID


def changed_sums(before, shown):
    """Whose result is another: "Ann: +10.00 (was +12.85)."."""
    return [
        CHANGED_SUM.format(
            name=row["name"],
            words=row["words"],
            old=words_of(shown["unit"], before[row["key"]], row["currency"]),
        )
        for row in shown["rows"]
        if before.get(row["key"], row["amount"]) != row["amount"]
    ]


def cause(before, now):
    """Why results are different: "A game was corrected.", or ""."""
    pairs = zip(before.split(WITHIN), now.split(WITHIN), strict=False)
    for name, (old, new) in zip(("game", "shared cost"), pairs, strict=False):
        if old != new:
            return f"A {name} {became(how_many(old), how_many(new))}."
    return ""


def how_many(text):
    """How many games or shared costs a page counts, by what it says in short."""
    count = text.partition(".")[0]
    return int(count) if is_number(count) else 0


def became(old, new):
    return GREW if new > old else SHRANK if new < old else CHANGED


def news_of_payments(before, payments):
    """Which payments were recorded since, and that some were deleted: sentences.

    Those before and after are the latest: an older one takes the place of one that is
    deleted, and leaves it to a new one.
    """
    before = [int(pk) for pk in before if is_number(pk)]
    listed = [payment["pk"] for payment in payments]
    latest, oldest = max(before, default=0), min(listed, default=0)
    new = [payment for payment in payments if payment["pk"] > latest]
    gone = [pk for pk in before if pk not in listed and pk > oldest]
    return [PAID.format(**payment) for payment in new] + [DELETED for _ in gone]


def changed_rows(before, plans):
    """Who pays another amount now: "Bob now pays Ann €3.00, not €5.00."."""
    rows = [row for plan in plans for row in plan["rows"]]
    told = []
    for row in rows:
        old = before.get(row_in_short(row).rpartition(".")[0], row["amount"])
        if old != row["amount"]:
            old = written_amount(old, row["currency"])
            told.append(PAYS_NOW.format(**row, old=old))
    return told


def since_last_view(request, context):
    """What changed since this phone last viewed a page, in one text, or ""."""
    before = request.COOKIES.get(COOKIE, "")
    if not before or before == context["seen"]:
        return ""
    return " ".join(news_of(before, context))


def news_of(before, context):
    """The `news` of a page by its context."""
    parts = (context[part] for part in ("result", "plans", "payments"))
    return news(before, context["seen"], *parts)


def remember_seen(request, response, context, path=None):
    """A response that lets the phone know at its next visit what it has seen.

    `path`: that of the page, where it is not the one that was asked for.
    """
    if len(context["seen"]) <= LONGEST:
        response.set_cookie(
            COOKIE,
            context["seen"],
            max_age=A_YEAR,
            path=path or request.path,
            secure=request.is_secure(),
            httponly=True,
            samesite="Lax",
        )
    return response


def nothing_new():
    """The answer to an open page that shows all there is."""
    return HttpResponse(status=204)
