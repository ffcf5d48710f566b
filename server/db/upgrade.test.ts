import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, createClient } from '#testing/client.ts';
import { createBlankDatabase } from '#testing/database/blank-database.ts';
import { describeSchema } from '#testing/database/describe-schema.ts';
import { createSession } from '#testing/factories/session.ts';
import { storyDraft } from '#testing/factories/story.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';
import { dumpDatabase } from '#testing/releases/dump-database.ts';
import { hashMigrations, readReleases } from '#testing/releases/release-file.ts';
import { restoreDatabase } from '#testing/releases/restore-database.ts';
import { allJobs } from '../app/all-jobs.ts';
import { openJobs } from '../jobs/open-jobs.ts';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';

const releases = readReleases().map((release) => [release.version, release] as const);
const byText = (rows: object[]) => rows.map((row) => JSON.stringify(row)).sort();
/** The named fields of each row. */
const only = (rows: object[] = [], fields: string[]) =>
  byText(
    rows.map((row) => Object.fromEntries(fields.map((field) => [field, row[field as keyof typeof row]]))),
  );

describe.each(releases)('a database of version %s', (_version, release) => {
  let app: TestApp;
  let pro: Client;
  let userId: string;
  beforeAll(async () => {
    const blank = await createBlankDatabase();
    const connection = connect(blank.url, { timeouts: false });
    await restoreDatabase(connection, release);
    expect((await dumpDatabase(connection.pool)).tables, 'what was restored').toEqual(release.tables);
    await migrate(connection.db);
    const drop = async () => {
      await connection.db.destroy();
      await blank.drop();
    };
    app = await startTestApp({ database: { ...connection, url: blank.url, directUrl: blank.url, drop } });
    const { rows } = await app.deps.pool.query<{ id: string }>(
      `SELECT id FROM users WHERE email LIKE 'pro@%'`,
    );
    userId = rows[0]?.id ?? '';
    pro = createClient(app.url, await createSession(app.deps, userId));
  }, 60_000);
  afterAll(() => app?.stop());

  const rowsOfPro = (table: string) =>
    (release.tables[table] ?? []).filter((row) => 'user_id' in row && row.user_id === userId);

  test('was created by migrations that have not changed since', () => {
    expect(hashMigrations()).toMatchObject(release.migrations);
  });

  test('has the schema of a new database', async () => {
    expect(await describeSchema(app.deps.pool)).toBe(
      readFileSync(join(import.meta.dirname, 'schema.sql'), 'utf8'),
    );
  });

  test('keeps every story, ledger entry and order', async () => {
    const { tables } = await dumpDatabase(app.deps.pool);
    const columns = {
      stories: ['id', 'user_id', 'title', 'content', 'genre', 'prompt', 'created_at'],
      token_ledger: ['user_id', 'delta', 'reason', 'created_at'],
      payment_intents: ['order_id', 'user_id', 'amount', 'status', 'buyer_name', 'contract_text', 'paid_at'],
      blog_posts: ['slug', 'title', 'content', 'status'],
    };
    for (const [table, fields] of Object.entries(columns)) {
      expect(release.tables[table]?.length, table).toBeGreaterThan(0);
      expect(only(tables[table], fields), table).toEqual(only(release.tables[table], fields));
    }
  });

  test('keeps every generation and waiting job', async () => {
    const fields = ['id', 'user_id', 'guest_id', 'status', 'result', 'cost'];
    const { tables } = await dumpDatabase(app.deps.pool);
    expect(only(tables.generations, fields)).toEqual(only(release.tables.generations, fields));
    const jobs = await openJobs(app.database.directUrl, app.deps.log, allJobs);
    const kept = (await jobs.boss.findJobs('mail')).map(({ id }) => ({ id }));
    await jobs.stop();
    expect(byText(kept)).toEqual(only(release.jobs?.job, ['id']));
  });

  test('shows its writer the stories, the balance and the orders', async () => {
    const { stories } = (await pro.get<{ stories: object[] }>('/stories')).body;
    expect(only(stories, ['id', 'title'])).toEqual(only(rowsOfPro('stories'), ['id', 'title']));
    const story = rowsOfPro('stories')[0] as { id: string; content: string };
    expect((await pro.get<{ content: string }>(`/stories/${story.id}`)).body.content).toBe(story.content);
    const { orders } = (await pro.get<{ orders: { status: string }[] }>('/payments/orders')).body;
    expect(orders.map(({ status }) => status).sort()).toEqual(['abandoned', 'paid']);

    const booked = rowsOfPro('token_ledger').reduce((sum, row) => sum + (row as { delta: number }).delta, 0);
    const { rows } = await app.deps.pool.query<{ tokens: number }>(
      'SELECT tokens FROM user_tokens WHERE user_id = $1',
      [userId],
    );
    expect(rows).toEqual([{ tokens: booked }]);
    expect((await pro.get<{ tokens: number }>('/tokens')).status).toBe(200);
  });

  test('takes a new story', async () => {
    expect((await pro.post('/stories', storyDraft())).status).toBe(201);
  });
});
