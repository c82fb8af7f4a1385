// The browser is asked, once, to keep what this phone stores: some ask the player in turn.
const MAY_GO =
  "An iPhone deletes a page's data after seven days without a visit. " +
  "To keep the data, add the page to the home screen.";

// Said only where it is so: that property is an iPhone's.
export const mayGo = () => (navigator.standalone === false ? MAY_GO : "");

const LONG = 24 * 60 * 60 * 1000; // unsent for so long is worth a warning

export const waitsLong = ([row]) => Date.now() - Date.parse(row.made_at) > LONG;

const REQUEST = "asked to stay";

export async function askToStay() {
  const { storage } = navigator;
  if (!storage?.persist || sessionStorage.getItem(REQUEST)) return;
  sessionStorage.setItem(REQUEST, "yes");
  if (!(await storage.persisted())) storage.persist();
}
