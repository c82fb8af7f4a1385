// Four colours for four suits, where this phone was told so, without a change to the page.
const SUITS = { clubs: /[^\s(\u201c]*\u2663/g, diamonds: /[^\s(\u201c]*\u2666/g };
const CHOSEN = "input:checked + .chip, .btn.go"; // these have ink of their own

const page = document.getElementById("main");

const texts = () => {
  const walk = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const nodes = [];
  while (walk.nextNode()) nodes.push(walk.currentNode);
  return nodes.filter((text) => !text.parentElement.closest(CHOSEN));
};

const place = (text, start, end) =>
  new StaticRange({ startContainer: text, startOffset: start, endContainer: text, endOffset: end });

// What is red because of its diamond is inked whole.
const isWhole = (text, name) =>
  name === "diamonds" && text.parentElement.closest(".red")?.textContent.includes("\u2666");

const places = (name) => (text) => {
  if (isWhole(text, name)) return [place(text, 0, text.length)];
  const signs = [...text.data.matchAll(SUITS[name])];
  return signs.map(({ index, 0: { length } }) => place(text, index, index + length));
};

const ink = () => {
  const all = texts();
  for (const name of Object.keys(SUITS)) {
    CSS.highlights.set(name, new Highlight(...all.flatMap(places(name))));
  }
};

if (document.documentElement.matches("[data-device~=four]") && "highlights" in CSS) {
  const seen = { childList: true, characterData: true, subtree: true };
  new MutationObserver(ink).observe(page, seen);
  document.addEventListener("change", ink);
  ink();
}
