// The evening on this page: what is kept, what is being filled in, and the engine.
import { openStore } from "../store/database.js";
import { askToStay } from "../store/stay.js";
import { openEvenings } from "./store.js";

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
  told: "", // what a correction came to, for the table to hear
};

export const refuse = (words) => {
  state.words = words;
};

// Asks the engine about an evening.
export const ask = (name, given) => state.engine("evening", { name, given });

export async function openStores() {
  [state.store, state.entries] = await Promise.all([openEvenings(), openStore()]);
  askToStay();
}
