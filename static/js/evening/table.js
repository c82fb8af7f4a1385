// A game of the evening at the table: the very same table and pad, and no server.
import { lay } from "../engine/drawing.js";
import { openFolds } from "../engine/folds.js";
import { read } from "../engine/keeping.js";
import { inTurn, page, replay, standing, table } from "../engine/table.js";
import { takeTaps } from "../engine/tapping.js";
import { tellTruth } from "../engine/truth.js";
import { state } from "./state.js";

const HERE = "/evening/";
const EMPTY = '<section id="table" class="table" data-way="" data-seen="0"></section>';
const NOT_HERE = ["board/", "lines/", "invite/"].map((path) => `#table a[href^="${HERE}${path}"]`);

const pageOf = (evening) => ({
  url: HERE,
  action: `${HERE}entries/`,
  csrf_token: "",
  may_enter: true,
  may_invite: false,
  may_reopen: false,
  is_closed: false,
  apart: "",
  poll: "",
  stake: evening.stake ? `${evening.circle.unit}${evening.stake} a point` : "nothing",
  night_url: `#/${evening.id}`,
  device_url: "/device/",
});

export async function sitDown(place, evening, game) {
  const record = { ...game.record, entries: [] };
  Object.assign(table, { engine: state.engine, store: state.entries, outbox: [], isAlone: true });
  table.known = { id: game.id, seen: 0, undoable: 0, redoable: [], record, page: pageOf(evening) };
  await read();
  place.innerHTML = EMPTY;
  place.dataset.game = `#/${evening.id}/game/${game.id}`;
  lay(await replay());
  table.isReady = true;
}

export const getUp = () => {
  table.isReady = false;
};

// What only the server has is left out; the review is here.
const adapt = () => {
  const { game } = document.getElementById("evening").dataset;
  for (const link of document.querySelectorAll([...NOT_HERE, '#table a[href="/device/"]'])) link.remove();
  for (const link of document.querySelectorAll(`#table a[href^="${HERE}review/"]`)) link.href = `${game}/review`;
  tellTruth();
};

const turn = async (way) => lay((await table.engine("choose", { way, page: page() })).html);

const rulings = async () => {
  const record = { ...table.known.record, entries: standing().entries };
  const prompts = await table.engine("evening", { name: "rulings", given: record });
  const drawn = prompts.map((prompt) => ({ template: "evening/_ruling.html", context: { prompt, page: page() } }));
  const html = await Promise.all(drawn.map((asked) => table.engine("draw", asked)));
  htmx.swap("#table .asked", html.join(""), { swapStyle: "innerHTML" });
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

export const takeTable = () => {
  takeTaps();
  openFolds();
  document.addEventListener("engine:drawn", adapt);
  document.addEventListener("click", take, true);
};
