// What is folded away is drawn when it is opened, and another way of recording when it is
// turned to, both without a network.
import { lay } from "./drawing.js";
import { drawn, inTurn, page, section, table } from "./table.js";

const open = async (fold) => {
  const marks = fold.dataset.mark.split(" ");
  delete fold.dataset.mark;
  const html = await table.engine("open", { marks, page: page() });
  if (!fold.isConnected) return;
  htmx.swap(fold, html, { swapStyle: "beforeend" });
};

export const openFolds = () =>
  document.addEventListener("toggle", ({ target }) => {
    if (!table.isReady || !target.open || !target.dataset.mark) return;
    if (section().contains(target)) inTurn(() => open(target));
  }, true);

const turn = async (link) => {
  const way = new URL(link.href).searchParams.get("way");
  lay(drawn(await table.engine("choose", { way, page: page() })), link);
  history.replaceState(history.state, "", link.href);
};

export const turnWays = () =>
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("#table .ways a");
    if (!link || !table.isReady) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    inTurn(() => turn(link));
  }, true);
