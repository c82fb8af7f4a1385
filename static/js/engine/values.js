// What a template reads and writes: values at the end of a path, as LiquidJS would.
const SIGNS = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&#34;", "'": "&#39;" };
const NEEDS_SIGNS = /[&<>"']/;
const RECKONED = ["size", "first", "last"]; // which LiquidJS finds in any list

const escaped = (text) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign]);

// A value as it stands in a page; null for a list, or what else is no single value.
export const written = (value) => {
  if (typeof value === "string") return NEEDS_SIGNS.test(value) ? escaped(value) : value;
  if (value === null || value === undefined) return "";
  return typeof value === "object" ? null : String(value);
};

// The names of a plain path as `prompt.label`; null for anything else.
export const pathOf = (token) => {
  const names = token.props?.map(({ content }) => content);
  const isPlain = (name) => typeof name === "string" && !RECKONED.includes(name);
  return names?.every(isPlain) && !token.variable ? names : null;
};

// The same of what is written, which passes one filter anyway, or asked, which passes none.
export const plainPath = ({ initial, filters }, most) => {
  const isPlain = filters.length === most && !filters.some(({ raw }) => raw);
  return isPlain && initial.postfix.length === 1 ? pathOf(initial.postfix[0]) : null;
};

const scopeOf = ({ scopes, environments }, name) => {
  for (let place = scopes.length - 1; place >= 0; place -= 1) {
    if (name in scopes[place]) return scopes[place];
  }
  return environments;
};

// What stands at the end of a path.
export const found = (path, context) => {
  let value = scopeOf(context, path[0]);
  for (const name of path) {
    if (value === null || value === undefined) return value;
    value = Object.hasOwn(value, name) ? value[name] : undefined;
  }
  return value;
};

// Whether a tag says nothing but its first word.
export const isEmpty = ({ hash }) => Object.keys(hash).length === 0;
