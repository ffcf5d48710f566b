/**
 * The server that benchmarks/admin.ts asks: as it runs for people, in a process of its own, over a PostgreSQL of its own
 * with fsync on. Arguments: data directory, users, messages; a directory that was filled before is taken as it is. Told a path, it answers which tables its queries read whole.
 */

import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import pg from 'pg';
import { dayMs } from '#domain/time/durations.ts';
import { allJobs } from '#server/app/all-jobs.ts';
import { createApp } from '#server/app/app.ts';
import type { Deps } from '#server/context.ts';
import { userCountsJob } from '#server/features/admin-users/index.ts';
import { sessionCookie } from '#server/features/auth/cookies.ts';
import { plansOf } from '#testing/query-plans.ts';
import { fillAdminData } from './admin-data.ts';
import { openMeasured } from './measured-app.ts';

/** What the parent is told. */
export type AdminServerSays =
  | { port: number; cookie: string; filledSeconds: number; bytes: number }
  | { wholeReads: { table: string; text: string }[] };

/** What the parent asks about: a path of the API. */
export interface AskedPlans {
  path: string;
}

const [dataDir = '', users, messages] = process.argv.slice(2);
const email = 'olcum@yazihane.example';
const { env, pool, db, close, deps: quiet } = await openMeasured(dataDir, { ADMIN_EMAILS: email });

const began = performance.now();
const { host, user, database } = pool.options;
const client = new pg.Client({ host, user, database });
await client.connect();
// Written last, so that a filling that was broken off isn't taken for a whole one.
const filledMark = join(dataDir, 'filled');
if (!existsSync(filledMark)) {
  await fillAdminData(client, { users: Number(users), messages: Number(messages) });
  writeFileSync(filledMark, '');
}
const { rows: sizes } = await client.query('SELECT pg_database_size(current_database())::float8 AS bytes');
await client.end();
const filledSeconds = (performance.now() - began) / 1_000;

const { id } = await db
  .insertInto('users')
  .values({ name: 'Ölçüm', email, email_verified: true })
  .onConflict((conflict) => conflict.column('email').doUpdateSet({ email_verified: true }))
  .returning('id')
  .executeTakeFirstOrThrow();
const token = randomBytes(24).toString('base64url');
await db
  .insertInto('sessions')
  .values({ user_id: id, token, expires_at: new Date(Date.now() + dayMs) })
  .execute();
const cookie = sessionCookie(token, env).split(';', 1)[0] ?? '';

const deps: Deps = {
  ...quiet,
  // At once, where somebody asks for what a job does.
  jobs: {
    async send(name, data) {
      await allJobs.find((known) => known.name === name)?.run(deps, { id: randomUUID(), data });
      return true;
    },
  },
};
// As every few minutes.
await deps.jobs.send(userCountsJob.name, {});
const say = (what: AdminServerSays) => process.send?.(what);
const server = serve({ fetch: createApp(deps).fetch, hostname: '127.0.0.1', port: 0 }, () => {
  const { port } = server.address() as AddressInfo;
  say({ port, cookie, filledSeconds, bytes: sizes[0]?.bytes ?? 0 });
});

async function findWholeReads(path: string) {
  const { port } = server.address() as AddressInfo;
  const planned = await plansOf(pool, async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, { headers: { cookie } });
    await answer.text();
  });
  return planned.flatMap(({ text, plan }) =>
    [...plan.matchAll(/Seq Scan on (\w+)/g)].map(([, table = '']) => ({ table, text })),
  );
}
process.on('message', ({ path }: AskedPlans) => {
  void findWholeReads(path).then((wholeReads) => say({ wholeReads }));
});
process.on('disconnect', () => {
  server.close();
  void close().finally(() => process.exit());
});
