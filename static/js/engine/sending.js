// The outbox goes to the server, in order, by one page of the game at a time.
import { on, stop } from "../parts.js";
import { alone, isShut } from "../store/server.js";
import { leaveOut, take } from "./answering.js";
import { look, post } from "./server.js";
import * as table from "./table.js";
import { tell, tellTruth } from "./truth.js";

const SHUT = "This phone no longer has access to this table. Open its link again to send.";
const WAITS = "No connection. Choose again when you are connected.";

let isSending = false;
let isAgain = false;

export async function flush() {
  isAgain = true;
  if (isSending || !table.isReady() || table.isAlone()) return;
  isSending = true;
  try {
    while (isAgain) {
      isAgain = false;
      await alone(`outbox ${table.acknowledged().id}`, sendWaiting);
    }
  } finally {
    isSending = false; // whatever went wrong, it is tried again
  }
}

// What is torn, or of another version of the server, settles nothing.
const isAnswer = (answer) => [answer?.taken, answer?.left].every(Array.isArray) && answer.came;

async function sendWaiting() {
  if (!table.waiting().length || table.question()) return;
  const next = await table.outgoing();
  const send = () => post("outbox/", next.body);
  let { status, answer } = await send();
  // The token may be of a session that is over: with a fresh one it is tried again.
  const isLetIn = isShut(status) && (await look()).status === 200;
  if (isLetIn) ({ status, answer } = await send());
  if (status === 200 && isAnswer(answer)) {
    await table.inTurn(() => take(next, answer));
    const [more] = (await table.outgoing()).rows; // too much for one time goes in parts
    isAgain ||= more && more !== next.rows[0];
    return;
  }
  if (status) table.settleIds([]); // whatever it knew, all is sent again
  if (isShut(status)) tell(SHUT);
  else if (status >= 400 && status < 500) tell(answer?.refusal?.message ?? "");
  else tellTruth();
}

// Two phones say different things of the same entry: the table is asked which it was.
async function choose(keep) {
  const { id, entry, place, before, seen } = table.question();
  const { status, answer } = await post("choice/", { id, keep, entry, place, before, seen });
  if (status !== 200) return tell(answer?.refusal?.message ?? WAITS);
  table.pose(null);
  table.section().querySelector(".question")?.remove();
  if (answer.left.length) await table.inTurn(() => leaveOut([id], answer));
  await flush();
}

on("submit", ".question", (_, event) => {
  if (!table.question()) return;
  stop(event);
  choose(event.submitter.value);
}, true);
