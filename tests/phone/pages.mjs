// The phone's LiquidJS, set so that it draws the server's templates alike.
import { Liquid } from "liquidjs";

export function pages(root) {
  return new Liquid({
    root,
    cache: true,
    outputEscape: "escape",
    jsTruthy: true,
    strictFilters: true,
    ownPropertyOnly: true,
  });
}
