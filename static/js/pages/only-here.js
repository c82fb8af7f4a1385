// On the first page and on nights: what is only on this phone, and the way to send it.
import { openEvenings } from "../evening/store.js";
import { made } from "../parts.js";
import { all, openStore } from "../store/database.js";
import { isCounted, waitingIn } from "../store/outbox.js";
import { at } from "../store/root.js";
import { mayGo, waitsLong } from "../store/stay.js";

const games = async () => {
  const unsent = waitingIn(await all(await openStore(), "outbox")).filter(isCounted);
  const ids = unsent.map(({ game }) => game).filter(Number.isInteger); // others: of an evening
  return [...new Set(ids)].map((id) => {
    const rows = unsent.filter(({ game }) => game === id);
    const what = rows.length > 1 ? `${rows.length} game entries are` : "A game entry is";
    return { what, isLong: waitsLong(rows), href: at(`games/${id}/`) };
  });
};

const AS_A_TITLE = { weekday: "long", day: "numeric", month: "long" };
const titleOf = ({ date }) => new Date(`${date}T12:00`).toLocaleDateString("en-GB", AS_A_TITLE);

const evenings = async () => {
  const kept = await all(await openEvenings(), "evenings");
  return kept.filter(({ sent, games: played }) => !sent && played.length).map((evening) => ({
    what: `The night of ${titleOf(evening)} is`,
    isLong: waitsLong([{ made_at: evening.games[0].started_at }]),
    href: at(`evening/#/${evening.id}`),
  }));
};

const way = ({ what, isLong, href }) => {
  const words = `${what} only on this phone${isLong ? " for more than a day" : ""}`;
  const parts = [made("strong", {}, words), " ", made("small", {}, "Open it to send it")];
  return made("li", {}, made("a", { className: "line", href }, ...parts));
};

const tell = async () => {
  const unsentHere = [...(await games()), ...(await evenings())];
  document.getElementById("only-here")?.remove();
  if (!unsentHere.length) return;
  const ways = made("ul", { className: "lines" }, ...unsentHere.map(way));
  const more = made("p", { className: "small quiet" }, mayGo());
  const traits = { id: "only-here", className: "stack", role: "status" };
  document.getElementById("main").prepend(made("div", traits, ways, more));
};

// Where nothing may be stored, nothing is only here. It is told again on the way back.
addEventListener("pageshow", () => tell().catch((error) => console.warn(error)));
