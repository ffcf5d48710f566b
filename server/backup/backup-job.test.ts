import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '#testing/harness.ts';
import { backupJob, readBackupAge } from './index.ts';

const job = { id: 'x', data: {} };
const lines: string[] = [];
let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await startTestApp({ log: pino({}, { write: (line) => void lines.push(line) }) });
});
afterAll(() => app.stop());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yazihane-nightly-'));
  vi.stubEnv('DATABASE_URL', app.database.directUrl);
  vi.stubEnv('DATA_DIR', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Runs the job with the environment's BACKUP_TO. */
async function runJob(backupTo: string | null): Promise<void> {
  if (backupTo !== null) vi.stubEnv('BACKUP_TO', backupTo);
  await backupJob.run({ ...app.deps, env: { ...app.deps.env, backupTo } }, job);
}
const age = () => readBackupAge(app.deps.db, new Date());

test('does nothing without BACKUP_TO', async () => {
  await runJob(null);
  expect(await age()).toBeNull();
});

test('logs and records a backup that fails, and fails itself', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  await expect(runJob(join(file, 'below'))).rejects.toThrow('kullanılamıyor');
  expect(await age()).toBeNull();
  const { rows } = await app.deps.pool.query('SELECT error FROM backups');
  expect(rows).toEqual([{ error: expect.stringContaining('kullanılamıyor') }]);
  expect(
    lines.some((line) => line.includes('the nightly backup failed') && line.includes('kullanılamıyor')),
  ).toBe(true);
}, 30_000);

test('makes an encrypted backup in the folder, deletes old ones and tells the age of the last', async () => {
  vi.stubEnv('BACKUP_PASSPHRASE', 'iki kelime');
  const to = join(folder, 'backups');
  await runJob(to);
  writeFileSync(join(to, 'yazihane-20200101T003000Z.tar.zst'), '');
  await runJob(to);
  const files = readdirSync(to);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect(file).toMatch(/^yazihane-20[2-9]\d{5}T\d{6}Z\.tar\.zst\.age$/);
  expect(files).not.toContain('yazihane-20200101T003000Z.tar.zst');
  const seconds = await age();
  expect(seconds).toBeGreaterThanOrEqual(0);
  expect(seconds).toBeLessThan(30);
}, 60_000);
