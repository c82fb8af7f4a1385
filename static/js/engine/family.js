// A family of card games: Python that can play it, and the partials that draw it.
import { loadImage } from "./image.js";
import { loadPython } from "./python.js";

// Either as Python stood once the rules were read, or with the files, to be read now.
export async function loadFamily(urls) {
  if (urls.family.endsWith(".image")) return loadImage(urls);
  const files = fetch(urls.family).then((answer) => answer.json());
  const [{ python, ...content }, seat] = await Promise.all([files, loadPython(urls)]);
  return { ...content, functions: seat(python).functions };
}
