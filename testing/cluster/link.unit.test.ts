import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '#testing/free-port.ts';
import { type Link, openLink } from './link.ts';

const silenceMs = 150;

let link: Link;
let port: number;
const echo = createServer((socket) => {
  socket.on('error', () => undefined);
  socket.pipe(socket);
});
const clients: Socket[] = [];

beforeEach(async () => {
  port = await freePort();
  const far = await freePort();
  await new Promise<void>((resolve) => echo.listen(far, '127.0.0.1', resolve));
  link = await openLink('127.0.0.1', '127.0.0.1', port, far);
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await link.close();
  await new Promise((resolve) => echo.close(resolve));
});

/** A client that says something and collects what comes back. */
async function openClient() {
  const socket = connect(port, '127.0.0.1');
  clients.push(socket);
  await once(socket, 'connect');
  let received = '';
  socket.on('data', (bytes) => {
    received += bytes;
  });
  return { say: (text: string) => socket.write(text), received: () => received, socket };
}

test('passes bytes in both directions', async () => {
  const client = await openClient();
  client.say('merhaba');
  await expect.poll(client.received).toBe('merhaba');
});

test('holds old and new connections while it is cut, and passes what waited when it is restored', async () => {
  const before = await openClient();
  before.say('bir ');
  await expect.poll(before.received).toBe('bir ');
  link.cut();
  before.say('iki');
  const during = await openClient();
  during.say('üç');
  await wait(silenceMs);
  expect([before.received(), during.received()]).toEqual(['bir ', '']);
  expect(before.socket.closed).toBe(false);
  link.restore();
  await expect.poll(before.received).toBe('bir iki');
  await expect.poll(during.received).toBe('üç');
});

test('cuts only the connections that name a client', async () => {
  const [one, other] = [await openClient(), await openClient()];
  one.say('I am db2.');
  other.say('I am db3.');
  await expect.poll(() => other.received() + one.received()).toBe('I am db3.I am db2.');
  link.cut('db2');
  one.say(' One.');
  other.say(' Other.');
  await expect.poll(other.received).toBe('I am db3. Other.');
  await wait(silenceMs);
  expect(one.received()).toBe('I am db2.');
});
