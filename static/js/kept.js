// A page that came as a copy says so until the server answers; the engine brings the
// table up to what this phone knows. Once the phone is shut out its copies go.
(() => {
  const APART = "The server does not answer: what others enter comes when it does.";
  const note = () => document.querySelector("p.kept");

  const isBack = () => note()?.remove();
  const forget = () => window.caches?.delete("pages");

  // The engine's files came before they could be kept, at the first visit.
  const keep = async () => {
    if (note()) note().textContent = APART;
    const files = document.querySelector("[data-engine]:not(html)").dataset.engine.split(" ");
    const { active } = await navigator.serviceWorker.ready;
    active.postMessage({ keep: files.map((path) => new URL(path, location).href) });
  };

  document.addEventListener("follow:answered", isBack);
  document.addEventListener("follow:shut", forget);
  document.addEventListener("engine:ready", () => navigator.serviceWorker && keep());
})();
