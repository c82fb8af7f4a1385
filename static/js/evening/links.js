// The link of the table to its rulings, which asks a server elsewhere.
import { turn } from "../engine/folds.js";
import { game, inTurn, isReady, page, section, way } from "../engine/table.js";
import { ask, drawn } from "./state.js";

export const HERE = "/evening/";

// Asked for a second time they make room for the pad.
const rulings = async () => {
  if (section().querySelector("[name=ruling]")) return turn(way());
  const prompts = await ask("rulings", await ask("record", game()));
  const forms = prompts.map((prompt) => drawn("evening/_ruling.html", { prompt, page: page() }));
  const html = (await Promise.all(forms)).join("");
  return htmx.swap("#table .asked", html, { swapStyle: "innerHTML" });
};

export const takeRulings = () =>
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("#table a");
    if (!link || !isReady() || link.pathname !== `${HERE}referee/`) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    inTurn(rulings);
  }, true);
