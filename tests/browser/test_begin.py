"""What a script does with a part of the page it does once, whenever the part comes."""

RECORD = {
    "game": "oh_hell",
    "players": ["Ann", "Bob", "Cleo"],
    "options": {"sequence": "custom", "hands": [1]},
}
NUMBER = """<fieldset class="field numbers fresh"><label class="box">
  <span>Tricks</span><input type="number" min="0" max="9" step="1">
</label></fieldset>"""
COME = """html => {
  const place = document.querySelector('#table .pad');
  htmx.swap(place, html, { swapStyle: 'beforeend' });
}"""
AGAIN = "() => htmx.trigger(document.querySelector('#table'), 'htmx:load')"


def test_what_is_swapped_in_begins_and_never_twice(at_table):
    phone = at_table(RECORD)
    phone.evaluate(COME, NUMBER)
    steps = phone.locator(".fresh .step")
    assert steps.count() == 2
    phone.evaluate(AGAIN)
    assert steps.count() == 2
    phone.evaluate(COME, NUMBER)
    assert steps.count() == 4


def test_a_step_goes_up_and_down_within_what_may_be_entered(at_table):
    phone = at_table(RECORD)
    phone.evaluate(COME, NUMBER)
    less, more = phone.locator(".fresh .step").all()
    number = phone.locator(".fresh input")
    less.evaluate("button => button.click()")
    assert number.input_value() in {"", "0"}
    for _tap in range(12):
        more.evaluate("button => button.click()")
    assert number.input_value() == "9"
    less.evaluate("button => button.click()")
    assert number.input_value() == "8"
