import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { makeTemporaryDataDir, removeTemporaryDataDir } from '#testing/database/test-server.ts';
import { startSmtpInbox } from '#testing/mail/smtp-inbox.ts';

let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = makeTemporaryDataDir();
});
afterAll(async () => {
  removeTemporaryDataDir(dataDir);
  await database.drop();
});

/** Runs the command as the operator does, in a process of its own. */
async function runDoctor(args: string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'run-doctor.ts'), ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'development',
      DATABASE_URL: database.url,
      SECRETS_KEY: '9f1c2ab477d05e6f8a3b9c0d1e2f3a4b',
      DATA_DIR: dataDir,
      PUBLIC_URL: 'http://127.0.0.1:1',
      PAYTR_BASE_URL: 'http://127.0.0.1:1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, failed, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code, said, failed };
}

test('prints a line for each check, and ends with 0 without errors', async () => {
  const { code, said, failed } = await runDoctor([]);
  expect({ code, failed }).toEqual({ code: 0, failed: '' });
  const names = said
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith(' '));
  expect(names.map((line) => line.slice(8, 24).trim())).toEqual([
    'Ayarlar',
    'Veritabanı',
    'Posta',
    'Yapay zekâ',
    'PayTR',
    'Saat',
    'Disk',
    'Yedek',
    'Site adresi',
  ]);
}, 60_000);

test('creates no keys and no folder where an app never started', async () => {
  const folder = join(dataDir, 'none');
  const { code } = await runDoctor([], { DATA_DIR: folder, SECRETS_KEY: '', DATABASE_URL: '' });
  expect(code).toBe(1);
  expect(existsSync(folder)).toBe(false);
  await runDoctor([], { DATA_DIR: dataDir });
  expect(readdirSync(dataDir)).toEqual([]);
}, 60_000);

test('ends with 1 when a check fails or the settings are invalid, and shows no password', async () => {
  const closed = await runDoctor([], { DATABASE_URL: 'postgres://ada:gizli-sifre@127.0.0.1:1/site' });
  expect(closed.code).toBe(1);
  expect(closed.said).toMatch(/HATA +Veritabanı +Veritabanı yanıt vermedi/);
  expect(closed.said + closed.failed).not.toContain('gizli-sifre');
  const invalid = await runDoctor([], { PORT: 'kapı' });
  expect(invalid.code).toBe(1);
  expect(invalid.said).toMatch(/HATA +Ayarlar[\s\S]*PORT/);
  expect((await runDoctor(['--posta'])).said).toContain('Kullanımı: npm run doctor');
}, 60_000);

test('sends a test mail only when an address is given', async () => {
  const inbox = await startSmtpInbox();
  onTestFinished(() => inbox.close());
  await runDoctor([], { SMTP_URL: inbox.url });
  expect(inbox.mails).toEqual([]);
  const { said } = await runDoctor(['--mail', 'ada@site.example'], { SMTP_URL: inbox.url });
  expect(said).toMatch(/tamam +Deneme postası +Posta sunucusu ada@site.example için kabul etti/);
  expect(inbox.mails.map(({ to }) => to?.[0]?.address)).toEqual(['ada@site.example']);
  inbox.refuseWith(550);
  const refused = await runDoctor(['--mail', 'ada@site.example'], { SMTP_URL: inbox.url });
  expect(refused.code).toBe(1);
}, 60_000);
