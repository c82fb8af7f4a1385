// Two phones say different things of the same entry: the table is asked which it was.
import { leaveOut } from "./answering.js";
import { flush } from "./sending.js";
import { post } from "./server.js";
import { inTurn, pose, question, section, waiting } from "./table.js";
import { tell } from "./truth.js";

const WAITS = "No connection: it can be chosen once there is one.";

async function choose(keep) {
  const { id, entry, place, before, seen } = question();
  const { status, answer } = await post("choice/", { id, keep, entry, place, before, seen });
  if (status !== 200) return tell(answer?.refusal?.message ?? WAITS);
  pose(null);
  section().querySelector(".question")?.remove();
  const rows = waiting().filter((row) => row.id === id);
  if (answer.left.length) await inTurn(() => leaveOut(rows, answer));
  await flush();
}

const take = (event) => {
  if (!question() || !event.target.closest(".question")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  choose(event.submitter.value);
};

document.addEventListener("submit", take, true);
