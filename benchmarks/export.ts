/**
 * What an export of 150,000 words costs everybody else (issue "Numbers"): the memory that the server and its processes grow
 * by, how much slower other requests are answered meanwhile, and how long the server's event loop stands still at most. One
 * client asks for a page of stories over and over; its answers while exports are made are compared with its answers in the
 * pauses between them, in the same run. What takes less than a second is exported again until enough answers are seen. At
 * last the control: a process of the same priority that only computes.
 *   node benchmarks/export.ts [metin|txt|md|docx|epub|pdf|control]     ("metin" is a text that is not saved)
 * Limits: at most 150 MB more, a median at most a tenth slower, no turn of the loop over 10 ms.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { countWords } from '#domain/story.ts';
import { sampleBook } from '#testing/documents/sample-book.ts';
import type { AskedExport } from './export-client.ts';
import { startStoryServer } from './story-server-client.ts';

const limits = { megabytes: 150, slower: 1.1, turnMs: 10 };
const words = 150_000;
/** Answers that are enough to compare, and most exports that are made to see them. */
const enoughAnswers = 400;
const mostExports = 25;
/** Between two exports, ms. */
const calmMs = 1_000;
/** Between two requests of the client, ms: somebody who works, not a load. */
const pauseMs = 5;
/** How long the control computes, ms. */
const controlMs = 3_000;
/** Each is exported by a writer of its own. */
const cases: readonly (Omit<AskedExport, 'cookie'> & { name: string })[] = [
  { name: 'metin', format: 'txt', isSaved: false },
  ...(['txt', 'md', 'docx', 'epub', 'pdf'] as const).map((format) => ({
    name: format,
    format,
    isSaved: true,
  })),
];

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

/** Begins an export once its story is saved. */
async function begin(asked: AskedExport): Promise<{ file: Promise<number> }> {
  const saved = once(exporter, 'message');
  exporter.send(asked);
  await saved;
  return { file: once(exporter, 'message').then(([answer]) => (answer as { bytes: number }).bytes) };
}

async function control(): Promise<{ file: Promise<number> }> {
  const child = fork(join(import.meta.dirname, 'export-control.ts'), [`${controlMs}`], { detached: true });
  return { file: once(child, 'exit').then(() => 0) };
}

const verdict = (isMet: boolean) => (isMet ? '✓ met   ' : '✗ missed');

/** Tells what a work costs, and whether that is within the limits. @param mostTimes how often it may be done */
async function measure(name: string, work: () => Promise<{ file: Promise<number> }>, mostTimes: number) {
  const calm: number[] = [];
  const during: number[] = [];
  let grown = 0;
  let bytes = 0;
  let times = 0;
  let seconds = 0;
  let turn = 0;
  while (during.length < enoughAnswers && times < mostTimes) {
    const before = await askUntil(wait(calmMs));
    const { file } = await work();
    const started = performance.now();
    await server.longestDelay();
    const meanwhile = await askUntil(file);
    turn = Math.max(turn, await server.longestDelay());
    seconds += (performance.now() - started) / 1_000;
    bytes = await file;
    times += 1;
    calm.push(...before.times);
    during.push(...meanwhile.times);
    // What the first one leaves compiled is no cost of the second.
    grown = Math.max(grown, meanwhile.peak - before.peak);
  }
  calm.push(...(await askUntil(wait(calmMs))).times);
  const slower = share(during, 0.5) / share(calm, 0.5);
  const isSmall = grown <= limits.megabytes;
  const isQuick = slower <= limits.slower;
  const isShort = turn <= limits.turnMs;
  console.log(
    `${name.padEnd(7)} ${(seconds / times).toFixed(1)} s, ${(bytes / 1e6).toFixed(1)} MB\n` +
      `  ${verdict(isSmall)} memory +${grown.toFixed(0)} MB (limit ${limits.megabytes})\n` +
      `  ${verdict(isQuick)} other requests ${share(calm, 0.5).toFixed(2)} → ${share(during, 0.5).toFixed(2)} ms: ` +
      `×${slower.toFixed(2)} (limit ×${limits.slower}; ${during.length} answers during ${times}; ` +
      `p95 ${share(calm, 0.95).toFixed(1)} → ${share(during, 0.95).toFixed(1)} ms)\n` +
      `  ${verdict(isShort)} longest turn ${turn.toFixed(1)} ms (limit ${limits.turnMs})`,
  );
  return isSmall && isQuick && isShort;
}

try {
  console.log(`${countWords(sampleBook(words)).toLocaleString('en')} words`);
  // Requests are compiled and connections open before anything is compared.
  await askUntil(wait(2 * calmMs));
  const isAsked = (name: string) => process.argv[2] === undefined || process.argv[2] === name;
  for (const [at, { name, ...asked }] of cases.entries()) {
    if (!isAsked(name)) continue;
    const cookie = writers[at] ?? '';
    const isMet = await measure(name, () => begin({ ...asked, cookie }), mostExports);
    if (!isMet) process.exitCode = 1;
  }
  if (isAsked('control')) await measure('control', control, 1);
} finally {
  exporter.disconnect();
  await server.stop();
}
