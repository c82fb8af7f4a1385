// How this phone behaves, as it was told: words on the page, before anything is drawn.
{
  let told = null;
  try {
    told = localStorage.getItem("device");
  } catch {
    // This phone keeps nothing.
  }
  document.documentElement.dataset.device = told ?? "vibrate";
}
