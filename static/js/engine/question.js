// Two phones say different things of the same entry: the table is asked which it was.
import { leaveOut } from "./answering.js";
import { flush } from "./sending.js";
import { post } from "./server.js";
import { inTurn, page, section, table, waiting } from "./table.js";
import { tell } from "./truth.js";

const WAITS = "No connection: it can be chosen once there is one.";

const asked = () => section().querySelector(".question");

const ask = async () => {
  const { question } = table;
  if (!question) return;
  const html = await table.engine("draw", {
    template: "games/_question.html",
    context: { question, page: page() },
  });
  if (table.question !== question) return;
  asked()?.remove();
  htmx.swap("#table .pad", html, { swapStyle: "afterbegin" });
  asked()?.focus();
};

async function choose(keep) {
  const { id, entry, place, before, seen } = table.question;
  const { status, answer } = await post("choice/", { id, keep, entry, place, before, seen });
  if (status !== 200) {
    tell(answer?.refusal?.message ?? WAITS);
    return;
  }
  table.question = null;
  asked()?.remove();
  const rows = waiting().filter((row) => row.id === id);
  if (answer.left.length) await inTurn(() => leaveOut(rows, answer));
  await flush();
}

const take = (event) => {
  if (!table.question || !event.target.closest(".question")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  choose(event.submitter.value);
};

export const askTheTable = () => {
  document.addEventListener("engine:asks", ask);
  document.addEventListener("engine:drawn", ask);
  document.addEventListener("submit", take, true);
};
