import { once } from 'node:events';
import type { WriteStream } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createUpload } from './upload.ts';

const disk = vi.hoisted(() => ({
  /** Files open only after this is resolved. */
  ready: Promise.withResolvers<void>(),
  made: Promise.withResolvers<WriteStream>(),
}));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const open = (...given: Parameters<typeof fs.open>) =>
    void disk.ready.promise.then(() => fs.open(...given));
  const createWriteStream: typeof fs.createWriteStream = (path, options) => {
    const file = fs.createWriteStream(path, { ...Object(options), fs: { ...fs, open } });
    disk.made.resolve(file);
    return file;
  };
  return { ...fs, createWriteStream };
});

const hold = { add: () => undefined, release: () => undefined };

test('leaves no file when a body ends before its file is open', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'upload-'));
  const incoming = new IncomingMessage(new Socket());
  const upload = createUpload(folder);
  const dropped = upload
    .file(incoming, 10, hold)
    .catch((fault: unknown) => fault)
    .finally(upload.drop);
  const file = await disk.made.promise;
  const closed = once(file, 'close');
  incoming.destroy();
  // Enough turns for code that does not wait for the disk.
  for (let turns = 0; turns < 1_000; turns += 1) await turn();
  disk.ready.resolve();
  expect(await dropped).toBeInstanceOf(SyntaxError);
  await closed;
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});

test('refuses a body past the limit while a part of it is still being written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'upload-'));
  disk.ready.resolve();
  for (let time = 0; time < 5; time += 1) {
    const incoming = new IncomingMessage(new Socket());
    const upload = createUpload(folder);
    disk.made = Promise.withResolvers();
    const taken = upload.file(incoming, 20, hold).finally(upload.drop);
    await once(await disk.made.promise, 'open');
    for (const piece of ['12345678', '12345678', '12345678', null]) incoming.push(piece);
    await expect(taken).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
  }
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});
