/**
 * What an export of 150,000 words costs everybody else: the memory that the server and its processes grow
 * by, how much slower other requests are answered meanwhile, and for how long the server's event loop is blocked at most. One
 * client asks for a page of stories over and over; its answers while exports are made are compared with its answers before
 * and between them, in the same run. Each is exported several times with as much calm in between, so that a machine that gets
 * faster or slower meanwhile does so on both sides; what takes a moment, until enough answers are seen. At last the control:
 * a process of the same priority that only computes, without rests.
 *   node benchmarks/export.ts [metin|txt|md|docx|epub|pdf|control]     ("metin" is a text that is not saved)
 * Limits: at most 200 MB more (600 for PDF), a median at most 1.3 times as slow. Figures: benchmarks/results.md.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ExportFormat } from '#domain/story/book/export-formats.ts';
import { countWords } from '#domain/story/story.ts';
import { sampleBook } from '#testing/documents/sample-book.ts';
import type { AskedExport } from './export-client.ts';
import { startStoryServer } from './story-server-client.ts';

const limits = { megabytes: 200, pdfMegabytes: 600, slower: 1.3 };
const words = 150_000;
/** Answers that are enough to compare. */
const enoughAnswers = 1_500;
/** Fewest exports that are compared, and the most that are made to see enough answers: as many as an account may in an hour. */
const minExports = 4;
const maxExports = 30;
/** Before each export and after the last one, ms: as long as one takes, within these bounds. */
const calm = { minMs: 1_000, maxMs: 20_000 };
/** Between two requests of the client, ms: somebody who works, not a load. */
const pauseMs = 5;
/** How long the control computes each time, ms: about as long as a short export. */
const controlMs = 1_500;
/** Each is exported by a writer of its own; the first one's text is not saved. */
const cases: readonly { name: string; format: ExportFormat }[] = [
  { name: 'metin', format: 'txt' },
  ...(['txt', 'md', 'docx', 'epub', 'pdf'] as const).map((format) => ({ name: format, format })),
];

const server = await startStoryServer();
const [reader = '', ...writers] = server.cookies;
const savers = JSON.stringify(writers.slice(1, cases.length));
const exporter = fork(join(import.meta.dirname, 'export-client.ts'), [server.url, String(words), savers], {
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
});
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

/** Resolves to the bytes of the file. */
async function makeFile(asked: AskedExport): Promise<number> {
  exporter.send(asked);
  const [answer] = await once(exporter, 'message');
  return (answer as { bytes: number }).bytes;
}

async function control(): Promise<number> {
  const child = fork(join(import.meta.dirname, 'export-control.ts'), [`${controlMs}`], { detached: true });
  await once(child, 'exit');
  return 0;
}

const verdict = (isMet: boolean) => (isMet ? '✓ met   ' : '✗ missed');

/** Tells what a work costs, and whether that is within the limits. */
async function measure(name: string, work: () => Promise<number>) {
  const before: number[] = [];
  const during: number[] = [];
  let grown = 0;
  let bytes = 0;
  let times = 0;
  let took = 0;
  let calmTurn = 0;
  let turn = 0;
  const askCalmly = async () => {
    const one = times > 0 ? took / times : 0;
    const calmly = await askUntil(wait(Math.max(calm.minMs, Math.min(calm.maxMs, one))));
    calmTurn = Math.max(calmTurn, await server.longestDelay());
    before.push(...calmly.times);
    return calmly.peak;
  };
  await server.longestDelay();
  while (times < minExports || (during.length < enoughAnswers && times < maxExports)) {
    const calmPeak = await askCalmly();
    const started = performance.now();
    const file = work();
    const meanwhile = await askUntil(file);
    took += performance.now() - started;
    turn = Math.max(turn, await server.longestDelay());
    bytes = await file;
    times += 1;
    during.push(...meanwhile.times);
    // What the first one leaves compiled is no cost of the second.
    grown = Math.max(grown, meanwhile.peak - calmPeak);
  }
  await askCalmly();
  const slower = share(during, 0.5) / share(before, 0.5);
  const megabytes = name === 'pdf' ? limits.pdfMegabytes : limits.megabytes;
  const isSmall = grown <= megabytes;
  const isQuick = slower <= limits.slower;
  console.log(
    `${name.padEnd(7)} ${(took / times / 1_000).toFixed(1)} s, ${(bytes / 1e6).toFixed(1)} MB\n` +
      `  ${verdict(isSmall)} memory +${grown.toFixed(0)} MB (limit ${megabytes})\n` +
      `  ${verdict(isQuick)} other requests ${share(before, 0.5).toFixed(2)} → ${share(during, 0.5).toFixed(2)} ms: ` +
      `×${slower.toFixed(2)} (limit ×${limits.slower}; ${during.length} answers during ${times}; ` +
      `p95 ${share(before, 0.95).toFixed(1)} → ${share(during, 0.95).toFixed(1)} ms)\n` +
      `  longest turn of the loop ${turn.toFixed(1)} ms; without, ${calmTurn.toFixed(1)}`,
  );
  return isSmall && isQuick;
}

try {
  console.log(`${countWords(sampleBook(words)).toLocaleString('en')} words`);
  // Requests are compiled and connections open before anything is compared.
  await askUntil(wait(2_000));
  const isAsked = (name: string) => process.argv[2] === undefined || process.argv[2] === name;
  for (const [at, { name, format }] of cases.entries()) {
    if (!isAsked(name)) continue;
    const cookie = writers[at] ?? '';
    const isMet = await measure(name, () => makeFile({ format, cookie }));
    if (!isMet) process.exitCode = 1;
  }
  if (isAsked('control')) await measure('control', control);
} finally {
  exporter.disconnect();
  await server.stop();
}
