// A copy of what was seen stays on the phone, where the browser lets it; that is told
// what came before it was there, and whether a new version may take over.
(() => {
  const REFUSED = ["SecurityError", "TypeError", "NotSupportedError"];
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
  if (worker) addEventListener("load", soon);
  else document.documentElement.dataset.unkept = "unknown";
})();
