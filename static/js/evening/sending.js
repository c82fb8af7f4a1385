// A whole evening goes to the server; sent once more it changes nothing there.
import { askServer } from "./known.js";
import { asSent, otherwise, troubleOf } from "./sent.js";
import { keep } from "./kept.js";
import { counted, rowsOf } from "./played.js";

const PATIENCE = 20_000; // ms

async function post(token, body) {
  try {
    const answer = await fetch("/evening/sent/", {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-CSRFToken": token },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    });
    const isJson = answer.headers.get("Content-Type")?.includes("json");
    return { status: answer.status, answer: isJson ? await answer.json() : null };
  } catch {
    return { status: 0, answer: null };
  }
}

export async function bodyOf(evening) {
  const rows = {};
  for (const game of evening.games) rows[game.id] = await rowsOf(game);
  return asSent(evening, rows);
}

// The evening after it was tried: `sent`, or with the `trouble` that came of it.
async function tried(evening) {
  const told = await askServer();
  if (!told) return { ...evening, trouble: troubleOf(0) };
  const { status, answer } = await post(told.token, await bodyOf(evening));
  if (status !== 200) return { ...evening, trouble: troubleOf(status, answer) };
  return { ...evening, trouble: "", sent: { ...answer, otherwise: otherwise(evening, answer) } };
}

const one = (work) => (navigator.locks ? navigator.locks.request("evening", work) : work());

// Says whether anything came of it.
export const send = (evening) =>
  one(async () => {
    const is = await tried(await counted(evening));
    const isNews = Boolean(is.sent) || is.trouble !== evening.trouble;
    if (isNews) await keep(is);
    return isNews;
  });
