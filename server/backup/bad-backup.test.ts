import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { alterArchive } from '#testing/backup/alter-archive.ts';
import { createBlankDatabase } from '#testing/database/blank-database.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { makeTemporaryDataDir, removeTemporaryDataDir } from '#testing/database/test-server.ts';
import { fillDatabase } from '#testing/releases/fill-database.ts';
import { type Connection, connect } from '../db/connect.ts';
import { unwrap, wrap } from './envelope.ts';
import { packBackup } from './pack-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const damaged = 'Yedek eksik ya da bozuk.';
const keys = { 'secrets-key': 's'.repeat(64) };

let source: TestDatabase;
let archive: Buffer;
let blank: Awaited<ReturnType<typeof createBlankDatabase>>;
let target: Connection;
let dataDir: string;

beforeAll(async () => {
  source = await createTestDatabase();
  dataDir = makeTemporaryDataDir();
  await fillDatabase(source, { url: source.url, dataDir });
  archive = await buffer(packBackup({ source: source.url, appVersion: '0.5.0', keys }));
  removeTemporaryDataDir(dataDir);
}, 60_000);
afterAll(() => source.drop());
beforeEach(async () => {
  blank = await createBlankDatabase();
  target = connect(blank.url);
  dataDir = makeTemporaryDataDir();
});
afterEach(async () => {
  await target.pool.end();
  await blank.drop();
  removeTemporaryDataDir(dataDir);
});

const restore = (content: Buffer | Readable) =>
  restoreBackup(content instanceof Readable ? content : Readable.from([content]), {
    database: blank.url,
    dataDir,
  });

/** Names of the tables and schemas in the target, and of the files in its data directory. */
async function leftovers(): Promise<string[]> {
  const { rows } = await target.pool.query<{ name: string }>(
    `SELECT schemaname || '.' || tablename AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')
     UNION ALL SELECT nspname FROM pg_namespace WHERE nspname = 'jobs'`,
  );
  return [...rows.map(({ name }) => name), ...readdirSync(dataDir)];
}

/** Restores a backup that is refused with a text, and checks that everything is as it was. */
async function expectRefusal(content: Buffer | Readable, text: string): Promise<void> {
  await expect(restore(content)).rejects.toThrow(text);
  expect(await leftovers()).toEqual([]);
}

test.each([0.2, 0.6, 0.99])('refuses an archive that ends after %d of it', async (part) => {
  await expectRefusal(archive.subarray(0, Math.floor(archive.length * part)), damaged);
});

test('refuses a backup without its last file', async () => {
  const cut = await alterArchive(archive, (name, content) => (name === 'totals.json' ? null : content));
  await expectRefusal(cut, 'dosyanın sonu yok');
});

test('refuses a compressed file that ends early or was changed', async () => {
  const packed = await buffer(await wrap(Readable.from([archive]), null));
  const half = Readable.from([packed.subarray(0, packed.length >> 1)]);
  await expectRefusal(await unwrap(half, null), damaged);
  const changed = Buffer.from(packed);
  changed.fill(0x55, packed.length >> 1, (packed.length >> 1) + 64);
  await expectRefusal(await unwrap(Readable.from([changed]), null), damaged);
});

test.each([
  ['changed', (rows: string) => rows.replace(/[ışğ]/, 'k'), 'public.stories tablosundaki satırlar değişmiş'],
  ['missing', (rows: string) => rows.slice(rows.indexOf('\n') + 1), 'satır olmalıydı'],
  ['invalid', (rows: string) => `x${rows}`, 'invalid input syntax for type uuid'],
])('refuses a backup with a %s row', async (_what, change, text) => {
  const altered = await alterArchive(archive, (name, content) =>
    name.startsWith('data/public.stories/') ? change(content.toString()) : content,
  );
  await expectRefusal(altered, text);
});

test('refuses rows whose account is missing', async () => {
  // With totals that fit: only the foreign keys show it.
  const { tables } = JSON.parse((await contentOf('totals.json')).toString()) as {
    tables: Record<string, { rows: number; checksum: string }>;
  };
  expect(tables['public.users']?.rows).toBeGreaterThan(0);
  const altered = await alterArchive(archive, (name, content) => {
    if (name.startsWith('data/public.users/')) return null;
    if (name !== 'totals.json') return content;
    const totals = JSON.parse(content.toString());
    totals.tables['public.users'] = { rows: 0, checksum: '0'.repeat(64) };
    return JSON.stringify(totals);
  });
  await expectRefusal(altered, 'violates foreign key constraint');
});

async function contentOf(wanted: string): Promise<Buffer> {
  let found = Buffer.alloc(0);
  await alterArchive(archive, (name, content) => {
    if (name === wanted) found = Buffer.from(content);
    return null;
  });
  return found;
}

test.each([
  ['format', { formatVersion: 2 }],
  ['migration', { lastMigration: '9999-tomorrow' }],
  ['pg-boss', { jobsVersion: 9_999 }],
])('refuses a backup of a newer %s', async (_what, newer) => {
  const altered = await alterArchive(archive, (name, content) =>
    name === 'manifest.json'
      ? JSON.stringify({ ...JSON.parse(content.toString()), ...newer, appVersion: '9.0.0' })
      : content,
  );
  await expectRefusal(altered, 'Bu yedek daha yeni bir sürümden (9.0.0).');
});

test('refuses tables that the migrations do not make', async () => {
  const altered = await alterArchive(archive, (name, content) =>
    name === 'manifest.json' ? content.toString().replaceAll('"word_count"', '"words"') : content,
  );
  await expectRefusal(altered, 'adımınınkilerle uyuşmuyor');
});

test('refuses files of other programs', async () => {
  const text = 'Bu dosya bir Yazıhane yedeği değil.';
  await expect(unwrap(Readable.from([readFileSync('package.json')]), null)).rejects.toThrow(text);
  await expect(unwrap(Readable.from([]), null)).rejects.toThrow(text);
  const packed = await wrap(Readable.from([readFileSync('package.json')]), null);
  await expectRefusal(await unwrap(packed, null), text);
  const other = await alterArchive(archive, (name, content) => (name === 'manifest.json' ? null : content));
  await expectRefusal(other, text);
});

test('opens an encrypted backup with its passphrase only, and refuses a changed one', async () => {
  const sealed = await buffer(await wrap(Readable.from([archive]), 'doğru parola'));
  expect(sealed.includes('manifest.json')).toBe(false);
  await expect(unwrap(Readable.from([sealed]), null)).rejects.toThrow('Bu yedek parolalı.');
  await expect(unwrap(Readable.from([sealed]), 'yanlış')).rejects.toThrow('parola yanlış');
  const changed = Buffer.from(sealed);
  changed[changed.length - 5_000] = (changed[changed.length - 5_000] ?? 0) ^ 1;
  await expect(unwrap(Readable.from([changed]), 'doğru parola')).rejects.toThrow(damaged);
  const cut = Readable.from([sealed.subarray(0, sealed.length - 100)]);
  await expect(unwrap(cut, 'doğru parola')).rejects.toThrow(damaged);
  await restore(await unwrap(Readable.from([sealed]), 'doğru parola'));
}, 60_000);

test('refuses a database with tables and leaves its rows', async () => {
  await target.pool.query('CREATE TABLE notes AS SELECT 42 AS note');
  await expect(restore(archive)).rejects.toThrow(
    'yalnız boş bir veritabanına yapılır; bunda tablolar var (notes)',
  );
  expect((await target.pool.query('SELECT note FROM notes')).rows).toEqual([{ note: 42 }]);
  await target.pool.query('DROP TABLE notes');
  await restore(archive);
  await expect(restore(archive)).rejects.toThrow(
    'bunda tablolar var (accounts, active_sessions, ai_calls …)',
  );
});

test('leaves an empty database when a migration fails', async () => {
  await target.pool.query(`CREATE TYPE stories AS ENUM ()`);
  await expectRefusal(archive, '0003-stories');
  await target.pool.query('DROP TYPE stories');
  await restore(archive);
});

test('refuses a second restore while one runs', async () => {
  const slow = new PassThrough();
  slow.write(archive.subarray(0, archive.length / 2));
  const first = restore(slow);
  const locks = () =>
    target.pool.query(`SELECT FROM pg_locks WHERE locktype = 'advisory' AND database =
    (SELECT oid FROM pg_database WHERE datname = current_database())`);
  await expect.poll(async () => (await locks()).rowCount).toBeGreaterThan(0);
  await expect(restore(archive)).rejects.toThrow('şu anda başka bir geri yükleme yapılıyor');
  slow.end(archive.subarray(archive.length / 2));
  await first;
});

test('restores after a restore that was killed when it had made the tables of jobs', async () => {
  await target.pool.query('CREATE SCHEMA jobs; CREATE TABLE jobs.version (version int)');
  await expect(restore(archive)).rejects.toThrow('bunda tablolar var (version)');
  await target.pool.query(
    'DROP SCHEMA jobs CASCADE; CREATE SCHEMA jobs; CREATE TABLE jobs.version AS SELECT 46 AS version; CREATE TABLE jobs.queue (name text); CREATE TABLE jobs.job (id int)',
  );
  await restore(archive);
});

test('stores the keys, and refuses to replace another one', async () => {
  const file = join(dataDir, 'secrets-key');
  writeFileSync(file, 'another');
  await expect(restore(archive)).rejects.toThrow('yedektekinden başka bir anahtar');
  expect(readFileSync(file, 'utf8')).toBe('another');
  writeFileSync(file, keys['secrets-key']);
  expect((await restore(archive)).keys).toEqual(['secrets-key']);
  expect(existsSync(join(dataDir, 'app-secret'))).toBe(false);
});
