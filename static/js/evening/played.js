// What was entered in the games of an evening, and what they come to by now.
import { kept } from "../store/database.js";
import { keepIfFirst } from "./kept.js";
import { ask, state } from "./state.js";

export const rowsOf = async (game) => (await kept(state.entries, game.id)).outbox;

// The record of a game as far as it is entered.
export async function recordOf(game) {
  return ask("record", { record: game.record, rows: await rowsOf(game) });
}

// The evening with what each of its games comes to by now.
export async function counted(evening) {
  const games = [];
  for (const game of evening.games) {
    const { length } = await rowsOf(game);
    const isOld = game.came?.rows !== length;
    const came = isOld ? { ...(await ask("outcome", await recordOf(game))), rows: length } : game.came;
    games.push(isOld ? { ...game, came } : game);
  }
  const isNew = games.some((game, place) => game !== evening.games[place]);
  if (!isNew) return evening;
  const is = { ...evening, games };
  return (await keepIfFirst(is)) ?? is;
}
