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

// The same, and once more whenever something is filled in in its form.
export function keepTo(selector, work) {
  begin(selector, work);
  document.addEventListener("input", ({ target }) => {
    target.form?.querySelectorAll(selector).forEach(work);
  });
}

// `traits` of a new part, and what stands in it.
export function made(name, traits = {}, ...parts) {
  const part = Object.assign(document.createElement(name), traits);
  part.append(...parts);
  return part;
}

export const isSeen = (one) => one.checkVisibility?.() ?? one.getClientRects().length > 0;
