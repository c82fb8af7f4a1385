// What is entered here is kept on this phone before anybody is told of it.
import { stored } from "../parts.js";
import { add, kept } from "../store/database.js";
import { own } from "../store/root.js";
import { askToStay } from "../store/stay.js";
import { lay, stampSeen } from "./drawing.js";
import * as table from "./table.js";
import { tellTruth, warn } from "./truth.js";

const UNKEPT = "This phone can't store data. Keep this page open until everything is sent.";
const marker = () => `unsent ${table.acknowledged().page.url}`;

let channel; // to the other pages of this game on this phone

// A page that is opened while something is unsent waits for the engine.
export const mark = () =>
  stored(() => {
    if (table.outbox().length && !table.isAlone()) localStorage.setItem(marker(), "yes");
    else localStorage.removeItem(marker());
  });

// Keeps a row of the outbox, unless another page of the game was first.
export async function keepRow(row) {
  const before = table.outbox().map(({ id }) => id);
  table.learn(table.acknowledged(), [...table.outbox(), row]);
  mark();
  if (!table.store()) return;
  const isFirst = await add(table.store(), row, before).catch(keepNothing);
  if (isFirst === false) return table.inTurn(drawOthers);
  askToStay();
  share();
}

async function drawOthers() {
  await read();
  lay(await table.replay());
  document.dispatchEvent(new Event("taps:lost"));
}

// The disk is full, or the store was deleted: the outbox lives as long as the page.
export function keepNothing(error) {
  console.warn(error);
  table.keepIn(null);
  warn(UNKEPT);
}

export async function read() {
  if (!table.store()) return;
  const here = await kept(table.store(), table.acknowledged().id);
  const isNewest = here.acknowledged?.seen >= table.acknowledged().seen;
  table.learn(isNewest ? here.acknowledged : table.acknowledged(), here.outbox);
  mark();
}

export const share = () => channel?.postMessage("changed");

// What another page was only told by the server is not drawn again: what stands on the
// pad, a sentence too, stays.
async function hear() {
  await read();
  if (await table.ask("differs", { game: table.game() })) lay(await table.replay());
  else stampSeen();
  tellTruth();
}

export function listen() {
  channel = new BroadcastChannel(own(`game ${table.acknowledged().id}`));
  channel.onmessage = () => table.inTurn(hear);
}
