import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { data, type ServerBuild } from 'react-router';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createApp } from '#server/app/app.ts';
import { type Listening, listen } from '#server/app/listen.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';
import { apiContext, documentContext } from '#web/lib/server-context.ts';
import { mountBuild } from './mount-build.ts';

const route = (id: string, path: string, module: object) => ({
  id,
  path,
  ...(id !== 'root' && { parentId: 'root' }),
  module: { default: () => null, ...module },
});

const loader = () => {
  throw data(null, 404);
};

/** A build with one page of a fixed address and two with a parameter. */
const build = {
  entry: {
    module: {
      apiContext,
      documentContext,
      default: (_request: Request, status: number, headers: Headers) =>
        new Response('<html></html>', { status, headers }),
    },
  },
  routes: Object.fromEntries(
    [
      route('root', '', {}),
      route('sign-in', 'giris', {}),
      route('post', 'blog/:slug', { loader }),
      route('shared', 'paylas/:token', { loader, handle: { unlisted: true } }),
      route('missing', '*', { loader }),
    ].map((entry) => [entry.id, entry]),
  ),
  assets: { routes: {}, entry: { imports: [], module: '' }, url: '', version: '' },
  publicPath: '/',
  assetsBuildDirectory: '',
  isSpaMode: false,
  ssr: true,
  future: {},
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
} as unknown as ServerBuild;

let app: TestApp;
let pages: Listening;
const folder = mkdtempSync(join(tmpdir(), 'build-'));
const faults: string[] = [];
beforeAll(async () => {
  app = await startTestApp({
    log: pino({ level: 'warn' }, { write: (line) => void faults.push(line) }),
  });
  const routes = createApp(app.deps);
  await mountBuild(routes, app.deps, build, folder);
  pages = await listen(routes, { host: '127.0.0.1', port: 0 });
  // @hono/node-server logs errors that it can't send.
  vi.spyOn(console, 'error').mockImplementation((fault) => void faults.push(String(fault)));
});
afterEach(() => faults.splice(0));
afterAll(async () => {
  vi.restoreAllMocks();
  await pages.close(0);
  await app.stop();
  rmSync(folder, { recursive: true });
});

interface RawAnswer {
  status: number;
  /** The bytes of the headers as Latin-1, so that nothing is decoded. */
  head: string;
  location: string | null;
}

/** Sends a path byte by byte: an HTTP client would encode or normalize it. */
function ask(path: string, method = 'GET'): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(pages.port, '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = ''] = Buffer.concat(chunks).toString('latin1').split('\r\n\r\n');
      const location = /^location: (.*)$/im.exec(head)?.[1] ?? null;
      resolve({ status: Number(head.split(' ')[1]), head, location });
    });
    socket.write(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  });
}

test.each([
  ['/BLOG/%0d%0aX', '/blog/%0D%0Ax'],
  ['/BLOG/%0D%0ASet-Cookie:%20a=b', '/blog/%0D%0Aset-cookie:%20a=b'],
  ['/BLOG/%00', '/blog/%00'],
  ['/BLOG/%7f', '/blog/%7F'],
  ['/PAYLAS/%00', '/paylas/%00'],
  ['/BLOG/%C2%85', '/blog/%C2%85'],
  ['/BLOG/%C3%9C', '/blog/%C3%BC'],
  ['/BLOG/%C4%B0', '/blog/i%CC%87'],
  ['/BLOG/%E2%80%AEx', '/blog/%E2%80%AEx'],
  ['/BLOG/%ff', '/blog/%ff'],
  ['/BLOG/%ED%A0%80', '/blog/%ed%a0%80'],
  ['/BLOG/a%2Fb', '/blog/a%2fb'],
  ['/BLOG/%2500', '/blog/%2500'],
  ['/BLOG/%5Cevil.example', '/blog/%5Cevil.example'],
  ['/BLOG/%3Cscript%3E%22', '/blog/%3Cscript%3E%22'],
  ['/blog/x/', '/blog/x'],
  ['/GIRIS', '/giris'],
  ['/GIRIS?next=//evil.example&%0d%0aX=1', '/giris?next=//evil.example&%0d%0aX=1'],
])('redirects %s to %s with the security headers', async (path, location) => {
  for (const method of ['GET', 'HEAD']) {
    const answer = await ask(path, method);
    expect([answer.status, answer.location]).toEqual([308, location]);
    expect(answer.head).toMatch(/x-content-type-options: nosniff/i);
    expect(answer.head).toMatch(/x-frame-options: DENY/i);
  }
  expect(faults).toEqual([]);
  const next = await ask(location);
  expect([200, 404]).toContain(next.status);
});

const unknown: [name: string, path: string][] = [
  '//evil.example',
  '//EVIL.example/',
  '///evil.example/',
  '/%5Cevil.example/',
  '/%2F%2Fevil.example/',
  '//GIRIS/',
  '/%2e%2e//GIRIS',
  '/blog/%00',
  '/blog/%0d%0aX',
  '/blog/%ff',
  '/blog/%ED%A0%80',
  '/blog/%C4%B0',
  '/blog/%C4%B1',
  '/G%C4%B0R%C4%B0%C5%9E',
  '/G%C4%B1R%C4%B1%C5%9F',
  '/paylas/%00',
  '/paylas/%0d%0aX',
  '/paylas/%ff',
  '/blog/%00/kapak.png',
  '/blog/%ff/kapak.png',
  '/blog/x/kapak.png',
  '/blog/gorsel/%00.png',
  '/blog/gorsel/%ff',
  '/assets/%00',
  '/healthz%00',
  '/%',
  '/%zz',
  '/_.data',
  '/blog/%00.data',
  '/api/%00',
  '/api/%ff',
  '/api/%zz',
  '/api//evil.example',
].map((path) => [path, path]);
unknown.push(
  ['8,000 letters', `/${'a'.repeat(8_000)}`],
  ['2,000 escapes', `/blog/${'%C4%B0'.repeat(2_000)}`],
);

test.each(unknown)('answers 404 without a redirect for %s', async (_name, path) => {
  for (const method of ['GET', 'HEAD']) {
    const answer = await ask(path, method);
    expect([answer.status, answer.location], method).toEqual([404, null]);
    expect(answer.head, method).toMatch(/x-content-type-options: nosniff/i);
  }
  expect(faults).toEqual([]);
});

test('redirects to this site for an address of another site in the request line', async () => {
  expect((await ask('http://evil.example/GIRIS')).location).toBe('/giris');
});
