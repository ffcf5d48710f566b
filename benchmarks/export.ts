/**
 * What an export of 150,000 words costs everybody else (issue "Numbers"): the memory that the process grows by, and how
 * much slower other requests are answered meanwhile. Each format is made while one client asks for a page of stories
 * over and over; the same client's answers before and after it, in the same run, are what they are compared with.
 *   node benchmarks/export.ts
 * Wanted: at most 150 MB more, and a median at most a tenth slower.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { countWords } from '#domain/story.ts';
import { removeTemporaryDataDir } from '#testing/database/test-server.ts';
import { sampleBook } from '#testing/documents/sample-book.ts';
import { openEventStream } from '#testing/event-stream.ts';
import type { ExportServer } from './export-server.ts';

const wanted = { megabytes: 150, slower: 1.1 };
const words = 150_000;
/** Of the same requests without an export, before and after, ms. */
const calmMs = 3_000;
/** Between two requests of the client, ms: somebody who works, not a load. */
const pauseMs = 5;

const dataDir = mkdtempSync(join(tmpdir(), 'yazihane-export-'));
chmodSync(dataDir, 0o755);
const server: ChildProcess = fork(join(import.meta.dirname, 'export-server.ts'), [dataDir], {
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
});
const gone = once(server, 'exit');
const [{ port, cookie }] = (await Promise.race([
  once(server, 'message'),
  gone.then(() => Promise.reject(new Error('The server ended.'))),
])) as [ExportServer];
const url = `http://127.0.0.1:${port}/api`;

/** What of the server stands in memory, MB. */
function residentMb(): number {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_000;
}

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
    const answer = await fetch(`${url}/stories?limit=20`, { headers: { cookie } });
    await answer.text();
    if (!answer.ok) throw new Error(`The list was answered ${answer.status}.`);
    times.push(performance.now() - started);
    peak = Math.max(peak, residentMb());
    await wait(pauseMs);
  }
  return { times, peak };
}

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

const content = sampleBook(words);

async function exported(format: string): Promise<number> {
  const stream = await openEventStream<{ type: string; bytes?: number }>(`${url}/documents/exports`, {
    cookie,
    json: { format, title: 'Ağaç', author: 'Gülşah İğde', content },
  });
  let bytes = 0;
  for (const { event, data } of await stream.rest()) {
    if (event !== 'message') throw new Error(JSON.stringify(data));
    if (data.type === 'file') bytes = data.bytes ?? 0;
  }
  if (bytes === 0) throw new Error('No file came.');
  return bytes;
}

let held = true;
try {
  // Requests are compiled and connections open before anything is compared.
  await askUntil(wait(calmMs));
  console.log(
    `${countWords(content).toLocaleString('en')} words, ${content.length.toLocaleString('en')} letters`,
  );
  for (const format of ['txt', 'md', 'docx', 'epub', 'pdf']) {
    const before = await askUntil(wait(calmMs));
    const started = performance.now();
    const file = exported(format);
    const during = await askUntil(file);
    const seconds = (performance.now() - started) / 1_000;
    const after = await askUntil(wait(calmMs));
    const calm = median([...before.times, ...after.times]);
    const slower = median(during.times) / calm;
    const grown = during.peak - before.peak;
    const enough = during.times.length >= 20;
    const ok = grown <= wanted.megabytes && (!enough || slower <= wanted.slower);
    held &&= ok;
    console.log(
      `${ok ? '✓' : '✗'} ${format.padEnd(4)} ${seconds.toFixed(1).padStart(5)} s, ${((await file) / 1e6).toFixed(1)} MB file; ` +
        `memory +${grown.toFixed(0)} MB; other requests ${calm.toFixed(2)} → ${median(during.times).toFixed(2)} ms ` +
        `(×${slower.toFixed(2)} over ${during.times.length} answers${enough ? '' : ', too few to judge'})`,
    );
  }
} finally {
  server.disconnect();
  await gone;
  removeTemporaryDataDir(dataDir);
}
process.exitCode = held ? 0 : 1;
