// How an evening is called, and what is said of it.
const LONG = 24 * 60 * 60 * 1000; // unsent for so long is worth a warning

export const isOld = ({ games, sent }) =>
  !sent && games.some(({ started_at }) => Date.now() - Date.parse(started_at) > LONG);

export const titleOf = ({ date }) =>
  new Date(`${date}T12:00`).toLocaleDateString("en-GB", { weekday: "long", day: "numeric", month: "long" });

export const whereOf = ({ circle, sent, games }) => {
  const unsent = `only on this phone${isOld({ games, sent }) ? " for more than a day" : ""}`;
  return [circle.name, sent ? "sent" : unsent].filter(Boolean).join(" · ");
};

const NUMBERS = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

export const numberWord = (number) => NUMBERS[number] ?? String(number);

export const capital = (said) => said[0].toUpperCase() + said.slice(1);

export const gamesWords = ({ length }) => `${numberWord(length)} ${length === 1 ? "game" : "games"}`;

export const toldOtherwise = ({ otherwise = [] }) =>
  otherwise.length ? `The server scored this otherwise: ${otherwise.join(", ")}. What stands there counts.` : "";

// Circles to choose from.
export const choice = (circles, chosen) =>
  circles.map(({ id, name }) => ({ id, name, is_chosen: id === chosen }));
