import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { prepareServer } from '#testing/server-process.ts';

test('exits with 0 and stops its database when SIGTERM comes right after the start', {
  timeout: 60_000,
}, async () => {
  const server = await prepareServer({});
  try {
    const process = server.launch();
    while (!(await fetch(`${server.url}/healthz`).catch(() => null))?.ok) await wait(5);
    const ended = once(process, 'exit');
    process.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(server.isDatabaseRunning()).toBe(false);
  } finally {
    await server.remove();
  }
});

test('shuts down properly when SIGTERM and SIGINT come at the same time', {
  timeout: 60_000,
}, async () => {
  const server = await prepareServer({});
  try {
    const process = await server.start();
    const ended = once(process, 'exit');
    process.kill('SIGTERM');
    process.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
    expect(server.isDatabaseRunning()).toBe(false);
  } finally {
    await server.remove();
  }
});

test('turns /readyz at SIGTERM, serves for the delay and then stops', {
  timeout: 60_000,
}, async () => {
  const server = await prepareServer({ DRAIN_DELAY_SECONDS: '2' });
  const ask = (path: string) => fetch(server.url + path).then(({ status }) => status);
  try {
    const process = await server.start();
    const ended = once(process, 'exit');
    const askedAt = performance.now();
    process.kill('SIGTERM');
    await expect.poll(() => ask('/readyz'), { interval: 5 }).toBe(503);
    expect(await ask('/api/openapi.json')).toBe(200);
    expect(await ended).toEqual([0, null]);
    expect(performance.now() - askedAt).toBeGreaterThan(1_900);
    expect(server.isDatabaseRunning()).toBe(false);
  } finally {
    await server.remove();
  }
});

test('ends at once at a second SIGTERM more than a second later, also during the delay', {
  timeout: 60_000,
}, async () => {
  const server = await prepareServer({ DRAIN_DELAY_SECONDS: '60' });
  try {
    const process = await server.start();
    const ended = once(process, 'exit');
    const askedAt = performance.now();
    process.kill('SIGTERM');
    while (performance.now() - askedAt < 1_200)
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    process.kill('SIGTERM');
    expect(await ended).toEqual([1, null]);
  } finally {
    await server.remove();
  }
});

test('prints an error, stops its database and exits when its port is taken', {
  timeout: 60_000,
}, async () => {
  const server = await prepareServer({});
  const holder = createServer().listen(Number(new URL(server.url).port), '127.0.0.1');
  try {
    await once(holder, 'listening');
    expect(await once(server.launch(), 'close')).toEqual([1, null]);
    expect(server.said()).toBe(
      `${new URL(server.url).host} adresini başka bir program kullanıyor. Onu kapatın ya da PORT ile başka bir port verin.\n`,
    );
    expect(server.isDatabaseRunning()).toBe(false);
  } finally {
    holder.close();
    await server.remove();
  }
});

test('prints an error and exits when its database is unreachable', {
  timeout: 60_000,
}, async () => {
  const server = await prepareServer({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
    SECRETS_KEY: 'a'.repeat(64),
  });
  try {
    expect(await once(server.launch(), 'close')).toEqual([1, null]);
    expect(server.said()).toBe('Veritabanına ulaşılamadı. connect ECONNREFUSED 127.0.0.1:1\n');
  } finally {
    await server.remove();
  }
});

test('prints an error and exits when its data directory is a file', async () => {
  const server = await prepareServer({ DATA_DIR: import.meta.filename });
  try {
    expect(await once(server.launch(), 'close')).toEqual([1, null]);
    expect(server.said()).toMatch(/^Veri klasörü \(DATA_DIR\) kullanılamıyor: .*\n$/);
  } finally {
    await server.remove();
  }
});
