// The server's answer wins: what it took leaves the outbox, what others entered comes.
import { acknowledge } from "../store/database.js";
import { afterAnswer, isOtherwise, settledAfter, waitingIn } from "../store/outbox.js";
import { acknowledged, lay, layResult } from "./drawing.js";
import { keepNothing, mark, share } from "./keeping.js";
import { look, serversTable } from "./server.js";
import { replay, table, waiting } from "./table.js";
import { tell, tellSent, tellTruth } from "./truth.js";

const OTHERWISE = "The server scored this otherwise: here is its sheet.";

// `rows`: those that were sent, `before`: those that were settled before them. What is
// known does not move while something waits that was made before others were heard of:
// the server weighs both against it.
export async function take({ rows, before }, answer) {
  table.question = answer.question;
  if (answer.question) {
    document.dispatchEvent(new Event("engine:asks"));
    return;
  }
  const isNew = answer.is_behind || answer.left.length > 0 || answer.apart;
  const fresh = isNew ? (await look()).known : null;
  if (isNew && !fresh) {
    tellTruth(); // it is asked again with the next
    return;
  }
  const taken = [...table.settled, ...answer.taken];
  const after = afterAnswer(table.known, table.outbox, { ...answer, taken });
  if (answer.is_behind && waitingIn(after.outbox).length) {
    table.settled = settledAfter(table.settled, rows, answer); // more waits
    if (answer.left.length) await leaveOut(rows, answer);
    return;
  }
  table.settled = [];
  await settle(fresh ?? after.known, [...before, ...rows], after.outbox);
  if (answer.apart) return location.assign(answer.apart);
  if (isNew) lay(await replay());
  else acknowledged();
  await compare(answer.came);
  tellLeft(answer);
}

// Sets aside what the server refused.
export async function leaveOut(rows, answer) {
  const { outbox } = afterAnswer(table.known, table.outbox, { ...answer, taken: [] });
  await settle(table.known, rows, outbox);
  lay(await replay());
  tellLeft(answer);
}

// What is acknowledged, in one transaction with what goes out of the outbox.
export async function settle(known, rows, outbox) {
  table.known = known;
  table.outbox = outbox;
  mark();
  if (table.store) await acknowledge(table.store, known, rows, outbox).then(share, keepNothing);
}

async function compare(came) {
  if (waiting().length) return;
  tellSent();
  const isOther = isOtherwise(came, table.outcome);
  if (!isOther && came.status !== "finished") return;
  const html = await serversTable(); // with the money, once a game is over
  if (!isOther) {
    if (html) layResult(html);
    return;
  }
  if (html) lay(html);
  table.isReady = false; // from here on the server referees
  tell(OTHERWISE);
}

const tellLeft = ({ left }) => {
  if (left.length) tell(`Not entered: ${left.map(({ message }) => message).join(" ")}`);
};
