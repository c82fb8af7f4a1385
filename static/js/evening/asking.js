// What the engine is told of this page when it is asked what to show, or what to do.
import { newId } from "../store/ids.js";
import { recordOf, withTotals } from "./played.js";
import { ask, circles, evenings, menu, refuse, where } from "./state.js";

const DAY = 24 * 60 * 60 * 1000;

let draft = {}; // what is being filled in

const moment = (before = 0) => new Date(Date.now() - before).toISOString();
const today = () => moment(new Date().getTimezoneOffset() * 60_000).slice(0, 10);

async function page() {
  const { evening, game, more } = where();
  const isTable = game && !more && !evening.sent;
  return {
    hash: location.hash,
    evening: isTable ? evening : evening ? await withTotals(evening) : null,
    record: game && more ? await recordOf(game) : null,
    yesterday: moment(DAY),
    ...{ evenings: evenings(), circles: circles(), menu: menu(), draft },
  };
}

async function answered(call, more = {}) {
  const answer = await ask(call, { ...(await page()), ...more });
  draft = answer.draft;
  return answer;
}

// The view that the address names: its partial by name, and what that is drawn from.
export const viewed = () => answered("view");

// What comes of a tap. Names are compared as the browser composes their letters.
export async function acted(what, value, fields) {
  const form = fields.map(([name, text]) => [name, text.normalize("NFC")]);
  const more = { do: what, value, form, id: newId(), now: moment(), today: today() };
  const answer = await answered("act", more);
  refuse(answer.words);
  return answer;
}
