// A page that came as a copy says so until the server answers; once this phone is shut
// out its copies go.
(() => {
  const isBack = () => document.querySelector(".kept")?.remove();
  const forget = () => window.caches?.delete("pages");

  document.addEventListener("follow:answered", isBack);
  document.addEventListener("follow:shut", forget);
})();
