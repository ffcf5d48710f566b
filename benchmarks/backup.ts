/**
 * How long a backup and a restore of many stories take, and how much slower other requests are meanwhile.
 *   node benchmarks/backup.ts [stories]
 * Stories of 2,000 characters in an embedded PostgreSQL with fsync on; the backup is a file, made by a process of low
 * priority as every night. The same story is asked for over HTTP, 50 times a second, before and during the backup.
 */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { serve } from '@hono/node-server';
import turkish from 'dictionary-tr';
import { createApp } from '#server/app/app.ts';
import { makeTemporaryDataDir, removeTemporaryDataDir } from '#testing/database/test-server.ts';
import { createAccount } from '#testing/factories/account.ts';
import { verdict } from './long-story.ts';
import { openMeasured, unhurried } from './measured-app.ts';

const [stories = 1_000_000] = process.argv.slice(2).map(Number);
const writers = 1_000;
/** Wanted for a million stories, s; smaller runs are judged by their share. */
const share = stories / 1_000_000;
const wanted = { backup: 300 * share, restore: 600 * share, slowdown: 1.3 };
const requestsPerSecond = 50;
const calmMs = 20_000;

const root = join(import.meta.dirname, '..');
const dataDir = makeTemporaryDataDir();
const restoredDir = makeTemporaryDataDir();
const file = join(dataDir, 'measured.tar.zst');

const percentile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;
const seconds = async (work: () => Promise<unknown>) => {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1_000;
};

const dictionary = turkish.dic
  .toString()
  .split('\n')
  .map((line) => line.split('/', 1)[0]?.trim() ?? '')
  .filter((word) => /^\p{Ll}{2,}$/u.test(word));

/** A text of 1,000 characters; as in a language, the nth most frequent word comes 1/n as often as the first. */
function prose(): string {
  let text = '';
  while (text.length < 1_000)
    text += `${dictionary[Math.floor(dictionary.length ** Math.random()) - 1] ?? ''} `;
  return text;
}

/** Each story is a pair of other texts, with its number. */
async function fill({ pool }: App): Promise<void> {
  const texts = Array.from({ length: 2_003 }, prose);
  await unhurried(pool, async (client) => {
    // Without triggers, which would take most of the time.
    await client.query('SET session_replication_role = replica');
    await client.query(
      'CREATE TEMPORARY TABLE texts AS SELECT n, text FROM unnest($1::text[]) WITH ORDINALITY t(text, n)',
      [texts],
    );
    await client.query(`INSERT INTO users (name, username, email, email_verified)
      SELECT 'Yazar ' || n, 'yazar_' || n, 'yazar' || n || '@site.example', true FROM generate_series(1, ${writers}) n`);
    await client.query(`CREATE TEMPORARY TABLE writers AS SELECT id, row_number() OVER () AS n FROM users;
      CREATE INDEX ON texts (n); CREATE INDEX ON writers (n); ANALYZE texts, writers`);
    for (let from = 0; from < stories; from += 20_000)
      await client.query(
        `INSERT INTO stories (id, user_id, title, content, preview, word_count)
         SELECT gen_random_uuid(), w.id, 'Öykü ' || i, one.text || E'\n\n' || i || ' ' || two.text, left(one.text, 150), 260
         FROM generate_series($1::int, $2::int) i JOIN writers w ON w.n = 1 + i % ${writers}
           JOIN texts one ON one.n = 1 + i % 2003 JOIN texts two ON two.n = 1 + i / 7 % 2003`,
        [from + 1, Math.min(from + 20_000, stories)],
      );
    await client.query('VACUUM ANALYZE');
    await client.query('CHECKPOINT');
  });
}

/** Asks for one story and for a page of stories in turn, at a steady pace, until `until` settles; returns the times, ms. */
async function ask(paths: readonly string[], cookie: string, until: Promise<unknown>): Promise<number[]> {
  const times: Promise<number>[] = [];
  let isOver = false;
  const stop = () => {
    isOver = true;
  };
  until.then(stop, stop);
  for (let count = 0; !isOver; count += 1) {
    times.push(time(paths[count % paths.length] ?? '', cookie));
    await wait(1_000 / requestsPerSecond);
  }
  return Promise.all(times);
}

async function time(path: string, cookie: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(path, { headers: { cookie } });
  await answer.text();
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
  return performance.now() - began;
}

/** Runs a command of a backup as its npm script does. */
async function run(program: string, dataFolder: string, priority: number): Promise<string> {
  const running = promisify(execFile)(process.execPath, [join(root, program), file], {
    env: { ...process.env, DATA_DIR: dataFolder },
  });
  setPriority(running.child.pid ?? 0, priority);
  return (await running).stdout.trim();
}

/** PostgreSQL's own hash of every story, to compare without the code of the backup. */
const hashStories = ({ pool }: App) =>
  unhurried(pool, async (client) => {
    const { rows } = await client.query<{ hash: string }>(
      "SELECT count(*) || ' rows, ' || sum(hashtextextended(s::text, 0)::numeric) AS hash FROM stories s",
    );
    return rows[0]?.hash ?? '';
  });

type App = Awaited<ReturnType<typeof openMeasured>>;
const show = (times: readonly number[]) =>
  `${percentile(times, 0.5).toFixed(1)} ms (p95 ${percentile(times, 0.95).toFixed(1)}, p99 ${percentile(times, 0.99).toFixed(1)})`;

const app = await openMeasured(dataDir);
let isOpen = true;
try {
  console.log(`filling took ${(await seconds(() => fill(app))).toFixed(0)} s`);
  const { userId, cookie } = await createAccount(app.deps, { plan: 'pro' });
  await app.pool.query('UPDATE stories SET user_id = $1 WHERE id IN (SELECT id FROM stories LIMIT 200)', [
    userId,
  ]);
  const { rows } = await app.pool.query<{ id: string; size: string }>(
    `SELECT id, pg_size_pretty(pg_database_size(current_database())) AS size FROM stories WHERE user_id = $1 LIMIT 1`,
    [userId],
  );
  console.log(`${stories} stories, ${rows[0]?.size}`);
  const server = serve({ fetch: createApp(app.deps).fetch, hostname: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const paths = [`${site}/api/stories/${rows[0]?.id}`, `${site}/api/stories?limit=20`];
  await ask(paths, cookie, wait(3_000));
  const calm = await ask(paths, cookie, wait(calmMs));
  const backup = seconds(async () =>
    console.log(await run('server/backup/run-backup.ts', dataDir, constants.priority.PRIORITY_BELOW_NORMAL)),
  );
  const busy = await ask(paths, cookie, backup);
  const backupSeconds = await backup;
  const before = await hashStories(app);
  server.close();
  await app.close();
  isOpen = false;

  const restoreSeconds = await seconds(async () =>
    console.log(await run('server/backup/run-restore.ts', restoredDir, 0)),
  );
  const restored = await openMeasured(restoredDir);
  const after = await hashStories(restored);
  await restored.close();

  const slower = (part: number) => percentile(busy, part) / percentile(calm, part);
  const met = [
    verdict(
      backupSeconds <= wanted.backup,
      `backup ${backupSeconds.toFixed(1)} s of ${wanted.backup} s, ${(statSync(file).size / 1e6).toFixed(0)} MB`,
    ),
    verdict(
      slower(0.5) <= wanted.slowdown,
      `requests ${show(calm)} → ${show(busy)}, ratio ${slower(0.5).toFixed(2)} (p95 ${slower(0.95).toFixed(2)})`,
    ),
    verdict(
      restoreSeconds <= wanted.restore,
      `restore ${restoreSeconds.toFixed(1)} s of ${wanted.restore} s`,
    ),
    verdict(before === after, `stories are equal: ${after}`),
  ];
  process.exitCode = met.every(Boolean) ? 0 : 1;
} finally {
  if (isOpen) await app.close();
  removeTemporaryDataDir(dataDir);
  removeTemporaryDataDir(restoredDir);
}
