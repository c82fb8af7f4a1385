// A game of the evening at the table: the very same table and pad, and no server.
import { lay } from "../engine/drawing.js";
import { openFolds } from "../engine/folds.js";
import { read } from "../engine/keeping.js";
import { replay, table } from "../engine/table.js";
import { takeTaps } from "../engine/tapping.js";
import { tellTruth } from "../engine/truth.js";
import { HERE, takeLinks } from "./links.js";
import { state } from "./state.js";

const EMPTY = '<section id="table" class="table" data-way="" data-seen="0"></section>';
const NOT_HERE = ["board/", "invite/"].map((path) => `#table a[href^="${HERE}${path}"]`);

const pageOf = (evening, stake) => ({
  url: HERE,
  action: `${HERE}entries/`,
  csrf_token: "",
  may_enter: true,
  may_invite: false,
  may_reopen: false,
  is_closed: false,
  apart: "",
  poll: "",
  stake,
  night_url: `#/${evening.id}`,
  device_url: "/device/",
});

// The referee of this table knows what is played for: nobody wins more than can be kept.
const refereed = (worth) => (call, given, first) => {
  const game = { ...given.game, worth };
  return state.engine(call, call === "begin" ? { ...given, game } : given, first);
};

export async function sitDown(place, { evening, game }, { stake, worth }) {
  const record = { ...game.record, entries: [] };
  Object.assign(table, { engine: refereed(worth), store: state.entries, outbox: [], isAlone: true });
  table.known = { id: game.id, seen: 0, undoable: 0, redoable: [], record, page: pageOf(evening, stake) };
  await read();
  place.innerHTML = EMPTY;
  place.dataset.game = `#/${evening.id}/game/${game.id}`;
  lay(await replay(state.told));
  state.told = "";
  table.isReady = true;
}

export const getUp = () => {
  table.isReady = false;
};

const dealOf = ({ search }) => new URLSearchParams(search).get("deal") ?? "";

// What only the server has is left out; the review is here.
const adapt = () => {
  const { game } = document.getElementById("evening").dataset;
  for (const link of document.querySelectorAll([...NOT_HERE, '#table a[href="/device/"]'])) link.remove();
  for (const link of document.querySelectorAll(`#table a[href^="${HERE}review/"]`)) link.href = `${game}/review/${dealOf(link)}`;
  for (const link of document.querySelectorAll(`#table a[href^="${HERE}lines/"]`)) {
    link.href = `${game}/line/${link.pathname.slice(`${HERE}lines/`.length)}`;
  }
  tellTruth();
};

export const takeTable = () => {
  takeTaps();
  openFolds();
  document.addEventListener("engine:drawn", adapt);
  takeLinks();
};
