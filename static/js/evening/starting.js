// Starts a game of an evening: who sits where, who deals, by which house rules.
import { newId } from "../store/ids.js";
import { gameOf, refusalOfSeats } from "./evening.js";
import { cardGame, where } from "./where.js";
import { keep } from "./kept.js";
import { go, refuse, state, toggled } from "./state.js";

const seat = (name) => {
  const seated = toggled(state.draft.seated, name);
  const { dealer } = state.draft;
  Object.assign(state.draft, { seated, dealer: seated.includes(dealer) ? dealer : seated[0] });
};

const dealer = (name) => Object.assign(state.draft, { dealer: name });
const house = (way) => Object.assign(state.draft, { house: way });

async function start() {
  const { evening, which } = where();
  const card_game = cardGame(which);
  const { seated, dealer: first, house: way } = state.draft;
  const words = refusalOfSeats(card_game, seated);
  if (words) return refuse(words);
  const options = way === "remembered" ? evening.circle.house_rules[which].options : {};
  return startedWith(evening, { key: which, name: card_game.name, seated, dealer: first, options });
}

async function startedWith(evening, asked) {
  const game = gameOf({ id: newId(), started_at: new Date().toISOString(), ...asked });
  const given = { ...game.record, entries: [] };
  const words = await state.engine("evening", { name: "refusal_to_start", given });
  if (words) return refuse(words);
  if (!(await keep({ ...evening, games: [...evening.games, game] }))) return null;
  return go(`/${evening.id}/game/${game.id}`);
}

// The same once more; the deal passes to the left.
const again = () => {
  const { evening, which } = where();
  const { name, record } = evening.games.find(({ id }) => id === which);
  const { game: key, options, players: seated } = record;
  const next = seated[(record.dealer + 1) % seated.length];
  return startedWith(evening, { key, name, seated, dealer: next, options });
};

export const starting = { seat, dealer, house, start, again };
