import { once } from 'node:events';
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
