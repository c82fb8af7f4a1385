// The server's answer wins: what it took leaves the outbox, what others entered comes.
import { acknowledge } from "../store/database.js";
import { lay, layResult, stampSeen } from "./drawing.js";
import { keepNothing, mark, share } from "./keeping.js";
import { look, serversTable } from "./server.js";
import * as table from "./table.js";
import { tell, tellSent, tellTruth } from "./truth.js";

const OTHERWISE = "The server scored this differently. This is the server's score sheet.";

const after = (name, given) =>
  table.ask("outbox", { name, given: { outbox: table.outbox(), ...given } });

// `rows`: the ids that were sent, `before`: those that were settled before them. What is
// acknowledged does not move while something waits that was made before others were heard of:
// the server weighs both against it.
export async function take({ rows, before }, answer) {
  table.pose(answer.question);
  if (answer.question) return lay(await table.show());
  const isNew = answer.is_behind || answer.left.length > 0 || answer.apart;
  const { fresh } = isNew ? await look() : {};
  if (isNew && !fresh) return tellTruth(); // it is asked again with the next
  const news = await after("answered", { settled: table.settledIds(), rows, answer });
  table.settleIds(news.settled);
  if (news.is_more) return answer.left.length ? leaveOut(rows, answer) : tellTruth();
  const { rows: known = [], ...game } = table.acknowledged();
  const grown = { ...game, seen: answer.seen, rows: [...known, ...news.taken] };
  await settle(fresh ?? grown, [...before, ...rows], news.outbox);
  if (answer.apart) return location.assign(answer.apart);
  if (isNew) lay(await table.replay());
  else stampSeen();
  await compare(answer.came);
  tellLeft(answer);
}

export async function leaveOut(rows, answer) {
  await settle(table.acknowledged(), rows, await after("left_out", { left: answer.left }));
  lay(await table.replay());
  tellLeft(answer);
}

// What is acknowledged, in one transaction with the rows (ids) that go out of the outbox.
export async function settle(game, rows, left) {
  table.learn(game, left);
  mark();
  if (table.store()) await acknowledge(table.store(), game, rows, left).then(share, keepNothing);
}

async function compare(came) {
  if (table.waiting().length) return tellTruth();
  tellSent();
  const here = table.outcome();
  const isOther = came.status !== here.status || String(came.totals) !== String(here.totals);
  if (!isOther && came.status !== "finished") return;
  const html = await serversTable(); // with the money, once a game is over
  if (html) (isOther ? lay : layResult)(html);
  if (!isOther) return;
  table.referee(false); // from here on the server referees
  tell(OTHERWISE);
}

const tellLeft = ({ left }) => {
  if (left.length) tell(`Not entered: ${left.map(({ message }) => message).join(" ")}`);
};
