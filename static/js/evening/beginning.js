// Begins an evening: who is here, and what is played for.
import { newId } from "../store/ids.js";
import { NO_CIRCLE, begun, refusalOfName, refusalToBegin, tidy } from "./evening.js";
import { keep } from "./kept.js";
import { circleOf, go, refuse, state, toggled } from "./state.js";

const today = () => {
  const now = new Date();
  return new Date(now - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

const circle = (id) =>
  Object.assign(state.draft, { circle: circleOf(id), here: [], added: [] });

const here = (name) =>
  Object.assign(state.draft, { here: toggled(state.draft.here, name) });

const add = (_value, { name }) => {
  const { draft } = state;
  const known = [...(draft.circle?.people ?? []), ...draft.added];
  const words = refusalOfName(name, known);
  if (words) return refuse(words);
  draft.name = "";
  draft.added = [...draft.added, tidy(name)];
  return here(tidy(name));
};

async function begin(value, fields) {
  if (fields.name.trim()) add(value, fields);
  const { circle: chosen, here: people, ...given } = state.draft;
  const words = state.words || refusalToBegin(people, given);
  if (words) return refuse(words);
  const evening = begun({ id: newId(), date: today(), circle: chosen ?? NO_CIRCLE, people, given });
  await keep(evening);
  return go(`/${evening.id}`);
}

export const beginning = { circle, here, add, begin };
