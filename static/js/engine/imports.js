// What the phone's Python asks of the page that it runs in, once it reads no files: to
// jump out of several calls at once, more memory, and the time.
const STEP = 65536; // bytes in which its memory grows
const LONG_JUMP = Infinity;
const NOT_THERE = -44; // says a file system without files

// `self.exports`: those of its instance, as soon as there is one.
export function importsFor(self) {
  const entries = [];

  const invoke = (index, ...given) => {
    const { exports } = self;
    const top = exports.emscripten_stack_get_current();
    try {
      entries[index] ??= exports.__indirect_function_table.get(index);
      return entries[index](...given);
    } catch (error) {
      exports._emscripten_stack_restore(top);
      if (error !== LONG_JUMP) throw error;
      exports.setThrew(1, 0);
    }
  };

  const known = {
    _emscripten_throw_longjmp() {
      throw LONG_JUMP;
    },
    _abort_js() {
      throw new Error("The phone's Python has given up.");
    },
    emscripten_resize_heap(size) {
      const { memory } = self.exports;
      memory.grow(Math.ceil(((size >>> 0) - memory.buffer.byteLength) / STEP));
      return 1;
    },
    js_check_existing: () => -1,
    mp_js_ticks_ms: () => Math.floor(performance.now()),
    mp_js_time_ms: () => Date.now(),
    mp_js_random_u32: () => crypto.getRandomValues(new Uint32Array(1))[0],
  };
  const named = (_, name) =>
    known[name] ?? (name.startsWith("invoke_") ? invoke : () => NOT_THERE);
  const all = new Proxy({}, { get: named });
  return { env: all, wasi_snapshot_preview1: all };
}
