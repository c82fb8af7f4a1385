// The registration of our service worker, once it is active. Until then a page may have the
// worker of another copy of Scorekeeper, which lies further up on the same host.
import { at } from "../store/root.js";

const { serviceWorker } = navigator;

const isActive = (found) => found?.active && new URL(found.scope).pathname === at("");
const change = () =>
  new Promise((resolve) => {
    serviceWorker.addEventListener("controllerchange", resolve, { once: true });
  });

export async function ourWorker() {
  for (;;) {
    const found = await serviceWorker.getRegistration(at(""));
    if (isActive(found)) return found;
    await change();
  }
}
