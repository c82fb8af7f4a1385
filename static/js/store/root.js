// The path under which this copy of Scorekeeper lies. A host may have several copies, and other
// pages beside them.
const { pathname } = new URL(".", document.querySelector("link[rel=manifest]").href);

// The path of a page, from its place below the root, and the place from the path.
export const at = (place) => pathname + place;
export const placeOf = (path) => path.slice(pathname.length);

// The name of something that the browser keeps for the whole host.
export const own = (name) => (pathname === "/" ? name : `${pathname} ${name}`);
