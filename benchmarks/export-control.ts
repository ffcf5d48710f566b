/**
 * For benchmarks/export.ts: a process that has nothing to do with the app and computes with as little priority as an
 * export, counting a book's words. What it costs others is what sharing two cores costs. Argument: for how long, ms.
 */
import { constants, setPriority } from 'node:os';
import { sampleBook } from '#testing/documents/sample-book.ts';

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const book = sampleBook(150_000);
const end = performance.now() + Number(process.argv[2]);
while (performance.now() < end) {
  const counts = new Map<string, number>();
  for (const word of book.split(/\s+/)) counts.set(word, (counts.get(word) ?? 0) + 1);
}
