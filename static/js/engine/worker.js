// The engine, beside the page: it replays, referees and draws, and touches nothing else.
import { drawerOf } from "./partials.js";
import { loadPython } from "./python.js";

const PAUSE = 20; // ms in which nothing was asked

let python;
let draw;
let tidying;

const ask = (name, ...given) => python.call(name, ...given);
const told = (name, ...given) => JSON.parse(ask(name, ...given));

const picture = (page) => ({
  html: draw("games/_table.html", { table: told("picture"), page }),
  outcome: told("outcome"),
});

const entered = (entry, refusal, page) =>
  refusal
    ? { refusal, html: draw("games/_refused.html", { page: { refusal } }) }
    : { entry, ...picture(page) };

const answers = {
  async load(urls) {
    const files = fetch(urls.family).then((answer) => answer.json());
    const [{ modules, partials, menu }, read] = await Promise.all([files, loadPython(urls)]);
    draw = drawerOf(partials);
    python = read(modules);
    return menu; // of an evening
  },
  begin({ record, way }) {
    python.begin(JSON.stringify(record), way);
  },
  show({ page, changed }) {
    if (changed) ask("say", changed);
    return picture(page);
  },
  choose({ way, page }) {
    ask("choose", way);
    return picture({ ...page, way });
  },
  add({ fields, page }, first) {
    const entry = ask("entry", JSON.stringify(fields));
    const refusal = told("enter", entry);
    if (!refusal) first(told("totals")); // they need not wait for the pad
    return entered(JSON.parse(entry), refusal, page);
  },
  evening({ name, given }) {
    return JSON.parse(python.evening(name, JSON.stringify(given)));
  },
  draw({ template, context }) {
    return draw(template, context);
  },
  undo({ page }) {
    ask("undo");
    return { entry: null, ...picture(page) };
  },
  redo({ entry, page }) {
    return entered(null, told("redo", JSON.stringify(entry)), page);
  },
  open({ marks, page }) {
    const forms = marks.map((mark) => ({ prompt: told("open", mark), page }));
    return forms.map((form) => draw("games/_prompt.html", form)).join("");
  },
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
