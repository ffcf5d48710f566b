/**
 * This server as it runs for people, in a process of its own, over a PostgreSQL of its own with fsync on, with the
 * signed-in users that the benchmark speaks for. Arguments: data directory, provider's base URL.
 */
import { randomBytes } from 'node:crypto';
import { createApp } from '#server/app/app.ts';
import { listen } from '#server/app/listen.ts';
import { sessionCookie } from '#server/features/auth/cookies.ts';
import { createStoryWriter } from '#server/providers/ai/index.ts';
import { openMeasured, unhurried } from './measured-app.ts';

const [dataDir = '', baseUrl = ''] = process.argv.slice(2);
/** Enough that nobody starts more generations a minute than a person may. */
const people = 4_096;

const {
  env,
  pool,
  close,
  deps: quiet,
} = await openMeasured(dataDir, {
  AI_PROVIDER: 'other',
  AI_BASE_URL: baseUrl,
  AI_MODEL: 'measured',
  AI_API_KEY: 'measured',
  // The load is chosen by the benchmark.
  MAX_RUNNING_GENERATIONS: process.env.MAX_RUNNING_GENERATIONS ?? '10000',
});

const tokens = Array.from({ length: people }, () => randomBytes(24).toString('hex'));
// On a busy machine this takes long.
await unhurried(pool, async (setup) => {
  await setup.query(
    `WITH made AS (
       INSERT INTO users (name, email, email_verified)
       SELECT 'Ölçüm', 'olcum' || n || '@yazihane.example', true FROM generate_series(1, $1) n
       RETURNING id, email
     ), numbered AS (
       SELECT id, row_number() OVER () AS n FROM made
     )
     INSERT INTO sessions (user_id, token, expires_at)
     SELECT id, ($2::text[])[n], now() + interval '1 day' FROM numbered`,
    [people, tokens],
  );
  await setup.query(
    `INSERT INTO token_ledger (user_id, delta, reason, idempotency_key)
     SELECT id, 10000000, 'grant', 'measured' FROM users`,
  );
  await setup.query('VACUUM ANALYZE users, sessions, user_tokens, token_ledger');
  // A database that has run for hours writes into log files that it has used before; a new one has to make each of them.
  await setup.query(
    'CREATE TABLE past AS SELECT repeat(md5(n::text), 30) AS text FROM generate_series(1, 600000) n',
  );
  await setup.query('DROP TABLE past');
  await setup.query('CHECKPOINT');
});

const deps = { ...quiet, writer: createStoryWriter(env) };
const listening = await listen(createApp(deps), { host: '127.0.0.1', port: 0 });
const cookies = tokens.map((token) => sessionCookie(token, env).split(';', 1)[0]);
process.send?.({ port: listening.port, cookies });

process.on('message', async () => {
  await listening.close(0);
  await checkBooks();
  await deps.writer?.close?.();
  await close();
  process.disconnect();
});

/** What was measured must also be right: every text booked, every balance its ledger's sum. */
async function checkBooks(): Promise<void> {
  const { rows } = await pool.query<{ generations: string; booked: string; wrong: string }>(
    `SELECT (SELECT count(*) FROM generations WHERE status = 'completed') AS generations,
       (SELECT count(*) FROM token_ledger WHERE reason = 'generation') AS booked,
       (SELECT count(*) FROM user_tokens t
          WHERE tokens <> (SELECT sum(delta) FROM token_ledger l WHERE l.user_id = t.user_id)) AS wrong`,
  );
  const books = rows[0];
  process.send?.({
    generations: Number(books?.generations),
    booked: Number(books?.booked),
    wrong: Number(books?.wrong),
  });
}
