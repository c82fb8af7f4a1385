// A file made here goes to where the browser puts what is downloaded.
import { made } from "../parts.js";

const LATER = 60_000; // ms: a browser may be slow to take it

export function save(file) {
  const link = made("a", { href: URL.createObjectURL(file), download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), LATER);
}
