"""What a Python says of a record, be it large or small: its sheet and its page."""

import rules
from rules.screen import table_screen

VIEW = {
    "url": "/games/1/",
    "seen": 3,
    "new_id": "8f14e45f-ceea-467f-a830-5c0f4a1b2c3d",
    "csrf_token": "token",
    "way": "",
    "may_enter": True,
    "may_redo": True,
    "refusal": {"code": "not_now", "message": "Not <now> & not 'here'."},
    "given": None,
    "poll": "/games/1/table/?pass=1.2:x",
    "night_url": "/nights/1/",
}


def answer(record):
    """The sheet and the table page of a record (plain data), or its refusal."""
    try:
        sheet = rules.score(record, prompts=True)
    except rules.RuleError as error:
        return {"refusal": error.as_dict()}
    return {"sheet": sheet, "screen": table_screen(sheet, VIEW)}
