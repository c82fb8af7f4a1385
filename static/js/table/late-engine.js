// A table that was opened before the server had the engine says with each request that it lacks
// it. The first answer after that has the addresses of what is to be fetched.
const truth = document.getElementById("truth"); // a board has none, and no engine

// A phone that may not enter has no pad, and needs no engine.
const game = () => document.getElementById("pad")?.closest("#table").dataset.game;

const lacks = () => truth && !truth.dataset.engine && game();

// The headers that say so.
export const engineHeaders = () => (lacks() ? { "Engine-For": game() } : {});

// `addresses`: what an answer says; null if nothing.
export const takeEngine = (addresses) => {
  if (!addresses || truth.dataset.engine) return;
  truth.dataset.engine = addresses;
  document.dispatchEvent(new Event("engine:came"));
};

document.addEventListener("htmx:configRequest", ({ detail }) => {
  Object.assign(detail.headers, engineHeaders());
});
document.addEventListener("htmx:afterRequest", ({ detail: { xhr } }) => {
  takeEngine(xhr.getResponseHeader("Engine"));
});
