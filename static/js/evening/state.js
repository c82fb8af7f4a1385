// The evening on this page: what is kept, what is being filled in, and the engine.
import { kept, openStore } from "../store/database.js";
import { folded } from "../store/fold.js";
import { askToStay } from "../store/stay.js";
import { keepEvening, openEvenings } from "./store.js";

export const state = {
  store: null, // of evenings and circles
  entries: null, // the outbox
  evenings: [],
  circles: [],
  menu: [],
  engine: null, // asks it
  draft: {}, // what is being filled in
  typed: {}, // what the fields held at the last tap
  words: "", // a refusal
};

export const refuse = (words) => {
  state.words = words;
};

export const go = (hash) => {
  location.hash = hash;
};

export const toggled = (names, name) =>
  names.includes(name) ? names.filter((one) => one !== name) : [...names, name];

export const circleOf = (id) => state.circles.find((one) => String(one.id) === id);
export const eveningOf = (id) => state.evenings.find((one) => one.id === id);
export const gameIn = (evening, id) => evening?.games.find((one) => one.id === id);

export async function openStores() {
  [state.store, state.entries] = await Promise.all([openEvenings(), openStore()]);
  askToStay();
}

export async function keep(evening) {
  const others = state.evenings.filter(({ id }) => id !== evening.id);
  state.evenings = [...others, evening];
  await keepEvening(state.store, evening);
}

export const rowsOf = async (game) => (await kept(state.entries, game.id)).outbox;

// The record of a game as far as it is entered.
export async function recordOf(game) {
  const known = { undoable: 0, redoable: [], record: { ...game.record, entries: [] } };
  return { ...game.record, entries: folded(known, await rowsOf(game)).entries };
}

// The evening with what each of its games comes to by now.
export async function counted(evening) {
  const games = [];
  for (const game of evening.games) {
    const { length } = await rowsOf(game);
    const isOld = game.came?.rows !== length;
    const asked = { name: "outcome", given: await recordOf(game) };
    games.push(isOld ? { ...game, came: { ...(await state.engine("evening", asked)), rows: length } } : game);
  }
  const is = { ...evening, games };
  if (games.some((game, place) => game !== evening.games[place])) await keep(is);
  return is;
}
