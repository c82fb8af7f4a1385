// The phone's pages, drawn from the server's templates as they lie in their folder.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as liquidjs from "liquidjs";
import { pagesOf } from "../../static/js/engine/pages.js";

export function pages(root) {
  const files = readdirSync(root, { recursive: true });
  const names = files.filter((name) => name.endsWith(".html"));
  const texts = names.map((name) => [name, readFileSync(join(root, name), "utf8")]);
  return pagesOf(liquidjs, Object.fromEntries(texts));
}
