// The server's answer wins: what it took leaves the outbox, what others entered comes.
import { acknowledge } from "../store/database.js";
import { afterAnswer, isOtherwise, settledAfter, waitingIn } from "../store/outbox.js";
import { lay, layQuestion, layResult, stampSeen } from "./drawing.js";
import { keepNothing, mark, share } from "./keeping.js";
import { look, serversTable } from "./server.js";
import {
  acknowledged, learn, outbox, outcome, pose, referee, replay,
  settledIds, settleIds, store, waiting,
} from "./table.js";
import { tell, tellSent, tellTruth } from "./truth.js";

const OTHERWISE = "The server scored this otherwise: here is its sheet.";

// `rows`: those that were sent, `before`: those that were settled before them. What is
// acknowledged does not move while something waits that was made before others were heard of:
// the server weighs both against it.
export async function take({ rows, before }, answer) {
  pose(answer.question);
  if (answer.question) return layQuestion();
  const isNew = answer.is_behind || answer.left.length > 0 || answer.apart;
  const { fresh } = isNew ? await look() : {};
  if (isNew && !fresh) return tellTruth(); // it is asked again with the next
  const taken = [...settledIds(), ...answer.taken];
  const after = afterAnswer(acknowledged(), outbox(), { ...answer, taken });
  if (answer.is_behind && waitingIn(after.outbox).length) {
    settleIds(settledAfter(settledIds(), rows, answer)); // more waits
    return answer.left.length ? leaveOut(rows, answer) : tellTruth();
  }
  settleIds([]);
  await settle(fresh ?? after.acknowledged, [...before, ...rows], after.outbox);
  if (answer.apart) return location.assign(answer.apart);
  if (isNew) lay(await replay());
  else stampSeen();
  await compare(answer.came);
  tellLeft(answer);
}

export async function leaveOut(rows, answer) {
  const after = afterAnswer(acknowledged(), outbox(), { ...answer, taken: [] });
  await settle(acknowledged(), rows, after.outbox);
  lay(await replay());
  tellLeft(answer);
}

// What is acknowledged, in one transaction with what goes out of the outbox.
export async function settle(game, rows, left) {
  learn(game, left);
  mark();
  if (store()) await acknowledge(store(), game, rows, left).then(share, keepNothing);
}

async function compare(came) {
  if (waiting().length) return tellTruth();
  tellSent();
  const isOther = isOtherwise(came, outcome());
  if (!isOther && came.status !== "finished") return;
  const html = await serversTable(); // with the money, once a game is over
  if (html) (isOther ? lay : layResult)(html);
  if (!isOther) return;
  referee(false); // from here on the server referees
  tell(OTHERWISE);
}

const tellLeft = ({ left }) => {
  if (left.length) tell(`Not entered: ${left.map(({ message }) => message).join(" ")}`);
};
