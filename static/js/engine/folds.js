// A question that is folded away is drawn when it is opened.
import { inTurn, page, section, table } from "./table.js";

const open = async (fold) => {
  const marks = fold.dataset.mark.split(" ");
  delete fold.dataset.mark;
  const html = await table.engine("open", { marks, page: page() });
  if (!fold.isConnected) return;
  htmx.swap(fold, html, { swapStyle: "beforeend" });
  document.dispatchEvent(new Event("engine:opened"));
};

export const openFolds = () =>
  document.addEventListener("toggle", ({ target }) => {
    if (!table.isReady || !target.open || !target.dataset.mark) return;
    if (section().contains(target)) inTurn(() => open(target));
  }, true);
