// What the server is asked: how the game stands, and to take what waits here.
import { asSent } from "../store/outbox.js";
import { table } from "./table.js";

const PATIENCE = 10_000; // ms

// Null without a network, or without an answer in time.
const ask = (path, more) =>
  fetch(table.known.page.url + path, { cache: "no-store", signal: AbortSignal.timeout(PATIENCE), ...more })
    .catch(() => null);

// How the game stands: {status}, and where that is 200 what is `known`.
export async function look() {
  const answer = await ask("log.json");
  if (answer?.status !== 200) return { status: answer?.status ?? 0 };
  const { csrf_token, may_redo, ...known } = await answer.json();
  table.token = csrf_token;
  return { status: 200, known: { ...known, id: table.known.id } };
}

export async function post(path, body) {
  const answer = await ask(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-CSRFToken": table.token },
    body: JSON.stringify(body),
  });
  const isJson = answer?.headers.get("Content-Type")?.includes("json");
  return { status: answer?.status ?? 0, answer: isJson ? await answer.json().catch(() => null) : null };
}

export const send = ({ rows, before }) => post("outbox/", asSent(table.known, rows, before));

// The table as the server draws it.
export async function serversTable() {
  const answer = await ask("", { headers: { "HX-Request": "true" } });
  return answer?.status === 200 ? answer.text() : null;
}
