// On the first page and on nights: what is only on this phone, and the way to send it.
import { all, openEvenings } from "./evening/store.js";
import { openStore, unsent } from "./store/database.js";
import { waitsLong } from "./store/outbox.js";
import { mayGo } from "./store/stay.js";

const LONG = " for more than a day";

const games = async () => {
  const found = new Map();
  for (const row of await unsent(await openStore())) {
    // those of an evening lie with it
    if (Number.isInteger(row.game)) found.set(row.game, [...(found.get(row.game) ?? []), row]);
  }
  return [...found].map(([game, rows]) => ({
    what: rows.length === 1 ? "An entry of a game is" : `${rows.length} entries of a game are`,
    isLong: waitsLong(rows),
    url: `/games/${game}/`,
  }));
};

const titleOf = ({ date }) =>
  new Date(`${date}T12:00`).toLocaleDateString("en-GB", { weekday: "long", day: "numeric", month: "long" });

const evenings = async () => {
  const kept = await all(await openEvenings(), "evenings");
  return kept.filter(({ sent, games: played }) => !sent && played.length).map((evening) => ({
    what: `The evening of ${titleOf(evening)} is`,
    isLong: waitsLong([{ made_at: evening.games[0].started_at }]),
    url: `/evening/#/${evening.id}`,
  }));
};

const made = (name, more) => Object.assign(document.createElement(name), more);

const way = ({ what, isLong, url }) => {
  const line = made("a", { className: "line", href: url });
  const words = `${what} only on this phone${isLong ? LONG : ""}`;
  line.append(made("strong", { textContent: words }), " ", made("small", { textContent: "Open, to send it" }));
  const item = made("li");
  item.append(line);
  return item;
};

const tell = async () => {
  const found = [...(await games()), ...(await evenings())];
  document.getElementById("only-here")?.remove();
  if (!found.length) return;
  const note = made("div", { id: "only-here", className: "stack", role: "status" });
  const ways = made("ul", { className: "lines" });
  ways.append(...found.map(way));
  note.append(ways, made("p", { className: "small quiet", textContent: mayGo() }));
  document.getElementById("main").prepend(note);
};

// Where nothing may be stored, nothing is only here. It is told anew on the way back.
const tryIt = () => tell().catch((error) => console.warn(error));

export const tellWhatIsOnlyHere = () => addEventListener("pageshow", tryIt);
