// Which clock this phone goes by. A cookie tells the server, so that a night has the date and the
// times of the place where it is played.
import { begin } from "../parts.js";
import { at } from "../store/root.js";

const YEAR = 365 * 24 * 60 * 60; // seconds

export const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";

export const today = () => {
  const now = new Date();
  return new Date(now - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

const keep = (cookie) => {
  const guard = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${cookie}; Path=${at("")}; Max-Age=${YEAR}; SameSite=Lax${guard}`;
};

const cookie = `zone=${zone()}`;
if (zone() && !document.cookie.split("; ").includes(cookie)) keep(cookie);

// A first page is drawn before the server knows; a date that was chosen stays.
begin("input[data-today]", (input) => {
  if (input.value === input.defaultValue) input.value = today();
});
