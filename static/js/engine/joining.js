// The engine learns the game from the server and this phone, then what others enter.
import { openStore } from "../store/database.js";
import { settle } from "./answering.js";
import { lay } from "./drawing.js";
import { keepNothing, read } from "./keeping.js";
import { flush } from "./sending.js";
import { look } from "./server.js";
import {
  acknowledged, begin, inTurn, isBehind, isReady, keepIn, outbox, replay, section, show, waiting,
} from "./table.js";

const MOMENT = 50; // ms until an answer that is under way is looked for again

// What this phone kept; where that is less than what stands there, what the server says, for
// which nobody else waits. `news`: what it will say; all of it comes to the table later.
export async function readAll(news) {
  keepIn((await openStore().catch(keepNothing)) ?? null);
  await read().catch(keepNothing);
  if (acknowledged().record && (waiting().length || !isBehind())) return true;
  const { fresh } = await news;
  if (fresh && !waiting().length) await settle(fresh, [], outbox());
  return Boolean(acknowledged().record);
}

const isUnderWay = () => document.querySelector("#table .htmx-request") !== null;
const aMoment = () => new Promise((resolve) => { setTimeout(resolve, MOMENT); });

const isOld = () =>
  waiting().length > 0 || Number(section().dataset.seen) !== acknowledged().seen;

// Replays all that was tapped meanwhile, too; the table where another one stands, and
// null where it cannot be learnt.
export async function upToDate() {
  for (;;) {
    await begin();
    const html = isOld() ? await show() : "";
    if (!isUnderWay() && (!isBehind() || waiting().length)) return html;
    await aMoment();
    const { fresh } = isBehind() ? await look() : { fresh: acknowledged() };
    if (!fresh) return null;
    await settle(fresh, [], outbox());
  }
}

const about = ({ page, version }) => JSON.stringify([page, version]);
const isNews = (fresh, here = acknowledged()) =>
  fresh.seen > here.seen || (fresh.seen === here.seen && about(fresh) !== about(here));

// What waits here goes first: the answer says how both go together.
// A tap does not wait for the look: what it came to is not undone by what was seen before.
// `news`: a look that is under way.
export async function catchUp(news = null) {
  if (waiting().length && !news) return flush();
  const { fresh } = await (news ?? look());
  if (!fresh) return;
  await inTurn(async () => {
    if (waiting().length) return void flush();
    if (!isNews(fresh)) return;
    await settle(fresh, [], outbox());
    lay(await replay());
  });
}

document.addEventListener("follow:news", (event) => {
  if (!isReady()) return;
  event.preventDefault();
  catchUp();
});
document.addEventListener("htmx:afterSettle", () => isReady() && isBehind() && catchUp());
