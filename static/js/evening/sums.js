// What is drawn of sums and of sending: the balance, the settlement, where it goes.
import { toSettle } from "./evening.js";
import { NO_NETWORK } from "./sent.js";
import { isForMoney } from "./stake.js";
import { state } from "./state.js";
import { capital, choice, gamesWords, isOld, numberWord, titleOf, toldOtherwise } from "./words.js";

const UNSENT = "It stays on this phone until it is sent.";
const WAITS = "The evening is over: it is sent as soon as there is a connection.";
const NOWHERE = "This phone has no key to a circle: open one, then send it.";

export const sendView = (evening) => {
  const circles = choice(state.circles, evening.circle.id);
  const may_send = circles.some(({ is_chosen }) => is_chosen);
  const waits = evening.is_over ? WAITS : UNSENT;
  return {
    circles,
    may_send,
    has_choice: circles.length > 1 || (circles.length > 0 && !may_send),
    promise: circles.length ? waits : NOWHERE,
    trouble: evening.trouble,
    is_offline: evening.trouble === NO_NETWORK,
    is_over: evening.is_over,
    is_old: isOld(evening),
    has_games: evening.games.length > 0,
    is_sent: evening.sent !== null,
    sent_url: evening.sent?.url,
    otherwise: toldOtherwise(evening.sent ?? {}),
  };
};

export async function balanceView(evening) {
  const { rows, dues } = await state.engine("evening", { name: "settled", given: toSettle(evening) });
  const { circle: { unit }, kept = [] } = evening;
  const has_money = isForMoney(evening);
  return {
    counted_in: has_money ? unit.trim() : "points",
    has_money,
    is_many: rows.length > 3,
    rows: rows.map((row) => ({ ...row, words: has_money ? row.money : row.points })),
    dues: dues.map((due, place) => ({ ...due, place, words: unit + due.words, is_paid: due.paid_at !== "", is_later: kept.length > 0 && place >= kept.length })),
  };
}

const verdictOf = (dues) => {
  if (!dues.length) return "Nobody owes anything";
  const count = dues.filter(({ is_paid }) => !is_paid).length;
  if (!count) return "All is settled";
  const more = count < dues.length ? "more " : "";
  return capital(`${numberWord(count)} ${more}${count === 1 ? "payment settles" : "payments settle"} it`);
};

export async function settleView(evening) {
  const open = evening.games.filter(({ came }) => !came.net);
  const balance = await balanceView(evening);
  return {
    id: evening.id,
    title: titleOf(evening),
    is_open: open.length ? capital(`${gamesWords(open)} still in play: not counted yet.`) : "",
    verdict: verdictOf(balance.dues),
    may_tick: !evening.sent,
    ...balance,
    ...sendView(evening),
  };
}
