// Draws a page from the pieces into which LiquidJS has parsed it. That would draw each
// by generators within generators, which took half of a tap; what our partials are made
// of (texts, values, if, for, include) is drawn at once, and any other piece by itself.
import { found, isEmpty, pathOf, plainPath, written } from "./values.js";

// Gives what finds a partial by its name: a function that draws it into an emitter.
export function quickly(liquid, toValueSync) {
  const partials = new Map();

  const slowly = (piece) => (context, emitter) =>
    emitter.write(toValueSync(piece.render(context, emitter)) ?? "");

  const output = (piece) => {
    const path = plainPath(piece.value, 1);
    return path && ((context, emitter) => {
      const text = written(found(path, context));
      if (text === null) slowly(piece)(context, emitter);
      else emitter.write(text);
    });
  };

  const condition = ({ value }) => {
    const path = plainPath(value, 0);
    return (context) => (path ? found(path, context) : toValueSync(value.value(context, false)));
  };

  const choice = ({ branches, elseTemplates }) => {
    const ways = branches.map((branch) => [condition(branch), all(branch.templates)]);
    const otherwise = all(elseTemplates ?? []);
    return (context, emitter) => {
      const way = ways.find(([is]) => is(context));
      (way ? way[1] : otherwise)(context, emitter);
    };
  };

  const loop = (piece) => {
    const path = pathOf(piece.collection);
    if (!path || !isEmpty(piece.hash) || piece.elseTemplates.length) return null;
    const each = all(piece.templates);
    return (context, emitter) => {
      const list = found(path, context);
      if (!Array.isArray(list)) return slowly(piece)(context, emitter);
      const scope = Object.create(null);
      context.push(scope);
      for (const one of list) {
        scope[piece.variable] = one;
        each(context, emitter);
      }
      context.pop();
    };
  };

  const include = ({ file, hash, withVar }) => {
    const path = typeof file === "string" ? null : pathOf(file);
    if (withVar || !isEmpty(hash) || (path === null && typeof file !== "string")) return null;
    return (context, emitter) => partial(path ? found(path, context) : file)(context, emitter);
  };

  const kinds = { if: choice, for: loop, include };

  const quick = (piece) => {
    if (typeof piece.str === "string") return (_context, emitter) => emitter.write(piece.str);
    const drawn = piece.value?.initial ? output(piece) : kinds[piece.name]?.(piece);
    return drawn ?? slowly(piece);
  };

  const all = (pieces) => {
    const drawn = pieces.map(quick);
    return (context, emitter) => {
      for (const draw of drawn) draw(context, emitter);
    };
  };

  const partial = (name) => {
    if (!partials.has(name)) partials.set(name, all(liquid.parseFileSync(name)));
    return partials.get(name);
  };

  return partial;
}
