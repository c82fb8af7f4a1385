// Evenings are kept on this phone, of which several pages may change them.
import { done, openStore, written } from "../store/database.js";
import { own } from "../store/root.js";
import { askToStay } from "../store/stay.js";
import { eveningsIn, groupsOf, openEvenings } from "./store.js";
import { refuse } from "./state.js";

const ELSEWHERE = "Another page on this phone changed this night. You now see the latest version.";
const UNKEPT = "This phone's storage is full. Keep this page open until everything is sent.";

const here = { evenings: [], groups: [] }; // that this phone has a key for
let store; // of both
let outbox; // of all games
let channel; // to the other pages

export const entries = () => outbox;
export const evenings = () => here.evenings;
export const groups = () => here.groups;

// What the address names.
export const where = () => {
  const [, id, what, which, more] = location.hash.split("/");
  const evening = here.evenings.find((one) => one.id === id);
  const game = evening?.games.find((one) => one.id === which);
  return { evening, what, game, more };
};

async function read() {
  here.evenings = await eveningsIn(store);
}

export async function readKept() {
  [store, outbox] = await Promise.all([openEvenings(), openStore()]);
  askToStay();
  [here.groups] = await Promise.all([groupsOf(store), read()]);
}

export const hear = (work) => {
  channel = new BroadcastChannel(own("evenings"));
  channel.onmessage = () => read().then(work);
};

// The disk is full: an evening stays as long as the page.
const isUnkept = (error) => {
  console.warn(error);
  refuse(UNKEPT);
  return true;
};

const besides = (id) => here.evenings.filter((one) => one.id !== id);

// Keeps an evening, and gives it as it is kept; nothing where another page was first.
export async function keepIfFirst(evening) {
  const { id, changes = 0 } = evening;
  const kept = { ...evening, changes: changes + 1 };
  const put = async (stored) => {
    const isFirst = ((await done(stored.get(id)))?.changes ?? 0) === changes;
    if (isFirst) stored.put(kept);
    return isFirst;
  };
  if (!(await written(store, ["evenings"], put).catch(isUnkept))) return read();
  here.evenings = [...besides(id), kept];
  channel?.postMessage("changed");
  return kept;
}

// Keeps what somebody tapped, who is told where it was not done.
export async function keep(evening) {
  const kept = await keepIfFirst(evening);
  if (!kept) refuse(ELSEWHERE);
  return kept;
}

export async function forget({ id }) {
  await written(store, ["evenings"], (stored) => stored.delete(id));
  here.evenings = besides(id);
  location.hash = "";
}
