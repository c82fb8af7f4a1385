// What is done to an evening that has begun. Each leaves a sentence where it refuses.
import { refusalOfName, tidy } from "./evening.js";
import { send } from "./sending.js";
import { isForMoney } from "./stake.js";
import { where } from "./where.js";
import { forgetEvening } from "./store.js";
import { keep } from "./kept.js";
import { circleOf, go, refuse, state } from "./state.js";

async function arrive(_value, { name }) {
  const { evening } = where();
  const words = refusalOfName(name, evening.people);
  if (words) return refuse(words);
  return keep({ ...evening, people: [...evening.people, tidy(name)] });
}

const into = async (id) => {
  const { evening } = where();
  const { currency, unit, places, ...chosen } = circleOf(id);
  const isSame = currency === evening.circle.currency || !isForMoney(evening);
  const money = isSame ? { currency, unit, places } : {};
  return keep({ ...evening, circle: { ...evening.circle, ...chosen, ...money } });
};

const end = async () => {
  const { evening } = where();
  await keep({ ...evening, is_over: true });
  await sendWhatIsOver();
};

const sendIt = () => send(where().evening);

// Says whether anything came of it.
export async function sendWhatIsOver() {
  const may = ({ is_over, sent, circle: { id } }) => is_over && !sent && circleOf(String(id));
  const due = state.evenings.filter(may);
  const news = [];
  for (const evening of due) news.push(await send(evening));
  return news.includes(true);
}

const forget = async () => {
  const { evening } = where();
  await forgetEvening(state.store, evening.id);
  state.evenings = state.evenings.filter(({ id }) => id !== evening.id);
  return go("");
};

export const during = { arrive, into, end, send: sendIt, forget };
