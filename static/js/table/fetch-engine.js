// Once the page stands and is idle the engine is fetched. Until it sits at the table
// the server takes the taps; but none goes before what this phone has kept unsent.
const isUnsent = () => {
  try {
    return localStorage.getItem(`unsent ${location.pathname}`) !== null;
  } catch {
    return false; // where nothing may be stored
  }
};

let isHeld = isUnsent();
const letGo = () => { isHeld = false; };

const hold = (event) => {
  if (!isHeld || !event.target.closest("#table")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
};

const { engine } = document.getElementById("truth").dataset;

const fetchIt = () => {
  const [page, worker] = engine.split(" ");
  performance.mark("asked for");
  globalThis.engineWorker = new Worker(worker, { type: "module" }); // takes longest to come
  import(page).catch(letGo);
};

if (engine) {
  document.addEventListener("submit", hold, true);
  document.addEventListener("engine:ready", letGo);
  const isUrgent = isHeld || !window.requestIdleCallback;
  addEventListener("load", () => (isUrgent ? fetchIt() : requestIdleCallback(fetchIt)));
}
