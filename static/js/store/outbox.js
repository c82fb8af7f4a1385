// What was entered here and is not acknowledged yet; what goes of it, and what an answer makes
// of it, says the engine (phone/log/outbox.py).

// Without those that the server refused: they are kept aside, and not sent again.
export const waitingIn = (outbox) => outbox.filter((row) => row.left === undefined);

export const isCounted = ({ entry }) => !entry?.beside; // a ruling counts with its entry

// An id that no other phone makes; also on plain http, where browsers offer none.
export function newId() {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  const text = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return text.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, "$1-$2-4$3-8$4-");
}
