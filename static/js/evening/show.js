// Shows the view that the address names: the evening, a game of it, its settlement.
import { refusalOfSeats } from "./evening.js";
import { counted } from "./played.js";
import { gameIn, state } from "./state.js";
import { draw } from "./draw.js";
import { addressOfLine, entryView } from "./entry.js";
import { getUp, sitDown } from "./table.js";
import { menuView, seatsView } from "./new-game.js";
import { settleView } from "./sums.js";
import { beginView, nightView, reviewView } from "./views.js";
import { cardGame, where } from "./where.js";

let shown; // the address of the view that stands

const place = () => document.getElementById("evening");

const freshStart = () => ({ circle: state.circles[0], here: [], added: [], stake: "", ante: "", cap: "", name: "" });

// What is filled in stays while the address does.
const draftFor = (make) => {
  if (state.draft.at !== location.hash) state.draft = { at: location.hash, ...make() };
  return state.draft;
};

const freshSeats = (evening, card_game) => {
  const seated = refusalOfSeats(card_game, evening.people) ? [] : [...evening.people];
  const house = evening.circle.house_rules[card_game.key] ? "remembered" : "usual";
  return { seated, dealer: seated[0], house };
};

const forNew = (evening, key) => {
  const card_game = cardGame(key);
  if (!card_game) return menuView(evening);
  return seatsView(evening, card_game, draftFor(() => freshSeats(evening, card_game)));
};

const reviewed = async (evening, game, more, place) => {
  const address = `#/${evening.id}/game/${game.id}`;
  if (more === "line") location.replace(await addressOfLine(game, address, place));
  const entry = more === "entry" && !evening.sent && (await entryView(game, address, place, draftFor(() => ({}))));
  return entry ? ["entry", entry] : ["review", await reviewView(evening, game, place[0])];
};

const named = async ({ evening, what, which, more, place }) => {
  if (!evening) return ["begin", beginView(draftFor(freshStart))];
  if (what === "new") return ["new", forNew(evening, which)];
  if (what === "settle") return ["settle", await settleView(await counted(evening))];
  const game = gameIn(evening, which);
  if (game && more) return reviewed(evening, game, more, place);
  return ["night", await nightView(await counted(evening))];
};

let turn = Promise.resolve();

// One view after the other: the last one that was asked for stays.
export const show = () => {
  turn = turn.then(showOne, showOne);
  return turn;
};

async function showOne() {
  const at = where();
  const game = at.what === "game" && !at.more && !at.evening?.sent ? gameIn(at.evening, at.which) : null;
  document.getElementById("main").className = game ? "table-page" : "page";
  document.querySelector("nav.top").hidden = Boolean(game);
  getUp();
  if (game) await sitDown(place(), at.evening, game);
  else await draw(place(), await named(at), shown === location.hash);
  state.words = "";
  if (shown !== location.hash) {
    scrollTo(0, 0);
    document.querySelector("#evening .deal[open]")?.scrollIntoView({ block: "nearest" });
  }
  shown = location.hash;
  document.documentElement.dataset.shown = shown || "#";
}
