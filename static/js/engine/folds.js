// What is folded away, and another way of recording, is drawn without a network.
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

// A link of the table that is followed without a network.
export const takeLink = (selector, work) =>
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.(`#table ${selector}`);
    if (!link || !isReady()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    inTurn(() => work(link));
  }, true);

takeLink(".ways a", follow);

// How a line comes about: asked as soon as it is opened, and answered here.
document.addEventListener("htmx:beforeRequest", (event) => {
  const how = event.target;
  if (!isReady() || !how.matches("#table .how")) return;
  event.preventDefault();
  const why = how.getAttribute("hx-get").replace(page().url, "");
  const about = { query: { why }, page: page() };
  inTurn(async () =>
    htmx.swap(how, (await ask("referee", about)).html, { swapStyle: "outerHTML" }));
});
