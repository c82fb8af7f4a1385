// Pages come from the server. If it does not answer, the copy of the last visit is shown;
// a page that was never seen on this phone says that it is missing.
const PAGES = `${OURS}pages`;
const MOST = 40; // pages
const PATIENCE = 4000; // ms until a copy is shown in place of a page that is on its way
// At a table sooner: its engine draws what the phone knows, so that nothing old is seen.
const AT_TABLE = /^games\/\d+\/$/;
const PATIENCE_THERE = 1000;
const KEPT = /^($|nights\/\d+\/|games\/\d+\/|rules\/)/;
const OF_VERSION = [EVENING, SETTINGS]; // pages that are kept with the files, for all alike
// Pages of a group, as the bar names them. What is asked of one, such as a search, is not kept.
const OF_A_GROUP = /^groups\/\d+\/(nights|people|money)\/$/;
const GONE = [502, 504]; // a proxy says so, and nothing of use
const AWAY = [...GONE, 503]; // a proxy or the server says so, in words that may help

const isOfGroup = (url) => OF_A_GROUP.test(placeOf(url));
const isOfPages = (url) =>
  KEPT.test(placeOf(url)) || (isOfGroup(url) && !new URL(url).search);

const mayBeKept = (url, answer) =>
  isOfPages(url) &&
  answer.headers.get("Content-Type")?.startsWith("text/html") &&
  !answer.headers.get("Cache-Control")?.includes("no-store");

const keepPage = async (url, answer) => {
  const pages = await caches.open(PAGES);
  await pages.put(url, answer);
  const kept = await pages.keys();
  for (const page of kept.slice(0, -MOST)) await pages.delete(page);
};

// The phone gives a key back: all goes, and what it may still see comes with the next look.
const forget = () => caches.delete(PAGES);

// What is refused is no longer here; of all others nothing was said.
const forgetPage = async (url) =>
  (await caches.open(PAGES)).delete(url, { ignoreVary: true, ignoreSearch: true });

const learn = async (url, answer) => {
  if ([403, 404].includes(answer.status)) await forgetPage(url);
  if (answer.status === 200 && mayBeKept(url, answer)) await keepPage(url, answer.clone());
};

const fresh = async (event) => {
  const answer = await fetch(event.request);
  event.waitUntil(learn(event.request.url, answer.clone()));
  return answer;
};

const keptPage = async (url) => {
  const pages = await caches.open(PAGES);
  const exact = await pages.match(url, { ignoreVary: true });
  if (exact || isOfGroup(url)) return exact;
  return pages.match(url, { ignoreVary: true, ignoreSearch: true });
};

// A copy is better, unless the server says that this page has to be read.
const isAway = ({ status, headers }) =>
  AWAY.includes(status) && headers.get("Scorekeeper-Copy") !== "no";

const orOffline = (answer) =>
  answer && !GONE.includes(answer.status) ? answer : ofVersion(OFFLINE);

const later = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const ofVersion = (page) => caches.match(page, { ignoreVary: true });

const pageFor = async (event) => {
  const { url } = event.request;
  const page = OF_VERSION.find((one) => one === new URL(url).pathname);
  const kept = await (page ? ofVersion(page) : keptPage(url));
  const answer = fresh(event).catch(() => null);
  event.waitUntil(answer); // also one that comes after the copy
  if (!kept) return orOffline(await answer);
  const patience = AT_TABLE.test(placeOf(url)) ? PATIENCE_THERE : PATIENCE;
  const answered = await Promise.race([answer, later(patience)]);
  if (answered && !isAway(answered)) return answered;
  return page === EVENING ? kept : copyOf(kept, answered);
};
