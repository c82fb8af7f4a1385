// The browser is asked to keep what this phone stores. Some ask the player in turn, who
// is not asked again at his next tap.
const ASKED = "asked to stay";

export async function askToStay() {
  const { storage } = navigator;
  if (!storage?.persist || sessionStorage.getItem(ASKED)) return;
  sessionStorage.setItem(ASKED, "yes");
  if (!(await storage.persisted())) storage.persist();
}
