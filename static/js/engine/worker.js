// The engine, beside the page: it replays, referees and draws, and touches nothing else.
import { drawerOf } from "./partials.js";
import { loadPython, unpacked } from "./python.js";

const PAUSE = 20; // ms in which nothing was asked
const LATER = 1000; // ms in which no tap shall wait for what the referee may be asked
let python;
let draw;
let tidying;
let book; // of the referee: its address, whether it came, and what draws it

// What Python answers (phone/worker.py), with the partial drawn that it names.
function answered(call, given) {
  const answer = python.answer(call, given);
  if (!answer.partial) return answer;
  const { partial, names, ...rest } = answer;
  return { ...rest, html: draw(partial, names) };
}

async function bringBook() {
  if (book.isHere) return;
  const { modules, partials } = await fetch(book.url).then(unpacked);
  python.bring(modules);
  Object.assign(book.drawn, partials);
  book.isHere = true;
}

// What is more than a call of Python.
const answers = {
  async load(urls) {
    const files = fetch(urls.family).then(unpacked);
    const [{ modules, partials, menu }, read] = await Promise.all([files, loadPython(urls)]);
    draw = drawerOf(partials);
    python = read(modules);
    book = { url: urls.book, isHere: false, drawn: partials };
    setTimeout(() => bringBook().catch(console.warn), LATER); // else with the first question
    return menu; // of an evening
  },
  add(given, first) {
    const entered = answered("add", given);
    if (entered.refusal) return entered;
    first(entered.totals); // they need not wait for the pad
    return { ...entered, ...answered("shown", { page: given.page }) };
  },
  async referee(given) {
    const isHere = await bringBook().then(() => true, () => false);
    return answered(isHere ? "referee" : "without_book", given);
  },
};

addEventListener("message", async ({ data: { number, call, given } }) => {
  const first = (totals) => postMessage({ number, totals });
  const ask = answers[call] ?? ((about) => answered(call, about));
  clearTimeout(tidying);
  try {
    postMessage({ number, answer: await ask(given, first) });
  } catch (error) {
    postMessage({ number, error: String(error) });
  }
  tidying = setTimeout(() => python?.tidy(), PAUSE); // between two taps, not in one
});
