// A correction inside a game of the evening is kept as a row; undo takes it back.
import { add } from "../store/database.js";
import { rowsOf } from "./played.js";
import { refuse, state } from "./state.js";

const ELSEWHERE = "Another page went on with this game. Look at it once more.";
const FULL = "This phone keeps nothing more: it was not corrected.";

// Says whether it is kept.
export async function keepCorrection(row) {
  const before = (await rowsOf({ id: row.game })).map(({ id }) => id);
  try {
    if (await add(state.entries, row, before)) return true;
    refuse(ELSEWHERE);
  } catch (error) {
    console.warn(error);
    refuse(FULL);
  }
  return false;
}

