// The memory of a Python that is at rest: blanked where it is free, and packed.
const WORD = 4;
const BLOCK = 16; // bytes, the least that Python gives away
const GAP = 32; // bytes: segments that lie nearer are one
const STEP = 65536; // bytes in which memory is measured
const RUN = 4096; // bytes of one word, which no program has
export const MARK = 1000.25; // stands wherever nothing else does

// What is free says nothing: neither the marks nor what lies on the stack.
export function blank({ memory, emscripten_stack_get_end, emscripten_stack_get_base }) {
  const words = new DataView(memory.buffer);
  const bytes = new Uint8Array(memory.buffer);
  bytes.fill(0, emscripten_stack_get_end(), emscripten_stack_get_base());
  for (let place = 0; place < bytes.length; place += BLOCK) {
    const isFree = words.getFloat64(place + BLOCK / 2, true) === MARK;
    if (isFree) bytes.fill(0, place, place + BLOCK);
  }
  let begin = 0;
  for (let place = WORD; place <= bytes.length; place += WORD) {
    const isEnd = place === bytes.length;
    if (!isEnd && words.getUint32(place, true) === words.getUint32(begin, true)) continue;
    if (place - begin > RUN) bytes.fill(0, begin, place);
    begin = place;
  }
  return bytes;
}

// Where the memory differs from one that has just begun: [begin, end] of each segment.
export function segmentsOf(bytes, before) {
  const segments = [];
  for (let place = 0; place < bytes.length; place += 1) {
    if (bytes[place] === (before[place] ?? 0)) continue;
    const last = segments.at(-1);
    if (last && place - last[1] <= GAP) last[1] = place + 1;
    else segments.push([place, place + 1]);
  }
  return segments;
}

export function packed({ bytes, segments, names, content }) {
  const since = segments.flatMap(([begin, end], each) => [
    begin - (segments[each - 1]?.[1] ?? 0), end - begin,
  ]);
  const steps = bytes.length / STEP;
  const head = Buffer.from(JSON.stringify({ steps, names, segments: since, content }));
  const length = Buffer.alloc(WORD);
  length.writeUInt32LE(head.length);
  return Buffer.concat([length, head, ...segments.map(([begin, end]) => bytes.subarray(begin, end))]);
}
