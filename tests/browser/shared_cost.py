"""A shared cost added on a phone that is settling up."""


def fill_in(phone, amount, payer):
    """One of the people paid everything; waits until the page shows who pays what."""
    phone.get_by_label("Amount").fill(amount)
    phone.locator("label.pick", has_text=f"{payer} paid everything").click()
    phone.locator(".pays", has_text="Paid").wait_for()


def add(phone, name, amount, payer):
    """Adds one that all share equally, from the page of the settlement and back."""
    phone.get_by_role("link", name="Add shared cost").click()
    phone.locator("[name=name]").fill(name)
    fill_in(phone, amount, payer)
    phone.get_by_role("button", name="Add shared cost").click()
    phone.wait_for_url("**/settlement/")
