// The engine, beside the page: it replays, referees and draws, and touches nothing else.
import { loadPython } from "./python.js";
import { pagesOf } from "./pages.js";

let python;
let draw;

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
    await import(urls.liquid);
    const { python: modules, templates } = await files;
    draw = pagesOf(globalThis.liquidjs.Liquid, templates);
    python = await loadPython(urls, modules);
  },
  begin({ record, way, page }) {
    python.begin(JSON.stringify(record), way);
    return picture(page);
  },
  choose({ way, page }) {
    ask("choose", way);
    return picture({ ...page, way });
  },
  add({ fields, page }) {
    const entry = ask("entry", JSON.stringify(fields));
    return entered(JSON.parse(entry), told("enter", entry), page);
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
  try {
    postMessage({ number, answer: await answers[call](given) });
  } catch (error) {
    postMessage({ number, error: String(error) });
  }
});
