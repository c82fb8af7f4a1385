// The screen stays on while a game is in progress, where the browser lets it: some do so
// only after a tap.
(() => {
  let lock = null;
  let isAsking = false;

  const isPlaying = () => {
    const table = document.getElementById("table");
    return table && !table.querySelector(".result") && !document.hidden;
  };

  const ask = async () => {
    isAsking = true;
    try {
      lock = await navigator.wakeLock.request("screen");
      lock.addEventListener("release", () => (lock = null));
    } catch (error) {
      if (error.name !== "NotAllowedError") throw error; // the battery is low, or no tap yet
    } finally {
      isAsking = false;
    }
  };

  const keep = async () => {
    if (!("wakeLock" in navigator) || isAsking) return;
    if (isPlaying() && !lock) await ask();
    if (!isPlaying()) await lock?.release(); // the game may have ended meanwhile
  };

  document.addEventListener("DOMContentLoaded", keep);
  document.addEventListener("visibilitychange", keep);
  document.addEventListener("click", keep);
  document.addEventListener("htmx:afterSettle", keep);
})();
