// One way to begin: what is done with each part that a selector names, once, whether the
// page came with it or it was swapped in.
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
