/**
 * The server that benchmarks/panel.ts asks: as it runs for people, in a process of its own, over a PostgreSQL of its own
 * with fsync on, with two writers alike in everything but the number of their stories. Argument: data directory.
 */

import { randomBytes, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { limits } from '#domain/limits.ts';
import { countWords, preview } from '#domain/story/story.ts';
import { dayMs } from '#domain/time/durations.ts';
import { createApp } from '#server/app/app.ts';
import { demoStories } from '#server/db/seed/demo-stories.ts';
import { sessionCookie } from '#server/features/auth/cookies.ts';
import { openMeasured } from './measured-app.ts';

/** What the parent learns first. */
export interface PanelServer {
  port: number;
  /** Cookie headers of the writers, by their number of stories. */
  cookies: Record<number, string>;
}

const [dataDir = '', ...counts] = process.argv.slice(2);

const { env, pool, db, close, deps } = await openMeasured(dataDir);

const sentences = Object.values(demoStories)
  .flat()
  .flatMap(({ content }) => content.split(/(?<=[.!?”])\s+/));
const names = ['Deniz', 'Kuyu', 'Fener', 'Islak Sokak', 'İskele', 'Çınar', 'Şafak', 'Ğ Harfi', 'Öğle', 'Ütü'];

/** The same for every run: what is measured must not depend on luck. */
function seededRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
const random = seededRandom(7);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

/** Story `index` of `count`, 0 the newest: a few letters of the rare and of the old stand in a known part of them. */
function makeStory(userId: string, index: number, count: number) {
  const rare = index % 2_500 === 9 ? ' zeytinlik' : '';
  const series = index > count * 0.6 && index < count * 0.7 ? 'Karanlık Orman' : pick(names);
  const content = `${Array.from({ length: 40 }, () => pick(sentences)).join(' ')}`;
  const written = new Date(Date.now() - index * 0.4 * dayMs);
  return {
    id: randomUUID(),
    user_id: userId,
    title: `${series}${rare} ${count - index}. bölüm`,
    content,
    genre: pick(['Dram', 'Fantastik', 'Gizem', '']),
    preview: preview(content, limits.preview),
    word_count: countWords(content) + Math.floor(random() * 500),
    created_at: written,
    updated_at: new Date(written.getTime() + random() * 30 * dayMs),
  };
}

async function makeWriter(count: number): Promise<string> {
  const { id } = await db
    .insertInto('users')
    .values({ name: 'Ölçüm', email: `olcum${count}@yazihane.example`, email_verified: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = randomBytes(24).toString('base64url');
  await db
    .insertInto('sessions')
    .values({ user_id: id, token, expires_at: new Date(Date.now() + dayMs) })
    .execute();
  await pool.query(
    `INSERT INTO token_ledger (user_id, delta, reason, idempotency_key, created_at)
     SELECT $1, CASE WHEN n = 0 THEN 1000000 ELSE -50 END, CASE WHEN n = 0 THEN 'grant' ELSE 'generation' END,
       'measured:' || n, now() - n * interval '2 hours' FROM generate_series(0, 300) n`,
    [id],
  );
  const batch = 250;
  for (let from = 0; from < count; from += batch) {
    const rows = Array.from({ length: Math.min(batch, count - from) }, (_, index) =>
      makeStory(id, from + index, count),
    );
    await db.insertInto('stories').values(rows).execute();
  }
  return sessionCookie(token, env).split(';', 1)[0] ?? '';
}

const cookies: Record<number, string> = {};
for (const count of counts.map(Number)) cookies[count] = await makeWriter(count);
await pool.query('VACUUM ANALYZE');
await pool.query('CHECKPOINT');

const server = serve({ fetch: createApp(deps).fetch, hostname: '127.0.0.1', port: 0 }, () => {
  const { port } = server.address() as AddressInfo;
  process.send?.({ port, cookies } satisfies PanelServer);
});
process.on('disconnect', () => {
  server.close();
  void close().finally(() => process.exit());
});
