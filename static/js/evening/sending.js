// A whole evening goes to the server, or it is taken out as text and QR codes.
import { at } from "../store/root.js";
import { alone, posted } from "../store/server.js";
import { takeOut } from "../store/taken-out.js";
import { askServer } from "./store.js";
import { groups, evenings, keep } from "./kept.js";
import { rowsOf } from "./asking.js";
import { ask, engine } from "./state.js";

const PATIENCE = 20_000; // ms
const NOTHING = { status: 0, answer: null }; // without a network

const outgoing = async (evening) =>
  ask("outgoing", { evening, rows: await rowsOf(evening.games) });

// The evening after it was tried: `sent`, or with the `trouble` that came of it.
async function tried(evening) {
  const token = (await askServer())?.csrf_token;
  const { evening: counted, body } = await outgoing(evening);
  const came = token ? await posted(at("evening/sent/"), PATIENCE, token, body) : NOTHING;
  return ask("answered", { evening: counted, ...came });
}

export const send = (evening) =>
  alone("evening", async () => {
    const is = await tried(evening);
    const isNews = Boolean(is.sent) || is.trouble !== evening.trouble;
    if (isNews) await keep(is);
    return isNews;
  });

// Sends what is over, where this phone may; says whether anything came of it.
export async function sendWhatIsOver() {
  const mine = groups().map(({ id }) => id);
  const isDue = ({ is_over, sent, group }) => is_over && !sent && mine.includes(group.id);
  const news = [];
  for (const evening of evenings().filter(isDue)) news.push(await send(evening));
  return news.includes(true);
}

export async function out(evening) {
  const content = JSON.stringify({ evening: (await outgoing(evening)).body });
  const { html } = await engine("taken_out", { content, is_evening: true });
  await takeOut(evening.id, html, document.getElementById("evening"));
}
