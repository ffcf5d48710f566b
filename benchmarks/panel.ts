/**
 * How long the panel takes for a writer with 10,000 stories, against one with 10: the first view's
 * calls, searches and orders, over HTTP, the two writers asked in turn in one run.
 *   node benchmarks/panel.ts
 * The claim is on the medians of the rounds; the 95th percentiles stand beside them. A search reads all texts, so that its
 * time is limited and not the ratio; benchmarks/story-search.ts measures it in long texts.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeTemporaryDataDir } from '#testing/database/test-server.ts';
import type { PanelServer } from './panel-server.ts';

const few = 10;
const many = 10_000;
const wanted = 1.5;
/** The median of a search in the texts of the many stories, ms. */
const searchWithinMs = 150;
const rounds = 200;
const warmUps = 30;

const dataDir = mkdtempSync(join(tmpdir(), 'yazihane-panel-'));
chmodSync(dataDir, 0o755);
const server = fork(join(import.meta.dirname, 'panel-server.ts'), [dataDir, `${few}`, `${many}`], {
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
});
const gone = once(server, 'exit');
const [{ port, cookies }] = (await Promise.race([
  once(server, 'message'),
  gone.then(() => Promise.reject(new Error('The server ended.'))),
])) as [PanelServer];

async function ask(stories: number, path: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    headers: { cookie: cookies[stories] ?? '' },
  });
  const body = await answer.text();
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${body}`);
}

const list = (query: Record<string, string>) => `/stories?${new URLSearchParams({ limit: '20', ...query })}`;
const search = (words: string, sort = 'match') => [list({ search: words, sort })];

/** What is asked, in steps; calls of one step go out together, as the panel sends them. */
const cases: [name: string, steps: string[][]][] = [
  ['first view', [['/auth/session'], ['/panel', list({ sort: 'newest' })]]],
  ['all stories, newest', [[list({ sort: 'newest' })]]],
  ['all stories, oldest', [[list({ sort: 'oldest' })]]],
  ['all stories, last changed', [[list({ sort: 'changed' })]]],
  ['all stories, title A-Z', [[list({ sort: 'title' })]]],
  ['all stories, title Z-A', [[list({ sort: 'title-desc' })]]],
  ['all stories, longest', [[list({ sort: 'longest' })]]],
];
/** These read all texts of the writer. */
const searches: typeof cases = [
  ['search: in every story', [search('bölüm')]],
  ['search: in one of ten', [search('FENER')]],
  ['search: in four of all', [search('zeytinlik')]],
  ['search: in four, by title', [search('zeytinlik', 'title')]],
  ['search: in none', [search('yokböylebirşey')]],
  ['search: two common words', [search('kuyu bölüm')]],
  ['search: one number', [search('7342')]],
  ['search: one letter', [search('i')]],
  ['search: a rare letter', [search('ğ')]],
  ['search: two letters', [search('ze')]],
  ['search: two letters, none', [search('jq')]],
  ['search: by length', [search('deniz', 'longest')]],
  ['search: a thousand hits, all old', [search('karanlık orman')]],
];

async function time(stories: number, steps: string[][]): Promise<number> {
  const began = performance.now();
  for (const paths of steps) await Promise.all(paths.map((path) => ask(stories, path)));
  return performance.now() - began;
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

async function measure(steps: string[][]) {
  const times: Record<number, number[]> = { [few]: [], [many]: [] };
  for (let round = -warmUps; round < rounds; round += 1) {
    // Who is asked first changes with each round.
    for (const stories of round % 2 === 0 ? [few, many] : [many, few]) {
      const took = await time(stories, steps);
      if (round >= 0) times[stories]?.push(took);
    }
  }
  const at = (stories: number, share: number) => percentile(times[stories] ?? [], share);
  return { medians: [at(few, 0.5), at(many, 0.5)], tails: [at(few, 0.95), at(many, 0.95)] } as const;
}

const ms = (value: number) => value.toFixed(2).padStart(6);
let kept = true;
console.log(
  `${''.padEnd(30)} ${few} stories → ${many} stories, ms (median; 95th percentile), ${rounds} rounds`,
);
async function report(name: string, steps: string[][], isSearch: boolean): Promise<boolean> {
  const { medians, tails } = await measure(steps);
  const ratio = medians[1] / medians[0];
  const isMet = isSearch ? medians[1] <= searchWithinMs : ratio <= wanted;
  const figures = `${ms(medians[0])} → ${ms(medians[1])}; ${ms(tails[0])} → ${ms(tails[1])}`;
  const ratios = `ratio ${ratio.toFixed(2)} (${(tails[1] / tails[0]).toFixed(2)})`;
  console.log(`${name.padEnd(30)} ${figures}  ${ratios}${isMet ? '' : '  over'}`);
  return isMet;
}

try {
  for (const [name, steps] of cases) kept = (await report(name, steps, false)) && kept;
  for (const [name, steps] of searches) kept = (await report(name, steps, true)) && kept;
} finally {
  server.disconnect();
  await gone;
  removeTemporaryDataDir(dataDir);
}
console.log(
  `each median at most ${wanted} times as long, of a search within ${searchWithinMs} ms: ${kept ? 'yes' : 'NO'}`,
);
process.exitCode = kept ? 0 : 1;
