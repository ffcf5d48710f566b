/**
 * Prints how many bytes of buffers a short-lived array leaves among V8's old objects on average, where arrays that were
 * made at the same place in the code have lived long before. Run with --expose-gc.
 */
import { setTimeout as wait } from 'node:timers/promises';

const bytes = 10_000;
const count = 2_000;
const values = (at: number, buffer: Buffer) => [[at], buffer];

/** Bytes of the buffers that outlive several collections of short-lived objects. */
async function oldBuffers(): Promise<number> {
  for (let round = 0; round < 4; round += 1) {
    globalThis.gc?.({ type: 'minor', execution: 'sync' });
    // What was freed is counted a little later.
    await wait(20);
  }
  return process.memoryUsage().arrayBuffers;
}

const shared = Buffer.alloc(1);
const kept: unknown[] = [];
for (let round = 0; round < 30; round += 1) {
  for (let at = 0; at < 20_000; at += 1) kept.push(values(at, shared));
  // V8 acts on what it has judged between two turns of the event loop.
  await wait(1);
}
const before = await oldBuffers();
let parts = 0;
for (let at = 0; at < count; at += 1) {
  parts += values(at, Buffer.allocUnsafeSlow(bytes)).length;
  if (at % 100 === 0) await wait(1);
}
const old = Math.round(((await oldBuffers()) - before) / count);
console.log(JSON.stringify({ old, kept: kept.length, parts }));
