// What the engine is told of this page and its games when it is asked what to show, or to do.
import { today, zone } from "../device/zone.js";
import { add, kept } from "../store/database.js";
import { newId } from "../store/outbox.js";
import { groups, entries, evenings, keepIfFirst, where } from "./kept.js";
import { ask, menu, refusal, refuse } from "./state.js";

const ELSEWHERE = "This game was changed on another page. Check it again.";
const FULL = "This phone's storage is full, so nothing was corrected.";
const DAY = 24 * 60 * 60 * 1000;

let draft = {}; // what is being filled in

const moment = (before = 0) => new Date(Date.now() - before).toISOString();

// By the ids of games their rows: `needs` says of which.
export async function rowsOf(games, needs = () => true) {
  const all = await Promise.all(games.map(({ id }) => kept(entries(), id)));
  const rows = games.map((game, place) => [game, all[place].outbox]);
  return Object.fromEntries(rows.filter((one) => needs(...one)).map(([{ id }, its]) => [id, its]));
}

// Those that the engine has not counted yet, and of the game that is read back. A table counts
// by itself.
const rowsToRead = ({ evening, game, more }) =>
  !evening || (game && !more && !evening.sent)
    ? {}
    : rowsOf(evening.games, (one, { length }) => one === game || one.came?.rows !== length);

async function answered(call, more = {}) {
  const { evening = null } = where();
  const page = { hash: location.hash, evening, rows: await rowsToRead(where()), draft };
  const known = { evenings: evenings(), groups: groups(), menu: menu(), words: refusal() };
  const answer = await ask(call, { ...page, ...known, yesterday: moment(DAY), ...more });
  draft = answer.draft;
  return answer;
}

// The view that the address names.
export async function viewed() {
  const answer = await answered("view");
  if (answer.counted) await keepIfFirst(answer.counted);
  return answer;
}

// What comes of a tap. Names are compared as the browser composes their letters.
export async function acted(what, value, fields) {
  const form = fields.map(([name, text]) => [name, text.normalize("NFC")]);
  const more = { do: what, value, form, id: newId(), now: moment(), today: today(), zone: zone() };
  const answer = await answered("act", more);
  refuse(answer.words);
  return answer;
}

// A correction inside a game is kept as a row, which undo takes back; says whether it is.
export async function keepCorrection(row) {
  const { outbox } = await kept(entries(), row.game);
  const before = outbox.map(({ id }) => id);
  const isFirst = await add(entries(), row, before).catch(console.warn);
  if (!isFirst) refuse(isFirst === false ? ELSEWHERE : FULL);
  return isFirst;
}
