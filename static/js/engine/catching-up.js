// Others were at the table: what they entered comes here, too.
import { settle } from "./answering.js";
import { lay } from "./drawing.js";
import { look } from "./server.js";
import { inTurn, isBehind, replay, table, waiting } from "./table.js";

const about = ({ page, version }) => JSON.stringify([page, version]);
const isNews = (known) =>
  known.seen > table.known.seen ||
  (known.seen === table.known.seen && about(known) !== about(table.known));

// What waits here goes first: the answer says how both go together.
const goFirst = () => document.dispatchEvent(new Event("engine:waits"));

// A tap does not wait for the look: what it came to is not undone by what was seen before.
async function catchUp() {
  if (waiting().length) return goFirst();
  const { status, known } = await look();
  if (status !== 200) return;
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
