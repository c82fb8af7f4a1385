// Another way of recording is turned to here, without a network.
import { lay } from "./drawing.js";
import { inTurn, page, section, table } from "./table.js";

const turn = async (link) => {
  const way = new URL(link.href).searchParams.get("way");
  const { html } = await table.engine("choose", { way, page: page() });
  lay(html, link);
  history.replaceState(history.state, "", link.href);
};

const take = (event) => {
  const link = event.target.closest?.("#table .ways a");
  if (!link || !table.isReady) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  inTurn(() => turn(link));
};

export const turnWays = () => document.addEventListener("click", take, true);
