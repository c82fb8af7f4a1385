// An evening as this phone keeps it, and what is refused: plain data, no page.
import { rateOf, refusalOfStake, stakeIn } from "./stake.js";

const MOST_PEOPLE = 40;
const EUR = { id: null, name: "", currency: "EUR", unit: "€", places: 2, people: [], house_rules: {} };

export const NO_CIRCLE = EUR;

// As the server cleans a name: what nobody sees is not kept.
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const seen = (name) => name.replace(/\s/g, " ").replace(UNSEEN, "").normalize("NFC");
export const tidy = (name) => seen(name).replace(/ +/g, " ").trim();
const isSame = (one, two) => tidy(one).toLowerCase() === tidy(two).toLowerCase();

// Why a name is not taken among some others; "" where it is.
export function refusalOfName(name, names) {
  if (!tidy(name)) return "Write a name first.";
  if (tidy(name).length > 40) return "A name has at most 40 letters.";
  if (names.some((known) => isSame(known, name))) return `${tidy(name)} is here already.`;
  return names.length < MOST_PEOPLE ? "" : `An evening has at most ${MOST_PEOPLE} people.`;
}

// Why an evening does not begin with these people for this stake; "" where it does.
export const refusalToBegin = (names, stake) =>
  names.length < 2 ? "Say who is here: at least two." : refusalOfStake(stake);

// `given`: what is filled in as the stake.
export const begun = ({ id, date, circle, people, given }) => ({
  id,
  date,
  circle,
  people,
  ...stakeIn(given),
  games: [],
  kept: [], // payments, from the first that is paid
  is_over: false,
  sent: null,
  trouble: "",
});

// Why nobody can sit so; "" where they can. `card_game`: as the menu has it.
export function refusalOfSeats({ name, players }, seated) {
  if (players.includes(seated.length)) return "";
  const [low, high] = [Math.min(...players), Math.max(...players)];
  const right = low === high ? `${low} players` : `${low} to ${high} players`;
  return `${name} is for ${right}, and ${seated.length || "nobody"} ${seated.length > 1 ? "sit" : "sits"} here.`;
}

export const gameOf = ({ id, key, name, seated, dealer, options, started_at }) => ({
  id,
  name,
  started_at,
  record: { game: key, options, players: seated, dealer: Math.max(0, seated.indexOf(dealer)) },
  came: null,
});

// What the engine settles: finished games, and the order in which the server has people.
export function toSettle({ people, circle, stake, ante, cap, games, kept = [] }) {
  const known = circle.people.filter((name) => people.some((one) => isSame(one, name)));
  const place = (name) => known.findIndex((one) => isSame(one, name));
  const rank = (name) => (place(name) < 0 ? known.length + people.indexOf(name) : place(name));
  return {
    people,
    order: [...people].sort((one, two) => rank(one) - rank(two)),
    rate: rateOf(stake, circle.places),
    ante: rateOf(ante, circle.places),
    cap: rateOf(cap, circle.places),
    places: circle.places,
    kept,
    games: games
      .filter(({ came }) => came?.net)
      .map(({ record, came: { net, winners } }) => ({
        seats: record.players.map((name, seat) => [name, net[seat]]),
        winners: winners ?? [], // of one counted before the pool was
      })),
  };
}
