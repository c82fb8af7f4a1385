"""What a phone alone makes of forms at a table that asks the other side, one by one."""

from phone import worker


def came(given):
    """The code of each form that is refused, None of each other; what is shown then.

    `given`: the `game`, what is `known` of its agreements, and the `forms`, each with
    an `id`, the `name` of what the worker is asked, and its `fields`.
    """
    worker.begin(given["game"], "")
    codes, shown = [], None
    for form in given["forms"]:
        page = {"way": "", "seen": 0, "agreeing": given["known"]}
        ask = getattr(worker, form["name"])
        answer = ask(fields=form["fields"], page=page, id=form["id"])
        if form["name"] == "note" and "refusal" not in answer:
            worker.at["table"].kept.rows[-1]["id"] = form["id"]
        codes.append(answer["refusal"]["code"] if answer.get("refusal") else None)
        page = {"way": "", "seen": 0, "agreeing": given["known"]}
        shown = worker.shown(page)["names"]["page"]["agreeing"]
    return {"codes": codes, "shown": shown}
