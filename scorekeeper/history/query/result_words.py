"""How somebody came out of a game, in words: "won", "lost to", "didn't win"."""

WON, LOST, BEAT, LOST_TO = "won", "lost", "beat", "lost to"
NOT_WON = "did not win"
RESULTS = {
    **dict.fromkeys(["won", "win", "wins", "winning", "winner"], WON),
    **dict.fromkeys(["lost", "lose", "loses", "losing"], LOST),
    **dict.fromkeys(["beat", "beats"], BEAT),
}
AGAINST = {"against", "v", "vs", "versus"}
FOLLOWED = {(WON, word): BEAT for word in AGAINST}
FOLLOWED |= {(LOST, word): LOST_TO for word in {*AGAINST, "to"}}
HELPING = {"did", "does", "has", "have", "had"}
NEGATED = {"not", "never", "without"}
NEGATED |= {f"{verb}{ending}" for verb in HELPING for ending in ("n't", "nt")}
OPPOSITES = {WON: NOT_WON, LOST: WON}


def result_phrase(words):
    """(number of words, result) of "didn't win", "lost to"; None for other words."""
    helps = int(words[0] in HELPING and words[1:2] == ("not",))
    if words[helps] in NEGATED:
        result = OPPOSITES.get(RESULTS.get("".join(words[helps + 1 : helps + 2])))
        return (helps + 2, result) if result else None
    result = RESULTS.get(words[0])
    result = FOLLOWED.get((result, *words[1:2]))
    return (2, result) if result else None
