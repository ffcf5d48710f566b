/**
 * How long an administrator's lists, searches and figures take with 1,000,000 users, 5,000,000 stories, 5,000,000 orders
 * and 100,000 messages, over HTTP; and which tables the queries would read whole. The job that keeps sums runs before, as it does
 * every few minutes.
 *   node benchmarks/admin.ts [--keep FOLDER] [--only TEXT] [users]
 * The database takes minutes to fill and about 16 GB of disk: --keep leaves it in a folder, where the next run finds it.
 * --only measures just the cases whose names hold a text.
 */
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeTemporaryDataDir, removeTemporaryDataDir } from '#testing/database/test-server.ts';
import type { AdminServerSays, AskedPlans } from './admin-server.ts';

const { values: flags, positionals } = parseArgs({
  options: { keep: { type: 'string' }, only: { type: 'string', default: '' } },
  allowPositionals: true,
});
const [users = 1_000_000] = positionals.map(Number);
const messages = 100_000;
/** The 95th percentile of each view, ms. */
const wanted = 150;
const rounds = 100;
const warmUps = 10;
/** Tables of fewer rows may be read whole: nothing is quicker. */
const bigTables = new Set([
  'users',
  'profiles',
  'user_tokens',
  'token_ledger',
  'stories',
  'sessions',
  'user_directory',
  'contact_messages',
  'payment_intents',
  'membership_payments',
  'payment_notifications',
  'sent_mails',
]);

const dataDir =
  flags.keep === undefined ? makeTemporaryDataDir() : join(resolve(flags.keep), `${users}-${messages}`);
mkdirSync(dataDir, { recursive: true });
const child = fork(join(import.meta.dirname, 'admin-server.ts'), [dataDir, `${users}`, `${messages}`], {
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
});
const gone = once(child, 'exit');

/** The server's next message. @throws when it ends before */
async function hear<Kind extends AdminServerSays>(): Promise<Kind> {
  const said = once(child, 'message').then(([message]) => message as Kind);
  const ended = gone.then(() => Promise.reject(new Error('The server ended.')));
  return Promise.race([said, ended]);
}

/** What the paths name: a user and an order of the filled database. */
const named: Readonly<Record<string, string>> = {
  user: idOf('u7712'),
  order: `YH${createHash('md5').update('o7712').digest('hex').toUpperCase()}`,
  half: `YH${createHash('md5').update('o7712').digest('hex').toUpperCase()}`.slice(0, 14),
};
/** The id that benchmarks/admin-data.ts makes of a name. */
function idOf(name: string): string {
  const hex = createHash('md5').update(name).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20),
  ];
  return parts.join('-');
}
const fillIn = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => named[name] ?? '');
const of = (path: string, query: Record<string, string> = {}) =>
  `${fillIn(path)}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, fillIn(value)]))}`;
const people = (query: Record<string, string> = {}) => of('/admin/users', query);
const orders = (query: Record<string, string> = {}) => of('/admin/payments/orders', query);
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
  ['users: search, second page', people({ search: 'deniz' }), true],
  ['users: search, words never together', people({ search: 'ayşe deniz' })],
  ['users: search in a plan', people({ search: 'deniz', plan: 'publisher' })],
  ['users: search in a rare filter', people({ search: 'okur', access: 'suspended' })],
  ['person: everything', of('/admin/users/{user}')],
  ['person: orders', orders({ userId: '{user}' })],
  ['person: ledger', of('/admin/users/{user}/ledger')],
  ['person: messages', of('/admin/users/{user}/messages')],
  ['person: mails', of('/admin/users/{user}/mails')],
  ['person: audit', of('/admin/users/{user}/audit')],
  ['search: an address', of('/admin/search', { search: 'yazar7712@okur.example' })],
  ['search: a name', of('/admin/search', { search: 'IŞIL' })],
  ['search: two names', of('/admin/search', { search: 'ışıl çınar' })],
  ['search: two letters', of('/admin/search', { search: 'ço' })],
  ['search: in all', of('/admin/search', { search: 'okur' })],
  ['search: in none', of('/admin/search', { search: 'yokböylebirşey' })],
  ['search: an order', of('/admin/search', { search: '{order}' })],
  ['search: half an order', of('/admin/search', { search: '{half}' })],
  ['search: a notification', of('/admin/search', { search: 'KAYIP77000' })],
  ['orders: list', orders()],
  ['orders: second page', orders(), true],
  ['orders: by link', orders({ kind: 'link' })],
  ['orders: of a state', orders({ state: 'abandoned' })],
  ['orders: of a rare state', orders({ state: 'refused' })],
  ['orders: of a state, second page', orders({ state: 'paid' }), true],
  ['orders: amounts', orders({ minKurus: '20000', maxKurus: '22000' })],
  ['orders: amounts of none', orders({ minKurus: '900000' })],
  ['orders: amounts and state', orders({ minKurus: '20000', state: 'refunded' })],
  ['orders: a month', orders({ from: '2024-03-01', to: '2024-03-31' })],
  ['orders: a month and state', orders({ from: '2024-03-01', to: '2024-03-31', state: 'failed' })],
  ['orders: search, an address', orders({ search: 'yazar7712@okur.example' })],
  ['orders: search, a name', orders({ search: 'IŞIL' })],
  ['orders: search, in all', orders({ search: 'okur' })],
  ['orders: search, a number', orders({ search: '{order}' })],
  ['orders: search, in none', orders({ search: 'yokböylebirşey' })],
  ['orders: search in a state', orders({ search: 'ışıl çınar', state: 'refused' })],
  ['home', '/admin/today'],
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

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
const ms = (value: number) => value.toFixed(1).padStart(7);

/** Measures a case and tells it; answers whether it is as wanted. */
async function tell(
  ask: (path: string) => Promise<unknown>,
  name: string,
  path: string,
  next: boolean,
): Promise<boolean> {
  const { nextCursor } = (await ask(path)) as { nextCursor?: string };
  const asked = next ? `${path}&cursor=${nextCursor}` : path;
  const times: number[] = [];
  for (let round = -warmUps; round < rounds; round += 1) {
    const began = performance.now();
    await ask(asked);
    if (round >= 0) times.push(performance.now() - began);
  }
  const p95 = percentile(times, 0.95);
  console.log(
    `${name.padEnd(36)} ${ms(p95)}  (${ms(percentile(times, 0.5))})${p95 <= wanted ? '' : '  over'}`,
  );
  child.send({ path: asked } satisfies AskedPlans);
  const { wholeReads } = await hear<Extract<AdminServerSays, { wholeReads: unknown }>>();
  const whole = wholeReads.filter(({ table }) => bigTables.has(table));
  for (const { table, text } of whole)
    console.log(`  reads ${table} whole: ${text.replaceAll(/\s+/g, ' ').slice(0, 300)}`);
  return p95 <= wanted && whole.length === 0;
}

let kept = true;
try {
  const { port, cookie, filledSeconds, bytes } = await hear<Extract<AdminServerSays, { port: number }>>();
  console.log(
    `${users} users, ${users * 5} stories, ${users * 5} orders, ${messages} messages: filled in ${filledSeconds.toFixed(0)} s, ${(bytes / 1e9).toFixed(2)} GB`,
  );
  const ask = async (path: string): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, { headers: { cookie } });
    const body = await answer.text();
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${body}`);
    return JSON.parse(body);
  };
  console.log(`\nms, 95th percentile (median) of ${rounds} rounds; wanted: at most ${wanted}`);
  for (const [name, path, next = false] of cases)
    if (name.includes(flags.only)) kept = (await tell(ask, name, path, next)) && kept;
} finally {
  if (child.connected) child.disconnect();
  await gone;
  if (flags.keep === undefined) removeTemporaryDataDir(dataDir);
}
console.log(`\neach within ${wanted} ms, no table read whole: ${kept ? 'yes' : 'NO'}`);
process.exitCode = kept ? 0 : 1;
