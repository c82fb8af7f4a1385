// Where the page cannot be loaded again without the server, that is said once.
const ADVISED = "told to keep the page open";

const HTTPS = `Without https no phone keeps a page. On the machine that serves,
  <code>make run HTTPS=1</code> brings it.`;
const TRUST = `This phone does not trust the server for good.
  <a href="/certificate/">How it does</a>`;

const way = () => {
  if (!isSecureContext) return HTTPS;
  return document.documentElement.dataset.unkept === "SecurityError" ? TRUST : "";
};

const note = () => `<aside class="kept" aria-label="No connection">
  <p>No connection. Keep this page open: it cannot be loaded again until the server is back.</p>
  <p class="small">${way()}</p>
  <button class="btn plain" type="button">Understood</button>
</aside>`;

const tell = () => {
  if (!document.documentElement.dataset.unkept || localStorage.getItem(ADVISED)) return;
  localStorage.setItem(ADVISED, "yes");
  const main = document.getElementById("main");
  main.insertAdjacentHTML("afterbegin", note());
  const shown = main.firstElementChild;
  shown.querySelector("button").addEventListener("click", () => shown.remove());
};

document.addEventListener("server:lost", tell);
document.addEventListener("htmx:sendError", tell);
addEventListener("offline", tell);
