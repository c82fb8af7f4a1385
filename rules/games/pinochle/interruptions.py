"""What any question of a deal may suffer: a call or a double before it is answered."""


def interrupted(script, interruptions):
    """Puts the questions of a script; each may be interrupted, and is put again.

    An interruption has a `type`, `prompts()`, and `interrupt(entry)`: the further
    questions that its entry brings.
    """
    question = next(script)

    def asked():
        prompts = question() if callable(question) else question
        for one in interruptions:
            prompts = prompts + one.prompts()
        return prompts

    while True:
        entry = yield asked
        for one in interruptions:
            if entry.type == one.type:
                yield from one.interrupt(entry)
                break
        else:
            try:
                question = script.send(entry)
            except StopIteration:
                return
