// The engine learns the game from the server and this phone, then what others enter.
import { openStore } from "../store/database.js";
import { settle } from "./answering.js";
import { lay } from "./drawing.js";
import { keepNothing, read } from "./keeping.js";
import { flush } from "./sending.js";
import { look } from "./server.js";
import * as table from "./table.js";

const MOMENT = 50; // ms until an answer that is under way is looked for again

// What this phone kept; where that is less than what stands there, what the server says, for
// which nobody else waits. `news`: what it will say; all of it comes to the table later.
export async function readAll(news) {
  table.keepIn((await openStore().catch(keepNothing)) ?? null);
  await read().catch(keepNothing);
  if (table.acknowledged().record && (table.waiting().length || !table.isBehind())) return true;
  const { fresh } = await news;
  if (fresh && !table.waiting().length) await settle(fresh, [], table.outbox());
  return Boolean(table.acknowledged().record);
}

const isUnderWay = () => document.querySelector("#table .htmx-request");
const aMoment = () => new Promise((resolve) => { setTimeout(resolve, MOMENT); });

const isOld = () =>
  table.waiting().length > 0 || Number(table.section().dataset.seen) !== table.acknowledged().seen;

// Replays all that was tapped meanwhile, too; the table where another one stands, and
// null where it cannot be learnt.
export async function upToDate() {
  for (;;) {
    await table.begin();
    const html = isOld() ? await table.show() : "";
    if (!isUnderWay() && (!table.isBehind() || table.waiting().length)) return html;
    await aMoment();
    const { fresh } = table.isBehind() ? await look() : { fresh: table.acknowledged() };
    if (!fresh) return null;
    await settle(fresh, [], table.outbox());
  }
}

// But for what is of one answer alone, and what the engine knows better.
const OWN = { id: 0, csrf_token: 0, seen: 0, may_undo: 0, may_redo: 0 };
const about = ({ page, version }) => JSON.stringify([{ ...page, ...OWN }, version]);
const isNews = (fresh, here = table.acknowledged()) =>
  fresh.seen > here.seen || about(fresh) !== about(here);

// What waits here goes first: the answer says how both go together.
// A tap does not wait for the look: what it came to is not undone by what was seen before.
// `news`: a look that is under way.
export async function catchUp(news = null) {
  if (table.waiting().length && !news) return flush();
  const { fresh } = await (news ?? look());
  if (!fresh) return;
  await table.inTurn(async () => {
    if (table.waiting().length) return void flush();
    if (fresh.seen < table.acknowledged().seen) return;
    const isOther = isNews(fresh);
    await settle(fresh, [], table.outbox());
    if (isOther) lay(await table.replay()); // else what stands is not taken from under a thumb
  });
}

document.addEventListener("follow:news", (event) => {
  if (!table.isReady()) return;
  event.preventDefault();
  catchUp();
});
document.addEventListener("htmx:afterSettle", () => {
  if (table.isReady() && table.isBehind()) catchUp();
});
