// What the server is asked, with patience, and what it is sent.
import { own } from "./root.js";

const AGAIN = 5000; // ms until what is unsent is tried again

export const whenItMayBeBack = (send) => {
  addEventListener("online", send);
  document.addEventListener("visibilitychange", () => document.hidden || send());
  setInterval(() => document.hidden || send(), AGAIN);
};

// Of several pages one sends, and none that is being left: Firefox keeps it, with the lock.
// On plain http, without locks, two may; the server knows entries and evenings by their ids.
export const alone = (name, work) =>
  navigator.locks ? navigator.locks.request(own(name), work) : work();

// Whether this phone is not let in, or no longer.
export const isShut = (status) => [403, 404].includes(status);

// A proxy, or the server itself, says that it cannot answer now.
const isAway = ({ status }) => status >= 502 && status <= 504;

const tellOf = (answer) => {
  if (answer && isAway(answer)) return;
  document.dispatchEvent(new Event(answer ? "server:answered" : "server:lost"));
};

// Null without a network, or without an answer in time.
export const fetched = async (address, patience, more = {}) => {
  const signal = AbortSignal.timeout(patience);
  const answer = await fetch(address, { cache: "no-store", signal, ...more }).catch(() => null);
  tellOf(answer);
  return answer;
};

// {status, answer}; the status is 0 without a network, the answer null where it is no data.
export async function asked(address, patience, more) {
  const answer = await fetched(address, patience, more);
  const isData = answer?.headers.get("Content-Type")?.includes("json");
  const data = isData ? await answer.json().catch(() => null) : null;
  return { status: answer?.status ?? 0, answer: data };
}

export function posted(address, patience, token, body) {
  const headers = { "Content-Type": "application/json", "X-CSRFToken": token };
  return asked(address, patience, { method: "POST", headers, body: JSON.stringify(body) });
}
