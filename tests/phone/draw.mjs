// Renders partials as the phone does: {root, pictures: [[template, context]]} in.
import { Liquid } from "liquidjs";
import { readFileSync } from "node:fs";

const { root, pictures } = JSON.parse(readFileSync(0, "utf8"));
const liquid = new Liquid({
  root,
  outputEscape: "escape",
  jsTruthy: true,
  strictFilters: true,
  ownPropertyOnly: true,
});
const pages = pictures.map(([template, context]) => {
  const { main, others } = context.table.pad;
  for (const prompt of [...main, ...others]) {
    for (const field of [...prompt.fields, ...prompt.extra]) {
      field.template = `prompts/${field.shape}.html`;
    }
  }
  return liquid.renderFileSync(template, context);
});
process.stdout.write(JSON.stringify(pages));
