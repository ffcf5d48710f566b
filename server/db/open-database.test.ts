import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultTerms } from '#domain/billing/plans.ts';
import { usualSettings } from '#domain/site/site-settings.ts';
import { istanbulDay } from '#domain/time/time.ts';
import { passwordHasher } from '#server/password-hash.ts';
import { createBlankDatabase } from '#testing/database/blank-database.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { makeTemporaryDataDir, removeTemporaryDataDir } from '#testing/database/test-server.ts';
import { connect } from './connect.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { demoAccounts } from './seed/demo-accounts.ts';
import { describeSignIns } from './seed/sign-ins.ts';

const log = pino({ level: 'silent' });
const settings = {
  databaseDirectUrl: null,
  databasePoolMax: 5,
  migrationDatabaseUrl: null,
  migrateOnStart: true,
  mode: 'development' as const,
};
let dataDir: string;
let first: OpenDatabase;

beforeAll(async () => {
  dataDir = makeTemporaryDataDir();
  first = await openDatabase({ ...settings, databaseUrl: null, dataDir }, log);
});

afterAll(async () => {
  await first.close();
  removeTemporaryDataDir(dataDir);
});

test('creates one verified account of each kind in an empty embedded database, whose printed passwords sign in', async () => {
  const rows = await first.db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.user_id', 'users.id')
    .innerJoin('user_tokens', 'user_tokens.user_id', 'users.id')
    .select(['email', 'email_verified', 'password', 'plan', 'provider_id'])
    .execute();
  expect(rows.map(({ email, plan }) => ({ email, plan }))).toEqual(
    expect.arrayContaining(demoAccounts.map(({ email, plan }) => ({ email, plan }))),
  );
  expect(rows).toHaveLength(first.demo?.accounts.length ?? 0);
  for (const { email, email_verified, password, provider_id } of rows) {
    const shown = first.demo?.accounts.find((account) => account.email === email)?.password ?? '';
    expect(email_verified).toBe(true);
    expect(provider_id).toBe('credential');
    expect(await passwordHasher.verify({ hash: password ?? '', password: shown })).toBe(true);
  }
});

test('stores the sign-ins in a file that only its owner can read', () => {
  const file = first.demo?.file ?? '';
  expect(statSync(file).mode & 0o777).toBe(0o600);
  for (const { email, password } of first.demo?.accounts ?? []) {
    expect(readFileSync(file, 'utf8')).toContain(`${email}  `);
    expect(readFileSync(file, 'utf8')).toContain(password);
  }
});

test('creates balances that are the sums of ledgers which begin at the sign-up', async () => {
  const rows = await first.db
    .selectFrom('user_tokens')
    .innerJoin('users', 'users.id', 'user_tokens.user_id')
    .select(['user_id', 'tokens', 'plan', 'allowance_day', 'users.created_at'])
    .execute();
  for (const row of rows) {
    const ledger = await first.db
      .selectFrom('token_ledger')
      .select(['delta', 'reason', 'created_at'])
      .where('user_id', '=', row.user_id)
      .orderBy('id')
      .execute();
    expect(ledger.reduce((sum, { delta }) => sum + delta, 0)).toBe(row.tokens);
    expect(ledger[0]).toMatchObject({ reason: 'sign_up', created_at: row.created_at });
    const times = ledger.map(({ created_at }) => created_at.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(ledger.some(({ delta, reason }) => delta < 0 && reason === 'generation')).toBe(true);
    expect(row.allowance_day < istanbulDay(new Date())).toBe(true);
    const { dailyTokens } = defaultTerms[row.plan as keyof typeof defaultTerms];
    expect(row.tokens).toBeLessThanOrEqual(dailyTokens + usualSettings.welcomeTokens);
  }
});

test('creates stories with a preview and a word count for every account', async () => {
  const stories = await first.db.selectFrom('stories').selectAll().execute();
  expect(stories).toHaveLength(demoAccounts.flatMap((account) => account.stories).length);
  for (const story of stories) {
    expect(story.word_count).toBe(story.content.split(/\s+/).length);
    expect(story.content.startsWith(story.preview.slice(0, 100))).toBe(true);
  }
});

test('prints only where the sign-ins are at the next start', async () => {
  await first.close();
  first = await openDatabase({ ...settings, databaseUrl: null, dataDir }, log);
  expect(first.demo).toEqual({ file: join(dataDir, 'demo-girisleri.txt'), accounts: [] });
  expect(describeSignIns(first.demo ?? { file: '', accounts: [] })).toBe(
    `Demo hesaplarının girişleri: ${join(dataDir, 'demo-girisleri.txt')}`,
  );
  const { accounts } = await first.db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('accounts'))
    .executeTakeFirstOrThrow();
  expect(accounts).toBe(demoAccounts.length);
});

test('migrates the database of DATABASE_URL and creates no demo data in it', async () => {
  const database = await createTestDatabase({ max: 1 });
  const unused = join(dataDir, 'unused');
  mkdirSync(unused);
  const opened = await openDatabase({ ...settings, databaseUrl: database.directUrl, dataDir: unused }, log);
  expect(opened.demo).toBeNull();
  expect(opened.pool.options.max).toBe(5);
  expect(await opened.db.selectFrom('users').select('id').execute()).toEqual([]);
  await opened.close();
  await database.drop();
});

test('opens an up-to-date database without migrating it when MIGRATE_ON_START is off', async () => {
  const database = await createTestDatabase({ max: 1 });
  const opened = await openDatabase(
    { ...settings, databaseUrl: database.directUrl, dataDir, migrateOnStart: false },
    log,
  );
  expect(await opened.db.selectFrom('users').select('id').execute()).toEqual([]);
  await opened.close();
  await database.drop();
});

test('refuses an outdated database and names the missing steps when MIGRATE_ON_START is off', async () => {
  const database = await createTestDatabase({ max: 1 });
  await database.pool.query(`DELETE FROM kysely_migration WHERE name LIKE '0059%'`);
  await database.pool.query(`DELETE FROM applied_function_files WHERE name = 'normalize-search-text'`);
  const opening = openDatabase(
    { ...settings, databaseUrl: database.directUrl, dataDir, migrateOnStart: false },
    log,
  );
  await expect(opening).rejects.toThrow(
    /npm run db:migrate.*\n.*0059-administrators, functions\/normalize-search-text$/,
  );
  await database.drop();
});

test('opens a database of a later version when MIGRATE_ON_START is off, to go back to the version before', async () => {
  const database = await createTestDatabase({ max: 1 });
  await database.pool.query(`INSERT INTO kysely_migration (name, timestamp) VALUES ('9999-later', 'now')`);
  await database.pool.query(`UPDATE applied_function_files SET checksum = 'of a later version'`);
  const opened = await openDatabase(
    { ...settings, databaseUrl: database.directUrl, dataDir, migrateOnStart: false },
    log,
  );
  await opened.close();
  await expect(
    openDatabase({ ...settings, databaseUrl: database.directUrl, dataDir }, log),
  ).rejects.toThrow();
  await database.drop();
});

test('refuses an empty database when MIGRATE_ON_START is off, and leaves it empty', async () => {
  const blank = await createBlankDatabase();
  const opening = openDatabase({ ...settings, databaseUrl: blank.url, dataDir, migrateOnStart: false }, log);
  await expect(opening).rejects.toThrow(/0001-/);
  const { pool, db } = connect(blank.url, { max: 1 });
  expect((await pool.query(`SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace`)).rows).toEqual(
    [],
  );
  await db.destroy();
  await blank.drop();
});
