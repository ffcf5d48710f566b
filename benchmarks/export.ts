/**
 * What an export of 150,000 words costs everybody else (issue "Numbers"): the memory that the process grows by, and how
 * much slower other requests are answered meanwhile. One client asks for a page of stories over and over; its answers
 * while exports are made are compared with its answers in the pauses between them, in the same run. What takes less than
 * a second is exported again until enough answers are seen.
 *   node benchmarks/export.ts [txt|md|docx|epub|pdf]
 * Limits: at most 150 MB more, and a median at most a tenth slower.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { countWords } from '#domain/story.ts';
import { sampleBook } from '#testing/documents/sample-book.ts';
import { startStoryServer } from './story-server-client.ts';

const limits = { megabytes: 150, slower: 1.1 };
const words = 150_000;
/** Answers that are enough to compare, and most exports that are made to see them. */
const enoughAnswers = 400;
const mostExports = 25;
/** Between two exports, ms. */
const calmMs = 1_000;
/** Between two requests of the client, ms: somebody who works, not a load. */
const pauseMs = 5;
/** Each is exported by a writer of its own. */
const formats = ['txt', 'md', 'docx', 'epub', 'pdf'];

const server = await startStoryServer();
const exporter = fork(join(import.meta.dirname, 'export-client.ts'), [server.url, String(words)], {
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
});
const [reader = '', ...writers] = server.cookies;
exporter.once('exit', (code) => {
  if (code !== 0) throw new Error('The exporting client ended.');
});
await once(exporter, 'message');
// Whoever exports sits at another machine: what their browser does with the file takes nothing from the server.
setPriority(exporter.pid ?? 0, 19);

/** Asks until told to stop: how long each answer took, ms, and the most memory seen, MB. */
async function askUntil(done: Promise<unknown>): Promise<{ times: number[]; peak: number }> {
  const times: number[] = [];
  let peak = 0;
  let over = false;
  void done.finally(() => {
    over = true;
  });
  while (!over) {
    const started = performance.now();
    const answer = await fetch(`${server.url}/stories?limit=20`, { headers: { cookie: reader } });
    await answer.text();
    if (!answer.ok) throw new Error(`The list was answered ${answer.status}.`);
    times.push(performance.now() - started);
    peak = Math.max(peak, server.residentMb());
    await wait(pauseMs);
  }
  return { times, peak };
}

const share = (times: readonly number[], part: number): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * part)] ?? Number.NaN;

async function exported(format: string, cookie: string): Promise<number> {
  const answer = once(exporter, 'message');
  exporter.send({ format, cookie });
  const [{ bytes }] = (await answer) as [{ bytes: number }];
  return bytes;
}

async function measure(format: string, cookie: string): Promise<boolean> {
  const calm: number[] = [];
  const during: number[] = [];
  let grown = 0;
  let bytes = 0;
  let exports = 0;
  let seconds = 0;
  while (during.length < enoughAnswers && exports < mostExports) {
    const before = await askUntil(wait(calmMs));
    const started = performance.now();
    const file = exported(format, cookie);
    const meanwhile = await askUntil(file);
    seconds += (performance.now() - started) / 1_000;
    bytes = await file;
    exports += 1;
    calm.push(...before.times);
    during.push(...meanwhile.times);
    // What the first export leaves compiled is no cost of the second.
    grown = Math.max(grown, meanwhile.peak - before.peak);
  }
  calm.push(...(await askUntil(wait(calmMs))).times);
  const slower = share(during, 0.5) / share(calm, 0.5);
  const fits = grown <= limits.megabytes;
  const isQuick = slower <= limits.slower;
  console.log(
    `${format.padEnd(4)} ${(seconds / exports).toFixed(1)} s, ${(bytes / 1e6).toFixed(1)} MB\n` +
      `  ${fits ? '✓ met   ' : '✗ missed'} memory +${grown.toFixed(0)} MB (limit ${limits.megabytes})\n` +
      `  ${isQuick ? '✓ met   ' : '✗ missed'} other requests ${share(calm, 0.5).toFixed(2)} → ${share(during, 0.5).toFixed(2)} ms: ` +
      `×${slower.toFixed(2)} (limit ×${limits.slower}; ${during.length} answers during ${exports} exports; ` +
      `p95 ${share(calm, 0.95).toFixed(1)} → ${share(during, 0.95).toFixed(1)} ms)`,
  );
  return fits && isQuick;
}

try {
  console.log(`${countWords(sampleBook(words)).toLocaleString('en')} words`);
  // Requests are compiled and connections open before anything is compared.
  await askUntil(wait(2 * calmMs));
  for (const [at, format] of formats.entries()) {
    if (process.argv[2] !== undefined && process.argv[2] !== format) continue;
    if (!(await measure(format, writers[at] ?? ''))) process.exitCode = 1;
  }
} finally {
  exporter.disconnect();
  await server.stop();
}
