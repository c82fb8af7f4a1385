// Where the middle of what has these words is, in reach of a thumb; null where nothing is.
(words, within) => {
  const CONTROLS = "button, a[href], summary, label, input, select, textarea";
  const plain = (text) => (text ?? "").replace(/\s+/g, " ").trim();
  const names = (control) => [
    control.getAttribute("aria-label"), control.innerText, control.textContent,
    ...[...(control.labels ?? [])].map((label) => label.textContent),
  ].map(plain);
  const isThere = (control) => control.getClientRects().length > 0;
  const fits = [
    (name) => name === words,
    (name) => name.startsWith(`${words} `) || name.startsWith(`${words},`),
    (name) => name.includes(words),
  ];
  const all = [...document.querySelectorAll(within)]
    .flatMap((part) => [part, ...part.querySelectorAll(CONTROLS)])
    .filter((one) => one.matches(CONTROLS) && isThere(one));
  for (const fit of fits) {
    for (const control of all.filter((one) => names(one).some(fit))) {
      control.scrollIntoView({ block: "center" });
      const { x, y, width, height } = control.getBoundingClientRect();
      const [left, top] = [x + width / 2, y + height / 2];
      if (control.contains(document.elementFromPoint(left, top))) return [left, top];
    }
  }
  return null;
}
