// A whole evening goes to the server; sent once more it changes nothing there.
import { askServer } from "./known.js";
import { keep } from "./kept.js";
import { counted, rowsOf } from "./played.js";
import { ask, state } from "./state.js";

const PATIENCE = 20_000; // ms
const NOTHING = { status: 0, answer: null }; // without a network

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
    return NOTHING;
  }
}

export async function bodyOf(evening) {
  const rows = {};
  for (const game of evening.games) rows[game.id] = await rowsOf(game);
  return ask("outgoing", { evening, rows });
}

// The evening after it was tried: `sent`, or with the `trouble` that came of it.
async function tried(evening) {
  const told = await askServer();
  const came = told ? await post(told.token, await bodyOf(evening)) : NOTHING;
  return ask("answered", { evening, ...came });
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

// Sends what is over, where this phone may; says whether anything came of it.
export async function sendWhatIsOver() {
  const mine = state.circles.map(({ id }) => id);
  const due = state.evenings.filter(({ is_over, sent, circle }) => is_over && !sent && mine.includes(circle.id));
  const news = [];
  for (const evening of due) news.push(await send(evening));
  return news.includes(true);
}
