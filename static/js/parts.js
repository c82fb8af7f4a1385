// Parts of the page: what is done with those that come, how one is made, and what is in sight.

// Done with each part that a selector names, once, also where it is swapped in.
export function begin(selector, connect) {
  const begun = new WeakSet();
  const look = () => {
    for (const part of document.querySelectorAll(selector)) {
      if (begun.has(part)) continue;
      begun.add(part);
      connect(part);
    }
  };
  look();
  htmx.onLoad(look);
}

// The same, and again whenever something is filled in in its form.
export function keepTo(selector, work) {
  begin(selector, work);
  document.addEventListener("input", ({ target }) => {
    target.form?.querySelectorAll(selector).forEach(work);
  });
}

// Hears of what happens at a part that a selector names, or in it; `isFirst`: before others.
export const on = (type, selector, work, isFirst = false) =>
  document.addEventListener(type, (event) => {
    const part = event.target.closest?.(selector);
    if (part) work(part, event);
  }, isFirst);

// Nobody else hears of an event, and the browser does nothing of its own.
export function stop(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

// What keeps something of the table that goes hears so. `form`: what this phone sent; null where
// the change is another phone's. `overtaken`: the form of this phone that came second.
export const tellGoes = (form, overtaken = null) =>
  document.dispatchEvent(new CustomEvent("table:goes", { detail: { form, overtaken } }));

// `traits` of a new part, and what stands in it.
export function made(name, traits = {}, ...parts) {
  const part = Object.assign(document.createElement(name), traits);
  part.append(...parts);
  return part;
}

// Fills a control in, as a player would.
export function fill(control, value) {
  control.value = value;
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

// What an attribute lists.
export const words = (text = "") => text.split(" ").filter(Boolean);

export const isSeen = (one) => one.checkVisibility?.() ?? one.getClientRects().length > 0;

// What the browser keeps by a name; null where nothing may be stored.
export const stored = (work) => {
  try {
    return work();
  } catch {
    return null;
  }
};
