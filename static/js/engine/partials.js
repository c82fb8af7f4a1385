// Draws the partials of the table as the server draws them, from the pieces into which
// Jinja's parser took them when files were collected (scorekeeper/engine/trees.py).
const SIGNS = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&#34;", "'": "&#39;" };
const WORDS = { true: "True", false: "False", null: "None", undefined: "" };

const written = (value) =>
  typeof value === "string"
    ? value.replace(/[&<>"']/g, (sign) => SIGNS[sign])
    : WORDS[value] ?? String(value);

const at = (path, names) => path.reduce((value, name) => value?.[name], names);

// As Python takes it: an empty list does not hold.
const isTrue = (value) => (Array.isArray(value) ? value.length > 0 : Boolean(value));

const holds = (condition, names) => {
  if (Array.isArray(condition)) return isTrue(at(condition, names));
  const { all, any, not, same, longer } = condition;
  if (all) return all.every((part) => holds(part, names));
  if (any) return any.some((part) => holds(part, names));
  if (not) return !holds(not, names);
  if (same) return at(same[0], names) === at(same[1], names);
  return at(longer[0], names)?.length > longer[1];
};

// Gives what draws a partial by its name; `names`: what it calls by name.
export function drawerOf(partials) {
  const kinds = {
    value: (names, path) => written(at(path, names)),
    if: (names, condition, pieces, others) => all(holds(condition, names) ? pieces : others, names),
    for: (names, name, path, pieces) =>
      (at(path, names) ?? []).map((one) => all(pieces, { ...names, [name]: one })).join(""),
    // A field is drawn by the partial of its shape.
    include: (names, name) => all(partials[typeof name === "string" ? name : shaped(names)], names),
  };
  const shaped = (names) => `tables/prompts/${names.field.shape}.html`;
  const one = (piece, names) => kinds[piece[0]](names, piece[1], piece[2], piece[3]);
  const all = (pieces, names) =>
    pieces.map((piece) => (typeof piece === "string" ? piece : one(piece, names))).join("");
  return (name, names) => all(partials[name], names);
}
