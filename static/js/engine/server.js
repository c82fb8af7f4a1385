// What the server is asked of a game: how it stands, and to take what waits here; and the same
// as text and QR codes, which another phone reads.
import { made } from "../parts.js";
import { asked, fetched, posted } from "../store/server.js";
import { takeOut } from "../store/taken-out.js";
import { acknowledged, ask, isAlone, outgoing, section, waiting } from "./table.js";

const PATIENCE = 10_000; // ms

let token = ""; // against requests of another page

const address = (path) => acknowledged().page.url + path;

// How the game stands: {status}, and where that is 200 the game as it stands, `fresh`.
export async function look() {
  const { status, answer } = await asked(address("log.json"), PATIENCE);
  if (status !== 200) return { status };
  const { csrf_token, ...game } = answer;
  token = csrf_token;
  return { status, fresh: { ...game, id: acknowledged().id } };
}

export const post = (path, body) => posted(address(path), PATIENCE, token, body);

export async function serversTable() {
  const answer = await fetched(address(""), PATIENCE, { headers: { "HX-Request": "true" } });
  return answer?.status === 200 ? answer.text() : null;
}

async function open() {
  const { id } = acknowledged();
  const { body } = await outgoing({ settled: [], most: null });
  const content = JSON.stringify({ game: id, ...body });
  const { html } = await ask("taken_out", { content });
  takeOut(id, html, section());
}

// What offers it, beside the words that say what waits; an evening is taken out as a whole.
export const offers = () => {
  const traits = { type: "button", className: "btn plain take-out", onclick: open };
  return waiting().length && !isAlone() ? [made("button", traits, "Show as text or QR")] : [];
};
