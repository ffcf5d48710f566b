import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { App } from '../http/http-app.ts';
import { type Bounds, bounds, listen } from './listen.ts';

/** An app with one route that responds on demand and reports its requests. */
async function startSlow(given: Bounds = bounds) {
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<string>();
  const app: App = new Hono();
  app.get('/slow', async (c) => {
    asked.resolve();
    return c.text(await answer.promise);
  });
  app.get('/fast', (c) => c.text('hızlı'));
  const listening = await listen(app, { host: '127.0.0.1', port: 0 }, given);
  return {
    listening,
    url: `http://127.0.0.1:${listening.port}`,
    asked: asked.promise,
    answer: answer.resolve,
  };
}

test('close waits for a pending response and accepts no new connections', async () => {
  const { listening, url, asked, answer } = await startSlow();
  const slow = fetch(`${url}/slow`);
  await asked;
  const closed = listening.close(60_000);
  await expect(fetch(`${url}/fast`)).rejects.toThrow();
  answer('bitti');
  expect(await (await slow).text()).toBe('bitti');
  await closed;
});

test('close does not wait for idle connections', async () => {
  const { listening, url } = await startSlow();
  const agent = new Agent({ keepAlive: true });
  await new Promise<void>((resolve) => {
    get(`${url}/fast`, { agent }, (answer) => answer.resume().on('end', () => resolve()));
  });
  await listening.close(60_000);
  agent.destroy();
});

test('close ends a response that exceeds the time limit', async () => {
  const { listening, url, asked } = await startSlow();
  const slow = fetch(`${url}/slow`);
  await asked;
  await Promise.all([listening.close(20), expect(slow).rejects.toThrow()]);
});

/** How many connections this machine has dropped because too many waited to be accepted. */
function readDropped(): number {
  const [names, values] = readFileSync('/proc/net/netstat', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('TcpExt:'))
    .map((line) => line.split(' '));
  return Number(values?.[names?.indexOf('ListenOverflows') ?? -1]);
}

test('lets 1,000 connections wait that come at once, and drops none', async () => {
  const { listening } = await startSlow();
  const before = readDropped();
  const sockets = Array.from({ length: 1_000 }, () => connect(listening.port, '127.0.0.1'));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  // Other tests may lose some meanwhile; a shorter queue would drop half of these.
  expect(readDropped() - before).toBeLessThan(100);
  for (const socket of sockets) socket.destroy();
  await listening.close(0);
});

/** Sends the bytes, waits until the server closes the connection, and returns the response. */
function talk(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('utf8').on('data', (text) => {
      heard += text;
    });
    socket.on('error', reject).on('close', () => resolve(heard));
  });
}

const impatient: Bounds = { headMs: 60, requestMs: 120, checkMs: 20, idleMs: 20, connections: 10 };

test('closes a connection that sends headers or a body too slowly', async () => {
  const { listening } = await startSlow(impatient);
  const halfHead = 'GET /fast HTTP/1.1\r\nhost: x\r\n';
  expect(await talk(listening.port, halfHead)).toContain('408');
  const halfBody = `POST /none HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{`;
  expect(await talk(listening.port, halfBody)).toMatch(/ 40[48] /);
  await listening.close(0);
});

test('keeps an idle connection for longer than a reverse proxy does, then closes it', async () => {
  const { listening, url } = await startSlow();
  expect((await fetch(`${url}/fast`)).headers.get('keep-alive')).toBe('timeout=75');
  await listening.close(0);
  const { listening: shorter } = await startSlow({ ...bounds, idleMs: 20 });
  expect(await talk(shorter.port, 'GET /fast HTTP/1.1\r\nhost: x\r\n\r\n')).toContain('hızlı');
  await shorter.close(0);
});

const host = 'host: x\r\n';
const emptyChunk = '0\r\n\r\n';

test.each([
  ['two Host headers', `GET /fast HTTP/1.1\r\n${host}Host: y\r\n\r\n`],
  ['the same Host twice', `GET /fast HTTP/1.1\r\n${host}${host}\r\n`],
  ['no Host', 'GET /fast HTTP/1.1\r\n\r\n'],
  ['two lengths', `POST /fast HTTP/1.1\r\n${host}content-length: 1\r\ncontent-length: 2\r\n\r\nab`],
  ['the same length twice', `POST /fast HTTP/1.1\r\n${host}content-length: 1\r\ncontent-length: 1\r\n\r\na`],
  [
    'a length and chunks',
    `POST /fast HTTP/1.1\r\n${host}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n${emptyChunk}`,
  ],
  [
    'a transfer encoding beside chunked',
    `POST /fast HTTP/1.1\r\n${host}transfer-encoding: gzip, chunked\r\n\r\n${emptyChunk}`,
  ],
  ['chunks in HTTP/1.0', `POST /fast HTTP/1.0\r\n${host}transfer-encoding: chunked\r\n\r\n${emptyChunk}`],
])('answers 400 and closes the connection when a request has %s', async (_, bytes) => {
  const { listening } = await startSlow();
  const answers = await talk(
    listening.port,
    `${bytes}GET /fast HTTP/1.1\r\n${host}connection: close\r\n\r\n`,
  );
  expect(answers).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(answers.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  await listening.close(0);
});

test('allows a response to take longer than the limit of a request', async () => {
  const { listening, url, asked, answer } = await startSlow(impatient);
  const slow = fetch(`${url}/slow`);
  await asked;
  // The time limit of another request has passed meanwhile.
  await talk(listening.port, `POST /slow HTTP/1.1\r\nhost: x\r\n`);
  await talk(listening.port, `POST /slow HTTP/1.1\r\nhost: x\r\n`);
  answer('bitti');
  expect(await (await slow).text()).toBe('bitti');
  await listening.close(0);
});

test('refuses connections past the maximum', async () => {
  const { listening, url, asked, answer } = await startSlow({ ...bounds, connections: 1 });
  const first = fetch(`${url}/slow`);
  await asked;
  await expect(fetch(`${url}/fast`)).rejects.toThrow();
  answer('bitti');
  expect(await (await first).text()).toBe('bitti');
  await listening.close(0);
});

test('throws StartupError when the port is in use', async () => {
  const { listening } = await startSlow();
  const second = listen(new Hono() as App, { host: '127.0.0.1', port: listening.port });
  await expect(second).rejects.toThrow('adresini başka bir program kullanıyor');
  await listening.close(0);
});
