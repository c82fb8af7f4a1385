// What is entered here is kept on this phone before anybody is told of it.
import { add, kept } from "../store/database.js";
import { askToStay } from "../store/stay.js";
import { acknowledged, lay } from "./drawing.js";
import { game, inTurn, replay, table } from "./table.js";
import { tellTruth } from "./truth.js";

const UNKEPT = "This phone keeps nothing: leave this page open until all is sent.";
const marker = () => `unsent ${table.known.page.url}`;

let channel; // to the other pages of this game on this phone

// A page that is opened while something is unsent waits for the engine.
export function mark() {
  try {
    if (table.outbox.length) localStorage.setItem(marker(), "yes");
    else localStorage.removeItem(marker());
  } catch {
    // Where nothing may be stored, nothing is unsent from before.
  }
}

// Keeps a row of the outbox. Where another page of the game was first, it is not
// entered: the table is drawn as that page left it.
export async function keepRow(row) {
  const before = table.outbox.map(({ id }) => id);
  table.outbox = [...table.outbox, row];
  mark();
  if (!table.store) return;
  try {
    if (await add(table.store, row, before)) {
      askToStay();
      share();
      return;
    }
    inTurn(async () => {
      await read();
      lay(await replay());
      document.dispatchEvent(new Event("taps:lost"));
    });
  } catch (error) {
    keepNothing(error);
  }
}

// The disk is full, or the store was deleted: the outbox lives as long as the page.
export function keepNothing(error) {
  console.warn(error);
  table.store = null;
  table.warning = UNKEPT;
  tellTruth();
}

// What the store has of the game, as the newest known.
export async function read() {
  if (!table.store) return;
  const { known, outbox } = await kept(table.store, table.known.id);
  if (known && known.seen >= table.known.seen) table.known = known;
  table.outbox = outbox;
  mark();
}

export const share = () => channel?.postMessage("changed");

// What another page was only told by the server is not drawn anew: what stands on the
// pad, a sentence too, stays.
async function hear() {
  await read();
  if (await table.engine("differs", game())) lay(await replay());
  else acknowledged();
  tellTruth();
}

export function listen() {
  channel = new BroadcastChannel(`game ${table.known.id}`);
  channel.onmessage = () => inTurn(hear);
}
