import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type S3Server, startS3 } from '#testing/s3/s3-server.ts';
import type { Env } from '../../env.ts';
import { nightlyName, pruneBackups } from '../prune-backups.ts';
import type { BackupPlace } from './backup-place.ts';
import { findBackup, openPlace } from './place.ts';

const none: Env['s3'] = { endpoint: null, region: null };
const oneMegabyte = Buffer.alloc(1_000_000, 'a');

async function* chunks(count: number) {
  for (let index = 0; index < count; index += 1) yield oneMegabyte;
}
async function* broken() {
  yield* chunks(20);
  throw new Error('the source broke');
}

describe.each(['folder', 'bucket'])('a %s', (kind) => {
  let folder: string;
  let s3: S3Server;
  let place: BackupPlace;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'yazihane-places-'));
    s3 = await startS3();
    for (const [name, value] of Object.entries(s3.env)) vi.stubEnv(name, value);
    const settings = { endpoint: s3.env.AWS_ENDPOINT_URL_S3 ?? '', region: 'us-east-1' };
    place = kind === 'folder' ? openPlace(join(folder, 'deep'), none) : openPlace('s3://kova/gece', settings);
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await s3.close();
    rmSync(folder, { recursive: true });
  });

  test('gives back what it was given, lists and removes it', async () => {
    expect(await place.write('big', Readable.from(chunks(40)))).toBe(40_000_000);
    expect(await place.write('small', Readable.from([Buffer.from('küçük')]))).toBe(8);
    expect((await place.list()).sort()).toEqual(['big', 'small']);
    expect((await buffer(await place.read('big'))).length).toBe(40_000_000);
    expect((await buffer(await place.read('small'))).toString()).toBe('küçük');
    await place.remove('big');
    expect(await place.list()).toEqual(['small']);
  });

  test('replaces nothing and says what is missing', async () => {
    await place.write('one', Readable.from([Buffer.from('1')]));
    await expect(place.write('one', Readable.from([Buffer.from('2')]))).rejects.toThrow('zaten var');
    expect((await buffer(await place.read('one'))).toString()).toBe('1');
    await expect(place.read('two')).rejects.toThrow('bulunamadı');
  });

  test('keeps nothing of a backup that breaks off', async () => {
    await place.list().catch(() => undefined);
    await expect(place.write('half', Readable.from(broken()))).rejects.toThrow('the source broke');
    expect(await place.list()).toEqual([]);
    expect(s3.openUploads()).toBe(0);
  });

  test('loses its old nightly backups, and no other file', async () => {
    const name = (day: string) => nightlyName(new Date(`${day}T00:30:00Z`), { encrypted: day.endsWith('1') });
    const names = [name('2030-01-01'), name('2030-01-17'), name('2030-01-18'), 'notlar.txt'];
    for (const one of [...names, `${name('2030-01-16')}.partial`])
      await place.write(one, Readable.from([oneMegabyte]));
    const pruned = await pruneBackups(place, { keepDays: 14, now: new Date('2030-01-18T01:00:00Z') });
    expect(pruned.sort()).toEqual([name('2030-01-01'), `${name('2030-01-16')}.partial`]);
    expect((await place.list()).sort()).toEqual(['notlar.txt', ...names.slice(1, 3)].sort());
  });
});

test('a bucket that can’t be reached is named', async () => {
  const s3 = await startS3();
  for (const [name, value] of Object.entries({ ...s3.env, AWS_MAX_ATTEMPTS: '1' })) vi.stubEnv(name, value);
  const settings = { endpoint: s3.env.AWS_ENDPOINT_URL_S3 ?? '', region: 'us-east-1' };
  const place = openPlace('s3://kova', settings);
  s3.failWith(503);
  await expect(place.write('x', Readable.from([oneMegabyte]))).rejects.toThrow(
    's3://kova/ için depolama alanına ulaşılamadı',
  );
  await s3.close();
  await expect(place.read('x')).rejects.toThrow('depolama alanına ulaşılamadı');
  vi.unstubAllEnvs();
});

test('a partial file of another backup is left alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'yazihane-places-'));
  const { place, name } = findBackup(join(folder, 'one'), none);
  writeFileSync(join(folder, 'one.partial'), 'theirs');
  await expect(place.write(name, Readable.from([oneMegabyte]))).rejects.toThrow('one.partial zaten var');
  expect(readdirSync(folder)).toEqual(['one.partial']);
  expect(existsSync(join(folder, 'one'))).toBe(false);
  rmSync(folder, { recursive: true });
});

test.each(['s3://', 's3://kova', '/var/yedek/'])('%s names no backup', (address) => {
  expect(() => findBackup(address, none)).toThrow('bir dosya adıyla bitmeli');
});
