// The engine learns the game: from the server, from what this phone kept, from both; and
// then what others enter.
import { openStore } from "../store/database.js";
import { settle } from "./answering.js";
import { lay } from "./drawing.js";
import { keepNothing, read } from "./keeping.js";
import { look } from "./server.js";
import { begin, inTurn, isBehind, replay, section, show, table, waiting } from "./table.js";

const MOMENT = 50; // ms until an answer that is under way is looked for again

// What the server says of the game; where it says nothing, what this phone kept.
export async function readAll() {
  const [{ known }, store] = await Promise.all([look(), openStore().catch(keepNothing)]);
  table.store = store ?? null;
  await read().catch(keepNothing);
  if (known && !waiting().length) await settle(known, [], table.outbox);
  return Boolean(table.known.record);
}

const isUnderWay = () => document.querySelector("#table .htmx-request") !== null;
const aMoment = () => new Promise((resolve) => { setTimeout(resolve, MOMENT); });

// Whether what stands on the page is not what is known here.
const isOld = () => waiting().length > 0 || Number(section().dataset.seen) !== table.known.seen;

// Replays all that was tapped meanwhile, too; the table where another one stands, and
// null where it cannot be learnt.
export async function upToDate() {
  for (;;) {
    await begin();
    const html = isOld() ? await show() : "";
    if (!isUnderWay() && (!isBehind() || waiting().length)) return html;
    await aMoment();
    const { known } = isBehind() ? await look() : table;
    if (!known) return null;
    await settle(known, [], table.outbox);
  }
}

const about = ({ page, version }) => JSON.stringify([page, version]);
const isNews = (known) =>
  known.seen > table.known.seen ||
  (known.seen === table.known.seen && about(known) !== about(table.known));

// What waits here goes first: the answer says how both go together.
const goFirst = () => document.dispatchEvent(new Event("engine:waits"));

// A tap does not wait for the look: what it came to is not undone by what was seen before.
async function catchUp() {
  if (waiting().length) return goFirst();
  const { known } = await look();
  if (!known) return;
  await inTurn(async () => {
    if (waiting().length) return goFirst();
    if (!isNews(known)) return;
    await settle(known, [], table.outbox);
    lay(await replay());
  });
}

export const takeNews = () => {
  document.addEventListener("follow:news", (event) => {
    if (!table.isReady) return;
    event.preventDefault();
    catchUp();
  });
  document.addEventListener("htmx:afterSettle", () => table.isReady && isBehind() && catchUp());
};
