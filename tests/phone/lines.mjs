// Answers line after line, JSON in and JSON out, for as long as anybody asks.
import { createInterface } from "node:readline";

export async function answerLines(answer) {
  for await (const line of createInterface({ input: process.stdin })) {
    process.stdout.write(`${answer(JSON.parse(line))}\n`);
  }
}
