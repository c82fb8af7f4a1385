// What is done with each part that a selector names, once, also where it is swapped in.
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
