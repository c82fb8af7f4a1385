"""All that a referee may enter now, each as a form with what it does, where it must."""

import rules
from phone.screen import prompt_screen

from .entry_forms import by_button, choices, effects, open_fields


def all_rulings(referee, record, sheet, worth=None):
    """The forms; one that asks more than who says beforehand what each answer does.

    `worth`: what a game is played for, where that is known: to stop says then what it
    comes to, and the game of the referee, who has read the record, is over.
    """
    prompts = rules.rulings(referee)
    drawn = prompt_screen(sheet, [by_button(one) for one in prompts])
    for form, prompt in zip(drawn, prompts):
        form["effect"] = tell_effects(record, sheet, prompt)
        if prompt["type"] == "stop" and worth:
            form["effect"] = told_of_stopping(referee, sheet, worth)
    return drawn


def rulings_asked(prompts, stops):
    """The forms that a page shows: all, or the one that stops the game, open."""
    stop = [dict(form, is_open=True) for form in prompts if form["type"] == "stop"]
    is_stop = bool(stops and stop)
    return {"prompts": stop if is_stop else prompts, "is_stop": is_stop}


def told_of_stopping(referee, sheet, worth):
    """What comes of it if the table stops now."""
    from phone.early_end import effect_of_stopping  # what an evening alone has

    return effect_of_stopping(referee, sheet, worth)


def tell_effects(record, sheet, prompt):
    """What each answer does, as `tables/_effect.html` has it; None where one is who."""
    fields = prompt["fields"]
    if not choices(fields) or len(open_fields(fields)) < 2:
        return None
    found, why = effects(record, sheet, prompt, {"type": prompt["type"]})
    words = [in_a_line(one) for one in found]
    return {"words": [why] if why else words, "each": []}


def in_a_line(effect):
    """An effect in a line: of whom, and what."""
    return ": ".join([part for part in (effect["who"], effect["words"]) if part])
