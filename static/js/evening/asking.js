// What the engine is told of this page and its games when it is asked what to show, or to do.
import { add, kept } from "../store/database.js";
import { newId } from "../store/outbox.js";
import { entries, keepIfFirst } from "./kept.js";
import { ask, circles, evenings, menu, refuse, where } from "./state.js";

const ELSEWHERE = "Another page went on with this game. Look at it once more.";
const FULL = "This phone keeps nothing more: it was not corrected.";
const DAY = 24 * 60 * 60 * 1000;

let draft = {}; // what is being filled in

const moment = (before = 0) => new Date(Date.now() - before).toISOString();
const today = () => moment(new Date().getTimezoneOffset() * 60_000).slice(0, 10);

async function page() {
  const { evening, game, more } = where();
  const isTable = game && !more && !evening.sent;
  return {
    hash: location.hash,
    evening: isTable ? evening : evening ? await withTotals(evening) : null,
    record: game && more ? await recordOf(game) : null,
    yesterday: moment(DAY),
    ...{ evenings: evenings(), circles: circles(), menu: menu(), draft },
  };
}

async function answered(call, more = {}) {
  const answer = await ask(call, { ...(await page()), ...more });
  draft = answer.draft;
  return answer;
}

// The view that the address names: its partial by name, and what that is drawn from.
export const viewed = () => answered("view");

// What comes of a tap. Names are compared as the browser composes their letters.
export async function acted(what, value, fields) {
  const form = fields.map(([name, text]) => [name, text.normalize("NFC")]);
  const more = { do: what, value, form, id: newId(), now: moment(), today: today() };
  const answer = await answered("act", more);
  refuse(answer.words);
  return answer;
}

export const rowsOf = async (game) => (await kept(entries(), game.id)).outbox;

export const recordOf = async (game) =>
  ask("record", { record: game.record, rows: await rowsOf(game) });

// A correction inside a game is kept as a row, which undo takes back; says whether it is.
export async function keepCorrection(row) {
  const before = (await rowsOf({ id: row.game })).map(({ id }) => id);
  const isFirst = await add(entries(), row, before).catch(console.warn);
  if (!isFirst) refuse(isFirst === false ? ELSEWHERE : FULL);
  return isFirst;
}

async function counted(game) {
  const { length } = await rowsOf(game);
  if (game.came?.rows === length) return game;
  return { ...game, came: { ...(await ask("outcome", await recordOf(game))), rows: length } };
}

export async function withTotals(evening) {
  const games = await Promise.all(evening.games.map(counted));
  if (games.every((game, place) => game === evening.games[place])) return evening;
  const is = { ...evening, games };
  return (await keepIfFirst(is)) ?? is;
}
