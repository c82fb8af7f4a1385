// What is entered here is kept on this phone before anybody is told of it.
import { add, kept } from "../store/database.js";
import { askToStay } from "../store/stay.js";
import { lay, stampSeen } from "./drawing.js";
import {
  acknowledged, ask, game, inTurn, isAlone, keepIn, learn, outbox, replay, store,
} from "./table.js";
import { tellTruth, warn } from "./truth.js";

const UNKEPT = "This phone keeps nothing: leave this page open until all is sent.";
const marker = () => `unsent ${acknowledged().page.url}`;

let channel; // to the other pages of this game on this phone

// A page that is opened while something is unsent waits for the engine.
export function mark() {
  try {
    if (outbox().length && !isAlone()) localStorage.setItem(marker(), "yes");
    else localStorage.removeItem(marker());
  } catch {
    // Where nothing may be stored, nothing is unsent from before.
  }
}

// Keeps a row of the outbox, unless another page of the game was first.
export async function keepRow(row) {
  const before = outbox().map(({ id }) => id);
  learn(acknowledged(), [...outbox(), row]);
  mark();
  if (!store()) return;
  const isFirst = await add(store(), row, before).catch(keepNothing);
  if (isFirst === false) return inTurn(drawOthers);
  askToStay();
  share();
}

async function drawOthers() {
  await read();
  lay(await replay());
  document.dispatchEvent(new Event("taps:lost"));
}

// The disk is full, or the store was deleted: the outbox lives as long as the page.
export function keepNothing(error) {
  console.warn(error);
  keepIn(null);
  warn(UNKEPT);
}

export async function read() {
  if (!store()) return;
  const here = await kept(store(), acknowledged().id);
  const isNewest = here.acknowledged?.seen >= acknowledged().seen;
  learn(isNewest ? here.acknowledged : acknowledged(), here.outbox);
  mark();
}

export const share = () => channel?.postMessage("changed");

// What another page was only told by the server is not drawn anew: what stands on the
// pad, a sentence too, stays.
async function hear() {
  await read();
  if (await ask("differs", { game: game() })) lay(await replay());
  else stampSeen();
  tellTruth();
}

export function listen() {
  channel = new BroadcastChannel(`game ${acknowledged().id}`);
  channel.onmessage = () => inTurn(hear);
}
