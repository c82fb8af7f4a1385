// Ticks a payment as paid: from the first tick on, the payments of the evening stay.
import { toSettle } from "./evening.js";
import { keep } from "./kept.js";
import { counted } from "./played.js";
import { state } from "./state.js";
import { where } from "./where.js";

// The payments after a tick; without any they are free to change again.
export function ticked(dues, place, now) {
  const turned = (due) => ({ ...due, paid_at: due.paid_at ? "" : now });
  const kept = dues.map((due, at) => (at === place ? turned(due) : due));
  return kept.some((due) => due.paid_at) ? kept : [];
}

async function pay(place) {
  const evening = await counted(where().evening);
  const given = toSettle(evening);
  const { dues } = await state.engine("evening", { name: "settled", given });
  const plain = dues.map(({ payer, payee, amount, paid_at }) => ({ payer, payee, amount, paid_at }));
  return keep({ ...evening, kept: ticked(plain, Number(place), new Date().toISOString()) });
}

export const paying = { pay };
