// What this phone may no longer see goes from it at the next word from the server: copies of
// pages, games, groups. What is unsent stays.
import { askServer, keepGroups, openEvenings } from "../evening/store.js";
import { all, done, openStore, written } from "../store/database.js";
import { own, placeOf } from "../store/root.js";

const OF_A_KEY = /^(games|nights)\/\d+\//;
const MOST = 500; // addresses that are asked about at once

const pageOf = (url) => placeOf(new URL(url).pathname);
const thingOf = (page) => page.match(OF_A_KEY)?.[0];

const forgetGames = (store, shut) =>
  written(store, ["games", "outbox"], async (games, outbox) => {
    for (const { id } of await done(games.getAll())) {
      const isUnsent = await done(outbox.index("game").count(id));
      if (shut.has(`games/${id}/`) && !isUnsent) games.delete(id);
    }
  });

async function forget(store, pages, urls, shut) {
  const isShut = (page) => page === "" || shut.has(thingOf(page));
  for (const url of urls) if (isShut(pageOf(url))) await pages.delete(url, { ignoreVary: true });
  await forgetGames(store, shut);
}

// What the server says, as `askServer` gives it.
async function forgetWhatIsShut() {
  const store = await openStore();
  const pages = await window.caches?.open(own("pages"));
  const urls = ((await pages?.keys()) ?? []).map(({ url }) => url);
  const games = (await all(store, "games")).map(({ id }) => `games/${id}/`);
  const things = new Set([...urls.map(pageOf), ...games].map(thingOf).filter(Boolean));
  const kept = [...things].slice(0, MOST);
  const said = await askServer(new URLSearchParams(kept.map((thing) => ["kept", `/${thing}`])));
  if (!said) return null;
  await keepGroups(await openEvenings(), said.groups);
  const shut = new Set(kept.filter((thing) => !said.open.includes(`/${thing}`)));
  if (shut.size) await forget(store, pages, urls, shut);
  return said;
}

// Where nothing may be stored, nothing is kept, and nothing comes of it.
export const tryToForget = () => forgetWhatIsShut().catch((error) => console.warn(error));
