"""A game as it would end if the table stopped now."""

import rules
from phone.bounds import STOP
from phone.screen import stopping


def effect_of_stopping(record, sheet, worth):
    """What is said of it, as `phone.screen.stopping` has it.

    `sheet`: of the record, with its prompts. None where the rules refuse to stop it.
    """
    try:
        after = rules.score(record | {"entries": record["entries"] + [STOP]}, True)
    except rules.RuleError:
        return None
    return stopping.effect(sheet, after, worth)


def say_beforehand(prompts, record, sheet, worth):
    """Lets the question whether to stop say what comes of it."""
    for prompt in prompts:
        is_stop = prompt["type"] == STOP["type"]
        told = effect_of_stopping(record, sheet, worth) if is_stop else None
        prompt["effect"] = told
    return prompts
