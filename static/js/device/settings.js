// The settings of this phone, before anything is drawn; and whether a table is held: its page
// waits for what only this phone knows.
{
  const { dataset } = document.documentElement;
  let told = null;
  try {
    const { pathname } = new URL(".", document.querySelector("link[rel=manifest]").href);
    told = localStorage.getItem(pathname === "/" ? "device" : `${pathname} device`);
    if (localStorage.getItem(`unsent ${location.pathname}`)) dataset.held = "yes";
  } catch {
    // This phone keeps nothing.
  }
  dataset.device = told ?? "vibrate";
}
