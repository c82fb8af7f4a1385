// What this phone may no longer see goes from it at the next word from the server: copies of
// pages, games, groups, the addresses of a group. What is unsent stays.
import { askServer, keepGroups, openEvenings } from "../evening/store.js";
import { all, done, openStore, written } from "../store/database.js";
import { forgetPlaces, rememberedPlaces } from "../store/places.js";
import { own, placeOf } from "../store/root.js";

const OF_A_KEY = /^(games|nights|groups)\/\d+\//;
const MOST = 500; // addresses that are asked about at once

const pageOf = (url) => placeOf(new URL(url).pathname);
const thingOf = (page) => page.match(OF_A_KEY)?.[0];

const groupRemembered = () => {
  const address = rememberedPlaces()?.places.People;
  return address && thingOf(placeOf(address));
};

const forgetGames = (store, shut) =>
  written(store, ["games", "outbox"], async (games, outbox) => {
    for (const { id } of await done(games.getAll())) {
      const isUnsent = await done(outbox.index("game").count(id));
      if (shut.has(`games/${id}/`) && !isUnsent) games.delete(id);
    }
  });

// With a group go all pages that are of none: their bar has its name.
async function forget(store, pages, urls, shut) {
  const isOfNone = [...shut].some((thing) => thing.startsWith("groups/"));
  const isShut = (page) =>
    page === "" || shut.has(thingOf(page)) || (isOfNone && !thingOf(page));
  for (const url of urls) if (isShut(pageOf(url))) await pages.delete(url, { ignoreVary: true });
  if (shut.has(groupRemembered())) forgetPlaces();
  await forgetGames(store, shut);
}

// What the server says, as `askServer` gives it.
async function forgetWhatIsShut() {
  const store = await openStore();
  const pages = await window.caches?.open(own("pages"));
  const urls = ((await pages?.keys()) ?? []).map(({ url }) => url);
  const games = (await all(store, "games")).map(({ id }) => `games/${id}/`);
  const things = new Set([...urls.map(pageOf), ...games].map(thingOf));
  things.add(groupRemembered());
  things.delete(undefined);
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
