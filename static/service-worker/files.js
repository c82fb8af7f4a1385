// Styles, scripts and the engine, whose names change with what is in them.
const FILES = `files ${VERSION}`;
const HASHED = /^\/static\/.+\.[0-9a-f]{12}\.\w+$/;

const isFile = (url) => HASHED.test(new URL(url).pathname);

const keepFile = async (request) => {
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(FILES)).put(request, answer.clone());
  return answer;
};

const fileFor = async (request) =>
  (await caches.match(request, { ignoreVary: true })) ?? keepFile(request);
