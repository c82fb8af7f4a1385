// The outbox goes to the server, in order, by one page at a time; its answer wins.
import { acknowledge } from "../store/database.js";
import { afterAnswer, isOtherwise } from "../store/outbox.js";
import { acknowledged, lay } from "./drawing.js";
import { keepNothing, mark, read, share } from "./keeping.js";
import { look, send, serversTable } from "./server.js";
import { inTurn, replay, table, waiting } from "./table.js";
import { tell, tellSent, tellTruth } from "./truth.js";

const AT_ONCE = 100;
const SHUT = "This table is no longer open to this phone: open its key again to send.";
const OTHERWISE = "The server scored this otherwise: here is its sheet.";
const SHUT_OUT = [403, 404];

let isSending = false;
let isAgain = false;

export async function flush() {
  isAgain = true;
  if (isSending || !table.isReady) return;
  isSending = true;
  while (isAgain) {
    isAgain = false;
    await alone(sendWaiting);
  }
  isSending = false;
}

// Of several pages of a game one sends. Where browsers have no locks, on plain http,
// two may; the server knows each entry by its id.
const alone = (work) =>
  navigator.locks ? navigator.locks.request(`outbox ${table.known.id}`, work) : work();

async function sendWaiting() {
  if (!waiting().length || table.question) return;
  const rows = waiting().slice(0, AT_ONCE);
  let { status, answer } = await send(rows);
  if (SHUT_OUT.includes(status) && (await look()).status === 200) ({ status, answer } = await send(rows));
  if (status === 200) await inTurn(() => take(rows, answer));
  else if (SHUT_OUT.includes(status)) tell(SHUT);
  else if (status && status < 500) tell(answer?.refusal?.message ?? "");
  else tellTruth();
}

async function take(rows, answer) {
  const isNew = answer.is_behind || answer.left.length > 0;
  const fresh = isNew ? (await look()).known : null;
  if (isNew && !fresh) return tellTruth(); // asked again with the next
  const after = afterAnswer(table.known, table.outbox, answer);
  table.question = answer.question;
  await settle(fresh ?? after.known, rows, after.outbox);
  if (isNew) lay(await replay());
  else acknowledged();
  await compare(answer.came);
  tellLeft(answer.left);
}

// What is acknowledged, in one transaction with what goes out of the outbox.
export async function settle(known, rows, outbox) {
  table.known = known;
  table.outbox = outbox;
  mark();
  if (!table.store) return;
  await acknowledge(table.store, known, rows, outbox).then(share, keepNothing);
}

async function compare(came) {
  if (waiting().length) return;
  tellSent();
  const isOther = isOtherwise(came, table.outcome);
  if (!isOther && came.status !== "finished") return;
  const html = await serversTable(); // with the money, once a game is over
  if (html) lay(html);
  if (isOther) {
    table.isReady = false; // from here on the server referees
    tell(OTHERWISE);
  }
}

const tellLeft = (left) => {
  if (left.length) tell(`Not entered: ${left.map(({ message }) => message).join(" ")}`);
};

// Others were here: what they entered, and behind it what waits here.
export async function catchUp() {
  const { status, known } = await look();
  if (status !== 200) return;
  await inTurn(async () => {
    await settle(known, [], table.outbox);
    lay(await replay());
  });
}
