// Once the page stands and is idle the engine is fetched. Until it sits at the table
// the server takes the taps; but none goes before what this phone has kept unsent.
(() => {
  const { engine } = document.getElementById("truth")?.dataset ?? {};
  if (!engine) return;
  const [page, worker] = engine.split(" ");
  let isHeld = false;

  const isUnsent = () => {
    try {
      return localStorage.getItem(`unsent ${location.pathname}`) !== null;
    } catch {
      return false; // where nothing may be stored
    }
  };

  const hold = (event) => {
    if (!isHeld || !event.target.closest("#table")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  const fetchIt = () => {
    performance.mark("asked for");
    globalThis.engineWorker = new Worker(worker, { type: "module" }); // takes longest to come
    import(page).catch(() => { isHeld = false; });
  };

  const whenIdle = () => {
    if (isUnsent() || !window.requestIdleCallback) fetchIt();
    else requestIdleCallback(fetchIt);
  };

  isHeld = isUnsent();
  document.addEventListener("submit", hold, true);
  document.addEventListener("engine:ready", () => { isHeld = false; });
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle);
})();
