// The phone's LiquidJS, set so that it draws the server's templates alike.
import { quickly } from "./pieces.js";

export function pagesOf({ Liquid, toValueSync }, templates) {
  const liquid = new Liquid({
    templates,
    cache: true,
    outputEscape: "escape",
    jsTruthy: true,
    strictFilters: true,
    ownPropertyOnly: true,
    locale: "en", // which it would ask the browser for, and wait
  });
  const partial = quickly(liquid, toValueSync);
  return (template, context) => {
    if (context.table) namePartials(context.table.pad);
    const asked = context.prompt ? [context.prompt] : context.view?.prompts;
    if (asked) namePartials({ main: asked });
    return liquid.renderSync([{ render: partial(template) }], context);
  };
}

// Whoever draws says which partial draws which shape.
function namePartials({ main, groups = [], beside = [], more = [] }) {
  const grouped = [...groups, ...beside, ...more].flatMap(({ forms }) => forms);
  for (const prompt of [...main, ...grouped]) {
    for (const field of [...prompt.fields, ...prompt.extra]) {
      field.template = `prompts/${field.shape}.html`;
    }
  }
}
