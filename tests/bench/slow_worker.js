// Devtools slow the page alone: here its workers answer as much later. RATE: how many
// times slower they are. They do one thing after the other, and what they say comes in
// the order in which they said it.
globalThis.Worker = class extends Worker {
  asked = new Map(); // when, by number
  done = 0; // when it has really said the last thing
  late = 0; // when that has reached the page
  said = [];

  postMessage(message, ...more) {
    this.asked.set(message.number, performance.now());
    super.postMessage(message, ...more);
  }

  addEventListener(name, hear) {
    super.addEventListener(name, (event) => {
      this.said.push(() => hear(event));
      setTimeout(() => this.said.shift()(), this.#wait(event.data?.number));
    });
  }

  #wait(number) {
    const now = performance.now();
    const asked = this.asked.get(number) ?? this.done;
    const took = now - Math.max(asked, this.done);
    this.late = Math.max(asked, this.late) + took * RATE;
    this.done = now;
    return this.late - now;
  }
};
