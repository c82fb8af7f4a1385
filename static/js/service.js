// A copy of what was seen stays on the phone, where the browser lets it; that is told
// what came before it was there, and whether a new version may take over.
(() => {
  const REFUSED = ["SecurityError", "TypeError", "NotSupportedError"];
  const PATIENCE = 10_000; // ms until an engine that does not come is not waited for
  const worker = navigator.serviceWorker;

  const seen = () => {
    const files = performance.getEntriesByType("resource").map(({ name }) => name);
    return [...files.filter((name) => name.includes("/static/")), location.href, `${location.origin}/`];
  };

  const begin = async () => {
    const isNew = !worker.controller;
    await worker.register("/service-worker.js");
    const found = await worker.getRegistration();
    found?.waiting?.postMessage({});
    if (isNew) (await worker.ready).active.postMessage({ keep: seen() });
  };

  const tryIt = async () => {
    try {
      await begin();
    } catch (error) {
      if (!REFUSED.includes(error.name)) throw error;
      document.documentElement.dataset.unkept = error.name;
    }
  };

  const soon = () => ("requestIdleCallback" in window ? requestIdleCallback(tryIt) : tryIt());

  // What is kept for later does not come in the way of a table's engine.
  const afterEngine = () => {
    const { engine } = document.getElementById("truth")?.dataset ?? {};
    if (!engine) return soon();
    const timer = setTimeout(soon, PATIENCE);
    document.addEventListener("engine:ready", () => { clearTimeout(timer); soon(); }, { once: true });
  };

  if (worker) addEventListener("load", afterEngine);
  else document.documentElement.dataset.unkept = "unknown";
})();
