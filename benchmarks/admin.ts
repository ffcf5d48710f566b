/**
 * How long an administrator's lists, searches and figures take with 1,000,000 users, 5,000,000 stories and 100,000
 * messages, against 10,000 users (issue "Numbers"): over HTTP, the two databases asked in turn in one run; and which
 * tables the queries would read whole. The jobs that keep sums and the searched copy run before, as they do every few
 * minutes and every night; the search that is counted in that copy is asked once more after a day's changes.
 *   node benchmarks/admin.ts [--keep FOLDER] [--only TEXT] [users of the large one] [users of the small one]
 * The large one takes minutes to fill and about 8 GB of disk: --keep leaves both databases in a folder, where the next
 * run finds them. --only measures just the cases whose names hold a text.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeTemporaryDataDir, removeTemporaryDataDir } from '#testing/database/test-server.ts';
import type { AdminServerSays, AskedChanges, AskedPlans } from './admin-server.ts';

const { values: flags, positionals } = parseArgs({
  options: { keep: { type: 'string' }, only: { type: 'string', default: '' } },
  allowPositionals: true,
});
const [large = 1_000_000, small = 10_000] = positionals.map(Number);
const messages = 100_000;
const wanted = 2;
const rounds = 200;
const warmUps = 30;
/** Tables of fewer rows may be read whole: nothing is quicker. */
const bigTables = new Set([
  'users',
  'profiles',
  'user_tokens',
  'token_ledger',
  'stories',
  'sessions',
  'user_directory',
  'user_search_copy',
  'contact_messages',
]);
/** Accounts that change on a day. */
const changes = 5_000;

interface Side {
  users: number;
  process: ChildProcess;
  dataDir: string;
  url: string;
  cookie: string;
}

async function hear<Kind extends AdminServerSays>(child: ChildProcess): Promise<Kind> {
  const heard = new AbortController();
  const { signal } = heard;
  const gone = once(child, 'exit', { signal }).then(() => Promise.reject(new Error('A server ended.')));
  try {
    const [said] = (await Promise.race([once(child, 'message', { signal }), gone])) as [Kind];
    return said;
  } finally {
    gone.catch(() => undefined);
    heard.abort();
  }
}

function placeFor(users: number): string {
  if (flags.keep === undefined) return makeTemporaryDataDir();
  const dataDir = join(resolve(flags.keep), `${users}-${messages}`);
  mkdirSync(dataDir, { recursive: true });
  return dataDir;
}

function leave(dataDir: string): void {
  if (flags.keep === undefined) removeTemporaryDataDir(dataDir);
}

async function start(users: number): Promise<Side> {
  const dataDir = placeFor(users);
  const child = fork(join(import.meta.dirname, 'admin-server.ts'), [dataDir, `${users}`, `${messages}`], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const started = hear<Extract<AdminServerSays, { port: number }>>(child);
  started.catch(() => leave(dataDir));
  const { port, cookie, filledSeconds, copiedSeconds, bytes } = await started;
  console.log(
    `${users} users, ${users * 5} stories, ${messages} messages: filled in ${filledSeconds.toFixed(0)} s, ${(bytes / 1e9).toFixed(2)} GB; searched copy made in ${copiedSeconds.toFixed(1)} s`,
  );
  return { users, process: child, dataDir, url: `http://127.0.0.1:${port}/api`, cookie };
}

async function stop({ process: child, dataDir }: Side): Promise<void> {
  const gone = once(child, 'exit');
  child.disconnect();
  await gone;
  leave(dataDir);
}

async function ask({ url, cookie }: Side, path: string): Promise<unknown> {
  const answer = await fetch(`${url}${path}`, { headers: { cookie } });
  const body = await answer.text();
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${body}`);
  return JSON.parse(body);
}

const of = (path: string, query: Record<string, string> = {}) => `${path}?${new URLSearchParams(query)}`;
const people = (query: Record<string, string> = {}) => of('/admin/users', query);
const listed = (query: Record<string, string> = {}) => of('/admin/messages', query);

/** What is asked; a path of a later page is made from the first page's answer. */
const cases: [name: string, path: string, next?: true][] = [
  ['messages: figures', '/admin/message-stats'],
  ['messages: list', listed()],
  ['messages: second page', listed(), true],
  ['messages: of a status', listed({ status: 'new' })],
  ['messages: of a category', listed({ category: 'bug' })],
  ['messages: of both', listed({ status: 'resolved', category: 'billing' })],
  ['messages: search, in all', listed({ search: 'okur' })],
  ['messages: search, in one of five', listed({ search: 'FATURA' })],
  ['messages: search, in forty', listed({ search: 'zeytinlik' })],
  ['messages: search, one address', listed({ search: 'yazar77123@okur.example' })],
  ['messages: search, two letters', listed({ search: 'iş' })],
  ['messages: search, in none', listed({ search: 'yokböylebirşey' })],
  ['messages: search in a status', listed({ search: 'ışık', status: 'in_progress' })],
  ['users: figures', '/admin/users/stats'],
  ['users: list', people()],
  ['users: second page', people(), true],
  ['users: of a plan', people({ plan: 'pro' })],
  ['users: free, unconfirmed', people({ plan: 'free', confirmation: 'unconfirmed' })],
  ['users: search, in all', people({ search: 'okur' })],
  ['users: search, a name', people({ search: 'IŞIL' })],
  ['users: search, two names', people({ search: 'ışıl çınar' })],
  ['users: search, one address', people({ search: 'yazar7712@okur.example' })],
  ['users: search, two letters', people({ search: 'ço' })],
  ['users: search, in none', people({ search: 'yokböylebirşey' })],
  ['users: search in a plan', people({ search: 'deniz', plan: 'publisher' })],
  ['overview', '/admin/overview'],
  ['audit log', of('/admin/audit')],
  ['active users', '/presence/stats'],
  ['payments: figures', '/admin/payments/stats'],
  ['payments: notifications', of('/admin/payments/notifications')],
  ['payments: open orders', '/admin/payments/open'],
  ['payments: memberships', '/admin/membership/pending'],
  ['API configurations', '/admin/api-configs'],
  ['blog: list', of('/admin/blog/posts')],
];

/** Asked again after a day's changes, of both databases. */
const casesAfterChanges: [name: string, path: string][] = [
  ['users: search, two names, changed', people({ search: 'ışıl çınar' })],
];

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
const ms = (value: number) => value.toFixed(2).padStart(7);

async function measure(sides: readonly Side[], path: string, next: boolean): Promise<number[][]> {
  const times: number[][] = sides.map(() => []);
  const paths: string[] = [];
  for (const side of sides) {
    const { nextCursor } = (await ask(side, path)) as { nextCursor?: string };
    paths.push(next ? `${path}&cursor=${nextCursor}` : path);
  }
  for (let round = -warmUps; round < rounds; round += 1) {
    // Who is asked first changes with each round.
    const turn = round % 2 === 0 ? [0, 1] : [1, 0];
    for (const at of turn) {
      const side = sides[at];
      if (!side) continue;
      const began = performance.now();
      await ask(side, paths[at] ?? path);
      if (round >= 0) times[at]?.push(performance.now() - began);
    }
  }
  return times;
}

async function wholeReads(side: Side, path: string) {
  side.process.send({ path } satisfies AskedPlans);
  const said = await hear<Extract<AdminServerSays, { wholeReads: unknown }>>(side.process);
  return said.wholeReads.filter(({ table }) => bigTables.has(table));
}

/** Measures a case on both sides and tells it; answers whether it is as wanted. */
async function tell(sides: readonly Side[], name: string, path: string, next: boolean): Promise<boolean> {
  const times = await measure(sides, path, next);
  const [few = Number.NaN, many = Number.NaN] = times.map((values) => percentile(values, 0.95));
  const medians = times.map((values) => percentile(values, 0.5).toFixed(2));
  const ratio = many / few;
  let kept = ratio <= wanted;
  console.log(
    `${name.padEnd(34)} ${ms(few)} → ${ms(many)}  (${medians.join(' → ')})  ratio ${ratio.toFixed(2)}${kept ? '' : '  over'}`,
  );
  for (const side of sides) {
    for (const { table, text } of await wholeReads(side, path)) {
      kept = false;
      console.log(
        `  reads ${table} whole, of ${side.users} users: ${text.replaceAll(/\s+/g, ' ').slice(0, 300)}`,
      );
    }
  }
  return kept;
}

async function change(side: Side): Promise<void> {
  side.process.send({ changes } satisfies AskedChanges);
  const { changed } = await hear<Extract<AdminServerSays, { changed: number }>>(side.process);
  console.log(`${changed} of ${side.users} users changed`);
}

const isAsked = ([name]: readonly [name: string, ...unknown[]]) => name.includes(flags.only);
const sides: Side[] = [];
let kept = true;
try {
  for (const users of [small, large]) sides.push(await start(users));
  console.log(`\nms, 95th percentile (median) of ${rounds} rounds; wanted: a ratio of at most ${wanted}`);
  for (const [name, path, next = false] of cases.filter(isAsked))
    kept = (await tell(sides, name, path, next)) && kept;
  const changedCases = casesAfterChanges.filter(isAsked);
  if (changedCases.length > 0) for (const side of sides) await change(side);
  for (const [name, path] of changedCases) kept = (await tell(sides, name, path, false)) && kept;
} finally {
  for (const side of sides) await stop(side);
}
console.log(`\neach at most ${wanted} times as long, no table read whole: ${kept ? 'yes' : 'NO'}`);
process.exitCode = kept ? 0 : 1;
