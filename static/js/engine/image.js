// The phone's Python as it stood once the rules were read, made where styles and scripts
// are collected: an image of its memory, so that nothing is read or compiled any more.
import { caller } from "./calling.js";
import { importsFor } from "./imports.js";

const STEP = 65536; // bytes in which its memory is measured

// The parts of an image: {steps, names, segments, content} and its bytes. In front stands
// how long the first part is, which is JSON.
function partsOf(image) {
  const length = new DataView(image).getUint32(0, true);
  const head = JSON.parse(new TextDecoder().decode(new Uint8Array(image, 4, length)));
  return { head, bytes: new Uint8Array(image, 4 + length) };
}

// Fills the memory of an instance; of each segment: bytes since the last one, its length.
function restore({ memory }, { steps, segments }, bytes) {
  memory.grow(steps - memory.buffer.byteLength / STEP);
  const all = new Uint8Array(memory.buffer);
  let place = 0;
  let from = 0;
  for (let each = 0; each < segments.length; each += 2) {
    place += segments[each];
    const length = segments[each + 1];
    all.set(bytes.subarray(from, from + length), place);
    from += length;
    place += length;
  }
}

// Gives what the image holds beside Python, and the functions of Python by name.
export async function loadImage({ wasm, family }) {
  const self = { exports: null };
  const image = fetch(family).then((answer) => answer.arrayBuffer());
  const made = WebAssembly.instantiateStreaming(fetch(wasm), importsFor(self));
  const { head, bytes } = partsOf(await image);
  self.exports = (await made).instance.exports;
  restore(self.exports, head, bytes);
  const call = caller(self.exports);
  const named = Object.entries(head.names).map(([name, number]) => [
    name, (...given) => call(number, given),
  ]);
  return { ...head.content, functions: Object.fromEntries(named) };
}
