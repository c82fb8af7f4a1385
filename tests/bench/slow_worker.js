// Devtools slow the page alone: here its workers answer as much later. RATE: how many
// times slower they are.
globalThis.Worker = class extends Worker {
  asked = 0;

  postMessage(...given) {
    this.asked = performance.now();
    super.postMessage(...given);
  }

  addEventListener(name, hear) {
    super.addEventListener(name, (event) => {
      setTimeout(() => hear(event), (performance.now() - this.asked) * (RATE - 1));
    });
  }
};
