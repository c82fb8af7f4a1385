// How an evening is called, and what is said of it.
export const titleOf = ({ date }) =>
  new Date(`${date}T12:00`).toLocaleDateString("en-GB", { weekday: "long", day: "numeric", month: "long" });

export const whereOf = ({ circle, sent }) =>
  [circle.name, sent ? "sent" : "only on this phone"].filter(Boolean).join(" · ");

export const gamesWords = ({ length }) => `${length} ${length === 1 ? "game" : "games"}`;

export const toldOtherwise = ({ otherwise = [] }) =>
  otherwise.length ? `The server scored this otherwise: ${otherwise.join(", ")}. What stands there counts.` : "";

// Circles to choose from.
export const choice = (circles, chosen) =>
  circles.map(({ id, name }) => ({ id, name, is_chosen: id === chosen }));
