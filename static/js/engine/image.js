// The phone's Python as it stood once the rules were read, made where styles and scripts
// are collected: an image of its memory, so that nothing is read or compiled any more.
import { importsFor } from "./imports.js";

const STEP = 65536; // bytes in which its memory is measured
const PART = 12; // bytes of a value that goes in or comes out
const TEXT = 5; // a value's kind
const NOTHING = [0, 1];
const MISSING = 1; // what a null is, going in

const texts = new TextEncoder();
const letters = new TextDecoder();

// The parts of an image: {steps, names, segments, content} and its bytes. In front stands
// how long the first part is, which is JSON.
export function partsOf(image) {
  const length = new DataView(image).getUint32(0, true);
  const head = JSON.parse(letters.decode(new Uint8Array(image, 4, length)));
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

// Calls a function of Python by its number: texts or nulls in, a text or a null out.
function caller({ memory, malloc, free, proxy_c_to_js_call }) {
  const words = () => new DataView(memory.buffer);

  const write = (value, place) => {
    if (value === null || value === undefined) {
      words().setUint32(place, MISSING, true);
      return;
    }
    const bytes = texts.encode(value);
    const text = malloc(bytes.length + 1);
    const all = new Uint8Array(memory.buffer);
    all.set(bytes, text);
    all[text + bytes.length] = 0;
    words().setUint32(place, TEXT, true);
    words().setUint32(place + 4, bytes.length, true);
    words().setUint32(place + 8, text, true);
  };

  const textAt = (place) => {
    const length = words().getUint32(place + 4, true);
    return letters.decode(new Uint8Array(memory.buffer, words().getUint32(place + 8, true), length));
  };

  const read = (place) => {
    const kind = words().getInt32(place, true);
    if (kind === TEXT) return textAt(place);
    if (NOTHING.includes(kind)) return null;
    throw new Error(kind < 0 ? textAt(place).replace("\x04", ": ") : `Not a text: ${kind}`);
  };

  return (number, given) => {
    const place = malloc(PART * (given.length + 1));
    given.forEach((value, each) => write(value, place + PART * (each + 1)));
    try {
      proxy_c_to_js_call(number, given.length, place + PART, place);
      return read(place);
    } finally {
      free(place);
    }
  };
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
