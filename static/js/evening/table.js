// A game of the evening at the table: the very same table and pad, and no server.
import { lay } from "../engine/drawing.js";
import { openFolds, turnWays } from "../engine/folds.js";
import { read } from "../engine/keeping.js";
import { layOut, referee, replay } from "../engine/table.js";
import { takeTaps } from "../engine/tapping.js";
import { tellTruth } from "../engine/truth.js";
import { entries } from "./kept.js";
import { HERE, takeRulings } from "./links.js";
import { engine } from "./state.js";

const EMPTY = '<section id="table" class="table" data-way="" data-seen="0"></section>';
const linksTo = (path) => document.querySelectorAll(`#table a[href^="${path}"]`);

let announcement = ""; // what a correction came to, for the table to hear

export const announce = (words) => { announcement = words; };

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
  return engine(call, call === "begin" ? { ...given, game } : given, first);
};

export async function sitDown(place, { evening, game }, { stake, worth }) {
  const record = { ...game.record, entries: [] };
  const page = pageOf(evening, stake);
  const acknowledged = { id: game.id, seen: 0, undoable: 0, redoable: [], record, page };
  layOut(refereed(worth), acknowledged, entries(), true);
  await read();
  place.innerHTML = EMPTY;
  place.dataset.game = `#/${evening.id}/game/${game.id}`;
  lay(await replay(announcement));
  announcement = "";
  referee(true);
}

export const getUp = () => referee(false);

const dealOf = ({ search }) => new URLSearchParams(search).get("deal") ?? "";

// What only the server has is left out; the review is here.
const adapt = () => {
  const { game } = document.getElementById("evening").dataset;
  for (const path of [`${HERE}board/`, `${HERE}invite/`, "/device/"]) {
    for (const link of linksTo(path)) link.remove();
  }
  for (const link of linksTo(`${HERE}review/`)) link.href = `${game}/review/${dealOf(link)}`;
  for (const link of linksTo(`${HERE}lines/`)) {
    link.href = `${game}/line/${link.pathname.slice(`${HERE}lines/`.length)}`;
  }
  tellTruth();
};

export const takeTable = () => {
  takeTaps();
  turnWays();
  openFolds();
  document.addEventListener("engine:drawn", adapt);
  takeRulings();
};
