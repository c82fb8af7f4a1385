// An evening as this phone keeps it, and what is refused: plain data, no page.
const MONEY = /^\d{1,7}(?:[.,]\d{1,6})?$/;
const MOST_PEOPLE = 40;
const EUR = { id: null, name: "", currency: "EUR", unit: "€", places: 2, people: [], house_rules: {} };

export const NO_CIRCLE = EUR;

export const tidy = (name) => name.normalize("NFC").replace(/\s+/g, " ").trim();
const isSame = (one, two) => tidy(one).toLowerCase() === tidy(two).toLowerCase();

// Why a name is not taken among some others; "" where it is.
export function refusalOfName(name, names) {
  if (!tidy(name)) return "Write a name first.";
  if (tidy(name).length > 40) return "A name has at most 40 letters.";
  if (names.some((known) => isSame(known, name))) return `${tidy(name)} is here already.`;
  return names.length < MOST_PEOPLE ? "" : `An evening has at most ${MOST_PEOPLE} people.`;
}

// Why an evening does not begin with these people for this stake; "" where it does.
export function refusalToBegin(names, stake) {
  if (names.length < 2) return "Say who is here: at least two.";
  if (stake && !MONEY.test(stake.trim())) return "A stake is a number, such as 0.05.";
  return Number(plain(stake)) > 1_000_000 ? "A stake is at most 1,000,000." : "";
}

const plain = (stake) => stake.trim().replace(",", ".");

export const begun = ({ id, date, circle, people, stake }) => ({
  id,
  date,
  circle,
  people,
  stake: Number(plain(stake)) ? plain(stake) : "",
  games: [],
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

// A stake in millionths of the smallest coin: whole numbers, so that nothing is lost.
export function rateOf(stake, places) {
  const [whole, part = ""] = (stake || "0").split(".");
  return Number(whole + part.padEnd(6, "0")) * 10 ** places;
}

// What the engine settles: finished games, and the order in which the server has people.
export function toSettle({ people, circle, stake, games }) {
  const known = circle.people.filter((name) => people.some((one) => isSame(one, name)));
  const place = (name) => known.findIndex((one) => isSame(one, name));
  const rank = (name) => (place(name) < 0 ? known.length + people.indexOf(name) : place(name));
  return {
    people,
    order: [...people].sort((one, two) => rank(one) - rank(two)),
    rate: rateOf(stake, circle.places),
    places: circle.places,
    games: games
      .filter(({ came }) => came?.net)
      .map(({ record, came }) => record.players.map((name, seat) => [name, came.net[seat]])),
  };
}
