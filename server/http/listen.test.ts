import { Agent, get } from 'node:http';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { App } from './app.ts';
import { listen } from './listen.ts';

/** An app with one route that answers when it is told to, and says when it was asked. */
async function startSlow() {
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<string>();
  const app: App = new Hono();
  app.get('/slow', async (c) => {
    asked.resolve();
    return c.text(await answer.promise);
  });
  app.get('/fast', (c) => c.text('hızlı'));
  const listening = await listen(app, { host: '127.0.0.1', port: 0 });
  return {
    listening,
    url: `http://127.0.0.1:${listening.port}`,
    asked: asked.promise,
    answer: answer.resolve,
  };
}

test('closing lets an answer under way finish, and takes nothing new', async () => {
  const { listening, url, asked, answer } = await startSlow();
  const slow = fetch(`${url}/slow`);
  await asked;
  const closed = listening.close(60_000);
  await expect(fetch(`${url}/fast`)).rejects.toThrow();
  answer('bitti');
  expect(await (await slow).text()).toBe('bitti');
  await closed;
});

test('closing waits for no idle connection', async () => {
  const { listening, url } = await startSlow();
  const agent = new Agent({ keepAlive: true });
  await new Promise<void>((resolve) => {
    get(`${url}/fast`, { agent }, (answer) => answer.resume().on('end', () => resolve()));
  });
  await listening.close(60_000);
  agent.destroy();
});

test('closing hangs up on an answer that does not end within the limit', async () => {
  const { listening, url, asked } = await startSlow();
  const slow = fetch(`${url}/slow`);
  await asked;
  await Promise.all([listening.close(20), expect(slow).rejects.toThrow()]);
});

test('a taken port is told', async () => {
  const { listening } = await startSlow();
  const second = listen(new Hono() as App, { host: '127.0.0.1', port: listening.port });
  await expect(second).rejects.toThrow('EADDRINUSE');
  await listening.close(0);
});
