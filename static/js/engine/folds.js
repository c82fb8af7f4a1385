// What is folded away, and another way of recording, is drawn without a network.
import { on, stop } from "../parts.js";
import { lay } from "./drawing.js";
import { ask, drawn, inTurn, isAlone, isReady, page, section } from "./table.js";

const open = async (fold) => {
  const marks = fold.dataset.mark.split(" ");
  delete fold.dataset.mark;
  const { html } = await ask("opened", { marks, page: page() });
  if (!fold.isConnected) return;
  htmx.swap(fold, html, { swapStyle: "beforeend" });
};

document.addEventListener("toggle", ({ target }) => {
  if (!isReady() || !target.open || !target.dataset.mark) return;
  if (section().contains(target)) inTurn(() => open(target));
}, true);

export const turn = async (way, link = null) =>
  lay(drawn(await ask("shown", { page: { ...page(), way } })), link);

// Where the page is a table's alone, its address tells the way.
const follow = async (link) => {
  await turn(link.href.split("?way=")[1], link);
  if (!isAlone()) history.replaceState(history.state, "", link.href);
};

// What happens at such a part of the table is done here, in place of the server.
export const takeOver = (type, selector, work) =>
  on(type, `#table ${selector}`, (part, event) => {
    if (!isReady()) return;
    stop(event);
    inTurn(() => work(part));
  }, true);

takeOver("click", ".ways a", follow);

// How a line comes about: asked as soon as it is opened, and answered here.
takeOver("htmx:beforeRequest", ".how", async (how) => {
  const why = how.getAttribute("hx-get").replace(page().url, "");
  const { html } = await ask("referee", { query: { why }, page: page() });
  htmx.swap(how, html, { swapStyle: "outerHTML" });
});
