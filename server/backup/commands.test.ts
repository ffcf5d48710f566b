import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createBlankDatabase } from '#testing/database/blank-database.ts';
import { makeTemporaryDataDir, removeTemporaryDataDir } from '#testing/database/test-server.ts';
import { dumpDatabase } from '#testing/releases/dump-database.ts';
import { connect, type Place } from '../db/connect.ts';
import { startEmbedded } from '../db/embedded/start-embedded.ts';
import { migrate } from '../db/migrate.ts';
import { seedDemo } from '../db/seed/seed-demo.ts';

const root = join(import.meta.dirname, '../..');
const longestMs = 120_000;

/** The data directory of a small site that no app runs, and a folder for its backups. */
let site: string;
let folder: string;
const children: ChildProcess[] = [];
const temporary: string[] = [];

async function onEmbedded<Result>(dataDir: string, work: (place: Place) => Promise<Result>): Promise<Result> {
  const { stop, ...place } = await startEmbedded({ dataDir, durable: false });
  try {
    return await work(place);
  } finally {
    await stop();
  }
}

async function dump(place: Place) {
  const { pool } = connect(place, { max: 1 });
  try {
    const { tables, sequences } = await dumpDatabase(pool);
    // Each backup adds a row.
    return { tables: { ...tables, backups: [] }, sequences };
  } finally {
    await pool.end();
  }
}

beforeAll(async () => {
  site = makeTemporaryDataDir();
  await onEmbedded(site, async (place) => {
    const { db } = connect(place, { max: 1, timeouts: false });
    await migrate(db);
    await seedDemo(db, site);
    await db.destroy();
  });
  writeFileSync(join(site, 'secrets-key'), 'k'.repeat(64));
}, longestMs);
afterAll(() => removeTemporaryDataDir(site));
beforeEach(() => {
  folder = makeFolder();
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const made of temporary.splice(0)) removeTemporaryDataDir(made);
});

function makeFolder(): string {
  const made = makeTemporaryDataDir();
  temporary.push(made);
  return made;
}

/** Runs a command of backups; `limit` caps the size of a file, in blocks of 512 bytes. */
async function run(program: string, arg: string, env: NodeJS.ProcessEnv, limit?: number) {
  const line = `${limit === undefined ? '' : `ulimit -f ${limit}; `}exec "$0" "$@"`;
  const script = join(root, `server/backup/run-${program}.ts`);
  const child = spawn('/bin/sh', ['-c', line, process.execPath, script, arg], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, error, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code, said: said.trim(), error: error.trim() };
}

test(
  'backs up while an app runs the embedded database, and restores into a new folder',
  async () => {
    const app = spawn(process.execPath, [join(root, 'testing/database/hold-embedded.ts'), site], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(app);
    const [line] = await once(createInterface({ input: app.stdout }), 'line');
    const wanted = await dump(JSON.parse(line) as Exclude<Place, string>);
    const file = join(folder, 'site.tar.zst.age');
    const passphrase = join(folder, 'parola');
    writeFileSync(passphrase, 'iki kelime\n');
    const env = { BACKUP_PASSPHRASE_FILE: passphrase };
    const made = await run('backup', file, { DATA_DIR: site, ...env });
    expect(made).toMatchObject({ code: 0, error: '' });
    expect(made.said).toContain('parolalı');
    const busy = await run('restore', file, { DATA_DIR: site, ...env });
    expect(busy).toMatchObject({ code: 1, error: expect.stringContaining('çalışan bir uygulama zaten var') });

    const dataDir = join(makeFolder(), 'new');
    const restored = await run('restore', file, { DATA_DIR: dataDir, ...env });
    expect(restored).toMatchObject({ code: 0, error: '' });
    expect(readFileSync(join(dataDir, 'secrets-key'), 'utf8')).toBe('k'.repeat(64));
    expect(await onEmbedded(dataDir, dump)).toEqual(wanted);
  },
  longestMs,
);

test(
  'says what is wrong, ends with 1 and makes nothing',
  async () => {
    const file = join(folder, 'site.tar.zst');
    expect(await run('backup', file, { DATA_DIR: site })).toMatchObject({ code: 0 });
    const bytes = readFileSync(file);
    const half = join(folder, 'half');
    writeFileSync(half, bytes.subarray(0, bytes.length >> 1));
    const parent = makeFolder();
    const dataDir = join(parent, 'new');
    const cases: [arg: string, error: string][] = [
      [half, 'Yedek eksik ya da bozuk.'],
      [join(root, 'package.json'), 'Bu dosya bir Yazıhane yedeği değil.'],
      [join(folder, 'none'), 'bulunamadı'],
      ['', 'Kullanımı: npm run restore'],
    ];
    for (const [arg, error] of cases) {
      const ended = await run('restore', arg, { DATA_DIR: dataDir });
      expect(ended).toMatchObject({ code: 1, said: '', error: expect.stringContaining(error) });
      expect(ended.error).not.toContain('    at ');
      expect(readdirSync(parent), arg).toEqual([]);
    }
    const again = await run('backup', file, { DATA_DIR: site });
    expect(again).toMatchObject({ code: 1, error: `${file} zaten var. Başka bir ad verin.` });
    expect(readFileSync(file).equals(bytes)).toBe(true);
    expect(await run('backup', join(folder, 'x'), { DATA_DIR: dataDir })).toMatchObject({
      code: 1,
      error: expect.stringContaining('klasöründe veritabanı yok'),
    });
    expect(readdirSync(parent)).toEqual([]);
  },
  longestMs,
);

test(
  'a full disk leaves no part of a backup',
  async () => {
    // An external database, whose own files are not limited.
    const blank = await createBlankDatabase();
    const { db } = connect(blank.url, { max: 1, timeouts: false });
    await migrate(db);
    await seedDemo(db, folder);
    await db.destroy();
    rmSync(join(folder, 'demo-girisleri.txt'), { force: true });
    const ended = await run(
      'backup',
      join(folder, 'site.tar.zst'),
      { DATABASE_URL: blank.url, DATA_DIR: folder },
      4,
    );
    expect(ended).toMatchObject({ code: 1, error: expect.stringContaining('Diskte yer kalmadı') });
    expect(readdirSync(folder)).toEqual([]);
    const { pool } = connect(blank.url, { max: 1 });
    expect((await pool.query('SELECT bytes, error FROM backups')).rows).toEqual([
      { bytes: null, error: expect.stringContaining('Diskte yer kalmadı') },
    ]);
    await pool.end();
    await blank.drop();
  },
  longestMs,
);

test(
  'moves the embedded database to a server and back',
  async () => {
    const wanted = await onEmbedded(site, dump);
    const blank = await createBlankDatabase();
    const there = await run('move', blank.url, { DATA_DIR: site });
    expect(there).toMatchObject({ code: 0, error: '' });
    expect(there.said).toContain('sayımlar ve özetler aynı');
    expect(await dump(blank.url)).toEqual(wanted);
    expect(await run('move', blank.url, { DATA_DIR: site })).toMatchObject({
      code: 1,
      error: expect.stringContaining('yalnız boş bir veritabanına yapılır'),
    });
    expect(await onEmbedded(site, dump)).toEqual(wanted);

    const dataDir = join(makeFolder(), 'back');
    const app = connect(blank.url, { max: 1 });
    await app.pool.query('SELECT 1');
    expect(await run('move', 'embedded', { DATABASE_URL: blank.url, DATA_DIR: dataDir })).toMatchObject({
      code: 1,
      error: 'Veritabanını bir uygulama kullanıyor. Taşımadan önce onu durdurun.',
    });
    expect(existsSync(dataDir)).toBe(false);
    await app.pool.end();
    expect(await run('move', 'embedded', { DATABASE_URL: blank.url, DATA_DIR: dataDir })).toMatchObject({
      code: 0,
      error: '',
    });
    expect(await onEmbedded(dataDir, dump)).toEqual(wanted);
    await blank.drop();
  },
  longestMs,
);
