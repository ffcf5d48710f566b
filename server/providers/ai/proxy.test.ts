import { createServer, request as forward, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { parseEnv } from '#server/env.ts';
import { collect } from '#testing/fake-ai/collect.ts';
import { type FakeAi, startFakeAi } from '#testing/fake-ai/server.ts';
import { fakeStory } from '#testing/fake-ai/story.ts';
import { PrivateAddressError } from '../public-address.ts';
import { ProviderWriter } from './provider-writer.ts';

/** A name that belongs to a private network. */
vi.mock('node:dns', async (importOriginal) => {
  const dns = await importOriginal<typeof import('node:dns')>();
  const lookup = (...given: unknown[]) => {
    const [name, , done] = given as [string, object, (error: null, found: object[]) => void];
    if (name === 'ic.example') done(null, [{ address: '10.1.2.3', family: 4 }]);
    else Reflect.apply(dns.lookup, dns, given);
  };
  return { ...dns, default: dns, lookup };
});

let fake: FakeAi;
let proxy: Server;
let proxyUrl: string;
/** What the proxy was asked for: addresses of http, hosts of https. */
const asked: string[] = [];

beforeAll(async () => {
  fake = await startFakeAi();
  proxy = createServer((request, response) => {
    asked.push(request.url ?? '');
    const { method, headers } = request;
    const onward = forward({ port: fake.port, path: '/v1/chat/completions', method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    request.pipe(onward);
  });
  proxy.on('connect', ({ url = '' }, socket) => {
    asked.push(url);
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  proxyUrl = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
});
afterAll(async () => {
  proxy.closeAllConnections();
  proxy.close();
  await fake.close();
});
beforeEach(() => {
  asked.length = 0;
});

/** Writes a text with the proxies of these variables. */
async function write(baseUrl: string, source: NodeJS.ProcessEnv, publicOnly = false): Promise<string> {
  const { proxy: settings } = parseEnv({ APP_SECRET: 'a'.repeat(32), ...source });
  const writer = new ProviderWriter({ provider: 'other', baseUrl, model: 'ok', proxy: settings, publicOnly });
  try {
    return (await collect(writer)).pieces.join('');
  } finally {
    await writer.close();
  }
}

test('reaches a provider through the proxy for http, and streams', async () => {
  expect(await write('http://model.example/v1', { HTTP_PROXY: proxyUrl })).toBe(fakeStory);
  expect(asked).toEqual(['http://model.example/v1/chat/completions']);
});

test('tunnels https through the proxy of https, and fails as a network error where it refuses', async () => {
  const written = write('https://model.example/v1', {
    https_proxy: proxyUrl,
    HTTPS_PROXY: 'http://yok.invalid',
  });
  await expect(written).rejects.toMatchObject({ code: 'AI_NETWORK' });
  expect(asked).toEqual(['model.example:443']);
});

test('asks no proxy for hosts of NO_PROXY and for this machine', async () => {
  expect(await write(fake.baseUrl, { HTTP_PROXY: proxyUrl })).toBe(fakeStory);
  const written = write('http://model.invalid/v1', { HTTP_PROXY: proxyUrl, NO_PROXY: 'model.invalid' });
  await expect(written).rejects.toMatchObject({ code: 'AI_NETWORK' });
  expect(asked).toEqual([]);
});

test('refuses a name of a private network before the proxy is asked, where private addresses are closed', async () => {
  const written = write('https://ic.example/v1', { HTTPS_PROXY: proxyUrl }, true);
  const error: { cause?: { cause?: unknown } } = await written.then(
    () => ({}),
    (failure) => failure,
  );
  expect(error.cause?.cause).toBeInstanceOf(PrivateAddressError);
  expect(asked).toEqual([]);
});
