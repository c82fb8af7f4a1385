// What the server is told of an evening, and what its answer says.
import { asStake } from "./stake.js";

const rowSent = ({ id, operation, entry, at: place, along }) => ({
  ...{ id, operation, entry },
  ...(place === undefined ? {} : { place, along }), // of a correction
});

// `rows`: those of each game, by its id, in the order made.
export const asSent = (evening, rows) => ({
  circle: evening.circle.id,
  id: evening.id,
  date: evening.date,
  currency: evening.circle.currency,
  people: evening.people,
  stake: asStake(evening),
  payments: (evening.kept ?? []).map((due) => ({ ...due, paid_at: due.paid_at || null })),
  games: evening.games.map((game) => ({
    id: game.id,
    record: game.record,
    stake: asStake(evening),
    started_at: game.started_at,
    rows: rows[game.id].map(rowSent),
  })),
});

// The names of the games that the server scored otherwise.
export function otherwise({ games }, answer) {
  const here = new Map(games.map((game) => [game.id, game]));
  return answer.games
    .filter(({ id, totals, status }) => {
      const { came } = here.get(id);
      return came.status !== status || String(came.totals) !== String(totals);
    })
    .map(({ id }) => here.get(id).name);
}

const SHUT = "This phone has no key to that circle that may enter. All stays on this phone.";
const STRANGE = "The server did not take it. All stays on this phone.";
export const NO_NETWORK = "No connection: all stays on this phone until there is one.";

// What is said where the server took nothing.
export const troubleOf = (status, answer) => {
  if (!status) return NO_NETWORK;
  if (status === 404) return SHUT;
  return answer?.refusal?.message ?? STRANGE;
};
