// Calls a function of the phone's Python: texts or nulls in, a text or a null out.
const PART = 12; // bytes of a value that goes in or comes out
const TEXT = 5; // its kind
const NULL = 1;
const NOTHING = [0, 1]; // coming out

const encoder = new TextEncoder();
const decoder = new TextDecoder();

// Of an instance; gives what calls a function by its number.
export function caller({ memory, malloc, free, proxy_c_to_js_call }) {
  const words = () => new DataView(memory.buffer);

  const write = (value, place) => {
    if (value === null || value === undefined) {
      words().setUint32(place, NULL, true);
      return;
    }
    const bytes = encoder.encode(value);
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
    return decoder.decode(new Uint8Array(memory.buffer, words().getUint32(place + 8, true), length));
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
