// What the engine is told of this page when it is asked what to show, or what to do.
import { newId } from "../store/ids.js";
import { counted, recordOf } from "./played.js";
import { ask, state } from "./state.js";
import { where } from "./where.js";

const DAY = 24 * 60 * 60 * 1000;

const moment = (before = 0) => new Date(Date.now() - before).toISOString();
const today = () => moment(new Date().getTimezoneOffset() * 60_000).slice(0, 10);

async function page() {
  const { evening, game, more } = where();
  const isTable = game && !more && !evening.sent;
  const { evenings, circles, menu, draft } = state;
  return {
    hash: location.hash,
    evening: isTable ? evening : evening ? await counted(evening) : null,
    record: game && more ? await recordOf(game) : null,
    yesterday: moment(DAY),
    ...{ evenings, circles, menu, draft },
  };
}

// The view that the address names: its partial by name, and what that is drawn from.
export async function viewed() {
  const { draft, ...shown } = await ask("view", await page());
  state.draft = draft;
  return shown;
}

// What comes of a tap. Names are compared as the browser composes their letters.
export async function acted(what, value, fields) {
  const form = fields.map(([name, text]) => [name, text.normalize("NFC")]);
  const more = { do: what, value, form, id: newId(), now: moment(), today: today() };
  const { draft, words, ...done } = await ask("act", { ...(await page()), ...more });
  Object.assign(state, { draft, words });
  return done;
}
