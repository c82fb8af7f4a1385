// Styles, scripts and the engine, whose names change with what is in them.
// The host may have another copy of Scorekeeper, or other pages, beside the path ROOT.
const OURS = ROOT === "/" ? "" : `${ROOT} `; // begins the names of caches
const NOWHERE = "?"; // no place below the root
const ALL_FILES = `${OURS}files `;
const FILES = `${ALL_FILES}${VERSION}`;
const HASHED = /^static\/.+\.[0-9a-f]{12}\.\w+$/;

const placeOf = (url) => {
  const { pathname } = new URL(url);
  return pathname.startsWith(ROOT) ? pathname.slice(ROOT.length) : NOWHERE;
};

const isFile = (url) => HASHED.test(placeOf(url));

const keepFile = async (request) => {
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(FILES)).put(request, answer.clone());
  return answer;
};

const fileFor = async (request) =>
  (await caches.match(request, { ignoreVary: true })) ?? keepFile(request);
