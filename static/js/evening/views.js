// What each view of an evening is drawn from: plain data for its partial.
import { NO_CIRCLE } from "./evening.js";
import { recordOf } from "./played.js";
import { state } from "./state.js";
import { balanceView, sendView } from "./sums.js";
import { choice, gamesWords, titleOf, whereOf } from "./words.js";

export const beginView = ({ circle, here, added, stake, ante, cap, name }) => {
  const known = circle ?? NO_CIRCLE;
  const evenings = [...state.evenings].sort((one, two) => (one.date < two.date ? 1 : -1));
  return {
    evenings: evenings.map((one) => ({
      id: one.id,
      title: titleOf(one),
      words: `${gamesWords(one.games)} · ${whereOf(one)}`,
    })),
    has_evenings: evenings.length > 0,
    circles: choice(state.circles, known.id),
    has_choice: state.circles.length > 1,
    people: [...known.people, ...added].map((name) => ({ name, is_here: here.includes(name) })),
    unit: known.unit,
    stake,
    ante,
    cap,
    has_more: Boolean(ante || cap),
    name,
    text_url: "/evening/text/",
  };
};

const lineOf = (evening) => ({ id, name, came, record }) => {
  const is_open = came.status !== "finished";
  const totals = record.players.length === came.totals.length ? record.players : [];
  const score = totals.map((player, side) => `${player} ${came.totals[side]}`).join(", ");
  const there = evening.sent?.games.find((game) => game.id === id)?.url;
  const words = is_open ? `in play · ${score || came.totals.join(" : ")}` : came.words;
  return { name, is_open, url: there ?? `#/${evening.id}/game/${id}`, words };
};

export const nightView = async (evening) => ({
  id: evening.id,
  title: titleOf(evening),
  where: whereOf(evening),
  games: evening.games.map(lineOf(evening)),
  has_no_games: evening.games.length === 0,
  has_results: evening.games.some(({ came }) => came.net),
  people: evening.people.join(", "),
  ...(await balanceView(evening)),
  ...sendView(evening),
});

// `opened`: the number of the deal that was asked for.
export async function reviewView(evening, game, opened) {
  const given = await recordOf(game);
  const review = await state.engine("evening", { name: "review", given });
  const address = `#/${evening.id}/game/${game.id}`;
  return { name: game.name, back: address, entry: evening.sent ? "" : `${address}/entry`, review, opened: Number(opened), is_empty: !review.deals.length };
}
