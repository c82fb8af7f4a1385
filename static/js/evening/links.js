// Links of the table that ask a server elsewhere: another way of recording, the rulings.
import { lay } from "../engine/drawing.js";
import { drawn, game, inTurn, page, section, table, way } from "../engine/table.js";
import { ask } from "./state.js";

export const HERE = "/evening/";

const turn = async (chosen) =>
  lay(drawn(await table.engine("choose", { way: chosen, page: page() })));

// Asked for a second time they make room for the pad.
const rulings = async () => {
  if (section().querySelector("[name=ruling]")) return turn(way());
  const prompts = await ask("rulings", await ask("record", game()));
  const forms = prompts.map((prompt) => ({ template: "evening/_ruling.html", context: { prompt, page: page() } }));
  const html = await Promise.all(forms.map((form) => table.engine("draw", form)));
  return htmx.swap("#table .asked", html.join(""), { swapStyle: "innerHTML" });
};

const take = (event) => {
  const link = event.target.closest?.("#table a");
  if (!link || !table.isReady) return;
  const { pathname, searchParams } = new URL(link.href);
  const isRuling = pathname === `${HERE}referee/`;
  const isWay = link.closest(".ways");
  if (!isRuling && !isWay) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  inTurn(() => (isWay ? turn(searchParams.get("way")) : rulings()));
};

export const takeLinks = () => document.addEventListener("click", take, true);
