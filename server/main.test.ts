import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { prepareServer } from '#testing/server-process.ts';

test('asked to end the moment that it answers, it ends well and stops its database', {
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

test('with its port taken it says so and ends, its database stopped', { timeout: 60_000 }, async () => {
  const server = await prepareServer({});
  const holder = createServer().listen(Number(new URL(server.url).port), '127.0.0.1');
  try {
    await once(holder, 'listening');
    expect(await once(server.launch(), 'exit')).toEqual([1, null]);
    expect(server.isDatabaseRunning()).toBe(false);
  } finally {
    holder.close();
    await server.remove();
  }
});

test('without its database it says so and ends, whatever it has read of the app', {
  timeout: 60_000,
}, async () => {
  const server = await prepareServer({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
    SECRETS_KEY: 'a'.repeat(64),
  });
  try {
    expect(await once(server.launch(), 'exit')).toEqual([1, null]);
  } finally {
    await server.remove();
  }
});
