// What the pages of a new game are drawn from: the menu, then who sits where.
import { state } from "./state.js";
import { titleOf } from "./words.js";

const playersWords = ({ players }) => {
  const [low, high] = [Math.min(...players), Math.max(...players)];
  return low === high ? `${low} players` : `${low} to ${high} players`;
};

const families = (games) =>
  [...new Set(games.map(({ family }) => family))].map((name) => ({ name, games: games.filter(({ family }) => family === name) }));

export const menuView = (evening) => ({
  id: evening.id,
  title: titleOf(evening),
  has_menu: true,
  menu: families(state.menu.map((game) => ({ ...game, words: playersWords(game) }))),
});

export const seatsView = (evening, { key, name }, { seated, dealer, house }) => ({
  id: evening.id,
  title: titleOf(evening),
  name,
  seats: evening.people.map((one) => ({
    name: one,
    is_taken: seated.includes(one),
    number: seated.includes(one) ? seated.indexOf(one) + 1 : "",
  })),
  dealers: seated.map((one) => ({ name: one, is_dealer: one === dealer })),
  has_dealer: seated.length > 1,
  house_words: evening.circle.house_rules[key]?.words,
  ways: [
    { key: "remembered", words: "As last time", is_chosen: house === "remembered" },
    { key: "usual", words: "As usual", is_chosen: house === "usual" },
  ],
});
