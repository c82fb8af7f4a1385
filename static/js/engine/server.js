// What the server is asked of a game: how it stands, and to take what waits here.
import { asSent } from "../store/outbox.js";
import { asked, fetched, posted } from "../store/server.js";
import { acknowledged } from "./table.js";

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

export const send = ({ rows, before }) => post("outbox/", asSent(acknowledged(), rows, before));

export async function serversTable() {
  const answer = await fetched(address(""), PATIENCE, { headers: { "HX-Request": "true" } });
  return answer?.status === 200 ? answer.text() : null;
}
