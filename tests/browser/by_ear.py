"""A player who sees nothing: keys alone, and all that was said."""

import re

from tests.patience import PATIENCE

# What a screen reader is given to read, in order: what comes into a live region, and
# each alert that comes with the part that it is in.
HEARD = """(() => {
  window.heard = [];
  const LIVE = '[role=log], [role=status], [role=alert], output:not([aria-live=off])';
  const wordsOf = ({ textContent }) => textContent.trim().replace(/\\s+/g, ' ');
  const alerts = (one) =>
    [one, ...(one.querySelectorAll?.('*') ?? [])].filter((part) =>
      part.matches?.('[role=alert]'));
  const hear = (target, added) => {
    const live = (target.closest ? target : target.parentElement)?.closest(LIVE);
    for (const one of live ? [added] : alerts(added)) {
      if (wordsOf(one)) heard.push(wordsOf(one));
    }
  };
  const look = (changes) => changes.forEach(({ target, addedNodes }) =>
    addedNodes.forEach((added) => hear(target, added)));
  const listen = () => new MutationObserver(look).observe(
    document.body, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', listen);
})()"""
CAME = """(seen) => document.getElementById('table').dataset.seen !== seen
  && !document.querySelector('#table .htmx-request')"""
# What has the focus, as it is read: its name.
NAME = """() => {
  const { activeElement: one } = document;
  const name = one.ariaLabel ?? (one.labels?.[0] ?? one).textContent;
  return name.trim().replace(/\\s+/g, ' ');
}"""
MOST = 60  # presses of the Tab key until something is found


class Ear:
    """Keys on the page of a table, and what was heard; `keys` counts the presses."""

    def __init__(self, page):
        self.page, self.keys = page, 0
        page.add_init_script(HEARD)
        page.reload()

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)
            self.keys += 1

    def enter(self, *keys):
        """Presses keys of which the last enters, and waits for the table."""
        before = self.page.locator("#table").get_attribute("data-seen")
        self.press(*keys)
        self.page.wait_for_function(CAME, arg=before, timeout=PATIENCE * 1000)

    def answer(self, name):
        """Goes to an answer of this name, and gives it."""
        self.go_to(name)
        self.enter("Enter")

    def focused(self):
        """The name of what has the focus."""
        return self.page.evaluate(NAME)

    def go_to(self, name):
        """Presses Tab until something of this name has the focus."""
        for _press in range(MOST):
            self.press("Tab")
            if re.match(name, self.focused()):
                return
        raise AssertionError(f"No key leads to {name!r}.")

    def heard(self):
        """All that was said since this was last asked."""
        return self.page.evaluate("() => heard.splice(0)")
