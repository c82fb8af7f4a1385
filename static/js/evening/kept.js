// Evenings are kept on this phone, of which several pages may change them.
import { refuse, state } from "./state.js";
import { all, forgetEvening, keepEvening } from "./store.js";

const ELSEWHERE = "Another page of this phone was first: this is how the evening stands now.";
const UNKEPT = "This phone keeps nothing more: leave this page open until all is sent.";

let channel; // to the other pages

export const readEvenings = async () => {
  state.evenings = await all(state.store, "evenings");
};

// What another page of this phone did with them.
export const hear = (work) => {
  channel = new BroadcastChannel("evenings");
  channel.onmessage = () => readEvenings().then(work);
};

const isKept = async (evening) => {
  try {
    return await keepEvening(state.store, evening);
  } catch (error) {
    console.warn(error); // the disk is full: it stays as long as the page
    refuse(UNKEPT);
    return true;
  }
};

// Keeps an evening, and gives it as it is kept; null where another page was first.
export async function keepIfFirst(evening) {
  const kept = { ...evening, changes: (evening.changes ?? 0) + 1 };
  if (!(await isKept(kept))) {
    await readEvenings();
    return null;
  }
  state.evenings = [...state.evenings.filter(({ id }) => id !== kept.id), kept];
  channel?.postMessage("changed");
  return kept;
}

// The same for what somebody asked for, who is told where it was not done.
export async function keep(evening) {
  const kept = await keepIfFirst(evening);
  if (!kept) refuse(ELSEWHERE);
  return kept;
}

export async function forget({ id }) {
  await forgetEvening(state.store, id);
  state.evenings = state.evenings.filter((one) => one.id !== id);
  location.hash = "";
}
