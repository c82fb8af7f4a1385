// The screen stays on while a game is in progress, where the browser lets it.
(() => {
  let lock = null;

  const isPlaying = () => {
    const table = document.getElementById("table");
    return table && !table.querySelector(".result") && !document.hidden;
  };

  const keep = async () => {
    if (!("wakeLock" in navigator)) return;
    if (isPlaying() && !lock) {
      try {
        lock = await navigator.wakeLock.request("screen");
        lock.addEventListener("release", () => (lock = null));
      } catch (error) {
        if (error.name !== "NotAllowedError") throw error; // the battery is low
      }
    } else if (!isPlaying() && lock) {
      await lock.release();
    }
  };

  document.addEventListener("DOMContentLoaded", keep);
  document.addEventListener("visibilitychange", keep);
  document.addEventListener("htmx:afterSettle", keep);
})();
