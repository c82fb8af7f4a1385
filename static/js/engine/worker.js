// The engine, beside the page: it replays, referees and draws, and touches nothing else.
import { drawerOf } from "./partials.js";
import { loadPython, unpacked } from "./python.js";

const PAUSE = 20; // ms in which nothing was asked
const LATER = 1000; // ms in which no tap shall wait for what the referee may be asked
let python;
let draw;
let tidying;
let book; // of the referee: its address, whether it came, and what draws it

const answer = (name, ...given) => JSON.parse(python.call(name, ...given));

function picture(page, changed = "") {
  const { outcome, may, ...names } = JSON.parse(python.shown(JSON.stringify(page), changed));
  return { html: draw("games/_table.html", names), outcome, may };
}

async function bringBook() {
  if (book.isHere) return;
  const { modules, partials } = await fetch(book.url).then(unpacked);
  python.bring(modules);
  Object.assign(book.drawn, partials);
  book.isHere = true;
}

const entered = (entry, refusal, page) =>
  refusal
    ? { refusal, html: draw("games/_refused.html", { page: { ...page, refusal } }) }
    : { entry, ...picture(page) };

const answers = {
  async load(urls) {
    const files = fetch(urls.family).then(unpacked);
    const [{ modules, partials, menu }, read] = await Promise.all([files, loadPython(urls)]);
    draw = drawerOf(partials);
    python = read(modules);
    book = { url: urls.book, isHere: false, drawn: partials };
    setTimeout(() => bringBook().catch(console.warn), LATER); // else when he is asked
    return menu; // of an evening
  },
  begin: ({ game, way }) => JSON.parse(python.begin(JSON.stringify(game), way)),
  differs: (game) => answer("differs", JSON.stringify(game)),
  show: ({ page, changed }) => picture(page, changed),
  add({ fields, page, id }, first) {
    const { entry, refusal, totals } = JSON.parse(python.tap(JSON.stringify(fields), id));
    if (!refusal) first(totals); // they need not wait for the pad
    return entered(entry, refusal, page);
  },
  undo: ({ page }) => entered(null, answer("undo"), page),
  redo: ({ page }) => entered(null, answer("redo"), page),
  note: ({ fields, page }) =>
    ({ entry: JSON.parse(python.note(JSON.stringify(fields))), ...picture(page) }),
  open: ({ marks, page }) =>
    marks.map((one) => draw("games/_prompt.html", { prompt: answer("open", one), page })).join(""),
  book: bringBook,
  async referee({ query, page }) {
    await bringBook();
    const names = JSON.parse(python.referee(JSON.stringify(query), JSON.stringify(page)));
    return draw("referee/_on_phone.html", names);
  },
  outbox: ({ name, given }) => JSON.parse(python.outbox(name, JSON.stringify(given))),
  evening: ({ name, given }) => JSON.parse(python.evening(name, JSON.stringify(given))),
  takeOut({ content, isEvening }) {
    const names = JSON.parse(python.taken_out(JSON.stringify(content)));
    return draw("games/_take_out.html", { ...names, is_evening: isEvening });
  },
  draw: ({ template, context }) => draw(template, context),
};

addEventListener("message", async ({ data: { number, call, given } }) => {
  const first = (totals) => postMessage({ number, totals });
  clearTimeout(tidying);
  try {
    postMessage({ number, answer: await answers[call](given, first) });
  } catch (error) {
    postMessage({ number, error: String(error) });
  }
  tidying = setTimeout(() => python?.tidy(), PAUSE); // between two taps, not in one
});
