"""A game as it would end if the table stopped now."""

import rules
from phone.bounds import STOP
from phone.screen.table.early_end import effect


def effect_of_stopping(referee, sheet, worth):
    """What is said of it, as `phone.screen.table.early_end` has it.

    The game of the referee is over then; `sheet`: how it stood, with its prompts. None
    where the rules refuse to stop it.
    """
    try:
        referee.enter(STOP)
    except rules.RuleError:
        return None
    return effect(sheet, rules.scored_record(referee, prompts=True), worth)
