// What was entered in the games of an evening, and what they come to by now.
import { add, kept } from "../store/database.js";
import { entries, keepIfFirst } from "./kept.js";
import { ask, refuse } from "./state.js";

const ELSEWHERE = "Another page went on with this game. Look at it once more.";
const FULL = "This phone keeps nothing more: it was not corrected.";

export const rowsOf = async (game) => (await kept(entries(), game.id)).outbox;

export const recordOf = async (game) =>
  ask("record", { record: game.record, rows: await rowsOf(game) });

// A correction inside a game is kept as a row, which undo takes back; says whether it is.
export async function keepCorrection(row) {
  const before = (await rowsOf({ id: row.game })).map(({ id }) => id);
  try {
    if (await add(entries(), row, before)) return true;
    refuse(ELSEWHERE);
  } catch (error) {
    console.warn(error);
    refuse(FULL);
  }
  return false;
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
