// Corrects a game of the evening inside: looked at first, then made; undo takes it back.
import { add } from "../store/database.js";
import { newId } from "../store/ids.js";
import { placeIn, preview } from "./entry.js";
import { recordOf, rowsOf } from "./played.js";
import { gameIn, go, refuse, state } from "./state.js";
import { where } from "./where.js";

const ELSEWHERE = "Another page went on with this game. Look at it once more.";
const FULL = "This phone keeps nothing more: it was not corrected.";

// What it would change; a refusal leaves the form as it was filled in.
async function look(_value, _fields, said) {
  const { evening, which, place } = where();
  const { at, operation } = placeIn(place);
  const seen = await preview(await recordOf(gameIn(evening, which)), at, operation, said);
  if (!seen.refusal) state.draft.seen = seen;
  else {
    state.draft.given = seen.entry;
    refuse(seen.refusal);
  }
}

async function correct() {
  const { evening, which } = where();
  const { operation, at, entry, along, told } = state.draft.seen;
  const before = (await rowsOf({ id: which })).map(({ id }) => id);
  const row = { id: newId(), game: which, operation, at, entry, along, made_at: new Date().toISOString() };
  try {
    if (!(await add(state.entries, row, before))) return refuse(ELSEWHERE);
  } catch (error) {
    console.warn(error);
    return refuse(FULL);
  }
  state.told = told;
  return go(`/${evening.id}/game/${which}`);
}

export const correcting = { look, correct };
