// Two phones say different things of the same entry: the table is asked which it was.
import { leaveOut } from "./answering.js";
import { flush } from "./sending.js";
import { post } from "./server.js";
import { ask, inTurn, page, pose, question, section, waiting } from "./table.js";
import { tell } from "./truth.js";

const WAITS = "No connection: it can be chosen once there is one.";

const form = () => section().querySelector(".question");

const show = async () => {
  const posed = question();
  if (!posed) return;
  const context = { question: posed, page: page() };
  const html = await ask("draw", { template: "games/_question.html", context });
  if (question() !== posed) return;
  form()?.remove();
  htmx.swap("#table .pad", html, { swapStyle: "afterbegin" });
  form()?.focus();
};

async function choose(keep) {
  const { id, entry, place, before, seen } = question();
  const { status, answer } = await post("choice/", { id, keep, entry, place, before, seen });
  if (status !== 200) {
    tell(answer?.refusal?.message ?? WAITS);
    return;
  }
  pose(null);
  form()?.remove();
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

export const askTheTable = () => {
  document.addEventListener("engine:asks", show);
  document.addEventListener("engine:drawn", show);
  document.addEventListener("submit", take, true);
};
