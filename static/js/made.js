// A part of the page that a script makes: its traits, and what stands in it.
export function made(name, traits = {}, ...parts) {
  const part = Object.assign(document.createElement(name), traits);
  part.append(...parts);
  return part;
}
