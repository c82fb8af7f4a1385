// One version at a time. A new one is fetched whole and waits; it takes over when a page
// is loaded while no table is open, never in a game.
const TABLE = /^(games\/\d+|evening)\//;

// Settings are kept as a stranger sees them: those of this phone, and nothing private.
const keepSettings = async (files) => {
  const answer = await fetch(SETTINGS, { cache: "reload", credentials: "omit" });
  if (answer.ok) await files.put(SETTINGS, answer);
};

const fill = async () => {
  const files = await caches.open(FILES);
  const pages = [OFFLINE, EVENING].map((page) => new Request(page, { cache: "reload" }));
  await files.addAll([...SHELL, ...pages]);
  await keepSettings(files);
};

// The files before these stay, for pages that were kept with them.
const tidy = async () => {
  const files = (await caches.keys()).filter((name) => name.startsWith(ALL_FILES));
  for (const old of files.slice(0, -2)) await caches.delete(old);
  await clients.claim();
};

const takeOver = async () => {
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const isInGame = open.some(({ url }) => TABLE.test(placeOf(url)));
  if (!isInGame) await skipWaiting();
};

const renew = async (url) => learn(url, await fetch(url));

// What is not here yet: pages are fetched past the worker until it has taken over.
const keepOf = async (urls) => {
  for (const url of urls) {
    if (isFile(url)) await fileFor(url);
    else if (isOfPages(url) && !(await keptPage(url))) await renew(url);
  }
};

const work = ({ keep, page }) => {
  if (keep) return keepOf(keep);
  return page ? renew(page) : takeOver();
};

addEventListener("install", (event) => event.waitUntil(fill()));
addEventListener("activate", (event) => event.waitUntil(tidy()));
addEventListener("message", (event) => event.waitUntil(work(event.data)));
addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (new URL(url).origin !== location.origin) return;
  if (method === "POST" && placeOf(url).startsWith("held/")) event.waitUntil(forget());
  if (method !== "GET") return;
  if (isFile(url)) event.respondWith(fileFor(event.request));
  else if (mode === "navigate") event.respondWith(pageFor(event));
});
