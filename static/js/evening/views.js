// What each view of an evening is drawn from: plain data for its partial.
import { NO_CIRCLE, toSettle } from "./evening.js";
import { recordOf, state } from "./state.js";
import { gamesWords, titleOf, toldOtherwise, whereOf } from "./words.js";

const UNSENT = "It stays on this phone until it is sent.";
const WAITS = "The evening is over: it is sent as soon as there is a connection.";
const NOWHERE = "This phone has no key to a circle: open one, then send it.";

const choice = (chosen) =>
  state.circles.map(({ id, name }) => ({ id, name, is_chosen: id === chosen }));

export const beginView = ({ circle, here, added, stake, name }) => {
  const known = circle ?? NO_CIRCLE;
  const evenings = [...state.evenings].sort((one, two) => (one.date < two.date ? 1 : -1));
  return {
    evenings: evenings.map((one) => ({
      id: one.id,
      title: titleOf(one),
      words: `${gamesWords(one.games)} · ${whereOf(one)}`,
    })),
    has_evenings: evenings.length > 0,
    circles: choice(known.id),
    has_choice: state.circles.length > 1,
    people: [...known.people, ...added].map((name) => ({ name, is_here: here.includes(name) })),
    currency: known.currency,
    stake,
    name,
  };
};

export const sendView = (evening) => {
  const circles = choice(evening.circle.id);
  const may_send = circles.some(({ is_chosen }) => is_chosen);
  const waits = evening.is_over ? WAITS : UNSENT;
  return {
    circles,
    may_send,
    has_choice: circles.length > 1 || (circles.length > 0 && !may_send),
    promise: circles.length ? waits : NOWHERE,
    trouble: evening.trouble,
    is_over: evening.is_over,
    is_sent: evening.sent !== null,
    sent_url: evening.sent?.url,
    otherwise: toldOtherwise(evening.sent ?? {}),
  };
};

export async function balanceView(evening) {
  const { rows, payments } = await state.engine("evening", { name: "settled", given: toSettle(evening) });
  const { currency, unit } = evening.circle;
  const has_money = evening.stake !== "";
  return {
    counted_in: has_money ? currency : "points",
    has_money,
    is_many: rows.length > 3,
    rows: rows.map((row) => ({ ...row, words: has_money ? row.money : row.points })),
    dues: payments.map(([payer, payee, amount]) => ({ payer, payee, words: unit + amount })),
  };
}

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

export async function reviewView(evening, game) {
  const given = await recordOf(game);
  const review = await state.engine("evening", { name: "review", given });
  return { name: game.name, back: `#/${evening.id}/game/${game.id}`, review, is_empty: !review.deals.length };
}

export async function settleView(evening) {
  const open = evening.games.filter(({ came }) => !came.net);
  const balance = await balanceView(evening);
  const count = balance.dues.length;
  return {
    id: evening.id,
    title: titleOf(evening),
    is_open: open.length ? `${gamesWords(open)} still in play: not counted yet.` : "",
    verdict: count ? `${count} ${count === 1 ? "payment settles" : "payments settle"} it` : "Nobody owes anything",
    ...balance,
    ...sendView(evening),
  };
}
