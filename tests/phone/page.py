"""What a page of a table holds beside the table, as the server would say it."""

PAGE = {
    "url": "/games/1/",
    "action": "/games/1/entries/",
    "agreed": "",
    "agreeing": None,
    "seen": 3,
    "id": "8f14e45f-ceea-467f-a830-5c0f4a1b2c",
    "csrf_token": "token",
    "way": "",
    "may_enter": True,
    "may_invite": True,
    "may_reopen": False,
    "is_closed": False,
    "stake": "nothing",
    "may_undo": True,
    "may_redo": True,
    "refusal": {
        "code": "not_now",
        "message": "Not <now> & not 'here'.",
        "part": "bid",
    },
    "poll": "/games/1/table/?pass=1.2:x",
    "night_url": "/nights/1/",
    "device_url": "/device/",
    "apart": "",
    "next": None,
}
